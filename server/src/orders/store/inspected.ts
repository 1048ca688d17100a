import { sql } from 'kysely';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import { type Db, rows } from '#server/kit/database/database.ts';
import { isDeal } from './is-deal.ts';

/** The lab's record of a seller's goods of one part number. */
export interface InspectedPart {
  readonly sellerId: string;
  readonly mpn: string;
  readonly inspected: number;
  readonly passed: number;
  readonly lastAt: Date;
  readonly lastVerdict: Verdict;
  /** The lot that was inspected last. */
  readonly lastLotId: string;
  /** When a lot passed last; null where none did. */
  readonly passedAt: Date | null;
}

/**
 * Lots that were reported since a moment, by seller and part number, but for those in `without`:
 * lots whose report is no longer in force.
 */
export const inspectedParts = (
  db: Db,
  since: Date,
  without: readonly string[] = [],
): Promise<InspectedPart[]> =>
  rows<InspectedPart>(
    db,
    sql`select o.seller_id as "sellerId", l.mpn, count(*)::int as inspected,
          count(*) filter (where lot.verdict = 'pass')::int as passed, max(r.at) as "lastAt",
          (array_agg(lot.verdict order by r.at desc, lot.id))[1] as "lastVerdict",
          (array_agg(lot.id order by r.at desc, lot.id))[1] as "lastLotId",
          max(r.at) filter (where lot.verdict = 'pass') as "passedAt"
        from orders.lot join orders."order" o on o.id = lot.order_id
        join orders.line l on l.id = lot.line_id
        join lateral (
          select max(h.at) as at from orders.history h
          where h.order_id = coalesce(o.parent_id, o.id) and h.event = 'report'
        ) r on r.at >= ${since}
        where lot.verdict is not null and o.seller_id is not null
          and lot.id <> all(${[...without]}::uuid[])
        group by o.seller_id, l.mpn`,
  );

/** Unit prices of a month's completed deals whose goods passed, in 0.00001 USD. */
export interface MonthOfDeals {
  /** `2026-03`, in GMT+8. */
  readonly month: string;
  readonly deals: number;
  readonly lowest: bigint;
  readonly median: bigint;
  readonly highest: bigint;
}

/**
 * Months since a moment with at least so many completed deals of a part number whose goods passed;
 * an empty manufacturer is any. The median is the price of a deal, the lower of the middle two.
 */
export const monthsOfDeals = (
  db: Db,
  filter: {
    readonly mpn: string;
    readonly manufacturer: string;
    readonly since: Date;
    readonly dealsMin: number;
  },
): Promise<MonthOfDeals[]> =>
  rows<MonthOfDeals>(
    db,
    sql`select to_char(o.since at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
          count(distinct coalesce(o.parent_id, o.id))::int as deals, min(l.unit_price) as lowest,
          percentile_disc(0.5) within group (order by l.unit_price) as median,
          max(l.unit_price) as highest
        from orders.line l join orders."order" o on o.id = l.order_id
        where l.mpn = ${filter.mpn} and o.state = 'completed' and o.since >= ${filter.since}
          and l.verdict in ('pass', 'conditional') and ${isDeal}
          and (${filter.manufacturer} = '' or l.manufacturer = ${filter.manufacturer})
        group by month having count(distinct coalesce(o.parent_id, o.id)) >= ${filter.dealsMin} order by month`,
  );

/** A lot that was reported as failed or suspect, and whose deal it was of. */
export interface LotNotPassed {
  readonly lotId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly verdict: 'fail' | 'suspect';
  readonly at: Date;
  readonly buyerId: string;
  readonly sellerId: string | null;
}

/** Lots that were reported as failed or suspect since a moment, the earliest first. */
export const lotsNotPassed = (db: Db, since: Date): Promise<LotNotPassed[]> =>
  rows<LotNotPassed>(
    db,
    sql`select lot.id as "lotId", l.mpn, l.manufacturer, lot.verdict, max(h.at) as at,
          o.buyer_id as "buyerId", o.seller_id as "sellerId"
        from orders.history h join orders."order" o on o.id = h.order_id
        join orders.lot on lot.order_id = o.id and lot.verdict in ('fail', 'suspect')
        join orders.line l on l.id = lot.line_id
        where h.event = 'report' and h.at >= ${since}
        group by lot.id, l.id, o.id order by at, lot.id`,
  );
