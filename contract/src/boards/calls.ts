import { z } from 'zod';
import { act, anyone, read, traders } from '../call.ts';
import { Count, DateCode, FileUrl, Id, Instant, Mpn, text } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money.ts';
import { Condition, DayChoice, LeadTime, Packaging } from '../options.ts';
import { InspectionChoice, ShipTo } from '../orders/terms.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';

export const postStates = ['open', 'closed'] as const;
export const replyStates = ['open', 'taken', 'closed', 'expired'] as const;

const Attachment = z.object({ url: z.string(), name: z.string() });

/** An item of a want-to-buy post: the part wanted, and what was already taken into orders. */
const PostItem = z.object({
  id: z.string(),
  model: z.string(),
  count: z.number().int(),
  taken: z.number().int(),
  quotes: z.number().int(),
});

/** A post as its reader may see it; `mine` decides on the marks and the replies. */
export const Post = z.object({
  id: z.string(),
  no: z.string(),
  state: z.enum(postStates),
  version: z.number().int(),
  at: Instant,
  closedAt: Instant.nullable(),
  country: z.string(),
  company: z.string().nullable(),
  mine: z.boolean(),
  seen: z.boolean(),
  mark: z.string(),
  privateMark: z.string().nullable(),
  attach: z.array(Attachment),
  items: z.array(PostItem),
  replies: z.number().int(),
  unreadReplies: z.number().int(),
  /** My own reply to this post, where I answered it. */
  myReplyId: z.string().nullable(),
});
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
export const Reply = z.object({
  id: z.string(),
  no: z.string(),
  postId: z.string(),
  postNo: z.string(),
  state: z.enum(replyStates),
  version: z.number().int(),
  at: Instant,
  validUntil: Instant,
  mine: z.boolean(),
  read: z.boolean(),
  from: z.object({
    accountId: z.string(),
    company: z.string(),
    country: z.string(),
    passedLots: z.number().int(),
    inspectedLots: z.number().int(),
  }),
  to: z.object({ company: z.string(), country: z.string() }),
  note: z.string(),
  privateMark: z.string().nullable(),
  attach: z.array(Attachment),
  items: z.array(ReplyItem),
  orders: z.array(z.object({ id: z.string(), no: z.string() })),
});
export type Reply = z.infer<typeof Reply>;

const attach = z.array(FileUrl).max(5).default([]);

/** Posts a want-to-buy request on the mall board (section 7; also the end of the quick buy). */
export const addWantBuy = act({
  path: '/wantBuy/addWantBuy',
  by: traders,
  input: z.object({
    attach,
    mark: text(1000).default(''),
    wantBuyItemList: z
      .array(z.object({ model: Mpn, count: Count }))
      .min(1, 'needed')
      .max(50),
  }),
  output: z.object({ id: z.string(), no: z.string() }),
  fails: ['file.unknown'],
});

const ListInput = Paging.extend({ keyword: z.string().trim().max(80).default('') });

/** My posts: open ones, or closed ones of the recycle tab. */
export const wantBuyList = read({
  path: '/wantBuy/wantBuyList',
  by: traders,
  input: ListInput.extend({ state: z.enum(postStates).default('open') }),
  output: pageOf(Post),
});

/** Open posts of others: the tab "new". */
export const wantBuys = read({
  path: '/wantBuy/wantBuys',
  by: traders,
  input: ListInput,
  output: pageOf(Post),
});

/** Replies that I gave and replies to my posts, unread first. */
export const replies = read({
  path: '/wantBuy/replies',
  by: traders,
  input: Paging.extend({
    side: z.enum(['all', 'given', 'received']).default('all'),
    postId: Id.optional(),
  }),
  output: pageOf(Reply),
});

/** One reply; reading a reply to one's own post marks it read. */
export const replyDetail = act({
  path: '/wantBuy/replyDetail',
  by: traders,
  input: z.object({ id: Id }),
  output: Reply,
});

/** One post; opening it marks it seen. */
export const detail = act({
  path: '/wantBuy/detail',
  by: traders,
  input: z.object({ id: Id }),
  output: Post,
});

/** Open requests without names, newest first, for visitors and search engines. */
export const rfq = read({
  path: '/wantBuy/rfq',
  by: anyone,
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

/** Answers a post with a quote for one or more of its items; valid for the chosen days. */
export const addWantQuote = act({
  path: '/wantBuy/addWantQuote',
  by: traders,
  input: z.object({
    postId: Id,
    version: z.number().int(),
    validDays: z
      .union([z.literal(15), z.literal(30), z.literal(45), z.literal(60), z.literal(90)])
      .default(15),
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
  output: z.object({ id: z.string(), no: z.string() }),
  fails: ['post.closed', 'post.own', 'order.hasChange', 'file.unknown', 'reply.item'],
});

/** A private note on a post or a reply; nobody else sees it. */
export const addMark = act({
  path: '/wantBuy/addMark',
  by: traders,
  input: z.object({ on: z.enum(['post', 'reply']), id: Id, mark: text(1000) }),
  output: Nothing,
});

export const close = act({
  path: '/wantBuy/close',
  by: traders,
  input: z.object({ id: Id, version: z.number().int() }),
  output: Nothing,
  fails: ['post.closed', 'order.hasChange'],
});

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopen = act({
  path: '/wantBuy/reopen',
  by: traders,
  input: z.object({ id: Id, version: z.number().int() }),
  output: Nothing,
  fails: ['post.notClosed', 'post.recycleOver', 'order.hasChange'],
});

/** Ids of unread replies. */
export const replyIds = read({
  path: '/wantBuy/replyIds',
  by: traders,
  input: Nothing,
  output: z.array(z.string()),
});

export const wantBuyUnRead = read({
  path: '/wantBuy/wantBuyUnRead',
  by: traders,
  input: Nothing,
  output: z.object({
    wantBuyNum: z.number().int(),
    replyNum: z.number().int(),
    replyIds: z.array(z.string()),
  }),
});

/** Accepts reply items, wholly or for part of their quantity, which places one order. */
export const acceptReply = act({
  path: '/wantBuy/accept',
  by: traders,
  input: z.object({
    replyId: Id,
    version: z.number().int(),
    items: z
      .array(z.object({ replyItemId: Id, quantity: Count }))
      .min(1, 'needed')
      .max(50),
    shipTo: ShipTo,
    inspection: InspectionChoice,
  }),
  output: z.object({ orderId: z.string(), orderNo: z.string() }),
  fails: [
    'reply.closed',
    'reply.expired',
    'reply.tooMany',
    'reply.taken',
    'post.closed',
    'order.hasChange',
    'order.lines',
  ],
});
