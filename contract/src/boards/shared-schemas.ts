import { z } from 'zod';
import { Id, RecordVersion, text } from '../fields.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import { Keyword, ListInput, MineInput, RepliesInput } from './post-schemas.ts';

/*
 * What calls of both boards have alike: all but their paths.
 */

/** Lists my posts of one state. */
export const listingOwn = <Post extends z.ZodType>(post: Post) => ({
  input: MineInput,
  output: pageOf(post),
});

/** Lists the open posts of everybody. */
export const listingPosts = <Post extends z.ZodType>(post: Post) => ({
  input: ListInput,
  output: pageOf(post),
});

/** Lists replies of a side, or to one post. */
export const listingReplies = <Reply extends z.ZodType>(reply: Reply) => ({
  input: RepliesInput,
  output: pageOf(reply),
});

/** Returns one post or one reply. */
export const reading = <Record extends z.ZodType>(record: Record) => ({
  input: z.object({ id: Id }),
  output: record,
});

/** How many open posts of others came since a moment; all of them where there is none. */
export const countingNewer = {
  input: z.object({ keyword: Keyword, since: z.iso.datetime().nullable() }),
  output: z.object({ count: z.number().int() }),
} as const;

/** Puts a private note on a post or a reply. */
export const marking = {
  input: z.object({ on: z.enum(['post', 'reply']), id: Id, mark: text(1000) }),
  output: Nothing,
} as const;

/** Moves a post to the recycle tab. */
export const closing = {
  input: RecordVersion,
  output: Nothing,
} as const;

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopening = {
  input: RecordVersion,
  output: Nothing,
} as const;

/** Withdraws a reply of the caller's own. */
export const withdrawing = {
  input: RecordVersion,
  output: Nothing,
} as const;

/** Lists the ids of unread replies. */
export const listingUnread = {
  input: Nothing,
  output: z.array(z.string()),
} as const;
