import type { Db } from '#server/kit/database.ts';
import { listedParts, listedStarts } from './listed-store.ts';
import { staleAt } from './sought.ts';

/** Part numbers with live stock from a key on; one of each key. */
export const listedPartsFrom = (db: Db, from: string, given: { limit: number; now: Date }) =>
  listedParts(db, from, { limit: given.limit, staleAt: staleAt(given.now) });

/** The key that each run of `size` part numbers with live stock begins with. */
export const listedPartStarts = (db: Db, given: { size: number; now: Date }) =>
  listedStarts(db, { size: given.size, staleAt: staleAt(given.now) });
