import { z } from 'zod';
import { PaymentApproval } from '../approvals/schemas.ts';
import { FileUrl, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { pageOf } from '../response-schemas.ts';
import { depositStates } from './machine.ts';

export const DepositState = z.enum(depositStates);

/** The account that the transfer came from: a deposit is paid back to it unless another is chosen. */
const Payer = z.object({
  accountName: needed(100),
  accountNumber: needed(64),
  bankName: needed(100),
  bankCode: needed(64),
});

/** A deposit as its seller sees it. */
export const Deposit = Payer.extend({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: DepositState,
  appliedAt: Instant,
  /** When the present state began. */
  since: Instant,
  /** Until when finance is to have acted; null where it has nothing to do. */
  dueAt: Instant.nullable(),
  amount: MoneyWire,
  /** The part that compensation has left of it, also where it is owed again; zero where none is. */
  left: MoneyWire,
  /** Compensation has used all of it: its seller may announce another one. */
  isUsedUp: z.boolean(),
  /** The part that was paid back; null before it is, and once the bank has brought it back. */
  returned: MoneyWire.nullable(),
  /** The account that it is paid back to: the payer's, or one that its seller chose since. */
  payee: Payer,
  /** From when that account may be paid; null where it may be paid at any time. */
  payableFrom: Instant.nullable(),
  /** Why the bank brought a payment back; empty where it never did. */
  bankReturnReason: z.string(),
  proof: z.string(),
  /** The payment reference on the transfer, with check digits. */
  reference: z.string(),
  returnReason: z.string(),
  /** Why finance did not find it, or does not pay it back now. */
  decisionReason: z.string(),
  /** It is paid back at the bank, as finance says or a statement shows; a second person has not approved it. */
  isPaying: z.boolean(),
  /** Steps that the reader may take now. */
  events: z.array(
    z.enum(['requestReturn', 'cancelReturn', 'confirm', 'fail', 'refuseReturn', 'changeAccount']),
  ),
});

export type Deposit = z.infer<typeof Deposit>;

export const depositOne = {
  input: z.object({ id: Id.optional() }),
  output: z.object({
    amount: MoneyWire,
    deposit: Deposit.nullable(),
    /** The one of mine that the bank brought back and that is not paid anew yet. */
    unpaid: z.object({ id: Id, no: z.string(), left: MoneyWire }).nullable(),
    /** The one that was to replace a used-up deposit and did not arrive, with finance's reason. */
    failed: z.object({ no: z.string(), reason: z.string() }).nullable(),
  }),
};

export const depositApply = {
  input: Payer.extend({
    proof: FileUrl,
    /** The reference that the transfer bears, as `/wallet/reference` drew it. */
    reference: needed(40).optional(),
  }),
  output: Deposit,
};

export const depositRequestReturn = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Deposit,
};

export const depositCancelReturn = {
  input: RecordVersion,
  output: Deposit,
};

export const depositChangeAccount = {
  input: RecordVersion.extend({ bankId: Id }),
  output: Deposit,
};

/** A deposit as finance sees it. */
export const OpsDeposit = Deposit.extend({
  sellerId: Id,
  sellerName: z.string(),
  decidedBy: z.string().nullable(),
  receivedReference: z.string(),
  returnedReference: z.string(),
  /** The payment back that the first person has made, while it waits for the second. */
  approval: PaymentApproval.nullable(),
  /** Why the second person did not approve it as the deposit is now; empty where nobody said so. */
  sentBack: z.string(),
});

export type OpsDeposit = z.infer<typeof OpsDeposit>;

export const opsDepositList = {
  input: ClaimedPaging.extend({
    state: DepositState.optional(),
    /** Part of the number or of the paying account's name, or a whole reference. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsDeposit),
};

export const opsDepositOne = {
  input: z.object({ id: Id }),
  output: OpsDeposit,
};

export const opsDepositConfirm = {
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsDeposit,
};

export const opsDepositFail = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsDeposit,
};

export const opsDepositRefuse = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsDeposit,
};

export const opsDepositPropose = {
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsDeposit,
};
