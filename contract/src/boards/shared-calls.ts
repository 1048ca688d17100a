import { traders } from '../call.ts';

/*
 * What calls of both boards have alike: all but their paths.
 */

/** How many open posts of others came since a moment; all of them where there is none. */
export const countingNewer = {
  callers: traders,
} as const;

/** Puts a private note on a post or a reply. */
export const marking = {
  callers: traders,
} as const;

/** Moves a post to the recycle tab. */
export const closing = {
  callers: traders,
  failures: ['post.closed', 'order.hasChange'],
} as const;

/** Takes a post out of the recycle tab, within 30 days of its closing. */
export const reopening = {
  callers: traders,
  failures: ['post.notClosed', 'post.recycleOver', 'order.hasChange'],
} as const;

/** Withdraws a reply of the caller's own, which ends it. Orders of it go on. */
export const withdrawing = {
  callers: traders,
} as const;

/** Lists the ids of unread replies. */
export const listingUnread = {
  callers: traders,
} as const;
