import type { Db } from '../kit/database.ts';
import type { AccountCard } from './card.ts';
import { readCards, readStaffNames } from './card-store.ts';
import { type Identified, identifyToken } from './session-store.ts';

export type { AccountCard } from './card.ts';
export type { Identified } from './session-store.ts';

/**
 * Who holds a token value, and the language of their account: null for an unknown or ended one. It
 * slides the session's end, at most once in ten minutes; it refuses nobody.
 */
export const identify = (db: Db, token: string, now: Date): Promise<Identified | null> =>
  identifyToken(db, token, now);

/** The cards of accounts by their ids; an id without an account is absent from the map. */
export const accountCard = (db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> =>
  readCards(db, ids);

/** The names of staff by their ids, those who have left included. */
export const staffNames = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  readStaffNames(db, ids);
