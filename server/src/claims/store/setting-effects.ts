import { sql } from 'kysely';
import type { Db } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';
import { endStates } from './claims.ts';

/** Finds claims that have not ended, or of which a seller owes the rest. */
export const findOpenClaims = (db: Db): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by applied_at, id) as place
      from claims.claim
      where owed > 0 or state <> all(${[...endStates]}::text[])`,
  );

/** Finds claims whose buyer is to send goods to the dock. */
export const findClaimsAwaitingReturn = (db: Db): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by applied_at, id) as place
      from claims.claim where state = 'returnAuthorised'`,
  );

/** Finds claims whose deadline is at an instant or later. */
export const findDueFrom = (db: Db, from: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by due_at, id) as place
      from claims.claim where due_at >= ${from}`,
  );

/** Finds claims whose goods are on their way back with one of these carriers. */
export const findUnderWayWith = (db: Db, carriers: readonly string[]): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by applied_at, id) as place
      from claims.claim
      where state = 'returning' and back ->> 'carrier' = any(${[...carriers]}::text[])`,
  );
