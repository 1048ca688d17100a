import { sql } from 'kysely';
import { type Db, rows } from '#server/kit/database/database.ts';
import { entries } from './log.ts';

/** A change of a user's available balance by orders in one month of GMT+8, in cents. */
export interface OrderMoney {
  /** `2026-11`. */
  readonly month: string;
  readonly kind: 'orderPaid' | 'orderReleased' | 'orderRefunded';
  /** The order of a refund; null where the month's orders are summed up. */
  readonly orderId: string | null;
  readonly minor: bigint;
}

/** Sums of what orders moved per month since an instant; refunds stand each by its order. */
export const orderMoney = (db: Db, owner: string, since: Date): Promise<OrderMoney[]> =>
  rows(
    db,
    sql<OrderMoney>`
      select to_char(t.at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, t.kind,
        case when t.kind = 'orderRefunded' then t.cause_id::text end as "orderId",
        sum(e.amount)::bigint as minor
      ${entries(
        owner,
        sql`t.kind in ('orderPaid', 'orderReleased', 'orderRefunded')
        and t.at >= ${since}`,
      )}
      group by 1, 2, 3`,
  );
