import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import { containing } from '#server/kit/database/containing.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { isDeal } from './is-deal.ts';
import { texts } from './orders.ts';

/** A line that the bench has judged, with the order's other side; times are those of the state. */
export interface JudgedLine {
  readonly lineId: string;
  readonly orderId: string;
  readonly orderNo: string;
  /** The order that its reports name: the parent of one that was split off. */
  readonly inspectedAs: string;
  readonly state: OrderState;
  readonly mpn: string;
  readonly manufacturer: string;
  /** Pieces that were accepted; all that were ordered where nothing says otherwise. */
  readonly quantity: number;
  /** USD with five decimals. */
  readonly unitPrice: bigint;
  readonly sellerId: string | null;
  readonly sellerName: string;
  readonly at: Date;
  readonly verdict: Verdict;
}

/** Which judged lines are asked for; an empty list of ids is all lines. */
export interface JudgedFilter {
  readonly states: readonly OrderState[];
  readonly verdicts: readonly Verdict[];
  readonly keyword?: string;
  readonly lineIds?: readonly string[];
  /** Judged lines that are taken whatever the state of their order and their verdict. */
  readonly lineIdsOfAnyEnding?: readonly string[];
  readonly limit: number;
}

/** Judged lines of orders in some states, the latest first. */
export const judgedLines = (db: Db, filter: JudgedFilter): Promise<JudgedLine[]> => {
  const { states, verdicts, keyword = '', lineIds = [], lineIdsOfAnyEnding = [], limit } = filter;
  const pattern = containing(keyword);
  return rows(
    db,
    sql<JudgedLine>`
      select l.id as "lineId", o.id as "orderId", o.no as "orderNo",
             coalesce(o.parent_id, o.id) as "inspectedAs", o.state, l.mpn, l.manufacturer,
             coalesce(nullif(l.accepted_quantity, 0), l.quantity) as quantity,
             l.unit_price as "unitPrice", o.seller_id as "sellerId",
             o.seller_name as "sellerName", o.since as at, l.verdict
      from orders.line l join orders."order" o on o.id = l.order_id
      where l.verdict is not null
        and ((o.state = any(${texts(states)}) and l.verdict = any(${texts(verdicts)}))
             or l.id = any(${[...lineIdsOfAnyEnding]}::uuid[]))
        and (${lineIds.length === 0} or l.id = any(${[...lineIds]}::uuid[]))
        and (${keyword} = '' or l.mpn ilike ${pattern} or o.no ilike ${pattern}
             or o.seller_name ilike ${pattern})
      order by o.since desc, l.id limit ${limit}`,
  );
};

/** Returns the lines of lots, by lot. */
export async function linesOfLots(
  db: Db,
  lotIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows<{ id: string; lineId: string }>(
    db,
    sql`select id, line_id as "lineId" from orders.lot where id = any(${[...lotIds]}::uuid[])`,
  );
  return new Map(found.map(({ id, lineId }) => [id, lineId]));
}

/** Orders that were placed, and parcels that the dock received, since a moment. */
export const countSince = (db: Db, since: Date): Promise<{ placed: number; received: number }> =>
  one(
    db,
    sql<{ placed: number; received: number }>`
      select (select count(*)::int from orders."order"
              where placed_at >= ${since} and parent_id is null and sample is null) as placed,
             (select count(*)::int from orders.history h join orders."order" o on o.id = h.order_id
              where h.event = 'receive' and h.at >= ${since} and o.sample is null) as received`,
  );

/** Completed deals of a part number whose parts passed the bench, and when the last one ended. */
export const dealsOf = (db: Db, mpn: string): Promise<{ deals: number; lastAt: Date | null }> =>
  one(
    db,
    sql<{ deals: number; lastAt: Date | null }>`
      select count(*)::int as deals, max(o.since) as "lastAt"
      from orders.line l join orders."order" o on o.id = l.order_id
      where l.mpn = ${mpn} and o.state = 'completed' and l.verdict in ('pass', 'conditional')
        and ${isDeal}`,
  );
