import type { EventOf, Row, Wait } from '../state-machine.ts';

/** Where a platform notice stands; readers have it from `sending` on, until it is withdrawn. */
export const noticeStates = ['draft', 'scheduled', 'sending', 'sent', 'withdrawn'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** Who acts on a notice. The checker is one of the desk who did not write what is published. */
export const noticeActors = ['desk', 'checker', 'clock'] as const;
export type NoticeActor = (typeof noticeActors)[number];

/** A notice to many is seen by a second pair of eyes; a changed one is seen by them again. */
export const noticeTable = [
  { event: 'save', from: 'draft', to: 'draft', by: ['desk'] },
  { event: 'save', from: 'scheduled', to: 'draft', by: ['desk'] },
  { event: 'publish', from: 'draft', to: 'scheduled', by: ['desk'], when: 'oneReader' },
  { event: 'publish', from: 'draft', to: 'scheduled', by: ['checker'] },
  {
    event: 'start',
    from: 'scheduled',
    to: 'sending',
    by: ['clock'],
    due: 'now',
    since: 'sendingTime',
  },
  { event: 'finish', from: 'sending', to: 'sent', by: ['clock'], when: 'allNotified' },
  { event: 'withdraw', from: 'draft', to: 'withdrawn', by: ['desk'] },
  { event: 'withdraw', from: 'scheduled', to: 'withdrawn', by: ['desk'] },
  { event: 'withdraw', from: 'sending', to: 'withdrawn', by: ['desk'] },
  { event: 'withdraw', from: 'sent', to: 'withdrawn', by: ['desk'] },
] as const satisfies readonly Row<NoticeState, NoticeActor>[];

export type NoticeRow = (typeof noticeTable)[number];
export type NoticeEvent = EventOf<NoticeRow>;

/** Whom each state of a notice waits for; a notice that was sent waits for nobody. */
export const noticeWaits: Record<NoticeState, Wait<NoticeActor> | null> = {
  draft: { on: ['desk', 'checker'] },
  scheduled: { on: ['clock'] },
  sending: { on: ['clock'] },
  sent: null,
  withdrawn: null,
};
