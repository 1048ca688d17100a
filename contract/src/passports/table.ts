import type { Row, Wait } from '../state-machine.ts';

/** Where the hand-over of a passport stands (domain section 8, decision 0068). */
export const handoverStates = ['offered', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type HandoverState = (typeof handoverStates)[number];

/** Who acts on a hand-over: the holder who offered, the account of the address, and the clock. */
export const handoverActors = ['sender', 'recipient', 'clock'] as const;
export type HandoverActor = (typeof handoverActors)[number];

type Effects = {
  /** Makes the recipient the holder of the passport. */
  readonly holder: 'change';
};

/** The offer is open for 14 days, until its recipient answers or its sender withdraws it. */
export const handoverTable = [
  {
    event: 'accept',
    from: 'offered',
    to: 'accepted',
    by: ['recipient'],
    holder: 'change',
    notify: ['sender'],
  },
  { event: 'decline', from: 'offered', to: 'declined', by: ['recipient'], notify: ['sender'] },
  { event: 'withdraw', from: 'offered', to: 'withdrawn', by: ['sender'], notify: ['recipient'] },
  {
    event: 'expire',
    from: 'offered',
    to: 'expired',
    by: ['clock'],
    due: '14d',
    notify: ['sender', 'recipient'],
  },
] as const satisfies readonly Row<HandoverState, HandoverActor, Effects>[];
export type HandoverRow = (typeof handoverTable)[number];
export type HandoverEvent = HandoverRow['event'];

/** Whom each state waits for. */
export const handoverWaits: Record<HandoverState, Wait<HandoverActor> | null> = {
  offered: { on: ['recipient'], within: '14d' },
  accepted: null,
  declined: null,
  withdrawn: null,
  expired: null,
};
