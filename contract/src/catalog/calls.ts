import { z } from 'zod';
import { act, anyone, read } from '../call.ts';
import { Instant, Mpn } from '../fields.ts';
import { StockLine } from '../inventory/calls.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';

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
