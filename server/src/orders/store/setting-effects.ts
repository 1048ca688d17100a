import { sql } from 'kysely';
import type { Db } from '#server/kit/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';

/** Finds orders that have not ended and were placed with another commission than the given one. */
export const findWithCommission = (
  db: Db,
  { trade, agent }: { readonly trade: number; readonly agent: number },
): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by placed_at, id) as place
      from orders."order"
      where state not in ('completed', 'refunded', 'cancelled')
        and commission_bp <> case kind when 'trade' then ${trade}::integer
          else ${agent}::integer end`,
  );

/** Finds orders whose goods are in one of these states before the dock has them. */
export const findBeforeDock = (db: Db, state: 'paid' | 'inbound'): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by placed_at, id) as place
      from orders."order" where state = ${state}`,
  );

/** Finds orders whose deadline is at an instant or later. */
export const findDueFrom = (db: Db, from: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by due_at, id) as place
      from orders."order" where due_at >= ${from}`,
  );
