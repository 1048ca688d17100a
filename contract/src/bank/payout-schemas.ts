import { z } from 'zod';
import { exchangeStates } from '../exchange/machine.ts';
import { Id, Instant, needed, RecordVersion } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { Paging, pageOf } from '../response-schemas.ts';
import { WithdrawalState } from '../wallet/withdrawal-schemas.ts';
import { PAYOUT_FILE_MOST, paymentKinds, STATUS_MOST } from './constants.ts';
import { Day } from './line-schemas.ts';
import { payoutFileStates } from './payout-machine.ts';
import { paymentReturnStates } from './return-machine.ts';

/** A finding of suspicious activity that holds a payment, with its page. */
const HeldBy = z.object({ no: z.string(), link: z.string() });

/** A payment that may go into a file and that none has yet. */
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
  /** Its account was changed or removed after the application: it may not be paid. */
  payeeChanged: z.boolean(),
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
  /**
   * The day on which the bank is asked to pay, of a file that waits if it is released now; null for
   * one that names none.
   */
  paidOn: Day.nullable(),
  madeAt: Instant,
  madeBy: z.string(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string(),
  /** Events that the reader may take now. */
  events: z.array(z.enum(['release', 'cancel'])),
});

export type PayoutFile = z.infer<typeof PayoutFile>;

export const opsPayoutReady = {
  input: z.object({}),
  output: z.object({ list: z.array(ReadyPayout) }),
};

export const opsPayoutFileList = {
  input: Paging,
  output: pageOf(PayoutFile),
};

export const opsPayoutFileOne = {
  input: z.object({ id: Id }),
  output: z.object({
    file: PayoutFile,
    items: z.array(
      ReadyPayout.extend({
        endToEnd: z.string(),
        /** The whole number: who releases an exchange's payment is its second person. */
        accountNumber: z.string(),
        bankName: z.string(),
        /** SWIFT code, or the CNAPS code of a bank in China. */
        bankCode: z.string(),
        state: z.union([WithdrawalState, z.enum(paymentReturnStates), z.enum(exchangeStates)]),
        /** Why the bank sent it back; empty where it did not. */
        reason: z.string(),
      }),
    ),
    /** pain.001.001.09; null before the release. */
    content: z.string().nullable(),
  }),
};

export const opsPayoutFileMake = {
  input: z.object({ ids: z.array(Id).min(1).max(PAYOUT_FILE_MOST) }),
  output: z.object({ id: Id }),
};

export const opsPayoutFileRelease = {
  /** With the day on which the reader saw that the bank is asked to pay. */
  input: RecordVersion.extend({ paidOn: Day.nullable() }),
  output: z.object({ id: Id }),
};

export const opsPayoutFileCancel = {
  input: RecordVersion,
  output: z.object({ id: Id }),
};

export const opsPayoutStatus = {
  input: z.object({ fileName: needed(200), content: needed(STATUS_MOST) }),
  output: z.object({
    accepted: z.number().int(),
    rejected: z.number().int(),
    /** Payments that had been rejected or returned before. */
    known: z.number().int(),
    /** References that no payment of ours has. */
    unknown: z.number().int(),
  }),
};
