import { z } from 'zod';
import { PriceCaution } from '../companies/standing-schemas.ts';
import { Count, DateCode, Id, Instant, Mpn, RecordVersion, text } from '../fields.ts';
import { MoneyWire, UnitPriceText } from '../money-schemas.ts';
import { Condition, DayChoice, LeadTime, Packaging } from '../option-schemas.ts';
import { InspectionChoice, ShipTo } from '../orders/terms-schemas.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import {
  acceptedItems,
  attach,
  ListInput,
  Numbered,
  PlacedOrder,
  PostFrame,
  ReplyFrame,
  Side,
  ValidDays,
} from './post-schemas.ts';
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
} from './shared-schemas.ts';

/** An item of a want-to-buy post: the part wanted, and what was already taken into orders. */
const PostItem = z.object({
  id: z.string(),
  model: z.string(),
  count: z.number().int(),
  taken: z.number().int(),
  quotes: z.number().int(),
  /** Lowest price of the open quotes, where there are several; for the poster alone. */
  best: z.string().nullable(),
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
  from: Side.extend({ accountId: z.string(), ...PriceCaution.shape }),
  to: Side,
  items: z.array(ReplyItem),
});

export type Reply = z.infer<typeof Reply>;

const wantBuyItemList = z
  .array(z.object({ model: Mpn, count: Count }))
  .min(1, 'needed')
  .max(50);

export const addWantBuy = {
  input: z.object({
    attach,
    mark: text(1000).default(''),
    wantBuyItemList,
  }),
  output: Numbered,
};

export const editWantBuy = {
  input: RecordVersion.extend({
    mark: text(1000).default(''),
    kept: z.array(z.number().int().min(0).max(4)).max(5).default([]),
    attach,
    wantBuyItemList,
  }).refine(({ kept, attach: added }) => kept.length + added.length <= 5, {
    path: ['attach'],
    message: 'tooMany',
  }),
  output: Nothing,
};

export const wantBuyList = listingOwn(Post);

export const wantBuys = listingPosts(Post);

export const newerWantBuys = countingNewer;

export const replies = listingReplies(Reply);

export const replyDetail = reading(Reply);

export const detail = reading(Post);

export const rfq = {
  input: ListInput,
  output: pageOf(
    z.object({
      id: z.string(),
      no: z.string(),
      at: Instant,
      items: z.array(z.object({ model: z.string(), count: z.number().int() })),
      /** Quotes so far that were not withdrawn, whatever else became of them. */
      replies: z.number().int(),
    }),
  ),
};

export const addWantQuote = {
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
};

export const withdrawQuote = withdrawing;

export const addMark = marking;

export const close = closing;

export const reopen = reopening;

export const replyIds = listingUnread;

export const wantBuyUnRead = {
  input: Nothing,
  output: z.object({
    wantBuyNum: z.number().int(),
    replyNum: z.number().int(),
    replyIds: z.array(z.string()),
  }),
};

export const acceptReply = {
  input: z.object({
    replyId: Id,
    version: z.number().int(),
    items: acceptedItems,
    shipTo: ShipTo,
    inspection: InspectionChoice,
  }),
  output: PlacedOrder,
};
