import { sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import type { Side } from '../core/order.ts';

/** How many of a party's orders are where. */
export interface BoardCounts {
  readonly open: number;
  readonly yours: number;
  readonly late: number;
  readonly completed: number;
}

/** Orders of an account on one side: open, waiting for it, late by its doing, completed. */
export const countBoard = (
  db: Db,
  { accountId, side, now }: { accountId: string; side: Side; now: Date },
): Promise<BoardCounts> => {
  const open = sql`state not in ('completed', 'refunded', 'cancelled')`;
  const yours = sql`${open} and ${side} = any(waits_on)`;
  const party = side === 'buyer' ? sql`buyer_id` : sql`seller_id`;
  return one<BoardCounts>(
    db,
    sql`select count(*) filter (where ${open})::int as open,
          count(*) filter (where ${yours})::int as yours,
          count(*) filter (where ${yours} and due_at < ${now})::int as late,
          count(*) filter (where state = 'completed')::int as completed
        from orders."order" where ${party} = ${accountId}`,
  );
};

/** Which of these orders had a line that the bench found failed or suspect. */
export async function ordersFailed(db: Db, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const found = await rows<{ orderId: string }>(
    db,
    sql`select distinct order_id as "orderId" from orders.line
        where order_id = any(${[...orderIds]}::uuid[]) and verdict in ('fail', 'suspect')`,
  );
  return new Set(found.map(({ orderId }) => orderId));
}
