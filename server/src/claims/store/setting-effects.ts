import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';
import { endStates } from './claims.ts';

const { counted, named } = touchedLimits;

/** Finds claims that have not ended, or of which a seller owes the rest. */
export const findOpenClaims = (db: Db): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, applied_at from claims.claim
        where owed > 0 or state <> all(${[...endStates]}::text[])
        order by applied_at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by applied_at, id limit ${named}`,
  );
