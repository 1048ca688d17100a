import { sql } from 'kysely';
import { type Db, row, rows } from '#server/kit/database/database.ts';
import { isDeal } from './is-deal.ts';

/** A paid order that its seller had to ship: since when, and when it left that state. */
export interface ShipmentRow {
  readonly sellerId: string;
  readonly orderId: string;
  readonly no: string;
  readonly state: string;
  readonly paidAt: Date;
  readonly leftAt: Date;
  readonly shipped: boolean;
}

/** Orders of sellers that left the state paid since an instant, by shipping or for being late. */
export const shipmentsOf = (db: Db, sellerIds: readonly string[], since: Date) =>
  rows<ShipmentRow>(
    db,
    sql`select o.seller_id as "sellerId", o.id as "orderId", o.no, o.state, paid.at as "paidAt", h.at as "leftAt",
               h.to_state = 'inbound' as shipped
        from orders."order" o
        join orders.history h on h.order_id = o.id and h.from_state = 'paid'
          and h.to_state in ('inbound', 'refunding')
        join lateral (
          select p.at from orders.history p
          where p.order_id = o.id and p.to_state = 'paid' and p.from_state is distinct from 'paid'
          order by p.version limit 1
        ) paid on true
        where o.seller_id = any(${[...sellerIds]}::uuid[]) and h.at >= ${since}`,
  );

/** Orders that buyers completed; the parts of one are one deal, and a replacement is none. */
export const countCompleted = (db: Db, buyerIds: readonly string[]) =>
  rows<{ buyerId: string; deals: number }>(
    db,
    sql`select o.buyer_id as "buyerId",
          count(distinct coalesce(o.parent_id, o.id))::int as deals
        from orders."order" o
        where o.buyer_id = any(${[...buyerIds]}::uuid[]) and o.state = 'completed' and ${isDeal}
        group by o.buyer_id`,
  );

/** Whether two accounts are the parties of an order that was not cancelled. */
export const haveOrder = async (db: Db, one: string, other: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from orders."order"
        where state <> 'cancelled'
          -- An agent order joins nobody before its supplier has confirmed.
          and (kind <> 'agent' or state not in ('placed', 'priced'))
          and (buyer_id = ${one} and seller_id = ${other}
            or buyer_id = ${other} and seller_id = ${one})
        limit 1`,
  )) !== null;

/** Returns whether a seller has an order that has not ended. */
export const hasOpenOrders = async (db: Db, seller: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from orders."order"
        where seller_id = ${seller} and state not in ('completed', 'refunded', 'cancelled')
        limit 1`,
  )) !== null;

/** Returns whether an account is a party of an order that has not ended. */
export const isPartyOfOpenOrder = async (db: Db, account: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from orders."order"
        where (seller_id = ${account} or buyer_id = ${account})
          and state not in ('completed', 'refunded', 'cancelled')
        limit 1`,
  )) !== null;

/** Returns the accounts of the buyers of orders, by order. */
export async function buyersOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; buyerId: string }>(
    db,
    sql`select id, buyer_id as "buyerId" from orders."order"
        where id = any(${[...ids]}::uuid[])`,
  );
  return new Map(found.map(({ id, buyerId }) => [id, buyerId]));
}

/** Returns which of these orders have ended, or were never there. */
export const endedOrders = async (db: Db, ids: readonly string[]): Promise<string[]> =>
  (
    await rows(
      db,
      sql<{ id: string }>`
        select asked.id from unnest(${[...ids]}::uuid[]) as asked (id)
        left join orders."order" o on o.id = asked.id
        where o.id is null or o.state in ('completed', 'refunded', 'cancelled')`,
    )
  ).map(({ id }) => id);

/** Returns orders that were placed since an instant and not cancelled, with their two parties. */
export const tradesSince = (db: Db, since: Date) =>
  rows<{ id: string; no: string; buyer: string; seller: string }>(
    db,
    sql`select id, no, buyer_id as buyer, seller_id as seller from orders."order"
        where seller_id is not null and placed_at >= ${since} and state <> 'cancelled'
        order by placed_at, id limit 50000`,
  );
