import { z } from 'zod';
import { Keyword } from '../boards/post-schemas.ts';
import { Post } from '../boards/schemas.ts';
import { Id, Instant } from '../fields.ts';
import { OrderSummary } from '../orders/schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { Bid } from '../surplus/schemas.ts';
import { purchaseKinds, purchaseLists, purchaseStages } from './constants.ts';

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

export const purchaseList = {
  input: Paging.extend({
    list: z.enum(purchaseLists),
    stage: z.enum(purchaseStages).nullable().default(null),
    keyword: Keyword,
  }),
  output: pageOf(Purchase),
};

export const purchaseDetail = {
  input: z.object({ id: Id }),
  output: z.object({ purchase: Purchase, request: Post.nullable(), bid: Bid.nullable() }),
};

export const purchaseCounts = {
  input: Nothing,
  output: z.object({ unread: z.number().int(), orders: z.number().int() }),
};
