import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';

const { counted, named } = touchedLimits;

/** Finds deposits that sellers announced and finance has not confirmed. */
export const findAnnounced = (db: Db): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from deposits.deposit where state = 'announced'
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );
