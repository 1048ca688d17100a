import { z } from 'zod';
import {
  acceptedItems,
  attach,
  LabRecord,
  ListInput,
  MineInput,
  Numbered,
  PlacedOrder,
  PostFrame,
  RepliesInput,
  ReplyFrame,
  Side,
  ValidDays,
} from '../boards/shapes.ts';
import {
  closing,
  countingNewer,
  listingUnread,
  marking,
  reopening,
} from '../boards/shared-calls.ts';
import { command, query, traders } from '../call.ts';
import { Count, DateCode, Id, Mpn, needed, text } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money.ts';
import { Condition, Packaging } from '../options.ts';
import { InspectionChoice, ShipTo } from '../orders/terms.ts';
import { quotas } from '../quotas.ts';
import { Nothing, pageOf } from '../response.ts';

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
  /** What the poster asks a piece, in USD; null where it leaves the price to the bidders. */
  unitPrice: z.string().nullable(),
  /** Bids on it that did not end untaken; the poster alone is told. */
  bids: z.number().int(),
});

/** A surplus deal as its reader may see it, with the poster's record at the lab. */
export const SurplusDeal = PostFrame.extend({ ...LabRecord.shape, items: z.array(SurplusItem) });
export type SurplusDeal = z.infer<typeof SurplusDeal>;

const BidItem = z.object({
  id: z.string(),
  postItemId: z.string(),
  model: z.string(),
  manufacturer: z.string(),
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  /** What the poster asks; null where it asks nothing. */
  asking: z.string().nullable(),
  /** What the bidder offers a piece, in USD. */
  unitPrice: z.string(),
  quantity: z.number().int(),
  taken: z.number().int(),
  /** What can be accepted of it now: neither more than was bid for nor than is left. */
  left: z.number().int(),
  amount: MoneyWire,
});

/** A bid; only poster and bidder see it, and where the goods go only the bidder. */
export const Bid = ReplyFrame.extend({
  from: Side.extend({ accountId: z.string() }),
  to: Side.extend({ accountId: z.string(), ...LabRecord.shape }),
  items: z.array(BidItem),
  shipTo: ShipTo.nullable(),
  inspection: InspectionChoice,
});
export type Bid = z.infer<typeof Bid>;

/** Offers surplus stock on the waste board; only settled sellers sell. */
export const addSurplusDeal = command({
  path: '/surplusDeal/addSurplusDeal',
  perCaller: quotas.posts,
  bodyKb: 512,
  callers: ['settled'],
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
  failures: ['file.unknown', 'seller.blacklisted'],
});

/** My surplus deals: open ones, or closed ones of the recycle tab. */
export const surplusDealList = query({
  path: '/surplusDeal/surplusDealList',
  callers: traders,
  input: MineInput,
  output: pageOf(SurplusDeal),
});

/** Open surplus deals of others: the tab "new". */
export const surplusDeals = query({
  path: '/surplusDeal/surplusDeals',
  callers: traders,
  input: ListInput,
  output: pageOf(SurplusDeal),
});

/** How many open deals of others came since the newest one that the reader has before them. */
export const newerSurplusDeals = query({ path: '/surplusDeal/newer', ...countingNewer });

/** Bids that I made and bids on my deals, unread first. */
export const replies = query({
  path: '/surplusDeal/replies',
  callers: traders,
  input: RepliesInput,
  output: pageOf(Bid),
});

/** One bid; reading a bid on one's own deal marks it read. */
export const replyDetail = command({
  path: '/surplusDeal/replyDetail',
  callers: traders,
  input: z.object({ id: Id }),
  output: Bid,
});

/** One surplus deal; opening it marks it seen. */
export const detail = command({
  path: '/surplusDeal/detail',
  callers: traders,
  input: z.object({ id: Id }),
  output: SurplusDeal,
});

/**
 * Bids for one or more items of a deal, for the chosen days. The bidder buys, so it says already
 * where the goods go and what the lab tests: an acceptance then places the order as it stands.
 */
export const addSurplusQuote = command({
  path: '/surplusDeal/addSurplusQuote',
  perCaller: quotas.replies,
  bodyKb: 512,
  callers: traders,
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
  failures: [
    'surplus.closed',
    'surplus.own',
    'order.hasChange',
    'file.unknown',
    'surplus.bidItem',
    'surplus.soldOut',
    'seller.blacklisted',
  ],
});

/** A private note on a deal or a bid; nobody else sees it. */
export const addMark = command({ path: '/surplusDeal/addMark', ...marking });

export const close = command({
  path: '/surplusDeal/close',
  ...closing,
  failures: ['surplus.closed', 'order.hasChange'],
});

/** Takes a deal out of the recycle tab, within 30 days of its closing. */
export const reopen = command({
  path: '/surplusDeal/reopen',
  ...reopening,
  callers: ['settled'],
  failures: ['surplus.notClosed', 'post.recycleOver', 'order.hasChange', 'seller.blacklisted'],
});

/** Ids of unread bids. */
export const replyIds = query({ path: '/surplusDeal/replyIds', ...listingUnread });

export const surplusDealUnRead = query({
  path: '/surplusDeal/surplusDealUnRead',
  callers: traders,
  input: Nothing,
  output: z.object({
    surplusDealNum: z.number().int(),
    replyNum: z.number().int(),
    replyIds: z.array(z.string()),
  }),
});

/** Accepts items of a bid, wholly or for part of their quantity, which places one order. */
export const acceptBid = command({
  path: '/surplusDeal/accept',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: traders,
  input: z.object({
    replyId: Id,
    version: z.number().int(),
    items: acceptedItems,
  }),
  output: PlacedOrder,
  failures: [
    'surplus.bidClosed',
    'surplus.bidExpired',
    'reply.tooMany',
    'surplus.bidTaken',
    'surplus.closed',
    'surplus.soldOut',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});
