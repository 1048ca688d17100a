import { type RawBuilder, sql } from 'kysely';
import { SCANNED_ORDERS_MAX } from '#contract/dock/constants.ts';
import { plainTrackingNo } from '#contract/orders/parcels/tracking.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, row, rows } from '#server/kit/database/database.ts';
import { texts } from './orders.ts';

/**
 * An order as the dock reads it: its latest parcel, how many were sent with it and came, its shelf,
 * and pieces of its lines.
 */
export interface ParcelRead {
  orderId: string;
  orderNo: string;
  kind: OrderKind;
  state: OrderState;
  seller: string;
  buyer: string;
  carrier: string;
  trackingNo: string;
  parcels: number;
  receivedParcels: number;
  location: string;
  lines: { mpn: string; manufacturer: string; pieces: number }[];
  revokedReports: { no: string; reason: string }[];
  dueAt: Date | null;
}

/** Which parcels: states, whether the warehouse must act, and a text that names one. */
export interface ParcelFilter {
  readonly states: readonly OrderState[];
  readonly waits: boolean;
  readonly keyword: string;
  /** A place of the dock; empty for all. */
  readonly shelf: string;
}

/** A suspended order has goods here where pieces are left: others left before its report was revoked. */
const hasGoods = sql`(o.state <> 'suspended'
    or exists (select 1 from orders.lot t where t.order_id = o.id and t.on_shelf > 0))`;

/**
 * Parcels of a shipment to the dock, none where nothing was sent; one of before is one, by its own
 * carrier and number.
 */
const inboundParcels = sql`case when o.inbound is null then '[]'
  else coalesce(o.inbound -> 'parcels', jsonb_build_array(o.inbound - 'parcels')) end`;

const whereClause = ({ states, waits, keyword, shelf }: ParcelFilter): RawBuilder<unknown> =>
  sql`o.state = any(${texts(states)}) and (not ${waits} or 'warehouse' = any(o.waits_on))
    and ${hasGoods}
    and (${shelf} = '' or upper(${shelf}) in (
           select upper(trim(place)) from regexp_split_to_table(o.dock ->> 'location', ',') place))
    and (${keyword} = '' or o.no ilike ${containing(keyword)} or o.seller_name ilike ${containing(keyword)}
         or exists (select 1 from jsonb_array_elements(${inboundParcels}) p
                    where p ->> 'trackingNo' ilike ${containing(keyword)})
         or o.outbound ->> 'trackingNo' ilike ${containing(keyword)}
         or exists (select 1 from orders.line l
                    where l.order_id = o.id and l.mpn ilike ${containing(keyword)}))`;

/** Parcels of the dock, the most urgent first. */
export const listParcels = (
  db: Db,
  filter: ParcelFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  rows<ParcelRead>(
    db,
    sql`select o.id as "orderId", o.no as "orderNo", o.kind, o.state, o.seller_name as seller,
               o.buyer_name as buyer,
               coalesce(o.outbound ->> 'carrier', o.inbound ->> 'carrier', '') as carrier,
               coalesce(o.outbound ->> 'trackingNo', o.inbound ->> 'trackingNo', '')
                 as "trackingNo",
               case when o.outbound is null and o.inbound is not null
                    then jsonb_array_length(${inboundParcels}) else 1 end as parcels,
               (select count(*)::int from jsonb_array_elements(${inboundParcels}) p
                where p ->> 'receivedAt' is not null) as "receivedParcels",
               coalesce(o.dock ->> 'location', '') as location, o.due_at as "dueAt",
               (select jsonb_agg(jsonb_build_object('mpn', l.mpn, 'manufacturer', l.manufacturer,
                         'pieces', case when o.state = 'suspended'
                           then (select coalesce(sum(t.on_shelf), 0) from orders.lot t
                                 where t.line_id = l.id)
                           else coalesce(l.received, l.shipped, l.quantity) end)
                         order by l.position)
                from orders.line l where l.order_id = o.id) as lines,
               coalesce(o.suspension -> 'reports', '[]') as "revokedReports"
        from orders."order" o where ${whereClause(filter)}
        order by o.due_at nulls last, o.placed_at, o.id limit ${limit} offset ${offset}`,
  );

/** How many parcels a filter leaves. */
export async function countParcels(db: Db, filter: ParcelFilter): Promise<number> {
  const counted = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from orders."order" o where ${whereClause(filter)}`,
  );
  return counted.n;
}

/** An order that a number names, with the lot or the parcel to the dock that is meant. */
interface NumberedOrder {
  readonly orderId: string;
  readonly orderNo: string;
  readonly lotNo: string | null;
  /** The first of its parcels with the number that has not come, else the first. */
  readonly parcel: number | null;
  /** The dock has yet to receive a parcel with the number. */
  readonly isAwaited: boolean;
  readonly buyer: string;
  readonly seller: string;
  /** The part of its first line. */
  readonly mpn: string;
}

const deal = sql`o.buyer_name as buyer, o.seller_name as seller,
    coalesce((select l.mpn from orders.line l where l.order_id = o.id
              order by l.position limit 1), '') as mpn`;

const findByOwnNumber = (db: Db, no: string): Promise<NumberedOrder | null> =>
  row(
    db,
    sql<NumberedOrder>`select o.id as "orderId", o.no as "orderNo", l.no as "lotNo",
               null::integer as parcel, false as "isAwaited", ${deal}
        from orders."order" o left join orders.lot l on l.order_id = o.id and l.no = ${no}
        where o.id = (select id from orders."order" where no = ${no}
                      union all select order_id from orders.lot where no = ${no} limit 1)`,
  );

const findByParcel = (db: Db, trackingNo: string, limit: number): Promise<NumberedOrder[]> =>
  rows(
    db,
    sql<NumberedOrder>`select o.id as "orderId", o.no as "orderNo", null::text as "lotNo",
               parcel.place as parcel,
               coalesce(o.state = 'inbound' and parcel.is_missing, false) as "isAwaited", ${deal}
        from orders."order" o left join lateral (
          select place::integer - 1 as place, p ->> 'receivedAt' is null as is_missing
          from jsonb_array_elements(${inboundParcels}) with ordinality as t (p, place)
          where ${trackingNo} = any(orders.parcel_numbers(p, null))
          order by is_missing desc, place limit 1) parcel on true
        where orders.parcel_numbers(o.inbound, o.outbound) @> array[${trackingNo}]::text[]
        order by "isAwaited" desc, o.placed_at desc, o.id
        limit ${limit}`,
  );

/**
 * Returns the order that a number of an order or lot names; where there is none, those that have a
 * parcel of that number, those that wait for it first, as many as a scan lists where no other
 * limit is given. Numbers of parcels are typed by sellers: they hide none of ours.
 */
export async function findOrdersByNumber(
  db: Db,
  name: string,
  limit: number = SCANNED_ORDERS_MAX,
): Promise<NumberedOrder[]> {
  const own = await findByOwnNumber(db, name);
  return own === null ? findByParcel(db, plainTrackingNo(name), limit) : [own];
}

/** An order as appointments at the dock plan it; null seller before one has joined it. */
interface PlannedRead {
  id: string;
  no: string;
  kind: OrderKind;
  state: OrderState;
  buyerId: string;
  sellerId: string | null;
  sellerName: string;
  parcels: { carrier: string; trackingNo: string }[];
  /** Instants as ISO texts. */
  receivedTimes: string[];
  lines: { mpn: string; pieces: number }[];
}

/** Returns orders with the parcels and pieces that are to come to the dock. */
export const findPlanned = (db: Db, ids: readonly string[]): Promise<PlannedRead[]> =>
  rows<PlannedRead>(
    db,
    sql`select o.id, o.no, o.kind, o.state, o.buyer_id as "buyerId", o.seller_id as "sellerId",
               o.seller_name as "sellerName",
               coalesce((select jsonb_agg(jsonb_build_object('carrier', p ->> 'carrier',
                           'trackingNo', p ->> 'trackingNo'))
                         from jsonb_array_elements(${inboundParcels}) p
                         where p ->> 'receivedAt' is null), '[]') as parcels,
               coalesce((select jsonb_agg(p -> 'receivedAt')
                         from jsonb_array_elements(${inboundParcels}) p
                         where p ->> 'receivedAt' is not null), '[]') as "receivedTimes",
               (select jsonb_agg(jsonb_build_object('mpn', l.mpn,
                         'pieces', coalesce(l.shipped, l.quantity)) order by l.position)
                from orders.line l where l.order_id = o.id) as lines
        from orders."order" o where o.id = any(${[...ids]}::uuid[])`,
  );
