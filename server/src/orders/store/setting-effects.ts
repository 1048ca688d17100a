import { sql } from 'kysely';
import type { Db } from '#server/kit/database/database.ts';
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

/** Finds orders of which a parcel is under way with one of these carriers. */
export const findUnderWayWith = (db: Db, carriers: readonly string[]): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by placed_at, id) as place
      from orders."order"
      where (state = 'inbound' and exists (
               select 1 from jsonb_array_elements(
                 coalesce(inbound -> 'parcels', jsonb_build_array(inbound))) p
               where p ->> 'receivedAt' is null and p ->> 'carrier' = any(${[...carriers]}::text[])))
         or (state = 'dispatched' and outbound ->> 'deliveredAt' is null
             and outbound ->> 'carrier' = any(${[...carriers]}::text[]))
         or (state = 'returned' and back ->> 'carrier' = any(${[...carriers]}::text[]))`,
  );

/** Finds orders that ask for one of these carriers and have not left the dock. */
export const findAskingFor = (db: Db, carriers: readonly string[]): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by placed_at, id) as place
      from orders."order"
      where outbound is null and ship_to ->> 'carrier' = any(${[...carriers]}::text[])
        and state not in ('completed', 'refunded', 'cancelled', 'returning', 'returned')`,
  );
