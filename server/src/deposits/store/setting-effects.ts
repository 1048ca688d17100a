import { sql } from 'kysely';
import type { Db } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** Finds deposits that sellers announced and finance has not confirmed. */
export const findAnnounced = (db: Db): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from deposits.deposit where state = 'announced'`,
  );
