import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { OrderState } from '#contract/orders/table.ts';

/** A deal that the bench has judged, as the pipeline would have left it. */
export interface JudgedDeal {
  readonly orderId: string;
  readonly lineId: string;
  readonly sellerId: string;
}

interface Facts {
  readonly state: OrderState;
  readonly verdict: 'pass' | 'conditional' | 'suspect' | 'fail' | null;
  readonly at: Date;
  readonly mpn?: string;
  readonly placedAt?: Date;
  readonly sellerId?: string;
  readonly buyerId?: string;
}

/** Writes an order of one line in some state; its money is as good as gone. */
export async function judgedDeal(pool: pg.Pool, facts: Facts): Promise<JudgedDeal> {
  const [orderId, lineId] = [randomUUID(), randomUUID()];
  const { state, verdict, at, mpn = 'LM358DR', placedAt = at } = facts;
  const { sellerId = randomUUID(), buyerId = randomUUID() } = facts;
  await pool.query(
    `insert into orders."order" (id, no, kind, state, version, placed_at, since, buyer_id,
       buyer_name, buyer_country, seller_id, seller_name, seller_country, ship_to, inspection,
       invoice, note, tests_each, freight, service, commission_bp, total, held, released)
     values ($1, $2, 'trade', $3, 9, $4, $5, $6, 'Buyer Ltd', 'US', $7, 'Seller Ltd', 'CN', '{}',
       '{}', '', '', 0, 0, 0, 300, 1000, 1000, $8)`,
    [
      orderId,
      `TO-261121-${orderId.slice(0, 6)}`,
      state,
      placedAt,
      at,
      buyerId,
      sellerId,
      ['completed', 'refunded', 'cancelled'].includes(state) ? 1000 : 0,
    ],
  );
  await pool.query(
    `insert into orders.line (id, order_id, position, mpn, manufacturer, condition, date_code,
       lead_time, warranty_days, quantity, unit_price, verdict)
     values ($1, $2, 0, $3, 'Texas Instruments', 'brandNew', '2414', 'now', 30, 500, 8900, $4)`,
    [lineId, orderId, mpn, verdict],
  );
  return { orderId, lineId, sellerId };
}
