import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';
import type { DayLimit, PayoutLimits, PayoutWithoutFactor } from '#server/wallet/public.ts';

/** Finds exchanges that are not decided yet, the oldest first. */
export const findInProgress = (db: Db): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from exchange.exchange where state in ('frozen', 'returned')`,
  );

/** Finds exchanges that are not decided yet and sell less or more than limits in cents allow. */
export const findOutsideLimits = (db: Db, { least, most }: PayoutLimits): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from exchange.exchange
      where state in ('frozen', 'returned')
        and (sell < ${least.toString()}::bigint or sell > ${most.toString()}::bigint)`,
  );

/** Finds exchanges that wait 24 hours for want of a second factor, the oldest first. */
export const findWithoutFactor = (db: Db, now: Date): Promise<PayoutWithoutFactor[]> =>
  rows<PayoutWithoutFactor>(
    db,
    sql`
      select e.id, e.no, e.owner, e.at as "appliedAt", e.sell as minor, day.before
      from exchange.exchange e
      cross join lateral (
        select coalesce(sum(d.sell), 0)::bigint as before from exchange.exchange d
        where d.owner = e.owner and d.state <> 'failed'
          and d.at >= date_trunc('day', e.at, 'Asia/Shanghai') and (d.at, d.id) < (e.at, e.id)
      ) day
      where e.state in ('frozen', 'returned') and e.payable_from > ${now}
      order by e.at, e.id`,
  );

/** Finds members who have sold more cents since an instant than a limit; `ref` is their id. */
export const findOverDailyLimit = (db: Db, { since, perDay }: DayLimit): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select owner::text as ref, owner as id,
        row_number() over (order by sum(sell) desc, owner) as place
      from exchange.exchange
      where at >= ${since} and state <> 'failed'
      group by owner having sum(sell) > ${perDay.toString()}::bigint`,
  );

/** Finds quotes of exchanges that their owners may still accept; they have no name. */
export const findOpenQuotes = (db: Db, now: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select ''::text as ref, id, row_number() over (order by id) as place
      from exchange.quote where used_by is null and expires_at > ${now}`,
  );
