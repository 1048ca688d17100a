import { z } from 'zod';
import { act, read, traders } from '../call.ts';
import { DateCode, Id, Instant, Mpn, needed, Quantity } from '../fields.ts';
import { UnitPriceText } from '../money.ts';
import { Condition, LeadTime, Packaging } from '../options.ts';
import { Paging, pageOf } from '../reply.ts';

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

/** My stock of the parts that a post asks for: what a quote may be filled from. */
export const stockFor = read({
  path: '/inventory/stockFor',
  by: traders,
  input: z.object({ mpns: z.array(z.string().max(80)).max(100) }),
  output: z.array(StockLine),
});
