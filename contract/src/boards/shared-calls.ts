import { z } from 'zod';
import { traders } from '../call.ts';
import { Id, text } from '../fields.ts';
import { Nothing } from '../response.ts';
import { Keyword, SeenPost } from './shapes.ts';

/*
 * What calls of both boards have alike: all but their paths.
 */

/** How many open posts of others came since a moment; all of them where there is none. */
export const countingNewer = {
  callers: traders,
  input: z.object({ keyword: Keyword, since: z.iso.datetime().nullable() }),
  output: z.object({ count: z.number().int() }),
} as const;

/** Puts a private note on a post or a reply. */
export const marking = {
  callers: traders,
  input: z.object({ on: z.enum(['post', 'reply']), id: Id, mark: text(1000) }),
  output: Nothing,
} as const;

/** Moves a post to the recycle tab. */
export const closing = {
  callers: traders,
  input: SeenPost,
  output: Nothing,
  failures: ['post.closed', 'order.hasChange'],
} as const;

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopening = {
  callers: traders,
  input: SeenPost,
  output: Nothing,
  failures: ['post.notClosed', 'post.recycleOver', 'order.hasChange'],
} as const;

/** Lists the ids of unread replies. */
export const listingUnread = {
  callers: traders,
  input: Nothing,
  output: z.array(z.string()),
} as const;
