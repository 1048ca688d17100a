import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';

const { counted, named } = touchedLimits;

/** Finds files of payments that nobody has released or cancelled. */
export const findUnreleased = (db: Db): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from bank.payout_file where state = 'made'
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );
