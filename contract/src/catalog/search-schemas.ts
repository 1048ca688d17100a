import { z } from 'zod';
import { PriceCaution, TrackRecord } from '../companies/standing-schemas.ts';
import { DateCode, Instant, Quantity, text } from '../fields.ts';
import { StockLine } from '../inventory/schemas.ts';
import { LeadTime, Packaging, StockCondition } from '../option-schemas.ts';
import { stockConditions } from '../options.ts';
import { Verdict } from '../orders/history-schemas.ts';
import { Grade } from '../orders/line-schemas.ts';
import { matchKinds, passedWithinChoices, searchSorts } from './search.ts';

export const MatchKind = z.enum(matchKinds);

export type MatchKind = z.infer<typeof MatchKind>;

export const SearchSort = z.enum(searchSorts);

export type SearchSort = z.infer<typeof SearchSort>;

/** A part number or a part of one, as a person types it. */
export const Keyword = z.string().trim().min(1, 'modelEmpty').max(80, 'modelLong');

/** A filter of offers; an empty list or null accepts everything. */
export const OfferFilter = z.object({
  conditions: z.array(StockCondition).max(stockConditions.length, 'tooMany').default([]),
  packagings: z.array(Packaging).max(3, 'tooMany').default([]),
  leadTimes: z.array(LeadTime).max(2, 'tooMany').default([]),
  /** Pieces that are needed: `sort: price` compares the price that applies at this number. */
  quantity: Quantity.nullable().default(null),
  /** Only offers of at least `quantity`. */
  onlyCovering: z.boolean().default(false),
  /** Year and week; an offer without a date code passes only where both are null. */
  dateCodeFrom: DateCode.nullable().default(null),
  dateCodeTo: DateCode.nullable().default(null),
  /** The seller's goods of this part passed an inspection in the last so many months. */
  passedWithinMonths: z.literal(passedWithinChoices).nullable().default(null),
});

export type OfferFilter = z.infer<typeof OfferFilter>;

/** The last inspection of a seller's goods of a part; reports themselves are their parties'. */
export const LastInspection = z.object({
  verdict: Verdict,
  /** Null where the report gives none. */
  grade: Grade.nullable(),
  at: Instant,
});

export type LastInspection = z.infer<typeof LastInspection>;

/** One seller's line of a part. No offer has a way to reach the seller. */
export const Offer = StockLine.omit({ mpn: true, manufacturer: true }).extend({
  sellerId: z.string(),
  sellerName: z.string(),
  /** Null where the seller is too new for a record. */
  standing: TrackRecord.nullable(),
  lastInspection: LastInspection.nullable(),
});

export type Offer = z.infer<typeof Offer>;

/** A part number of one maker and what is offered of it. */
export const PartGroup = z.object({
  mpn: z.string(),
  manufacturer: z.string(),
  why: MatchKind,
  /** The suffix after the base number (`base`) as the manufacturer writes it; else empty. */
  suffix: z.string(),
  /** Typing errors between the keyword and this number; 0 for other kinds. */
  edits: z.number().int(),
  /** Another real part number has the same letters and digits: they are different parts. */
  ambiguous: z.boolean(),
  /** Offers that the filter leaves; under a filter counted to 100, more are `linesMore`. */
  lines: z.number().int(),
  linesMore: z.boolean(),
  /** Pieces of all of them. */
  quantity: z.number(),
  /** The lowest unit price in USD; null where every seller wants to be asked. */
  lowest: z.string().nullable(),
  /** The record of the seller who asks that price, where a lot of it failed or an entry is open. */
  lowestBy: PriceCaution.nullable(),
  /** When one of the offers was last confirmed. */
  confirmedAt: Instant,
  /** Lots of this part number that were inspected, and those that passed, whoever sold them. */
  lab: z.object({ inspected: z.number().int(), passed: z.number().int() }),
  /** The first offers; empty in a folded group, which `/search/offers` unfolds. */
  offers: z.array(Offer),
});

export type PartGroup = z.infer<typeof PartGroup>;

const Counted = <T extends z.ZodType>(value: T) =>
  z.array(z.object({ value, lines: z.number().int() }));

/** Offers of all found groups by what they may be filtered by, before any filter. */
export const Facets = z.object({
  manufacturers: Counted(z.string()),
  conditions: Counted(StockCondition),
  packagings: Counted(Packaging),
  leadTimes: Counted(LeadTime),
});

export type Facets = z.infer<typeof Facets>;

/** Names of makers as the facets give them; unknown ones find nothing. */
export const ManufacturerNames = z.array(text(120)).max(20, 'tooMany').default([]);
