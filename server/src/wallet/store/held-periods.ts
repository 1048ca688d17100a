import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';

/** Instants from one on and before another, in periods. */
export interface HeldSpan {
  readonly from: Date;
  readonly until: Date;
  readonly by: 'day' | 'week' | 'month';
}

/**
 * Returns what went into and out of escrow by period, in cents, by the first day of the period; what
 * did after the span under `after`, and under `now` what is held: read together, so that all are of
 * one moment.
 */
export const escrowChanges = (
  db: Db,
  { from, until, by }: HeldSpan,
): Promise<{ start: string; change: bigint }[]> =>
  rows(
    db,
    sql<{ start: string; change: bigint }>`
      select 'now' as start, coalesce(sum(held - released - refunded), 0)::bigint as change
      from wallet.hold where resolved_at is null and currency = 'USD'
      union all
      select case when t.at >= ${until} then 'after' else
          to_char(date_trunc(${by}::text, t.at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD') end,
        sum(leg.amount)::bigint
      from wallet.transfer t
      cross join lateral unnest(t.legs, t.currencies, t.amounts) as leg (kind, currency, amount)
      where t.at >= ${from} and leg.kind in ('hold', 'split', 'release', 'refund')
        and leg.currency = 'USD'
      group by 1`,
  );
