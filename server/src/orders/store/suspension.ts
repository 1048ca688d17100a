import type { Suspension } from '../core/order.ts';

/** A suspension inside jsonb: instants are ISO texts. */
export type StoredSuspension = Omit<Suspension, 'since'> & { since: string };

/** Returns a stored suspension as the program has it. */
export const suspensionOf = (stored: StoredSuspension | null): Suspension | null =>
  stored && { ...stored, since: new Date(stored.since) };
