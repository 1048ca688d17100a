import { z } from 'zod';
import { ApprovalEvent, SourceCheck } from '../approvals/calls.ts';
import { command, parties, query } from '../call.ts';
import { SecondFactorProof } from '../factors/proof.ts';
import { EmailCode, Id, Instant, needed, text } from '../fields.ts';
import { AmountText, MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { withdrawalEvents, withdrawalStates } from './withdrawal-machine.ts';

export const WithdrawalState = z.enum(withdrawalStates);
export const WithdrawalEvent = z.enum(withdrawalEvents);

/** Who is paid: as the account stood when the withdrawal was applied for. */
const Payee = z.object({
  bankId: Id,
  accountName: z.string(),
  bankName: z.string(),
  branch: z.string(),
  bankCode: z.string(),
  routing: z.string(),
  street: z.string(),
  town: z.string(),
  country: z.string(),
  postcode: z.string(),
  /** The last four characters of the account number. */
  ending: z.string(),
});

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

/** Limits of my withdrawals beside my balances, of one snapshot. */
export const cashLimits = query({
  path: '/wallet/cash/limits',
  callers: parties,
  input: z.object({}),
  output: z.object({
    available: MoneyWire,
    frozen: MoneyWire,
    least: MoneyWire,
    most: MoneyWire,
    perDay: MoneyWire,
    usedToday: MoneyWire,
    /** From this amount on a second factor is needed besides the mailed code. */
    secondFactorFrom: MoneyWire,
    /** The largest amount that may be applied for now; zero where none may. */
    max: MoneyWire,
  }),
});

const amountFails = [
  'wallet.notEnough',
  'wallet.cash.least',
  'wallet.cash.most',
  'wallet.cash.dayOver',
  'wallet.cash.currency',
] as const;
const codeFails = ['code.wrong', 'code.expired', 'code.spent'] as const;

/** Mails the code that confirms a withdrawal of this amount to this payee, and nothing else. */
export const cashCode = command({
  path: '/wallet/cash/code',
  callers: parties,
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
  failures: [...amountFails, 'code.wait'],
  secret: true,
  perMinute: 10,
});

/**
 * Applies for a withdrawal: the amount is frozen at once. The code, and the second factor where one
 * is needed, must have been given for this amount and payee as it stands.
 */
export const cashApply = command({
  path: '/wallet/cash/apply',
  perCaller: quotas.withdrawals,
  callers: parties,
  input: z.object({
    bankId: Id,
    amount: AmountText,
    code: EmailCode,
    /** Releases a payee that is younger than 24 h, and any amount from `secondFactorFrom` on. */
    factor: SecondFactorProof.optional(),
    remark: text(200).default(''),
  }),
  output: Withdrawal,
  failures: [
    ...amountFails,
    ...codeFails,
    'factor.needed',
    'factor.none',
    'factor.wrong',
    'totp.wrong',
    'login.locked',
  ],
});

/** My withdrawals, the newest first. */
export const cashList = query({
  path: '/wallet/cash/list',
  callers: parties,
  input: Paging.extend({
    state: WithdrawalState.optional(),
    /** Those that have not ended. */
    open: z.boolean().optional(),
    /** Part of a number. */
    find: text(40).default(''),
  }),
  output: pageOf(Withdrawal),
});

export const cashOne = query({
  path: '/wallet/cash/one',
  callers: parties,
  input: z.object({ id: Id }),
  output: Withdrawal,
});

const RecordVersion = z.object({ id: Id, version: z.number().int() });

/** Cancels a withdrawal that finance has not approved yet, or that the bank returned. */
export const cashCancel = command({
  path: '/wallet/cash/cancel',
  callers: parties,
  input: RecordVersion,
  output: Withdrawal,
  failures: ['wallet.changed', 'wallet.cash.wrongState'],
});

const finance = permissions.withdrawals;

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
  approval: z
    .object({
      id: Id,
      version: z.number().int(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      /** The note of the maker. */
      reason: z.string(),
      /** A transfer made while it is held, which the checker records; null for its approval. */
      transfer: BankTransfer.nullable(),
      events: z.array(ApprovalEvent),
    })
    .nullable(),
  /** The note of a checker who sent it back, or refused it; empty where none did. */
  sentBack: z.string(),
  /** The finding that holds it: another role approves it, or two people clear the finding. */
  heldBy: z.object({ no: z.string(), link: z.string() }).nullable(),
  /** Whether the reader may request its approval now. */
  mayPrepare: z.boolean(),
  /** Whether the reader may ask an administrator to record a transfer that was made while it is held. */
  mayProposeTransfer: z.boolean(),
});
export type OpsWithdrawal = z.infer<typeof OpsWithdrawal>;

/** Withdrawals for finance: those that wait come oldest first, the ended newest first. */
export const opsWithdrawalList = query({
  path: '/ops/withdrawal/list',
  callers: finance,
  input: Paging.extend({
    state: WithdrawalState.optional(),
    open: z.boolean().optional(),
    /** Part of the number or of the payee's name. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsWithdrawal),
});

export const opsWithdrawalOne = query({
  path: '/ops/withdrawal/one',
  callers: finance,
  input: z.object({ id: Id }),
  output: OpsWithdrawal,
});

const stepFails = ['wallet.changed', 'wallet.cash.wrongState', 'finance.ownMoney'] as const;

/** Requests the approval of a second person of finance; a note says what was checked. */
export const opsWithdrawalPrepare = command({
  path: '/ops/withdrawal/prepare',
  callers: finance,
  input: RecordVersion.extend({ note: text(500).default('') }),
  output: OpsWithdrawal,
  failures: [
    ...stepFails,
    'approval.open',
    'wallet.cash.notPayable',
    'wallet.cash.payeeChanged',
    'wallet.cash.noteNeeded',
  ],
});

/** Refuses a withdrawal with a reason that its owner reads; the amount is available again. */
export const opsWithdrawalRefuse = command({
  path: '/ops/withdrawal/refuse',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsWithdrawal,
  failures: stepFails,
});

/** Records the transfer of an approved withdrawal: its reference and day at the bank. */
export const opsWithdrawalSend = command({
  path: '/ops/withdrawal/send',
  callers: finance,
  input: RecordVersion.extend({ bankReference: needed(64), sentOn: z.iso.date('invalid') }),
  output: OpsWithdrawal,
  failures: [
    ...stepFails,
    'wallet.cash.referenceUsed',
    'wallet.cash.payeeChanged',
    'wallet.cash.held',
  ],
});

/**
 * Says that a held withdrawal was transferred at the bank all the same. An administrator who reads
 * why it is held records it, by `/ops/approval/approve`.
 */
export const opsWithdrawalProposeTransfer = command({
  path: '/ops/withdrawal/proposeTransfer',
  callers: finance,
  input: RecordVersion.extend({
    bankReference: needed(64),
    sentOn: z.iso.date('invalid'),
    note: needed(500),
  }),
  output: OpsWithdrawal,
  failures: [...stepFails, 'wallet.cash.payeeChanged', 'approval.open'],
});

/** Records that the bank's statement shows the transfer as paid. */
export const opsWithdrawalComplete = command({
  path: '/ops/withdrawal/complete',
  callers: finance,
  input: RecordVersion,
  output: OpsWithdrawal,
  failures: stepFails,
});

/** Records that the bank sent the money back, with its reason: the amount is frozen again. */
export const opsWithdrawalBankReturn = command({
  path: '/ops/withdrawal/bankReturn',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500), bankReference: needed(64) }),
  output: OpsWithdrawal,
  failures: [...stepFails, 'wallet.cash.referenceUsed'],
});

/** Opens a returned withdrawal again, to be approved by two people anew. */
export const opsWithdrawalReopen = command({
  path: '/ops/withdrawal/reopen',
  callers: finance,
  input: RecordVersion,
  output: OpsWithdrawal,
  failures: [...stepFails, 'wallet.cash.payeeChanged'],
});
