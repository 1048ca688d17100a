import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { type TouchedRow, touchedRows } from '#server/settings/public.ts';
import type { DayLimit, PayoutLimits, PayoutWithoutFactor } from '../core/withdrawal.ts';

/** Finds withdrawals that are not paid yet and are below or above limits in cents. */
export const findOutsideLimits = (db: Db, { least, most }: PayoutLimits): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from wallet.withdrawal
      where state in ('applied', 'approved', 'returned')
        and (amount < ${least.toString()}::bigint or amount > ${most.toString()}::bigint)`,
  );

/** Finds withdrawals that wait 24 hours for want of a second factor, the oldest first. */
export const findWithoutFactor = (db: Db, now: Date): Promise<PayoutWithoutFactor[]> =>
  rows<PayoutWithoutFactor>(
    db,
    sql`
      select w.id, w.no, w.owner, w.at as "appliedAt", w.amount as minor, day.before
      from wallet.withdrawal w
      cross join lateral (
        select coalesce(sum(d.amount), 0)::bigint as before from wallet.withdrawal d
        where d.owner = w.owner and d.state not in ('refused', 'cancelled')
          and d.at >= date_trunc('day', w.at, 'Asia/Shanghai') and (d.at, d.id) < (w.at, w.id)
      ) day
      where w.state in ('applied', 'approved', 'returned') and w.payable_from > ${now}
      order by w.at, w.id`,
  );

/** Finds members who have withdrawn more cents since an instant than a limit; `ref` is their id. */
export const findOverDailyLimit = (db: Db, { since, perDay }: DayLimit): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select owner::text as ref, owner as id,
        row_number() over (order by sum(amount) desc, owner) as place
      from wallet.withdrawal
      where at >= ${since} and state not in ('refused', 'cancelled')
      group by owner having sum(amount) > ${perDay.toString()}::bigint`,
  );

/** Finds members who hold some cents and less than the least of a withdrawal; `ref` is their id. */
export const findBelowLeast = (
  db: Db,
  { least, before }: { readonly least: bigint; readonly before: bigint },
): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select owner::text as ref, owner as id,
        row_number() over (order by balance desc, owner) as place
      from wallet.account
      where kind = 'available' and currency = 'USD' and owner is not null
        and balance >= ${before.toString()}::bigint and balance < ${least.toString()}::bigint
        and balance > 0`,
  );

/** Finds orders that goodwill refunds have brought to a limit in cents, which was higher before. */
export const findGoodwillSpent = (
  db: Db,
  { most, before }: { readonly most: bigint; readonly before: bigint },
): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select coalesce(max(order_no), '') as ref, order_id as id,
        row_number() over (order by max(at) desc, order_id) as place
      from wallet.compensation
      where source = 'goodwill' and order_id is not null
      group by order_id
      having sum(from_platform) >= ${most.toString()}::bigint
        and sum(from_platform) < ${before.toString()}::bigint`,
  );

/** Finds recharges that members announced and finance has not decided. */
export const findAnnounced = (db: Db): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by at, id) as place
      from wallet.recharge where state = 'pending'`,
  );

/** Finds payment references that were drawn and not used yet. */
export const findOpenReferences = (
  db: Db,
  purpose: 'recharge' | 'deposit',
): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, owner as id, row_number() over (order by at desc, no) as place
      from wallet.payment_reference
      where purpose = ${purpose} and used_at is null`,
  );

/** Finds withdrawals whose deadline is at an instant or later. */
export const findDueFrom = (db: Db, from: Date): Promise<TouchedRow[]> =>
  touchedRows(
    db,
    sql`
      select no as ref, id, row_number() over (order by due_at, id) as place
      from wallet.withdrawal where due_at >= ${from}`,
  );
