import { z } from 'zod';
import { TrackRecord } from '../companies/standing-schemas.ts';
import { Count, DateCode, Instant, Mpn, text } from '../fields.ts';
import { PriceBreaks, PriceBreakView } from '../inventory/stock-schemas.ts';
import { limits } from '../limits.ts';
import { MoneyWire, UnitPriceText } from '../money-schemas.ts';
import { Condition, DayChoice, LeadTime, Packaging } from '../option-schemas.ts';
import { mixKinds, wantedDays } from './shapes.ts';
import { enquiryTypes, refusals, requestSides, requestStates } from './table.ts';

export const RequestState = z.enum(requestStates);

export const EnquiryType = z.enum(enquiryTypes);

export const RefusalReason = z.enum(refusals);

export const WantedDays = z.literal(wantedDays);

/** A line of an enquiry; prices in USD a piece. */
export const EnquiryLineInput = z.object({
  mpn: Mpn,
  manufacturer: text(120).default(''),
  quantity: Count,
  targetPrice: UnitPriceText.nullable().default(null),
  /** Null where any will do. */
  condition: Condition.nullable().default(null),
  /** Not older than this week. */
  dateCode: z.union([DateCode, z.literal('')]).default(''),
  leadTime: LeadTime.default('any'),
  note: text(500).default(''),
});

const quoteFields = z.object({
  mpn: Mpn,
  manufacturer: text(120).min(1, 'needed'),
  unitPrice: UnitPriceText,
  /** Lower prices from larger quantities on. */
  priceBreaks: PriceBreaks.default([]),
  quantity: Count,
  moq: Count.nullable().default(null),
  condition: Condition,
  packaging: Packaging.nullable().default(null),
  leadTime: LeadTime.default('now'),
  warrantyDays: DayChoice.default(30),
  /** The quote can be ordered from for so many days; 0 is without an end. */
  validDays: DayChoice.default(15),
  dateCode: z.union([DateCode, z.literal('')]).default(''),
  /** Country of origin; empty where unknown. */
  origin: z.union([z.string().regex(/^[A-Z]{2}$/, 'country'), z.literal('')]).default(''),
  note: text(500).default(''),
  photos: z
    .array(z.string().regex(/^\/files\/[0-9a-f-]{36}$/, 'file'))
    .max(5)
    .default([]),
});

/** Fields of a quote that may be taken from stock or from an earlier quote. */
export const QuoteDraft = quoteFields.partial();

export type QuoteDraft = z.infer<typeof QuoteDraft>;

/** A quote as its seller writes it; prices in USD a piece. */
export const QuoteInput = quoteFields
  .refine(({ moq, quantity }) => moq === null || moq <= quantity, {
    message: 'moqAbove',
    path: ['moq'],
  })
  .refine(
    ({ unitPrice, priceBreaks }) => {
      const prices = [unitPrice, ...priceBreaks.map((one) => one.unitPrice)].map(Number);
      return prices.every((price, index) => index === 0 || price < (prices[index - 1] ?? 0));
    },
    { message: 'priceBreaks', path: ['priceBreaks'] },
  );

/** One version of a quote, as both sides see it. */
export const QuoteVersion = z.object({
  version: z.number().int(),
  at: Instant,
  validUntil: Instant,
  /** SHA-256 of the version's terms: what an order takes over is what both have seen. */
  hash: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  unitPrice: z.string(),
  priceBreaks: z.array(PriceBreakView).max(limits.priceBreaksMax),
  quantity: z.number().int(),
  moq: z.number().int().nullable(),
  condition: Condition,
  packaging: Packaging.nullable(),
  leadTime: LeadTime,
  warrantyDays: DayChoice,
  dateCode: z.string(),
  origin: z.string(),
  note: z.string(),
  photos: z.array(z.object({ url: z.string(), name: z.string() })),
  /** The counter-offer that this version agrees to; null where the seller wrote it. */
  agreedPrice: z.string().nullable(),
});

export type QuoteVersion = z.infer<typeof QuoteVersion>;

/** The buyer's counter-offer, and the seller's decision on it. */
export const Counter = z.object({
  unitPrice: z.string(),
  note: z.string(),
  at: Instant,
  /**
   * `open` waits for the seller; `revised` by a new version; `kept`: the old price stands; `ended`
   * with its request before the seller answered.
   */
  state: z.enum(['open', 'revised', 'kept', 'ended']),
  /** The seller agreed to it: the version that revised the quote has its price. */
  isAgreed: z.boolean(),
});

/** A request to quote as the buyer sees it, with the seller's offer. */
export const BuyerRequest = z.object({
  id: z.string(),
  state: RequestState,
  version: z.number().int(),
  /** Until when the seller may answer; null unless its answer is awaited. */
  dueAt: Instant.nullable(),
  sellerId: z.string(),
  sellerName: z.string(),
  standing: TrackRecord.nullable(),
  /** Lots of this seller and this part number that were inspected, and those that passed. */
  lab: z.object({ inspected: z.number().int(), passed: z.number().int() }),
  quote: QuoteVersion.nullable(),
  /** The versions before, the newest first. */
  earlier: z.array(QuoteVersion),
  counter: Counter.nullable(),
  /** Price a piece at the quantity that the line asks for, and that amount; null without a quote. */
  atQuantity: z.object({ unitPrice: z.string(), amount: MoneyWire }).nullable(),
  refusal: z.object({ reason: RefusalReason, note: z.string() }).nullable(),
  /** The side that closed its account, by which the request ended; null where it ended otherwise. */
  leftBy: z.enum(requestSides).nullable(),
  order: z.object({ id: z.string(), no: z.string() }).nullable(),
});

export type BuyerRequest = z.infer<typeof BuyerRequest>;

/** A line of an enquiry with the requests that it became. */
export const EnquiryLine = z.object({
  id: z.string(),
  position: z.number().int(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  targetPrice: z.string().nullable(),
  condition: Condition.nullable(),
  dateCode: z.string(),
  leadTime: LeadTime,
  note: z.string(),
  /** Nothing of it waits any more. */
  isCompleted: z.boolean(),
  requests: z.array(BuyerRequest),
});

export type EnquiryLine = z.infer<typeof EnquiryLine>;

/** An enquiry in a list. */
export const EnquiryRow = z.object({
  id: z.string(),
  no: z.string(),
  type: EnquiryType,
  urgent: z.boolean(),
  /** Until when quotes are wanted; null where the buyer named no day. */
  wantedBy: Instant.nullable(),
  at: Instant,
  completedAt: Instant.nullable(),
  version: z.number().int(),
  /** The first part numbers; `lines` counts all. */
  mpns: z.array(z.string()),
  lines: z.number().int(),
  awaiting: z.number().int(),
  quoted: z.number().int(),
  refused: z.number().int(),
  ordered: z.number().int(),
  /** Quotes that the buyer has not opened yet. */
  unread: z.number().int(),
});

export type EnquiryRow = z.infer<typeof EnquiryRow>;

export const Mix = z.object({
  kind: z.enum(mixKinds),
  /** Goods alone; freight and tests come with the orders. */
  total: MoneyWire,
  sellers: z.number().int(),
  picks: z.array(
    z.object({
      requestId: z.string(),
      lineId: z.string(),
      quantity: z.number().int(),
      unitPrice: z.string(),
      amount: MoneyWire,
    }),
  ),
  /** Lines that no quote covers: wholly, or for so many pieces. */
  missing: z.array(z.object({ lineId: z.string(), pieces: z.number().int() })),
});

export type Mix = z.infer<typeof Mix>;
