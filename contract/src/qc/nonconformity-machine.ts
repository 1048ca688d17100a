import type { EventOf, Row, Wait } from '../state-machine.ts';

export const nonconformityStates = ['open', 'assessed', 'closed'] as const;
export type NonconformityState = (typeof nonconformityStates)[number];

/** Who acts: the assessor wrote cause and correction; a reviewer is any other person of the lab. */
export const nonconformityActors = ['assessor', 'reviewer'] as const;
export type NonconformityActor = (typeof nonconformityActors)[number];

/** The record of a rejected lot, from its report to its close by a second person. */
export const nonconformityTable = [
  { event: 'assess', from: 'open', to: 'assessed', by: ['assessor', 'reviewer'] },
  { event: 'reopen', from: 'assessed', to: 'open', by: ['assessor', 'reviewer'] },
  { event: 'close', from: 'assessed', to: 'closed', by: ['reviewer'] },
] as const satisfies readonly Row<NonconformityState, NonconformityActor>[];
export type NonconformityRow = (typeof nonconformityTable)[number];
export type NonconformityEvent = EventOf<NonconformityRow>;

export const nonconformityWaits: Record<NonconformityState, Wait<NonconformityActor> | null> = {
  open: { on: ['assessor', 'reviewer'] },
  assessed: { on: ['reviewer'] },
  closed: null,
};
