import { z } from 'zod';
import { Instant, Mpn, needed, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { Condition, LeadTime } from '../option-schemas.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import { HOT_MAX } from './constants.ts';
import {
  Facets,
  Keyword,
  ManufacturerNames,
  Offer,
  OfferFilter,
  PartGroup,
  SearchSort,
} from './search-schemas.ts';

const ListPaging = z.object({
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.literal(limits.pageSizes).default(limits.pageSizeDefault),
});

const Accuracy = z.union([z.literal(0), z.literal(1)]).default(0);

export const searchElectronic = {
  input: ListPaging.extend({
    keyword: Keyword,
    /** 1: only numbers whose letters and digits are those of the keyword. */
    isAccurate: Accuracy,
    manufacturers: ManufacturerNames,
    ...OfferFilter.shape,
    sort: SearchSort.default('match'),
    /** Whether `facets` are counted with it. */
    facets: z.boolean().default(false),
  }),
  output: pageOf(PartGroup).extend({
    bounded: z.boolean(),
    /** Offers of all found groups, before any filter. */
    lines: z.number().int(),
    /**
     * The part number inside the keyword that was searched where the keyword itself finds nothing
     * ("YAGEO RC0402FR-071KL"), several joined by a blank. Null where it was the keyword itself.
     */
    readAs: z.string().nullable(),
    facets: Facets.nullable(),
  }),
};

export const searchOffers = {
  input: ListPaging.extend({
    mpn: Mpn,
    manufacturer: needed(120),
    ...OfferFilter.shape,
    sort: SearchSort.default('match'),
  }),
  output: pageOf(Offer).extend({ bounded: z.boolean() }),
};

const Brands = z.array(z.object({ value: z.string(), lines: z.number().int() }));

export const getElectronicBrand = {
  input: z.object({ keyword: Keyword, isAccurate: Accuracy }),
  output: Brands,
};

export const suggest = {
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.object({
    parts: z.array(
      z.object({ mpn: z.string(), manufacturer: z.string(), lines: z.number().int() }),
    ),
    makers: z.array(z.string()),
  }),
};

/** A quote that somebody gave for a part; nothing in it tells who, to whom, or exactly how many. */
export const QuoteRecord = z.object({
  /** The day, without a time. */
  day: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  /** The band of quantity that it begins: one of `quantityBands`. */
  quantityFrom: z.number().int(),
  condition: Condition,
  leadTime: LeadTime,
  /** USD; null unless `PRICES_MIN` or more sellers quoted this part number in the record's time. */
  unitPrice: z.string().nullable(),
});

export type QuoteRecord = z.infer<typeof QuoteRecord>;

export const quoteRecord = {
  input: ListPaging.extend({ keyword: Keyword, manufacturers: ManufacturerNames }),
  output: pageOf(QuoteRecord).extend({ bounded: z.boolean() }),
};

export const getQuoteRecordBrand = {
  input: z.object({ keyword: Keyword }),
  output: Brands,
};

export const priceHistory = {
  input: z.object({ mpn: Mpn, manufacturer: text(120).default('') }),
  output: z.array(
    z.object({
      /** `2026-03`. */
      month: z.string(),
      deals: z.number().int(),
      /** Unit prices in USD. */
      lowest: z.string(),
      median: z.string(),
      highest: z.string(),
    }),
  ),
};

export const partDeals = {
  input: z.object({ keyword: Keyword }),
  output: z.object({ deals: z.number().int(), lastAt: Instant.nullable() }),
};

export const hotSearch = {
  input: Nothing,
  output: z.array(z.object({ value: z.string() })),
};

const HotSearches = z.object({
  /** The content desk's, which stand first. */
  picks: z.array(z.string()),
  /** The values that were searched and found most in the last 30 days. */
  searched: z.array(z.string()),
});

export const opsHotList = {
  input: Nothing,
  output: HotSearches,
};

export const opsHotSet = {
  input: z.object({
    values: z.array(Mpn).max(HOT_MAX, 'invalid'),
    basedOn: z.array(z.string()),
  }),
  output: HotSearches,
};
