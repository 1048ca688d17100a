import type { EventOf, MessageOf, Row, Span, Wait } from '../state-machine.ts';

/** Where an entry of the public blacklist stands; only `published` is public (domain section 6). */
export const blacklistStates = ['proposed', 'noticed', 'published', 'ended', 'dropped'] as const;
export type BlacklistState = (typeof blacklistStates)[number];

/**
 * Who acts on an entry. The desk proposes, sends the notice and keeps what reaches it in another
 * way; the checker is one of the desk who did not propose it; the supplier answers and appeals. The
 * recorder is one of the desk who may enter a reply: no proposer answers for a supplier that has no
 * account to see it.
 */
export const blacklistActors = ['desk', 'checker', 'recorder', 'supplier', 'clock'] as const;
export type BlacklistActor = (typeof blacklistActors)[number];

/** How long a supplier has to answer its notice before it may be published unanswered. */
export const blacklistReplyWithin: Span = '10wd';

/**
 * An entry of the blacklist: nobody is published unheard, and no entry stands for ever. `supplier`
 * is what it makes of its supplier on the market: `warned` of, `listed`, or `cleared` of this entry.
 */
export const blacklistTable = [
  {
    event: 'notice',
    from: 'proposed',
    to: 'noticed',
    by: ['desk'],
    when: 'notOver',
    supplier: 'warned',
    notify: ['supplier'],
    message: 'blacklistNotice',
  },
  {
    event: 'reply',
    from: 'noticed',
    to: 'noticed',
    by: ['recorder', 'supplier'],
    when: 'notAnswered',
  },
  {
    event: 'publish',
    from: 'noticed',
    to: 'published',
    by: ['checker'],
    when: 'heard',
    and: 'notOver',
    supplier: 'listed',
    notify: ['supplier'],
    message: 'blacklistPublished',
  },
  {
    event: 'appeal',
    from: 'published',
    to: 'published',
    by: ['desk', 'supplier'],
    when: 'notAppealed',
  },
  {
    event: 'stay',
    from: 'published',
    to: 'published',
    by: ['checker'],
    when: 'appealOpen',
    notify: ['supplier'],
    message: 'blacklistStayed',
  },
  {
    event: 'grant',
    from: 'published',
    to: 'ended',
    by: ['checker'],
    when: 'appealOpen',
    supplier: 'cleared',
    notify: ['supplier'],
    message: 'blacklistEnded',
  },
  {
    event: 'end',
    from: 'published',
    to: 'ended',
    by: ['desk'],
    supplier: 'cleared',
    notify: ['supplier'],
    message: 'blacklistEnded',
  },
  {
    event: 'expire',
    from: 'published',
    to: 'ended',
    by: ['clock'],
    due: 'now',
    since: 'endDay',
    supplier: 'cleared',
    notify: ['supplier'],
    message: 'blacklistEnded',
  },
  { event: 'drop', from: 'proposed', to: 'dropped', by: ['desk'] },
  {
    event: 'drop',
    from: 'noticed',
    to: 'dropped',
    by: ['desk'],
    supplier: 'cleared',
    notify: ['supplier'],
    message: 'blacklistDropped',
  },
] as const satisfies readonly Row<
  BlacklistState,
  BlacklistActor,
  { supplier: 'warned' | 'listed' | 'cleared' }
>[];

export type BlacklistRow = (typeof blacklistTable)[number];
export type BlacklistEvent = EventOf<BlacklistRow>;
/** The kinds of messages that rows send, without the slice's name before them. */
export type BlacklistMessage = MessageOf<BlacklistRow>;

/** Whom each state of an entry waits for, and within which time. */
export const blacklistWaits: Record<BlacklistState, Wait<BlacklistActor> | null> = {
  proposed: { on: ['desk'] },
  noticed: { on: ['supplier'], within: blacklistReplyWithin },
  published: { on: ['clock'] },
  ended: null,
  dropped: null,
};
