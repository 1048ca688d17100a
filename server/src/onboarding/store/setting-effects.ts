import { sql } from 'kysely';
import type { Db } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** Finds settlements whose deadline is at an instant or later. */
export const findDueFrom = (db: Db, from: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select credit_code as ref, account_id as id, row_number() over (order by due_at, account_id) as place
      from onboarding.settlement where due_at >= ${from}`,
  );
