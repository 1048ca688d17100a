import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';

const { counted, named } = touchedLimits;

/** Finds orders that have not ended and were placed with another commission than the given one. */
export const findWithCommission = (
  db: Db,
  { trade, agent }: { readonly trade: number; readonly agent: number },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, placed_at from orders."order"
        where state not in ('completed', 'refunded', 'cancelled')
          and commission_bp <> case kind when 'trade' then ${trade}::integer
            else ${agent}::integer end
        order by placed_at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by placed_at, id limit ${named}`,
  );
