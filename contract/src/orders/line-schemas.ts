import { z } from 'zod';
import { Id, Instant } from '../fields.ts';
import { MoneyWire } from '../money-schemas.ts';
import { Condition, LeadTime, Packaging } from '../option-schemas.ts';
import { Verdict } from './history-schemas.ts';

export const Grade = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']);

export type Grade = z.infer<typeof Grade>;

/** The report on a line, as far as the order page shows it. */
export const LineReport = z.object({
  no: z.string(),
  code: z.string(),
  lotNo: z.string(),
  /** Date code that the lab read on the pieces. */
  dateCode: z.string(),
  /** Size of the lot when it was inspected; a retest has the pieces that are left. */
  pieces: z.number().int(),
  verdict: Verdict,
  grade: Grade,
  conclusion: z.string(),
  issuedAt: Instant,
  samplingStandard: z.string(),
  labMark: z.string(),
  yearWeek: z.string(),
  tests: z.array(
    z.object({
      code: z.string(),
      sampled: z.number().int(),
      failed: z.number().int(),
      outcome: z.enum(['pass', 'fail', 'suspect', 'inconclusive']),
    }),
  ),
  photos: z.array(z.object({ url: z.string(), caption: z.string(), bad: z.boolean() })),
  /** Tests of the plan that were not made, each with the reason that both parties read. */
  leftOut: z.array(z.object({ code: z.string(), reason: z.string() })),
  /** The first report of the lot, where this one is a retest. */
  earlier: z.string().nullable(),
});

export type LineReport = z.infer<typeof LineReport>;

/** Where the pieces of a line are; the database keeps the sum equal to what was received. */
export const Pieces = z.object({
  shipped: z.number().int(),
  received: z.number().int(),
  consumed: z.number().int(),
  dispatched: z.number().int(),
  returned: z.number().int(),
  quarantined: z.number().int(),
  scrapped: z.number().int(),
  onShelf: z.number().int(),
});

export const OrderLine = z.object({
  id: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  /** Lot code that the seller stated when it confirmed; empty where it stated none. */
  lotCode: z.string(),
  leadTime: LeadTime,
  warrantyDays: z.number().int(),
  quantity: z.number().int(),
  unitPrice: z.string(),
  amount: MoneyWire,
  verdict: Verdict.nullable(),
  /** Pieces that the buyer keeps; null until the result is confirmed or decided. */
  acceptedQuantity: z.number().int().nullable(),
  refund: MoneyWire.nullable(),
  pieces: Pieces.nullable(),
  reports: z.array(LineReport),
  /** Lots with pieces on the shelf, for the desks; none for the parties. */
  lots: z.array(
    z.object({
      id: z.string(),
      no: z.string(),
      dateCode: z.string(),
      lotCode: z.string(),
      onShelf: z.number().int(),
      verdict: Verdict.nullable(),
    }),
  ),
});

export type OrderLine = z.infer<typeof OrderLine>;

/** Buyer or seller of an order, as one reader sees it. */
export const Party = z.object({
  /** The account, for staff who may open its page; null for others. */
  id: Id.nullable(),
  name: z.string(),
  country: z.string(),
  you: z.boolean(),
});
