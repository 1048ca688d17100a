import { v4, v7 } from 'uuid';

/** A new id: UUIDv7, so that ids sort by the time of their making. */
export const newId = (): string => v7();

/** An id that nobody can guess: UUIDv4, random but for its version. */
export const newTicket = (): string => v4();
