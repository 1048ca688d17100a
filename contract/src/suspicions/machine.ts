import type { Row, Wait } from '../state-machine.ts';

/** Where a finding of suspicious activity stands. */
export const suspicionStates = ['open', 'underReview', 'reported', 'cleared'] as const;
export type SuspicionState = (typeof suspicionStates)[number];

/** Who acts on it. The checker is a second person. */
export const suspicionActors = ['finance', 'checker'] as const;
export type SuspicionActor = (typeof suspicionActors)[number];

/** A severe finding holds withdrawals: two people clear it or free a company of it, as that frees money. */
export const suspicionTable = [
  { event: 'assign', from: 'open', to: 'underReview', by: ['finance'] },
  { event: 'assign', from: 'underReview', to: 'underReview', by: ['finance'] },
  { event: 'report', from: 'underReview', to: 'reported', by: ['finance'] },
  // Some of its companies are freed, the others stay held.
  { event: 'free', from: 'underReview', to: 'underReview', by: ['checker'], when: 'severe' },
  { event: 'free', from: 'reported', to: 'reported', by: ['checker'], when: 'severe' },
  { event: 'clear', from: 'underReview', to: 'cleared', by: ['finance'], when: 'ordinary' },
  { event: 'clear', from: 'underReview', to: 'cleared', by: ['checker'], when: 'severe' },
  { event: 'clear', from: 'reported', to: 'cleared', by: ['finance'], when: 'ordinary' },
  { event: 'clear', from: 'reported', to: 'cleared', by: ['checker'], when: 'severe' },
] as const satisfies readonly Row<SuspicionState, SuspicionActor>[];
export type SuspicionRow = (typeof suspicionTable)[number];
export type SuspicionEvent = SuspicionRow['event'];

/** Whom each state waits for. What was reported waits for the authority. */
export const suspicionWaits: Record<SuspicionState, Wait<SuspicionActor> | null> = {
  open: { on: ['finance'], within: '1wd' },
  underReview: { on: ['finance'], within: '3wd' },
  reported: null,
  cleared: null,
};
