import { z } from 'zod';
import { anyone, command, query, traders } from '../call.ts';
import { Count, DateCode, Id, Instant, Mpn, text } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money.ts';
import { Condition, DayChoice, LeadTime, Packaging } from '../options.ts';
import { InspectionChoice, ShipTo } from '../orders/terms.ts';
import { quotas } from '../quotas.ts';
import { Nothing, pageOf } from '../response.ts';
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
  SeenPost,
  Side,
  ValidDays,
} from './shapes.ts';
import { closing, countingNewer, listingUnread, marking, reopening } from './shared-calls.ts';

/** An item of a want-to-buy post: the part wanted, and what was already taken into orders. */
const PostItem = z.object({
  id: z.string(),
  model: z.string(),
  count: z.number().int(),
  taken: z.number().int(),
  quotes: z.number().int(),
});

/** A want-to-buy post as its reader may see it. */
export const Post = PostFrame.extend({ items: z.array(PostItem) });
export type Post = z.infer<typeof Post>;

const ReplyItem = z.object({
  id: z.string(),
  postItemId: z.string(),
  model: z.string(),
  offeredModel: z.string(),
  manufacturer: z.string(),
  unitPrice: z.string(),
  quantity: z.number().int(),
  taken: z.number().int(),
  amount: MoneyWire,
  condition: Condition,
  packaging: Packaging.nullable(),
  dateCode: z.string(),
  leadTime: LeadTime,
  warrantyDays: DayChoice,
  note: z.string(),
});

/** A reply with its quoted items; only poster and replier see it. */
export const Reply = ReplyFrame.extend({
  from: Side.extend({ accountId: z.string(), ...LabRecord.shape }),
  to: Side,
  items: z.array(ReplyItem),
});
export type Reply = z.infer<typeof Reply>;

const wantBuyItemList = z
  .array(z.object({ model: Mpn, count: Count }))
  .min(1, 'needed')
  .max(50);

/** Posts a want-to-buy request on the mall board (section 7; also the end of the quick buy). */
export const addWantBuy = command({
  path: '/wantBuy/addWantBuy',
  perCaller: quotas.posts,
  bodyKb: 512,
  callers: traders,
  input: z.object({
    attach,
    mark: text(1000).default(''),
    wantBuyItemList,
  }),
  output: Numbered,
  failures: ['file.unknown'],
});

/**
 * Changes a request while nobody has quoted it: its parts, note and files. It is then new again to
 * others. `kept` are the places of the files that stay, in the order that they were answered in.
 */
export const editWantBuy = command({
  path: '/wantBuy/edit',
  bodyKb: 512,
  callers: traders,
  input: SeenPost.extend({
    mark: text(1000).default(''),
    kept: z.array(z.number().int().min(0).max(4)).max(5).default([]),
    attach,
    wantBuyItemList,
  }).refine(({ kept, attach: added }) => kept.length + added.length <= 5, {
    path: ['attach'],
    message: 'tooMany',
  }),
  output: Nothing,
  failures: ['post.closed', 'post.quoted', 'order.hasChange', 'file.unknown'],
});

/** My posts: open ones, or closed ones of the recycle tab. */
export const wantBuyList = query({
  path: '/wantBuy/wantBuyList',
  callers: traders,
  input: MineInput,
  output: pageOf(Post),
});

/** Open posts of others: the tab "new". */
export const wantBuys = query({
  path: '/wantBuy/wantBuys',
  callers: traders,
  input: ListInput,
  output: pageOf(Post),
});

/** How many open posts of others came since the newest one that the reader has before them. */
export const newerWantBuys = query({ path: '/wantBuy/newer', ...countingNewer });

/** Replies that I gave and replies to my posts, unread first. */
export const replies = query({
  path: '/wantBuy/replies',
  callers: traders,
  input: RepliesInput,
  output: pageOf(Reply),
});

/** One reply; reading a reply to one's own post marks it read. */
export const replyDetail = command({
  path: '/wantBuy/replyDetail',
  callers: traders,
  input: z.object({ id: Id }),
  output: Reply,
});

/** One post; opening it marks it seen. */
export const detail = command({
  path: '/wantBuy/detail',
  callers: traders,
  input: z.object({ id: Id }),
  output: Post,
});

/** Open requests without names, newest first, for visitors and search engines. */
export const rfq = query({
  path: '/wantBuy/rfq',
  callers: anyone,
  input: ListInput,
  output: pageOf(
    z.object({
      id: z.string(),
      no: z.string(),
      at: Instant,
      items: z.array(z.object({ model: z.string(), count: z.number().int() })),
      /** Quotes so far, whatever became of them. */
      replies: z.number().int(),
    }),
  ),
});

/**
 * Answers a post with a quote for one or more of its items; valid for the chosen days. Who quotes
 * sells, so only settled sellers may.
 */
export const addWantQuote = command({
  path: '/wantBuy/addWantQuote',
  perCaller: quotas.replies,
  bodyKb: 512,
  callers: ['settled'],
  input: z.object({
    postId: Id,
    version: z.number().int(),
    validDays: ValidDays,
    note: text(1000).default(''),
    attach,
    items: z
      .array(
        z.object({
          postItemId: Id,
          offeredModel: Mpn,
          manufacturer: text(120).min(1, 'needed'),
          unitPrice: UnitPriceText,
          quantity: Count,
          condition: Condition,
          packaging: Packaging.nullable().default(null),
          dateCode: z.union([DateCode, z.literal('')]).default(''),
          leadTime: LeadTime.default('now'),
          warrantyDays: DayChoice.default(30),
          note: text(500).default(''),
        }),
      )
      .min(1, 'needed')
      .max(50),
  }),
  output: Numbered,
  failures: [
    'post.closed',
    'post.own',
    'order.hasChange',
    'file.unknown',
    'reply.item',
    'seller.blacklisted',
  ],
});

/** A private note on a post or a reply; nobody else sees it. */
export const addMark = command({ path: '/wantBuy/addMark', ...marking });

export const close = command({ path: '/wantBuy/close', ...closing });

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopen = command({ path: '/wantBuy/reopen', ...reopening });

/** Ids of unread replies. */
export const replyIds = query({ path: '/wantBuy/replyIds', ...listingUnread });

export const wantBuyUnRead = query({
  path: '/wantBuy/wantBuyUnRead',
  callers: traders,
  input: Nothing,
  output: z.object({
    wantBuyNum: z.number().int(),
    replyNum: z.number().int(),
    replyIds: z.array(z.string()),
  }),
});

/** Accepts reply items, wholly or for part of their quantity, which places one order. */
export const acceptReply = command({
  path: '/wantBuy/accept',
  perCaller: quotas.orders,
  bodyKb: 256,
  callers: traders,
  input: z.object({
    replyId: Id,
    version: z.number().int(),
    items: acceptedItems,
    shipTo: ShipTo,
    inspection: InspectionChoice,
  }),
  output: PlacedOrder,
  failures: [
    'reply.closed',
    'reply.expired',
    'reply.tooMany',
    'reply.taken',
    'post.closed',
    'order.hasChange',
    'order.lines',
    'order.supplierNotSettled',
    'seller.blacklisted',
  ],
});
