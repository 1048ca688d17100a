import { type RawBuilder, sql } from 'kysely';
import type { OrderActor, OrderKind, OrderState, SuspendedState } from '#contract/orders/table.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { type RefFilter, withinRefs } from '#server/kit/database/within-refs.ts';
import type { Side, Waiting } from '../core/order.ts';
import { texts } from './orders.ts';

/** An order as lists show it. */
export interface SummaryRead {
  id: string;
  no: string;
  kind: OrderKind;
  state: OrderState;
  version: number;
  placedAt: Date;
  buyerId: string;
  buyerName: string;
  sellerId: string | null;
  sellerName: string;
  total: bigint;
  held: bigint;
  released: bigint;
  refunded: bigint;
  waitsOn: Waiting['on'][number][];
  waitsFrom: Date | null;
  dueAt: Date | null;
  dueDays: number | null;
  suspendedFrom: SuspendedState | null;
  lines: { mpn: string; manufacturer: string; quantity: number }[];
}

/** Which orders a list shows; `null` leaves a filter out. */
export interface ListFilter {
  readonly kind: OrderKind | null;
  readonly keyword: string;
  /** Accounts whose name in the reader's language has the keyword in it. */
  readonly partyIds: readonly string[];
  readonly party: { readonly accountId: string; readonly side: Side | null } | null;
  /** Only orders that wait for the party. */
  readonly mine: boolean;
  /** Only orders in these states; in any where there are none. */
  readonly states: readonly OrderState[];
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

function ofParty({ party, mine }: Pick<ListFilter, 'party' | 'mine'>): RawBuilder<unknown> {
  if (party === null) return sql`true`;
  const { accountId, side } = party;
  const buying = sql`(o.buyer_id = ${accountId} and (not ${mine} or 'buyer' = any(o.waits_on)))`;
  const selling = sql`(o.seller_id = ${accountId} and (not ${mine} or 'seller' = any(o.waits_on)))`;
  if (side === 'buyer') return buying;
  return side === 'seller' ? selling : sql`(${buying} or ${selling})`;
}

function whereClause(filter: ListFilter): RawBuilder<unknown> {
  const { kind, keyword, partyIds, states } = filter;
  const pattern = containing(keyword);
  return sql`${ofParty(filter)}
    and (${kind}::text is null or o.kind = ${kind})
    and (${states.length === 0} or o.state = any(${texts(states)}))
    and (${keyword} = '' or o.no ilike ${pattern} or o.buyer_name ilike ${pattern}
         or o.seller_name ilike ${pattern}
         or o.buyer_id = any(${[...partyIds]}::uuid[]) or o.seller_id = any(${[...partyIds]}::uuid[])
         or exists (select 1 from orders.line l where l.order_id = o.id and l.mpn ilike ${pattern}))`;
}

const columns = sql`o.id, o.no, o.kind, o.state, o.version, o.placed_at as "placedAt", o.buyer_id as "buyerId", o.buyer_name as "buyerName",
  o.seller_id as "sellerId", o.seller_name as "sellerName", o.total, o.held, o.released, o.refunded, o.waits_on as "waitsOn", o.waits_from as "waitsFrom",
  o.due_at as "dueAt", o.due_days as "dueDays", o.suspension ->> 'from' as "suspendedFrom",
  (select jsonb_agg(jsonb_build_object('mpn', l.mpn, 'manufacturer', l.manufacturer,
                                       'quantity', l.quantity) order by l.position)
   from orders.line l where l.order_id = o.id) as lines`;

/** A page of orders, the newest first. */
export const listOrders = (db: Db, filter: ListFilter, { limit, offset }: Page) =>
  rows<SummaryRead>(
    db,
    sql`select ${columns} from orders."order" o where ${whereClause(filter)}
        order by o.placed_at desc, o.id desc limit ${limit} offset ${offset}`,
  );

/** Orders by their ids, as far as an account is a party of them. */
export const ordersOf = (
  db: Db,
  { ids, accountId }: { ids: readonly string[]; accountId: string },
) =>
  rows<SummaryRead>(
    db,
    sql`select ${columns} from orders."order" o
        where o.id = any(${[...ids]}::uuid[])
          and (o.buyer_id = ${accountId} or o.seller_id = ${accountId})
        order by o.placed_at, o.id`,
  );

/** Returns orders by their ids. */
export const ordersByIds = (db: Db, ids: readonly string[]) =>
  rows<SummaryRead>(
    db,
    sql`select ${columns} from orders."order" o where o.id = any(${[...ids]}::uuid[])`,
  );

/** How many orders that came from replies on the boards wait for an account that buys. */
export async function countBoardPurchases(db: Db, accountId: string): Promise<number> {
  const counted = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from orders."order" o
        where o.buyer_id = ${accountId} and 'buyer' = any(o.waits_on)
          and o.source ->> 'kind' = 'reply'`,
  );
  return counted.n;
}

/** How many orders a filter leaves. */
export async function countOrders(db: Db, filter: ListFilter): Promise<number> {
  const counted = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from orders."order" o where ${whereClause(filter)}`,
  );
  return counted.n;
}

/** How many orders a party has in each state, and how many of them wait for it. */
export const countByState = (db: Db, filter: ListFilter) =>
  rows<{ state: OrderState; n: number; mine: number }>(
    db,
    sql`select o.state, count(*)::int as n,
               count(*) filter (where ${ofParty({ ...filter, mine: true })})::int as mine
        from orders."order" o where ${whereClause({ ...filter, mine: false, states: [] })}
        group by o.state`,
  );

/** Which open orders are the work of a desk. */
interface DeskWork {
  readonly states: readonly OrderState[];
  readonly desk: OrderActor;
  /** Also the late orders that wait for somebody else, of which the desk was notified. */
  readonly escalated: boolean;
}

/** Narrows the work of a desk; everything where nothing is given. */
interface DeskFilter extends RefFilter {
  readonly dueBefore?: Date;
  readonly text?: string;
}

/** The head of an order that waits for a desk, with the counts of all work that fits. */
interface OrderHead {
  readonly id: string;
  readonly ref: string;
  readonly state: OrderState;
  /** Whether it waits for somebody else than the desk. */
  readonly isEscalated: boolean;
  readonly dueAt: Date | null;
  readonly since: Date;
  readonly count: number;
  readonly late: number;
  readonly nextDueAt: Date | null;
}

function mentioning(text: string): RawBuilder<unknown> {
  if (text === '') return sql`true`;
  const pattern = containing(text);
  return sql`(o.no ilike ${pattern} or o.buyer_name ilike ${pattern}
    or o.seller_name ilike ${pattern}
    or o.id in (select l.order_id from orders.line l where l.mpn ilike ${pattern}))`;
}

/** Heads of the orders that are the work of a desk, the most urgent first. */
export function listDeskHeads(
  db: Db,
  { states, desk, escalated }: DeskWork,
  reading: { readonly now: Date; readonly limit: number; readonly filter: DeskFilter },
) {
  const { now, limit, filter } = reading;
  const { dueBefore = null, text = '', ...refs } = filter;
  const heads = sql`o.id, o.no, o.state, o.due_at, not ${desk}::text = any(o.waits_on) as other,
      coalesce(o.waits_from, o.placed_at) as since`;
  const fits = sql`o.waits_on <> '{}' and (${dueBefore}::timestamptz is null or o.due_at < ${dueBefore})
    and ${mentioning(text)} and ${withinRefs(sql`o.no`, refs)}`;
  // Each part has an index of its own: one condition for both would read every order.
  const late = sql`union all select ${heads} from orders."order" o
    where o.escalated_at is not null and not ${desk}::text = any(o.waits_on) and ${fits}`;
  return rows<OrderHead>(
    db,
    sql`select w.id, w.no as ref, w.state, w.other as "isEscalated", w.due_at as "dueAt", w.since,
          (count(*) over ())::integer as count,
          (count(*) filter (where w.due_at < ${now}) over ())::integer as late,
          min(w.due_at) filter (where w.due_at >= ${now}) over () as "nextDueAt"
        from (
          select ${heads} from orders."order" o
          where o.state = any(${texts(states)}) and ${desk}::text = any(o.waits_on) and ${fits}
          ${escalated ? late : sql``}
        ) w order by w.due_at nulls last, w.since, w.id limit ${limit}`,
  );
}

/** Returns the first part numbers of orders, at most so many of each, and their numbers of lines. */
export async function findOrderParts(
  db: Db,
  orders: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, { readonly parts: readonly string[]; readonly lines: number }>> {
  const found = await rows<{ order: string; parts: string[]; lines: number }>(
    db,
    sql`select order_id as "order", (array_agg(mpn order by position))[1:${most}::integer] as parts,
          count(*)::integer as lines
        from orders.line where order_id = any(${[...orders]}::uuid[]) group by order_id`,
  );
  return new Map(found.map(({ order, parts, lines }) => [order, { parts, lines }]));
}
