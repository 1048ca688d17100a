import type { Row, Wait } from '../state-machine.ts';

/** Where an entry of the quarantine register stands: one per lot of suspect pieces (section 6). */
export const quarantineStates = [
  'held',
  'sampling',
  'cleared',
  'confirmed',
  'returned',
  'scrapped',
] as const;
export type QuarantineState = (typeof quarantineStates)[number];

export const quarantineActors = ['seller', 'support', 'warehouse'] as const;
export type QuarantineActor = (typeof quarantineActors)[number];

type Notified = QuarantineActor | 'buyer';

/** Suspect pieces leave the register cleared, to the seller, or after five years, scrapped. */
export const quarantineTable = [
  { event: 'requestSample', from: 'held', to: 'sampling', by: ['seller'], when: 'sampleAllowed' },
  { event: 'sendSample', from: 'sampling', to: 'held', by: ['warehouse'], notify: ['seller'] },
  { event: 'relocate', from: 'held', to: 'held', by: ['warehouse'] },
  { event: 'relocate', from: 'confirmed', to: 'confirmed', by: ['warehouse'] },
  { event: 'clear', from: 'held', to: 'cleared', by: ['support'], notify: ['buyer', 'seller'] },
  { event: 'confirm', from: 'held', to: 'confirmed', by: ['support'], notify: ['buyer', 'seller'] },
  { event: 'sendBack', from: 'cleared', to: 'returned', by: ['warehouse'], notify: ['seller'] },
  { event: 'certify', from: 'confirmed', to: 'confirmed', by: ['warehouse'] },
  {
    event: 'scrap',
    from: 'confirmed',
    to: 'scrapped',
    by: ['warehouse'],
    when: 'retentionOver',
    notify: ['buyer', 'seller'],
  },
] as const satisfies readonly (Omit<Row<QuarantineState, Notified>, 'by'> & {
  readonly by: readonly QuarantineActor[];
})[];
export type QuarantineRow = (typeof quarantineTable)[number];
export type QuarantineEvent = QuarantineRow['event'];

/** Whom each state waits for; confirmed entries wait for the end of their retention alone. */
export const quarantineWaits: Record<QuarantineState, Wait<QuarantineActor> | null> = {
  held: { on: ['support'] },
  sampling: { on: ['warehouse'], within: '3wd' },
  cleared: { on: ['warehouse'], within: '3wd' },
  confirmed: null,
  returned: null,
  scrapped: null,
};

/** Confirmed goods are kept for so many years before they are scrapped. */
export const retentionYears = 5;

/** Returns the pieces that a seller may have as a sample: the lesser of ten and half of the lot. */
export const sampleMost = (pieces: number): number => Math.min(10, Math.floor(pieces / 2));
