import { z } from 'zod';
import { PaymentApproval } from '../approvals/schemas.ts';
import { FileUrl, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { orderKinds } from '../orders/table.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { logStates, logTypes, matters, rechargeStates } from './constants.ts';

export const Matter = z.enum(matters);

export type Matter = z.infer<typeof Matter>;

export const LogState = z.enum(logStates);

export type LogState = z.infer<typeof LogState>;

/** The cause of a movement of money: an order, a recharge; `no` is the number people see. */
export const Cause = z.object({ kind: z.string(), id: Id, no: z.string() });

export type Cause = z.infer<typeof Cause>;

/** The order that a movement of money belongs to. */
export const OrderCause = Cause.extend({ kind: z.enum(orderKinds) });

export type OrderCause = z.infer<typeof OrderCause>;

export const LogType = z.enum(logTypes);

export type LogType = z.infer<typeof LogType>;

/** Money that an order of the reader still holds in escrow. */
export const EscrowHeld = z.object({ order: OrderCause, amount: MoneyWire, since: Instant });

export type EscrowHeld = z.infer<typeof EscrowHeld>;

/** Money that a seller set aside for a claim; it is the buyer's once it is paid. */
export const ClaimHeld = EscrowHeld.extend({ claim: Cause });

export type ClaimHeld = z.infer<typeof ClaimHeld>;

/** A part of the frozen balance: the withdrawal or exchange that it is frozen for. */
export const FrozenPart = z.object({
  cause: Cause,
  type: LogType,
  amount: MoneyWire,
  since: Instant,
  /** Until when finance is to have acted; null where nobody is waited for. */
  until: Instant.nullable(),
});

export type FrozenPart = z.infer<typeof FrozenPart>;

export const walletOne = {
  input: z.object({}),
  output: z.object({
    asOf: Instant,
    balance: MoneyWire,
    frozen: MoneyWire,
    total: MoneyWire,
    frozenParts: z.array(FrozenPart),
    held: MoneyWire,
    holds: z.array(EscrowHeld),
    claimHeld: MoneyWire,
    claimHolds: z.array(ClaimHeld),
    /** Money of the reader that is set aside for claims against it. */
    setAside: MoneyWire,
    setAsideFor: z.array(ClaimHeld),
    deposit: MoneyWire,
  }),
};

const LogId = z.union([z.string().regex(/^[1-9]\d{0,17}$/), Id]);

/**
 * A row of my ledger; `change` bears its sign and `balance` is the available balance after it. A
 * failed recharge stands in it with the amount that was announced, and changed no balance.
 */
export const LogRow = z.object({
  /** Its number in my ledger, counted from 1; of a failed recharge the recharge's id. */
  id: LogId,
  at: Instant,
  matter: Matter,
  change: MoneyWire,
  balance: MoneyWire,
  state: LogState,
  cause: Cause,
  /** The record that tells more, for the page of its type. */
  detail: z.object({ type: LogType, id: Id }),
  /** The related order; null where the matter is of none. */
  order: OrderCause.nullable(),
  orderNo: z.string().nullable(),
  /** The last digits of the bank account that it came from or goes to; empty where there is none. */
  accountEnding: z.string(),
  /** The first part numbers of its order, at most `LOG_PARTS`, and how many lines the order has. */
  parts: z.array(z.string()),
  orderLines: z.number().int(),
  remark: z.string(),
  /** Why it failed; empty where it did not. */
  failReason: z.string(),
});

export type LogRow = z.infer<typeof LogRow>;

const Day = z.iso.date('invalid');

export const walletLogList = {
  input: Paging.extend({
    matter: Matter.optional(),
    state: LogState.optional(),
    /** The first and the last day. */
    from: Day.optional(),
    to: Day.optional(),
    /** Part of the record's or the order's number. */
    find: text(40).default(''),
  }).refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'invalid',
  }),
  output: pageOf(LogRow).extend({
    /**
     * The available balance before the oldest row of the page, and the day from whose beginning on the
     * rows are listed where the page is the last of such a period. Null where rows are left out by
     * matter, state or number, so that the changes do not add up, and where all began with the page.
     */
    broughtForward: z.object({ from: Day.nullable(), balance: MoneyWire }).nullable(),
  }),
};

export const walletLogOne = {
  input: z.object({ id: LogId }),
  output: LogRow,
};

export const RechargeState = z.enum(rechargeStates);

export type RechargeState = z.infer<typeof RechargeState>;

/** The account that the transfer came from, and its proof. */
const Transferred = z.object({
  amount: AmountText,
  accountName: needed(100),
  accountNumber: needed(64),
  bankName: needed(100),
  bankCode: needed(64),
  proof: FileUrl,
  remark: text(200).default(''),
});

export const walletReference = {
  input: z.object({ purpose: z.enum(['recharge', 'deposit']), orderId: Id.optional() }),
  output: z.object({ no: z.string(), reference: z.string() }),
};

/** A recharge as its owner sees it. */
export const Recharge = Transferred.extend({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: RechargeState,
  at: Instant,
  decidedAt: Instant.nullable(),
  amount: MoneyWire,
  proof: z.string(),
  remark: z.string(),
  /** The payment reference on the transfer, with check digits. */
  reference: z.string(),
  /** The order that it pays at once when finance confirms. */
  order: OrderCause.nullable(),
  failReason: z.string(),
});

export type Recharge = z.infer<typeof Recharge>;

export const rechargeApply = {
  input: Transferred.extend({
    orderId: Id.optional(),
    /** The reference that the transfer bears, as it was drawn for it. */
    reference: needed(40).optional(),
  }),
  output: z.object({ id: Id, no: z.string() }),
};

export const rechargeList = {
  input: Paging.extend({ state: RechargeState.optional() }),
  output: pageOf(Recharge),
};

export const rechargeOne = {
  input: z.object({ id: Id }),
  output: Recharge,
};

/** A recharge as finance sees it: whose it is, and who decided. */
export const OpsRecharge = Recharge.extend({
  ownerId: Id,
  ownerName: z.string(),
  decidedBy: z.string().nullable(),
  /** The bank's reference of the transfer that confirmed it; empty before. */
  bankReference: z.string(),
  /** It is pending, and one person alone cannot confirm it. */
  needsSecondPerson: z.boolean(),
  /** Above this amount, alone or within 24 hours, two people confirm recharges (a setting). */
  twoPeopleAbove: MoneyWire,
  /** The first person's confirmation of a large recharge, while it waits for the second. */
  approval: PaymentApproval.nullable(),
  /** Why the second person sent the last confirmation back or refused it; empty otherwise. */
  cameBack: z.string(),
  /** Why the reader may not fail it while it is pending, as the call refuses it; null where that may be. */
  failBar: z
    .enum(['wallet.samePerson', 'approval.open', 'bank.matched', 'approval.samePerson'])
    .nullable(),
});

export type OpsRecharge = z.infer<typeof OpsRecharge>;

/** The bank's own number of an incoming transfer, as its statement shows it. */
const BankReference = needed(64);

export const opsRechargeList = {
  input: ClaimedPaging.extend({
    state: RechargeState.optional(),
    /**
     * Part of the recharge's or order's number, or of the transferring account's name; a whole
     * reference finds the one that bears it.
     */
    find: text(80).default(''),
  }),
  output: pageOf(OpsRecharge),
};

export const opsRechargeOne = {
  input: z.object({ id: Id }),
  output: OpsRecharge,
};

export const opsRechargeConfirm = {
  input: RecordVersion.extend({ bankReference: BankReference }),
  output: OpsRecharge,
};

export const opsRechargeFail = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsRecharge,
};

export const opsLedger = {
  input: z.object({}),
  output: z.object({
    accounts: z.array(z.object({ kind: z.string(), balance: MoneyWire })),
    trial: z.array(MoneyWire),
  }),
};
