import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';

const { counted, named } = touchedLimits;

/** Finds exchanges that are not decided yet, the oldest first. */
export const findInProgress = (db: Db): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from exchange.exchange where state in ('frozen', 'returned')
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );

/** Finds exchanges that are not decided yet and sell less or more than limits in cents allow. */
export const findOutside = (
  db: Db,
  { least, most }: { readonly least: bigint; readonly most: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from exchange.exchange
        where state in ('frozen', 'returned')
          and (sell < ${least.toString()}::bigint or sell > ${most.toString()}::bigint)
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );

/** Finds members who have sold more cents since an instant than a limit; `ref` is their id. */
export const findOverDay = (
  db: Db,
  { since, perDay }: { readonly since: Date; readonly perDay: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select owner, sum(sell) as sold from exchange.exchange
        where at >= ${since} and state <> 'failed'
        group by owner having sum(sell) > ${perDay.toString()}::bigint
        order by sum(sell) desc, owner limit ${counted})
      select owner::text as ref, owner as id, (select count(*) from touched)::integer as total
      from touched order by sold desc, owner limit ${named}`,
  );

/** Finds quotes of exchanges that their owners may still accept; they have no name. */
export const findOpenQuotes = (db: Db, now: Date): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select id from exchange.quote where used_by is null and expires_at > ${now}
        limit ${counted})
      select ''::text as ref, id, (select count(*) from touched)::integer as total
      from touched order by id limit ${named}`,
  );
