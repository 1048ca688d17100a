import { z } from 'zod';
import { OpenApproval, SourceCheck } from '../approvals/schemas.ts';
import { SecondFactorProof } from '../factors/proof-schemas.ts';
import { EmailCode, Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money-schemas.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { BankAccount } from './bank-schemas.ts';
import { withdrawalEvents, withdrawalStates } from './withdrawal-machine.ts';

export const WithdrawalState = z.enum(withdrawalStates);

export const WithdrawalEvent = z.enum(withdrawalEvents);

/** Who is paid: as the account stood when the withdrawal was applied for. */
const Payee = BankAccount.pick({
  accountName: true,
  bankName: true,
  branch: true,
  bankCode: true,
  routing: true,
  street: true,
  town: true,
  country: true,
  postcode: true,
  ending: true,
}).extend({ bankId: Id });

/** One entry of a withdrawal's history; the reason where the event has one. */
const HistoryEntry = z.object({
  at: Instant,
  event: z.enum(['apply', ...withdrawalEvents]),
  by: z.enum(['owner', 'finance', 'checker']),
  reason: z.string(),
});

/** A withdrawal as its owner sees it. */
export const Withdrawal = z.object({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: WithdrawalState,
  amount: MoneyWire,
  payee: Payee,
  at: Instant,
  /** When its state began, and until when the next act is due; null where it has ended. */
  since: Instant,
  dueAt: Instant.nullable(),
  /** From when the payee may be paid; null where it may be paid at any time. */
  payableFrom: Instant.nullable(),
  /** The bank's reference and day of the transfer; empty and null before it was sent. */
  bankReference: z.string(),
  sentOn: z.string().nullable(),
  /** Why it was refused, or why the bank returned it; empty else. */
  reason: z.string(),
  /** Its check takes longer than usual: the owner is told no more than that. */
  longerCheck: z.boolean(),
  /** Events that its owner may take now. */
  events: z.array(WithdrawalEvent),
  history: z.array(HistoryEntry),
});

export type Withdrawal = z.infer<typeof Withdrawal>;

export const cashLimits = {
  input: z.object({}),
  output: z.object({
    available: MoneyWire,
    frozen: MoneyWire,
    least: MoneyWire,
    most: MoneyWire,
    perDay: MoneyWire,
    usedToday: MoneyWire,
    /** From here on a second factor is needed: my withdrawals and exchanges of today count. */
    secondFactorFrom: MoneyWire,
    /** The largest amount that may be applied for now; zero where none may. */
    max: MoneyWire,
  }),
};

export const cashCode = {
  input: z.object({ bankId: Id, amount: AmountText }),
  output: z.object({
    /** The address that the code was sent to, its name hidden. */
    sentTo: z.string(),
    resendAfterS: z.number().int(),
    /** Whether the amount needs a second factor; a payee younger than 24 h waits without one. */
    needsFactor: z.boolean(),
    /** The text that a passkey signs: amount and payee as they stand. */
    boundTo: z.string(),
  }),
};

export const cashApply = {
  input: z.object({
    bankId: Id,
    amount: AmountText,
    code: EmailCode,
    /** Releases a payee that is younger than 24 h, and any amount from `secondFactorFrom` on. */
    factor: SecondFactorProof.optional(),
    remark: text(200).default(''),
  }),
  output: Withdrawal,
};

export const cashList = {
  input: Paging.extend({
    state: WithdrawalState.optional(),
    /** Those that have not ended. */
    open: z.boolean().optional(),
    /** Part of a number. */
    find: text(40).default(''),
  }),
  output: pageOf(Withdrawal),
};

export const cashOne = {
  input: z.object({ id: Id }),
  output: Withdrawal,
};

export const cashCancel = {
  input: RecordVersion,
  output: Withdrawal,
};

/** A transfer as the bank names it. */
export const BankTransfer = z.object({ bankReference: z.string(), sentOn: z.string() });

/** A withdrawal as finance sees it. */
export const OpsWithdrawal = Withdrawal.extend({
  ownerId: Id,
  ownerName: z.string(),
  /** The whole account number: who pays needs it. */
  accountNumber: z.string(),
  available: MoneyWire,
  frozen: MoneyWire,
  /** Made anew for each reading, and again at approval. */
  checks: z.array(SourceCheck),
  approval: OpenApproval.extend({
    /** The note of the maker. */
    reason: z.string(),
    /** A transfer made while it is held, which the checker records; null for its approval. */
    transfer: BankTransfer.nullable(),
    /** The bank's reference of a return, which the checker records; null for other requests. */
    returnReference: z.string().nullable(),
    /** The checker refuses the approved withdrawal; the reason is what its owner reads then. */
    isRefusal: z.boolean(),
  }).nullable(),
  /** The note of a checker who sent it back, or refused it; empty where none did. */
  sentBack: z.string(),
  /** Whether that note answers a request to refuse it. */
  isRefusalNote: z.boolean(),
  /** The finding that holds it: another role approves it, or two people clear the finding. */
  heldBy: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** The file of payments that waits with it: it is not sent by hand meanwhile. */
  file: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** Whether the reader may request its approval now. */
  mayPrepare: z.boolean(),
  /** Whether the reader may ask an administrator to record a transfer that was made while it is held. */
  mayProposeTransfer: z.boolean(),
  /** Whether the reader may ask another person of finance to record a return of the bank. */
  mayProposeReturn: z.boolean(),
  /** Whether the reader may ask another person of finance to refuse it although it is approved. */
  mayProposeRefusal: z.boolean(),
});

export type OpsWithdrawal = z.infer<typeof OpsWithdrawal>;

export const opsWithdrawalList = {
  input: ClaimedPaging.extend({
    state: WithdrawalState.optional(),
    open: z.boolean().optional(),
    /** Part of the number or of the payee's name. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsWithdrawal),
};

export const opsWithdrawalOne = {
  input: z.object({ id: Id }),
  output: OpsWithdrawal,
};

export const opsWithdrawalPrepare = {
  input: RecordVersion.extend({ note: text(500).default('') }),
  output: OpsWithdrawal,
};

export const opsWithdrawalRefuse = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsWithdrawal,
};

export const opsWithdrawalProposeRefusal = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsWithdrawal,
};

export const opsWithdrawalSend = {
  input: RecordVersion.extend({ bankReference: needed(64), sentOn: z.iso.date('invalid') }),
  output: OpsWithdrawal,
};

export const opsWithdrawalProposeTransfer = {
  input: RecordVersion.extend({
    bankReference: needed(64),
    sentOn: z.iso.date('invalid'),
    note: needed(500),
  }),
  output: OpsWithdrawal,
};

export const opsWithdrawalComplete = {
  input: RecordVersion,
  output: OpsWithdrawal,
};

export const opsWithdrawalProposeReturn = {
  input: RecordVersion.extend({ reason: needed(500), bankReference: needed(64) }),
  output: OpsWithdrawal,
};

export const opsWithdrawalReopen = {
  input: RecordVersion,
  output: OpsWithdrawal,
};
