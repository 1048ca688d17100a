import type { Row, Wait } from '../state-machine.ts';

/** The settlement of a seller (domain section 9), as a state machine. */
export const settlementStates = ['draft', 'submitted', 'pass', 'rejected'] as const;
export type SettlementState = (typeof settlementStates)[number];

export const settlementActors = ['seller', 'support'] as const;
export type SettlementActor = (typeof settlementActors)[number];

/** Who may do what in which state; a rejected seller edits and submits again. */
export const settlementTable = [
  { event: 'save', from: 'draft', to: 'draft', by: ['seller'] },
  { event: 'submit', from: 'draft', to: 'submitted', by: ['seller'] },
  { event: 'pass', from: 'submitted', to: 'pass', by: ['support'], notify: ['seller'] },
  { event: 'reject', from: 'submitted', to: 'rejected', by: ['support'], notify: ['seller'] },
  { event: 'save', from: 'rejected', to: 'rejected', by: ['seller'] },
  { event: 'submit', from: 'rejected', to: 'submitted', by: ['seller'] },
] as const satisfies readonly Row<SettlementState, SettlementActor>[];

export type SettlementRow = (typeof settlementTable)[number];

/** Whom each state waits for: a review takes at most 3 working days. */
export const settlementWaits = {
  draft: { on: ['seller'] },
  submitted: { on: ['support'], within: '3wd' },
  rejected: { on: ['seller'] },
  pass: null,
} as const satisfies Record<SettlementState, Wait<SettlementActor> | null>;
