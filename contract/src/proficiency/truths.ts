import { type FaultKind, faultKinds } from '../qc/planning/fault-kinds.ts';

/** The truth of a blind sample: genuine goods, or a counterfeit type of the planner. */
export const truths = ['genuine', ...faultKinds] as const;
export type Truth = 'genuine' | FaultKind;

/** The outcome of a test on a blind sample; `notCounted` where it cannot see the counterfeit type. */
export const testOutcomes = ['detected', 'missed', 'falseAlarm', 'correct', 'notCounted'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** A rate is published from so many trials on (decision 0066). */
export const trialsMin = 5;
