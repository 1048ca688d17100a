import type { Who } from '../kit/at.ts';
import type { Db } from '../kit/database.ts';
import type { AccountCard } from './card.ts';
import { readCards, readStaffNames } from './card-store.ts';
import { identifyToken } from './session-store.ts';

export type { AccountCard } from './card.ts';

/**
 * Who holds a token value: anonymous for none, an unknown or an ended one. It slides the session's
 * end, at most once in ten minutes; it refuses nobody.
 */
export const identify = (db: Db, tokenValue: string | null, now: Date): Promise<Who> =>
  identifyToken(db, tokenValue, now);

/** The cards of accounts by their ids; an id without an account is absent from the map. */
export const accountCard = (db: Db, ids: readonly string[]): Promise<Map<string, AccountCard>> =>
  readCards(db, ids);

/** The names of staff by their ids, those who have left included. */
export const staffNames = (db: Db, ids: readonly string[]): Promise<Map<string, string>> =>
  readStaffNames(db, ids);
