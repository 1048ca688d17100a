import { z } from 'zod';
import { Instant } from '../fields.ts';

/**
 * How a seller stands with the public blacklist: an entry about it is being decided on, or it is
 * listed and takes neither orders nor enquiries.
 */
export const BlacklistStage = z.enum(['pending', 'listed']);

export type BlacklistStage = z.infer<typeof BlacklistStage>;

/** A deposit that its seller takes back: asked for, or paid back. */
export const DepositReturn = z.object({ state: z.enum(['returning', 'returned']), since: Instant });

export type DepositReturn = z.infer<typeof DepositReturn>;

/**
 * A seller's track record on the platform (domain section 3). Shares are 0 to 1; an interval is the
 * 95 % Wilson interval, null where nothing was counted yet.
 */
export const TrackRecord = z.object({
  passedLots: z.number().int(),
  inspectedLots: z.number().int(),
  interval: z.object({ low: z.number(), high: z.number() }).nullable(),
  /**
   * Enquiries that reached it, and those that it answered, a buyer's of one day as one (decision 0154);
   * null where none has run out yet.
   */
  enquiries: z.object({ asked: z.number().int(), answered: z.number().int() }).nullable(),
  /** Paid orders of the last year that it had to ship, and those shipped within their time. */
  shipments: z.object({ due: z.number().int(), inTime: z.number().int() }).nullable(),
  /** Null where no entry of the blacklist is open about the seller. */
  blacklist: BlacklistStage.nullable(),
  /** Why support settled it without an integrity deposit; empty where one is held or none was waived. */
  depositWaiver: z.string(),
  /** Since when its deposit is asked back, or when it was returned; null where it stays. */
  depositReturn: DepositReturn.nullable(),
  /** The company's name in Chinese, shown to readers of Chinese; empty where it has none. */
  companyCn: z.string(),
});

export type TrackRecord = z.infer<typeof TrackRecord>;

/**
 * The record that goes with a price: failed lots of its seller, an open entry about it, or a deposit that
 * Assay holds no longer.
 */
export const PriceCaution = z.object({
  inspectedLots: z.number().int(),
  passedLots: z.number().int(),
  blacklist: BlacklistStage.nullable(),
  depositReturned: z.boolean(),
});

export type PriceCaution = z.infer<typeof PriceCaution>;
