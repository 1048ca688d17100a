import { z } from 'zod';
import { command, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { MoneyWire } from '../money.ts';
import { permissions } from '../permissions.ts';
import { Paging, pageOf } from '../response.ts';
import { WithdrawalState } from '../wallet/withdrawal-calls.ts';
import { payoutFileStates } from './payout-machine.ts';
import { paymentReturnStates } from './return-machine.ts';

const finance = permissions.bank;

/** A file of payments has at most so many of them. */
export const PAYOUT_FILE_MOST = 500;
const STATUS_MOST = 1024 * 1024;
const STATUS_BODY_KB = 1100;

export const paymentKinds = ['withdrawal', 'paymentReturn'] as const;

/** A finding of suspicious activity that holds a payment, with its page. */
const HeldBy = z.object({ no: z.string(), link: z.string() });

/** A payment that two people approved and that no file has yet. */
export const ReadyPayout = z.object({
  kind: z.enum(paymentKinds),
  id: Id,
  no: z.string(),
  ownerName: z.string(),
  payee: z.string(),
  amount: MoneyWire,
  /** The page on which finance works on it. */
  link: z.string(),
  /** The finding that came after its approval and holds it. */
  heldBy: HeldBy.nullable(),
});
export type ReadyPayout = z.infer<typeof ReadyPayout>;

/** A file of payments in a list. */
export const PayoutFile = z.object({
  id: Id,
  no: z.string(),
  version: z.number().int(),
  state: z.enum(payoutFileStates),
  total: MoneyWire,
  count: z.number().int(),
  sha256: z.string(),
  madeAt: Instant,
  madeBy: z.string(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string(),
  /** Events that the reader may take now. */
  events: z.array(z.enum(['release', 'cancel'])),
});
export type PayoutFile = z.infer<typeof PayoutFile>;

/** Withdrawals that are ready to be paid. */
export const opsPayoutReady = query({
  path: '/ops/payout/ready',
  callers: finance,
  input: z.object({}),
  output: z.object({ list: z.array(ReadyPayout), total: MoneyWire }),
});

/** Files of payments, the newest first. */
export const opsPayoutFileList = query({
  path: '/ops/payout/file/list',
  callers: finance,
  input: Paging,
  output: pageOf(PayoutFile),
});

/** One file with its payments and how each stands; the content once it was released. */
export const opsPayoutFileOne = query({
  path: '/ops/payout/file/one',
  callers: finance,
  input: z.object({ id: Id }),
  output: z.object({
    file: PayoutFile,
    items: z.array(
      ReadyPayout.extend({
        endToEnd: z.string(),
        accountEnding: z.string(),
        state: z.union([WithdrawalState, z.enum(paymentReturnStates)]),
        /** Why the bank sent it back; empty where it did not. */
        reason: z.string(),
      }),
    ),
    /** pain.001.001.09; null before the release. */
    content: z.string().nullable(),
  }),
});

const payoutFails = [
  'payout.changed',
  'payout.held',
  'finance.ownMoney',
  'wallet.changed',
  'wallet.cash.wrongState',
  'wallet.cash.payeeChanged',
  'wallet.cash.held',
  'wallet.cash.referenceUsed',
  'bank.changed',
] as const;

/** Makes a file of approved withdrawals (pain.001.001.09). Nothing is paid before its release. */
export const opsPayoutFileMake = command({
  path: '/ops/payout/file/make',
  callers: finance,
  input: z.object({ ids: z.array(Id).min(1).max(PAYOUT_FILE_MOST) }),
  output: z.object({ id: Id }),
  failures: payoutFails,
});

const FileVersion = z.object({ id: Id, version: z.number().int() });

/** Releases a file that another person made: its withdrawals are sent, and it may be downloaded. */
export const opsPayoutFileRelease = command({
  path: '/ops/payout/file/release',
  callers: finance,
  input: FileVersion,
  output: z.object({ id: Id }),
  failures: [...payoutFails, 'approval.samePerson', 'payout.booksDiffer'],
});

/** Cancels a file that was not released: its withdrawals are ready again. */
export const opsPayoutFileCancel = command({
  path: '/ops/payout/file/cancel',
  callers: finance,
  input: FileVersion,
  output: z.object({ id: Id }),
  failures: [...payoutFails, 'approval.samePerson'],
});

/** Imports the bank's status of a file (pain.002): what the bank rejected is frozen again. */
export const opsPayoutStatus = command({
  path: '/ops/payout/status',
  callers: finance,
  bodyKb: STATUS_BODY_KB,
  input: z.object({ fileName: needed(200), content: needed(STATUS_MOST) }),
  output: z.object({
    accepted: z.number().int(),
    rejected: z.number().int(),
    /** Payments that had been rejected or returned before. */
    known: z.number().int(),
    /** References that no payment of ours has. */
    unknown: z.number().int(),
  }),
  failures: [
    'bank.unreadable',
    'bank.truncated',
    'finance.ownMoney',
    'wallet.changed',
    'wallet.cash.wrongState',
    'wallet.cash.referenceUsed',
    'bank.changed',
  ],
});
