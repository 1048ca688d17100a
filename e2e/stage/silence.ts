import type { Span } from '#contract/state-machine.ts';
import { endOf } from '#server/kit/working-days.ts';
import { openProductDatabase } from '../../tools/fault/database.ts';

const DAY_MS = 86_400_000;
/** Days by which an order is made older. Every deadline of a party is over by then. */
const DAYS = 14;

/**
 * Makes an order as old as if its parties had been silent since two weeks, and reminded in time. Only
 * its times are changed, which a journey cannot wait for; what follows is the work of the market.
 */
export async function keepSilent(orderId: string, span: Span): Promise<void> {
  const since = new Date(Date.now() - DAYS * DAY_MS);
  const dueAt = endOf(span, since);
  const db = await openProductDatabase(process.env['MARKET_DATA'] ?? '');
  try {
    await db.query(
      `update orders."order" set since = $2, due_at = $3, clock_at = $3,
         outbound = case when outbound ->> 'deliveredAt' is null then outbound
           else jsonb_set(outbound, '{deliveredAt}', to_jsonb($4::text)) end
       where id = $1`,
      [orderId, since, dueAt, since.toISOString()],
    );
    await db.query(
      `insert into orders.reminder (order_id, due_at, waits_on, what, at)
       select id, due_at, waits_on, 'soon', $2 from orders."order" where id = $1`,
      [orderId, since],
    );
  } finally {
    await db.end();
  }
}
