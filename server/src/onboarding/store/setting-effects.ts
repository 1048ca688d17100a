import { sql } from 'kysely';
import type { Db } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** Finds settlements, and proposed addresses of settled sellers, that are due at an instant or later. */
export const findDueFrom = (db: Db, from: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select due.ref, due.id, row_number() over (order by due.due_at, due.id) as place
      from (
        select credit_code as ref, account_id as id, due_at
        from onboarding.settlement where due_at >= ${from}
        union all
        select s.credit_code, c.account_id, c.due_at
        from onboarding.address_change c join onboarding.settlement s using (account_id)
        where c.due_at >= ${from}) due`,
  );
