import { z } from 'zod';
import {
  acceptedItems,
  attach,
  Numbered,
  PlacedOrder,
  PostFrame,
  ReplyFrame,
  Side,
  ValidDays,
} from '../boards/post-schemas.ts';
import {
  closing,
  countingNewer,
  listingOwn,
  listingPosts,
  listingReplies,
  listingUnread,
  marking,
  reading,
  reopening,
  withdrawing,
} from '../boards/shared-schemas.ts';
import { PriceCaution } from '../companies/standing-schemas.ts';
import { Count, DateCode, Id, Mpn, needed, text } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money-schemas.ts';
import { Condition, Packaging } from '../option-schemas.ts';
import { InspectionChoice, ShipTo } from '../orders/terms-schemas.ts';
import { Nothing } from '../response-schemas.ts';

/**
 * The waste board (specification sections 2 and 7, domain section 5): a poster offers surplus stock,
 * others bid for it, and the poster accepts bids, wholly or for a part, which places an order. The
 * poster is the seller of that order, the bidder its buyer. States are those of the mall's posts and
 * replies (`boards/table.ts`).
 */
const SurplusItem = z.object({
  id: z.string(),
  model: z.string(),
  manufacturer: z.string(),
  count: z.number().int(),
  /** Pieces that no order has taken yet; nobody can bid for more. */
  left: z.number().int(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  /** The poster's asking price in USD a piece; null where the bidders name the price. */
  unitPrice: z.string().nullable(),
  /** Bids on it that did not end untaken; for the poster alone. */
  bids: z.number().int(),
  /** Highest price of the open bids, where there are several; for the poster alone. */
  best: z.string().nullable(),
});

/** A surplus deal as its reader may see it, with the poster's record at the lab. */
export const SurplusDeal = PostFrame.extend({ ...PriceCaution.shape, items: z.array(SurplusItem) });

export type SurplusDeal = z.infer<typeof SurplusDeal>;

const BidItem = z.object({
  id: z.string(),
  postItemId: z.string(),
  model: z.string(),
  manufacturer: z.string(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  /** The poster's asking price in USD a piece; null where there is none. */
  asking: z.string().nullable(),
  /** The bidder's price in USD a piece. */
  unitPrice: z.string(),
  quantity: z.number().int(),
  taken: z.number().int(),
  /** Pieces that can be accepted now: no more than were bid for, and no more than are left. */
  left: z.number().int(),
  amount: MoneyWire,
});

/** A bid; only poster and bidder see it, and where the goods go only the bidder. */
export const Bid = ReplyFrame.extend({
  from: Side.extend({ accountId: z.string() }),
  to: Side.extend({ accountId: z.string(), ...PriceCaution.shape }),
  items: z.array(BidItem),
  shipTo: ShipTo.nullable(),
  inspection: InspectionChoice,
});

export type Bid = z.infer<typeof Bid>;

export const addSurplusDeal = {
  input: z.object({
    attach,
    mark: text(1000).default(''),
    items: z
      .array(
        z.object({
          model: Mpn,
          manufacturer: needed(120),
          count: Count,
          condition: Condition,
          packaging: Packaging.nullable().default(null),
          dateCode: z.union([DateCode, z.literal('')]).default(''),
          unitPrice: UnitPriceText.nullable().default(null),
        }),
      )
      .min(1, 'needed')
      .max(50),
  }),
  output: Numbered,
};

export const surplusDealList = listingOwn(SurplusDeal);

export const surplusDeals = listingPosts(SurplusDeal);

export const newerSurplusDeals = countingNewer;

export const replies = listingReplies(Bid);

export const replyDetail = reading(Bid);

export const detail = reading(SurplusDeal);

export const addSurplusQuote = {
  input: z.object({
    postId: Id,
    version: z.number().int(),
    validDays: ValidDays,
    note: text(1000).default(''),
    attach,
    items: z
      .array(z.object({ postItemId: Id, unitPrice: UnitPriceText, quantity: Count }))
      .min(1, 'needed')
      .max(50),
    shipTo: ShipTo,
    inspection: InspectionChoice,
  }),
  output: Numbered,
};

export const withdrawBid = withdrawing;

export const addMark = marking;

export const close = closing;

export const reopen = reopening;

export const replyIds = listingUnread;

export const surplusDealUnRead = {
  input: Nothing,
  output: z.object({
    surplusDealNum: z.number().int(),
    replyNum: z.number().int(),
    replyIds: z.array(z.string()),
  }),
};

export const acceptBid = {
  input: z.object({
    replyId: Id,
    version: z.number().int(),
    items: acceptedItems,
  }),
  output: PlacedOrder,
};
