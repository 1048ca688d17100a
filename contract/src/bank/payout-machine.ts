import type { Row, Wait } from '../state-machine.ts';

/** Where a file of payments stands. A released one was given to the bank. */
export const payoutFileStates = ['made', 'released', 'cancelled'] as const;
export type PayoutFileState = (typeof payoutFileStates)[number];

/** Who acts on a file. The releaser is another person of finance than the maker. */
export const payoutFileActors = ['finance', 'releaser'] as const;
export type PayoutFileActor = (typeof payoutFileActors)[number];

/** `release` sends each withdrawal of the file: its frozen amount leaves at the bank. */
export const payoutFileTable = [
  { event: 'release', from: 'made', to: 'released', by: ['releaser'], money: 'send' },
  { event: 'cancel', from: 'made', to: 'cancelled', by: ['finance', 'releaser'] },
] as const satisfies readonly Row<PayoutFileState, PayoutFileActor, { money: 'send' }>[];
export type PayoutFileRow = (typeof payoutFileTable)[number];
export type PayoutFileEvent = PayoutFileRow['event'];

/** Whom each state of a file waits for. */
export const payoutFileWaits: Record<PayoutFileState, Wait<PayoutFileActor> | null> = {
  made: { on: ['releaser'], within: '1wd' },
  released: null,
  cancelled: null,
};
