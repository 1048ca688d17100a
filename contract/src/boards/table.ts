import type { EventOf, Row } from '../state-machine.ts';
import type { postStates, replyStates } from './shapes.ts';

export type PostState = (typeof postStates)[number];
export type ReplyState = (typeof replyStates)[number];
/** `order` is an order that a reply became, `account` an account that is being closed. */
export const boardActors = ['poster', 'replier', 'clock', 'order', 'account'] as const;
export type BoardActor = (typeof boardActors)[number];

/**
 * A post rests in recycle when closed, by its poster or with the account of that, from where its poster
 * may take it back for 30 days. What was answered once stands as it was read. `replies` ends the open
 * replies with their post.
 */
export const postTable = [
  {
    event: 'edit',
    from: 'open',
    to: 'open',
    by: ['poster'],
    when: 'unanswered',
    content: 'rewrite',
  },
  {
    event: 'close',
    from: 'open',
    to: 'closed',
    by: ['poster', 'account'],
    replies: 'end',
    notify: ['replier'],
  },
  { event: 'reopen', from: 'closed', to: 'open', by: ['poster'], when: 'recycleOpen' },
] as const satisfies readonly Row<
  PostState,
  BoardActor,
  { readonly content: 'rewrite'; readonly replies: 'end' }
>[];

/**
 * A reply stays open while some of it is left to take. Its post's closing ends it; so does a newer
 * reply of the same replier, which replaces it, and the end of its validity. Its replier may withdraw
 * what is left of it: orders of it go on. An order that is
 * cancelled before its payment gives its pieces back: what was taken in full ends by it. Where another order of
 * it goes on it is open again, but not on a closed post nor where the same replier made a newer reply, even
 * if that has ended.
 */
export const replyTable = [
  {
    event: 'accept',
    from: 'open',
    to: 'open',
    by: ['poster'],
    when: 'someLeft',
    order: 'place',
    notify: ['replier'],
  },
  {
    event: 'accept',
    from: 'open',
    to: 'taken',
    by: ['poster'],
    when: 'allTaken',
    order: 'place',
    notify: ['replier'],
  },
  { event: 'close', from: 'open', to: 'closed', by: ['poster'], when: 'postClosed' },
  { event: 'replace', from: 'open', to: 'closed', by: ['replier'] },
  // The account of its replier is closed: nobody is left to sell or buy by it.
  {
    event: 'leave',
    from: 'open',
    to: 'closed',
    by: ['account'],
    offered: false,
    notify: ['poster'],
  },
  { event: 'withdraw', from: 'open', to: 'withdrawn', by: ['replier'], notify: ['poster'] },
  { event: 'releasePieces', from: 'open', to: 'open', by: ['order'], offered: false },
  {
    event: 'releasePieces',
    from: 'taken',
    to: 'open',
    by: ['order'],
    when: 'mayReopen',
    offered: false,
  },
  {
    event: 'releasePieces',
    from: 'taken',
    to: 'taken',
    by: ['order'],
    when: 'mayNotReopen',
    offered: false,
  },
  {
    event: 'releasePieces',
    from: 'taken',
    to: 'cancelled',
    by: ['order'],
    when: 'noOtherOrders',
    offered: false,
  },
  {
    event: 'expire',
    from: 'open',
    to: 'expired',
    by: ['clock'],
    due: 'now',
    since: 'validityEnd',
  },
] as const satisfies readonly Row<ReplyState, BoardActor, { readonly order: 'place' }>[];

export type PostRow = (typeof postTable)[number];
export type ReplyRow = (typeof replyTable)[number];
export type PostEvent = EventOf<PostRow>;
export type ReplyEvent = EventOf<ReplyRow>;
