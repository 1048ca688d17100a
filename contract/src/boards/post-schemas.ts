import { z } from 'zod';
import { Count, FileUrl, Id, Instant } from '../fields.ts';
import { DayChoice } from '../option-schemas.ts';
import { Paging } from '../response-schemas.ts';
import { postStates, replyStates } from './shapes.ts';

const Attachment = z.object({ url: z.string(), name: z.string() });

/** A post as its reader may see it, without its items; `mine` decides on marks and replies. */
export const PostFrame = z.object({
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
  /** Replies to it that were not withdrawn; for the poster alone. */
  replies: z.number().int(),
  unreadReplies: z.number().int(),
  /** Whether it was answered, also where the answer was withdrawn: by the reader, or to the poster by anybody. */
  hasReply: z.boolean(),
  /** My own reply to this post, where I answered it and did not withdraw that. */
  myReplyId: z.string().nullable(),
});

/** A reply without its sides and items; only poster and replier see it. */
export const ReplyFrame = z.object({
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
  note: z.string(),
  privateMark: z.string().nullable(),
  attach: z.array(Attachment),
  orders: z.array(z.object({ id: z.string(), no: z.string() })),
});

/** Who answers or is answered. */
export const Side = z.object({ company: z.string(), country: z.string() });

/** Files as their owner uploaded them. */
export const attach = z.array(FileUrl).max(5).default([]);

/** How many days a reply stands; 0 is without an end. */
export const ValidDays = DayChoice.default(15);

export const Keyword = z.string().trim().max(80).default('');

/** A list of posts, by a part of a part number or of a post's number. */
export const ListInput = Paging.extend({ keyword: Keyword });

/** My posts, of one state. */
export const MineInput = ListInput.extend({ state: z.enum(postStates).default('open') });

/** Replies of a side, or to one post. */
export const RepliesInput = Paging.extend({
  side: z.enum(['all', 'given', 'received']).default('all'),
  postId: Id.optional(),
});

/** The response to a new post or reply. */
export const Numbered = z.object({ id: z.string(), no: z.string() });

/** Items of a reply that are accepted, wholly or for part of their quantity. */
export const acceptedItems = z
  .array(z.object({ replyItemId: Id, quantity: Count }))
  .min(1, 'needed')
  .max(50);

/** The order that an acceptance placed. */
export const PlacedOrder = z.object({ orderId: z.string(), orderNo: z.string() });
