import { z } from 'zod';
import { ApprovalEvent } from '../approvals/calls.ts';
import { command, query } from '../call.ts';
import { FileUrl, Id, Instant, needed, text } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';
import { Paging, pageOf } from '../response.ts';
import { depositStates } from './machine.ts';

export const DepositState = z.enum(depositStates);

/** The account that the transfer came from: a deposit is paid back to it. */
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
  /** The part that compensation has left of it; zero where none is held. */
  left: MoneyWire,
  proof: z.string(),
  /** The payment reference on the transfer, with check digits. */
  reference: z.string(),
  returnReason: z.string(),
  /** Why finance did not find it, or does not pay it back now. */
  decisionReason: z.string(),
  /** Steps that the reader may take now. */
  events: z.array(z.enum(['requestReturn', 'cancelReturn', 'confirm', 'fail', 'refuseReturn'])),
});
export type Deposit = z.infer<typeof Deposit>;

const sellers = ['seller'] as const;
const RecordVersion = z.object({ id: Id, version: z.number().int() });

/** My last deposit, or the one of an id, and how much one is; null where I have announced none. */
export const depositOne = query({
  path: '/seller/deposit/one',
  callers: sellers,
  input: z.object({ id: Id.optional() }),
  output: z.object({ amount: MoneyWire, deposit: Deposit.nullable() }),
});

/** Says that I transferred the deposit; finance confirms when it has arrived. */
export const depositApply = command({
  path: '/seller/deposit/apply',
  perCaller: quotas.deposits,
  callers: sellers,
  input: Payer.extend({
    proof: FileUrl,
    /** The reference that the transfer bears, as `/wallet/reference` drew it. */
    reference: needed(40).optional(),
  }),
  output: Deposit,
  failures: [
    'deposit.open',
    'wallet.reference.typo',
    'wallet.reference.unknown',
    'wallet.changed',
    'file.unknown',
    'file.format',
  ],
});

/** Asks for the deposit back; refused while an order of mine is open. */
export const depositRequestReturn = command({
  path: '/seller/deposit/requestReturn',
  callers: sellers,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Deposit,
  failures: ['deposit.changed', 'deposit.openOrders'],
});

/** Takes my request for the deposit back. */
export const depositCancelReturn = command({
  path: '/seller/deposit/cancelReturn',
  callers: sellers,
  input: RecordVersion,
  output: Deposit,
  failures: ['deposit.changed'],
});

/** A deposit as finance sees it. */
export const OpsDeposit = Deposit.extend({
  sellerId: Id,
  sellerName: z.string(),
  decidedBy: z.string().nullable(),
  receivedReference: z.string(),
  returnedReference: z.string(),
  /** The payment back that the first person has made, while it waits for the second. */
  approval: z
    .object({
      id: Id,
      version: z.number().int(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      bankReference: z.string(),
      /** Steps that the reader may take with it now. */
      events: z.array(ApprovalEvent),
    })
    .nullable(),
});
export type OpsDeposit = z.infer<typeof OpsDeposit>;

const finance = permissions.deposits;

/** Deposits for finance; those that wait come oldest first. */
export const opsDepositList = query({
  path: '/ops/deposit/list',
  callers: finance,
  input: Paging.extend({
    state: DepositState.optional(),
    /** Part of the number or of the paying account's name, or a whole reference. */
    find: text(80).default(''),
  }),
  output: pageOf(OpsDeposit),
  failures: ['wallet.reference.typo'],
});

export const opsDepositOne = query({
  path: '/ops/deposit/one',
  callers: finance,
  input: z.object({ id: Id }),
  output: OpsDeposit,
});

/** Confirms by the bank's reference that the deposit has arrived. */
export const opsDepositConfirm = command({
  path: '/ops/deposit/confirm',
  callers: finance,
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsDeposit,
  failures: ['deposit.changed', 'finance.ownMoney', 'deposit.referenceUsed'],
});

/** The deposit has not arrived, or is not as stated. */
export const opsDepositFail = command({
  path: '/ops/deposit/fail',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsDeposit,
  failures: ['deposit.changed', 'finance.ownMoney'],
});

/** Does not pay the deposit back now, for a reason that the seller reads. */
export const opsDepositRefuse = command({
  path: '/ops/deposit/refuseReturn',
  callers: finance,
  input: RecordVersion.extend({ reason: needed(500) }),
  output: OpsDeposit,
  failures: ['deposit.changed', 'finance.ownMoney'],
});

/**
 * Says that the deposit was paid back at the bank, by its reference. It is returned once a second
 * person has approved it by `/ops/approval/approve`.
 */
export const opsDepositPropose = command({
  path: '/ops/deposit/propose',
  callers: finance,
  input: RecordVersion.extend({ bankReference: needed(64) }),
  output: OpsDeposit,
  failures: ['deposit.changed', 'finance.ownMoney', 'deposit.referenceUsed', 'approval.open'],
});
