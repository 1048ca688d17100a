import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { isNear, stageOf, wasReminded } from '#server/kit/database/reminder-stages.ts';
import type { DueRead } from '#server/kit/reminders.ts';
import type { Order, Party } from '../core/order.ts';
import { texts } from './orders.ts';

/** The next order on which the clock has to act, locked; other workers pass it by. */
export const nextForClock = (
  tx: Tx,
  { now, processed }: { now: Date; processed: readonly string[] },
) =>
  row<{ id: string }>(
    tx,
    sql`select id from orders."order"
        where clock_at <= ${now} and id <> all(${[...processed]}::uuid[])
        order by clock_at limit 1 for update skip locked`,
  );

/** The next order whose deadline is near or over and whose reminder was not sent, locked. */
export function nextToRemind(
  tx: Tx,
  { now, skipped }: { now: Date; skipped: readonly string[] },
): Promise<DueRead | null> {
  const dueAt = sql`o.due_at`;
  return row<DueRead>(
    tx,
    sql`select o.id, o.due_at as "dueAt", o.waits_on as "waitsOn",
               ${stageOf(dueAt, now)} as what
        from orders."order" o
        where ${isNear(dueAt, now)}
          and o.id <> all(${[...skipped]}::uuid[])
          and not exists (
            select 1 from orders.reminder r
            where r.order_id = o.id and r.due_at = o.due_at and r.waits_on = o.waits_on
              and ${wasReminded(sql`r.what`, dueAt, now)})
        order by o.due_at limit 1 for update of o skip locked`,
  );
}

/** When somebody was first reminded of this deadline of an order, or null. */
export async function remindedAt(tx: Tx, orderId: string, dueAt: Date): Promise<Date | null> {
  const found = await one<{ at: Date | null }>(
    tx,
    sql`select min(at) as at from orders.reminder
        where order_id = ${orderId} and due_at = ${dueAt}`,
  );
  return found.at;
}

/** Records that a reminder was sent; being late is support's work from then on. */
export async function insertReminder(tx: Tx, due: DueRead, now: Date): Promise<void> {
  await sql`insert into orders.reminder (order_id, due_at, waits_on, what, at)
    values (${due.id}, ${due.dueAt}, ${texts(due.waitsOn)}, ${due.what}, ${now})`.execute(tx);
  if (due.what !== 'soon') {
    await sql`update orders."order" set escalated_at = coalesce(escalated_at, ${now}) where id = ${due.id}`.execute(
      tx,
    );
  }
}

/**
 * Returns the next open agent orders without a seller after one, the oldest first, with the addresses
 * of their suppliers.
 */
export const ordersWithoutSeller = (
  db: Db,
  { after, most }: { readonly after: string | null; readonly most: number },
) =>
  rows<{ id: string; buyer: string; email: string }>(
    db,
    sql`select id, buyer_id as buyer, supplier ->> 'email' as email from orders."order"
        where seller_id is null and state in ('placed', 'priced') and kind = 'agent'
          and supplier ->> 'email' is not null
          and (${after}::uuid is null or id > ${after}::uuid)
        order by id limit ${most}`,
  );

/** Gives an agent order its seller, once the supplier has an account. */
export async function saveSeller(tx: Tx, order: Order, seller: Party): Promise<void> {
  await sql`update orders."order" set seller_id = ${seller.id}, seller_name = ${seller.name},
      seller_country = ${seller.country}
    where id = ${order.id} and seller_id is null`.execute(tx);
}

/** Writes who the seller of an agent order is, once it has confirmed. */
export async function nameSeller(tx: Tx, orderId: string, seller: Party): Promise<void> {
  await sql`update orders."order" set seller_name = ${seller.name}, seller_country = ${seller.country}
    where id = ${orderId} and seller_id = ${seller.id}`.execute(tx);
}
