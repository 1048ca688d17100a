import type { EventOf, Row, Wait } from '../state-machine.ts';

/** A settled seller's proposal of another address, contact and mobile. */
export const addressChangeStates = ['proposed', 'pass', 'rejected', 'withdrawn'] as const;
export type AddressChangeState = (typeof addressChangeStates)[number];

export const addressChangeActors = ['seller', 'support'] as const;
export type AddressChangeActor = (typeof addressChangeActors)[number];

/** Who may do what with a proposal; a pass replaces the fields of the company's settlement. */
export const addressChangeTable = [
  {
    event: 'pass',
    from: 'proposed',
    to: 'pass',
    by: ['support'],
    company: 'replaceFields',
    notify: ['seller'],
  },
  { event: 'reject', from: 'proposed', to: 'rejected', by: ['support'], notify: ['seller'] },
  { event: 'withdraw', from: 'proposed', to: 'withdrawn', by: ['seller'] },
] as const satisfies readonly Row<
  AddressChangeState,
  AddressChangeActor,
  { readonly company: 'replaceFields' }
>[];

export type AddressChangeRow = (typeof addressChangeTable)[number];
export type AddressChangeEvent = EventOf<AddressChangeRow>;

/** Whom each state waits for: a review takes as long as that of a settlement. */
export const addressChangeWaits = {
  proposed: { on: ['support'], within: '3wd' },
  pass: null,
  rejected: null,
  withdrawn: null,
} as const satisfies Record<AddressChangeState, Wait<AddressChangeActor> | null>;
