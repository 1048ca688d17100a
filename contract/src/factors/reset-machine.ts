import type { Row, Wait } from '../state-machine.ts';

/** Where the reset of a member's second factors stands (decision 0051). */
export const factorResetStates = [
  'asked',
  'waiting',
  'done',
  'refused',
  'cancelled',
  'expired',
] as const;
export type FactorResetState = (typeof factorResetStates)[number];

/** Who acts on a reset. The approver is another person of support than the one who requested it. */
export const factorResetActors = ['member', 'support', 'approver', 'clock'] as const;
export type FactorResetActor = (typeof factorResetActors)[number];

/** The approval is one of its own, whose second person takes `approve`; a day later factors go. */
export const factorResetTable = [
  {
    event: 'approve',
    from: 'asked',
    to: 'waiting',
    by: ['approver'],
    offered: false,
    notify: ['member'],
  },
  { event: 'refuse', from: 'asked', to: 'refused', by: ['support'], notify: ['member'] },
  { event: 'refuse', from: 'waiting', to: 'refused', by: ['support'], notify: ['member'] },
  { event: 'cancel', from: 'asked', to: 'cancelled', by: ['member'], notify: ['member'] },
  { event: 'cancel', from: 'waiting', to: 'cancelled', by: ['member'], notify: ['member'] },
  { event: 'expire', from: 'asked', to: 'expired', by: ['clock'], due: '7d', notify: ['member'] },
  {
    event: 'remove',
    from: 'waiting',
    to: 'done',
    by: ['clock'],
    due: '1d',
    factors: 'remove',
    notify: ['member'],
  },
] as const satisfies readonly Row<FactorResetState, FactorResetActor, { factors: 'remove' }>[];
export type FactorResetRow = (typeof factorResetTable)[number];
export type FactorResetEvent = FactorResetRow['event'];

/** Whom each state of a reset waits for. */
export const factorResetWaits: Record<FactorResetState, Wait<FactorResetActor> | null> = {
  asked: { on: ['support'], within: '1wd' },
  waiting: null,
  done: null,
  refused: null,
  cancelled: null,
  expired: null,
};
