import { z } from 'zod';
import { Post } from '../boards/calls.ts';
import { Keyword } from '../boards/shapes.ts';
import { query, traders } from '../call.ts';
import { Id, Instant } from '../fields.ts';
import { OrderSummary } from '../orders/calls.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { Bid } from '../surplus/calls.ts';

/**
 * What a member buys on the boards (specification section 2: the purchase requests of the buyer's
 * console and the purchases of the seller's): its requests on the mall, and its bids on waste.
 */
export const purchaseKinds = ['request', 'bid'] as const;

/**
 * Where a purchase is: nobody has quoted it or answered the bid; quotes wait for a choice; a part
 * is ordered and more can be; ordered; closed, or ended, without an order.
 */
export const purchaseStages = ['waiting', 'choosing', 'partly', 'ordered', 'closed'] as const;
export type PurchaseStage = (typeof purchaseStages)[number];

/**
 * The lists: requests with quotes, requests without, all that is underway, and all that became
 * orders. Who has ordered a part of a purchase finds it both underway and among the orders.
 */
export const purchaseLists = ['quoted', 'unquoted', 'underway', 'ordered'] as const;
export type PurchaseList = (typeof purchaseLists)[number];

/** A part of a purchase; `best` is the lowest unit price that stands, in USD, or what is bid. */
const PurchaseLine = z.object({
  model: z.string(),
  count: z.number().int(),
  taken: z.number().int(),
  best: z.string().nullable(),
});

export const Purchase = z.object({
  id: z.string(),
  kind: z.enum(purchaseKinds),
  no: z.string(),
  stage: z.enum(purchaseStages),
  version: z.number().int(),
  at: Instant,
  /** The post was closed by its poster; for 30 days the buyer may reopen its own. */
  closedAt: Instant.nullable(),
  lines: z.array(PurchaseLine),
  /** Quotes that stand, and those of them that the buyer has not opened. */
  offers: z.number().int(),
  unread: z.number().int(),
  /** When the first of the standing quotes ends, or the bid; null where none stands. */
  validUntil: Instant.nullable(),
  /** Whether the request may still be changed: it is open, and nobody has answered it. */
  editable: z.boolean(),
  orders: z.array(OrderSummary),
});
export type Purchase = z.infer<typeof Purchase>;

/** My purchases of a list; without a stage those that are not closed. Unread ones come first. */
export const purchaseList = query({
  path: '/wantBuy/purchaseList',
  callers: traders,
  input: Paging.extend({
    list: z.enum(purchaseLists),
    stage: z.enum(purchaseStages).nullable().default(null),
    keyword: Keyword,
  }),
  output: pageOf(Purchase),
});

/** One purchase with its request, or its bid. */
export const purchaseDetail = query({
  path: '/wantBuy/purchaseDetail',
  callers: traders,
  input: z.object({ id: Id }),
  output: z.object({ purchase: Purchase, request: Post.nullable(), bid: Bid.nullable() }),
});

/** What waits for the buyer: purchases with unread quotes, and orders of the boards to move on. */
export const purchaseCounts = query({
  path: '/wantBuy/purchaseCounts',
  callers: traders,
  input: Nothing,
  output: z.object({ unread: z.number().int(), orders: z.number().int() }),
});
