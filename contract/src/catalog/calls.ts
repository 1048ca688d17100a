import { z } from 'zod';
import { anyone, command, parties, query } from '../call.ts';
import { Instant, Mpn, needed, text } from '../fields.ts';
import { limits } from '../limits.ts';
import { Condition, LeadTime } from '../options.ts';
import { permissions } from '../permissions.ts';
import { Nothing, pageOf } from '../response.ts';
import {
  Facets,
  Keyword,
  ManufacturerNames,
  Offer,
  OfferFilter,
  PartGroup,
  SearchSort,
} from './search.ts';
import { searching, suggesting } from './searching.ts';

const ListPaging = z.object({
  pageNum: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.literal(limits.pageSizes).default(limits.pageSizeDefault),
});

const Accuracy = z.union([z.literal(0), z.literal(1)]).default(0);

/**
 * Stock of a part number: groups of part number and maker, the closest match first, the first
 * groups with their first offers. Only the first `SEARCH_DEPTH` groups of a keyword are shown;
 * `bounded` says that there are more, and `total` counts those shown. A visitor sees the offers and
 * nobody sees how to reach a seller. Under four characters a keyword must be the whole number.
 */
export const searchElectronic = query({
  path: '/search/electronic',
  callers: anyone,
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
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

/** More offers of one group, by its part number and maker; the first `OFFERS_DEPTH` of them. */
export const searchOffers = query({
  path: '/search/offers',
  callers: anyone,
  input: ListPaging.extend({
    mpn: Mpn,
    manufacturer: needed(120),
    ...OfferFilter.shape,
    sort: SearchSort.default('match'),
  }),
  output: pageOf(Offer).extend({ bounded: z.boolean() }),
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

const Brands = z.array(z.object({ value: z.string(), lines: z.number().int() }));

/** The makers of what a keyword finds, with how many offers each has, most first. */
export const getElectronicBrand = query({
  path: '/search/getElectronicBrand',
  callers: anyone,
  input: z.object({ keyword: Keyword, isAccurate: Accuracy }),
  output: Brands,
  sessionMaxAgeS: 5,
  perMinute: 120,
  perCaller: searching,
});

/**
 * Part numbers in stock that begin with what is typed, those with most offers first, and makers
 * whose name does; ten together at most. Fewer than two signs suggest nothing.
 */
export const suggest = query({
  path: '/search/suggest',
  callers: anyone,
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.object({
    parts: z.array(
      z.object({ mpn: z.string(), manufacturer: z.string(), lines: z.number().int() }),
    ),
    makers: z.array(z.string()),
  }),
  sessionMaxAgeS: 5,
  perMinute: 300,
  perCaller: suggesting,
});

/** Orders of magnitude of a quoted quantity; `from` pieces or more, below the next. */
export const quantityBands = [1, 10, 100, 1_000, 10_000, 100_000] as const;

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

/**
 * Lists quotes of a part number on the platform in the last `QUOTE_RECORD_MONTHS`, the latest
 * first, at most `SEARCH_DEPTH` rows. Signed-in buyers and sellers only.
 */
export const quoteRecord = query({
  path: '/search/quoteRecord',
  callers: parties,
  input: ListPaging.extend({ keyword: Keyword, manufacturers: ManufacturerNames }),
  output: pageOf(QuoteRecord).extend({ bounded: z.boolean() }),
  perMinute: 60,
  perCaller: searching,
});

/** The makers in the quote record of a part number, with how many quotes each has. */
export const getQuoteRecordBrand = query({
  path: '/search/getQuoteRecordBrand',
  callers: parties,
  input: z.object({ keyword: Keyword }),
  output: Brands,
  perMinute: 60,
  perCaller: searching,
});

/**
 * Prices of completed deals whose goods passed inspection, by month of the last three years, the
 * oldest first. A month with fewer than `PRICES_MIN` deals has no point.
 */
export const priceHistory = query({
  path: '/search/priceHistory',
  callers: anyone,
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
  perMinute: 120,
  perCaller: searching,
});

/** How many inspected deals of a part number were completed, and when the last one was. */
export const partDeals = query({
  path: '/search/deals',
  callers: anyone,
  input: z.object({ keyword: Keyword }),
  output: z.object({ deals: z.number().int(), lastAt: Instant.nullable() }),
});

export const hotSearch = query({
  path: '/search/getHotSearch',
  callers: anyone,
  input: Nothing,
  output: z.array(z.object({ value: z.string() })),
});

/** At most so many hot searches stand in the search bar. */
export const HOT_MAX = 10;

const HotSearches = z.object({
  /** The content desk's, which stand first. */
  picks: z.array(z.string()),
  /** The values that were searched and found most in the last 30 days. */
  searched: z.array(z.string()),
});

export const opsHotList = query({
  path: '/ops/content/hot/list',
  callers: permissions.content,
  input: Nothing,
  output: HotSearches,
});

/** Writes the desk's picks anew, in order, over those that it saw. */
export const opsHotSet = command({
  path: '/ops/content/hot/set',
  callers: permissions.content,
  input: z.object({
    values: z.array(Mpn).max(HOT_MAX, 'invalid'),
    basedOn: z.array(z.string()),
  }),
  output: HotSearches,
  failures: ['content.changed'],
});
