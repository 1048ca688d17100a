import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { isDeal } from './is-deal.ts';

/** Unit prices of a part number's completed deals whose goods passed, in 0.00001 USD. */
export interface DealtPrices {
  readonly deals: number;
  readonly lowest: bigint;
  /** Half of the deals lie between the quartiles. */
  readonly lower: bigint;
  readonly median: bigint;
  readonly upper: bigint;
  readonly highest: bigint;
}

/** Prices of deals since a moment by part number; one with fewer than `dealsMin` is left out. */
export async function dealtPrices(
  db: Db,
  filter: { readonly mpns: readonly string[]; readonly since: Date; readonly dealsMin: number },
): Promise<Map<string, DealtPrices>> {
  const percentile = (share: number) =>
    sql`percentile_disc(${share}::float8) within group (order by l.unit_price)`;
  const found = await rows<DealtPrices & { readonly mpn: string }>(
    db,
    sql`select l.mpn, count(distinct coalesce(o.parent_id, o.id))::int as deals, min(l.unit_price) as lowest,
          ${percentile(0.25)} as lower, ${percentile(0.5)} as median, ${percentile(0.75)} as upper,
          max(l.unit_price) as highest
        from orders.line l join orders."order" o on o.id = l.order_id
        where l.mpn = any(${[...filter.mpns]}::text[]) and o.state = 'completed'
          and o.since >= ${filter.since} and l.verdict in ('pass', 'conditional') and ${isDeal}
        group by l.mpn having count(distinct coalesce(o.parent_id, o.id)) >= ${filter.dealsMin}`,
  );
  return new Map(found.map(({ mpn, ...prices }) => [mpn, prices]));
}
