import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { texts } from './orders.ts';

/** A lot or an order of a company that a figure counts. */
export interface CompanyRecord {
  readonly id: string;
  readonly ref: string;
  readonly orderId: string;
  readonly occurredAt: Date;
  readonly state: string;
  /** All that the figure counts. */
  readonly total: number;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists the lots of a seller that were judged so since an instant, the newest report first. */
export const listJudgedLots = (
  db: Db,
  {
    sellerId,
    verdicts,
    since,
    limit,
    offset,
  }: Page & {
    readonly sellerId: string;
    readonly verdicts: readonly Verdict[];
    readonly since: Date;
  },
): Promise<CompanyRecord[]> =>
  rows(
    db,
    sql<CompanyRecord>`
      select l.id, l.no as ref, l.order_id as "orderId", coalesce(judged.at, o.since) as "occurredAt",
        coalesce(l.verdict, '') as state, (count(*) over ())::integer as total
      from orders."order" o join orders.lot l on l.order_id = o.id
      left join lateral (
        select max(h.at) as at from orders.history h
        where h.order_id = coalesce(o.parent_id, o.id) and h.event = 'report') judged on true
      where o.seller_id = ${sellerId} and l.verdict = any(${texts(verdicts)})
        and coalesce(judged.at, o.since) >= ${since}
      order by coalesce(judged.at, o.since) desc, l.id limit ${limit} offset ${offset}`,
  );

/** Lists orders of a company, on either side, that were disputed, the newest dispute first. */
export const listDisputed = (
  db: Db,
  { accountId, limit, offset }: Page & { readonly accountId: string },
): Promise<CompanyRecord[]> =>
  rows(
    db,
    sql<CompanyRecord>`
      select o.id, o.no as ref, o.id as "orderId", max(h.at) as "occurredAt", o.state,
        (count(*) over ())::integer as total
      from orders."order" o join orders.history h on h.order_id = o.id
        and h.to_state = 'disputed' and h.from_state is distinct from 'disputed'
      where o.buyer_id = ${accountId} or o.seller_id = ${accountId}
      group by o.id order by max(h.at) desc, o.id limit ${limit} offset ${offset}`,
  );

/** Lists orders of a buyer that were cancelled because it did not pay them in time. */
export const listUnpaid = (
  db: Db,
  { buyerId, limit, offset }: Page & { readonly buyerId: string },
): Promise<CompanyRecord[]> =>
  rows(
    db,
    sql<CompanyRecord>`
      select o.id, o.no as ref, o.id as "orderId", h.at as "occurredAt", o.state,
        (count(*) over ())::integer as total
      from orders."order" o join orders.history h on h.order_id = o.id
        and h.event = 'expire' and h.from_state = 'confirmed' and h.to_state = 'cancelled'
      where o.buyer_id = ${buyerId}
      order by h.at desc, o.id limit ${limit} offset ${offset}`,
  );
