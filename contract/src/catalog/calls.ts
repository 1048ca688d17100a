import { z } from 'zod';
import { act, anyone, read, traders } from '../call.ts';
import { DateCode, Id, Instant, Mpn, needed, Quantity } from '../fields.ts';
import { UnitPriceText } from '../money.ts';
import { Condition, LeadTime, Packaging } from '../options.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';

/** A line of a seller's stock: what is offered, in which state, at which price in USD. */
export const StockLine = z.object({
  id: z.string(),
  mpn: z.string(),
  manufacturer: z.string(),
  quantity: z.number().int(),
  unitPrice: z.string().nullable(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  leadTime: LeadTime,
  /** When the seller last said that it is still there; after 30 days it leaves search. */
  confirmedAt: Instant,
});
export type StockLine = z.infer<typeof StockLine>;

const StockInput = z.object({
  mpn: Mpn,
  manufacturer: needed(120),
  quantity: Quantity,
  unitPrice: UnitPriceText.nullable().default(null),
  condition: Condition.default('brandNew'),
  packaging: Packaging.nullable().default(null),
  dateCode: z.union([DateCode, z.literal('')]).default(''),
  leadTime: LeadTime.default('now'),
});

export const inventoryList = read({
  path: '/inventory/list',
  by: ['settled'],
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(StockLine),
});

/** How many of my stock lines were confirmed lately, wait for it, or have left search. */
export const inventoryFreshness = read({
  path: '/inventory/freshness',
  by: ['settled'],
  input: z.object({}),
  output: z.object({
    /** Confirmed within seven days. */
    fresh: z.number().int(),
    /** Confirmed before that and still in search. */
    ageing: z.number().int(),
    /** Out of search until they are confirmed. */
    stale: z.number().int(),
  }),
});

/** Adds stock lines; all of them or none. */
export const inventoryAdd = act({
  path: '/inventory/add',
  by: ['settled'],
  input: z.object({ lines: z.array(StockInput).min(1, 'needed').max(500) }),
  output: z.object({ added: z.number().int() }),
  fails: ['stock.limit'],
});

/** Says that stock lines are still there, which keeps them in search; no ids means all of mine. */
export const inventoryConfirm = act({
  path: '/inventory/confirm',
  by: ['settled'],
  input: z.object({ ids: z.array(Id).max(500).default([]) }),
  output: z.object({ confirmed: z.number().int() }),
});

/** Offers of one part number by exact key or by prefix; a visitor sees no seller contacts. */
export const Offer = StockLine.extend({
  sellerName: z.string(),
  sellerId: z.string(),
  why: z.enum(['exact', 'key', 'prefix']),
});

export const searchElectronic = read({
  path: '/search/electronic',
  by: anyone,
  input: Paging.extend({
    keyword: z.string().trim().min(1, 'modelEmpty').max(80),
    isAccurate: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  output: pageOf(Offer),
});

/** How many inspected deals of a part number were completed, and when the last one was. */
export const partDeals = read({
  path: '/search/deals',
  by: anyone,
  input: z.object({ keyword: z.string().trim().min(1, 'modelEmpty').max(80) }),
  output: z.object({ deals: z.number().int(), lastAt: Instant.nullable() }),
});

export const hotSearch = read({
  path: '/search/getHotSearch',
  by: anyone,
  input: Nothing,
  output: z.array(z.object({ value: z.string() })),
});

/** My stock of the parts that a post asks for: what a quote may be filled from. */
export const stockFor = read({
  path: '/inventory/stockFor',
  by: traders,
  input: z.object({ mpns: z.array(z.string().max(80)).max(100) }),
  output: z.array(StockLine),
});

export const StockId = Id;

/** At most so many hot searches stand in the search bar. */
export const HOT_MAX = 10;

const HotSearches = z.object({
  /** The content desk's, which stand first. */
  picks: z.array(z.string()),
  /** What readers searched and found most in the last 30 days. */
  searched: z.array(z.string()),
});

export const opsHotList = read({
  path: '/ops/content/hot/list',
  by: ['content', 'admin'],
  input: Nothing,
  output: HotSearches,
});

/** Writes the desk's picks anew, in order, over those that it saw. */
export const opsHotSet = act({
  path: '/ops/content/hot/set',
  by: ['content', 'admin'],
  input: z.object({
    values: z.array(Mpn).max(HOT_MAX, 'invalid'),
    basedOn: z.array(z.string()),
  }),
  output: HotSearches,
  fails: ['content.changed'],
});
