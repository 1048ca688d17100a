import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database.ts';
import { type TouchedRow, touchedLimits } from '#server/settings/public.ts';

const { counted, named } = touchedLimits;

/** Finds withdrawals that are not paid yet and are below or above limits in cents. */
export const findOutside = (
  db: Db,
  { least, most }: { readonly least: bigint; readonly most: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from wallet.withdrawal
        where state in ('applied', 'approved', 'returned')
          and (amount < ${least.toString()}::bigint or amount > ${most.toString()}::bigint)
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );

/** Finds withdrawals that wait 24 hours for want of a second factor and come to at least an amount. */
export const findWithoutFactor = (
  db: Db,
  { from, now }: { readonly from: bigint; readonly now: Date },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from wallet.withdrawal
        where state in ('applied', 'approved', 'returned')
          and payable_from > ${now} and amount >= ${from.toString()}::bigint
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );

/** Finds members who have withdrawn more cents since an instant than a limit; `ref` is their id. */
export const findOverDay = (
  db: Db,
  { since, perDay }: { readonly since: Date; readonly perDay: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select owner, sum(amount) as taken from wallet.withdrawal
        where at >= ${since} and state not in ('refused', 'cancelled')
        group by owner having sum(amount) > ${perDay.toString()}::bigint
        order by sum(amount) desc, owner limit ${counted})
      select owner::text as ref, owner as id, (select count(*) from touched)::integer as total
      from touched order by taken desc, owner limit ${named}`,
  );

/** Finds members who hold some cents and less than the least of a withdrawal; `ref` is their id. */
export const findBelowLeast = (
  db: Db,
  { least, before }: { readonly least: bigint; readonly before: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select owner, balance from wallet.account
        where kind = 'available' and currency = 'USD' and owner is not null
          and balance >= ${before.toString()}::bigint and balance < ${least.toString()}::bigint
          and balance > 0
        order by balance desc, owner limit ${counted})
      select owner::text as ref, owner as id, (select count(*) from touched)::integer as total
      from touched order by balance desc, owner limit ${named}`,
  );

/** Finds orders that goodwill refunds have brought to a limit in cents, which was higher before. */
export const findGoodwillSpent = (
  db: Db,
  { most, before }: { readonly most: bigint; readonly before: bigint },
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select order_id, max(order_no) as no from wallet.compensation
        where source = 'goodwill' and order_id is not null
        group by order_id
        having sum(from_platform) >= ${most.toString()}::bigint
          and sum(from_platform) < ${before.toString()}::bigint
        order by max(at) desc, order_id limit ${counted})
      select coalesce(no, '') as ref, order_id as id,
        (select count(*) from touched)::integer as total
      from touched order by no limit ${named}`,
  );

/** Finds recharges that members announced and finance has not decided. */
export const findAnnounced = (db: Db): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, id, at from wallet.recharge where state = 'pending'
        order by at, id limit ${counted})
      select no as ref, id, (select count(*) from touched)::integer as total
      from touched order by at, id limit ${named}`,
  );

/** Finds payment references that were drawn and not used yet. */
export const findOpenReferences = (
  db: Db,
  purpose: 'recharge' | 'deposit',
): Promise<TouchedRow[]> =>
  rows(
    db,
    sql<TouchedRow>`
      with touched as (
        select no, owner, at from wallet.payment_reference
        where purpose = ${purpose} and used_at is null
        order by at desc, no limit ${counted})
      select no as ref, owner as id, (select count(*) from touched)::integer as total
      from touched order by at desc, no limit ${named}`,
  );
