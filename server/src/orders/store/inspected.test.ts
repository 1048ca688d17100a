import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { databaseStage } from '#harness/database-stage.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { inspectedParts, lotsNotPassed } from './inspected.ts';

const { test, database } = databaseStage();

const day = (n: number) => new Date(Date.UTC(2026, 9, n));

/** A lot of a deal that was reported on a day. */
async function reported(verdict: 'pass' | 'fail' | null, at: Date, seller?: string) {
  const deal = await judgedDeal(test.pool, { state: 'completed', verdict: 'pass', at });
  if (seller !== undefined) {
    await test.pool.query('update orders."order" set seller_id = $2 where id = $1', [
      deal.orderId,
      seller,
    ]);
  }
  const lot = randomUUID();
  await test.pool.query(
    `insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code, verdict)
     values ($1::uuid, $1::uuid::text, $2, $3, 0, '2414', '', $4)`,
    [lot, deal.orderId, deal.lineId, verdict],
  );
  await test.pool.query(
    `insert into orders.history (order_id, version, event, by, name, at, from_state, to_state,
       facts)
     values ($1, 5, 'report', 'qc', 'Qc', $2, 'inspecting', 'reported', '{}')`,
    [deal.orderId, at],
  );
  return { lot, seller: seller ?? deal.sellerId };
}

it('counts a seller’s reported lots of a part since a moment, and knows the last', async () => {
  const first = await reported('pass', day(3));
  const last = await reported('fail', day(9), first.seller);
  await reported('pass', day(1), first.seller);
  await reported(null, day(8), first.seller);
  const other = await reported('pass', day(4));
  const found = await inspectedParts(database.db, day(2));
  expect(found).toHaveLength(2);
  expect(found.find(({ sellerId }) => sellerId === first.seller)).toEqual({
    sellerId: first.seller,
    mpn: 'LM358DR',
    inspected: 2,
    passed: 1,
    lastAt: day(9),
    lastVerdict: 'fail',
    lastLotId: last.lot,
    passedAt: day(3),
  });
  expect(found.find(({ sellerId }) => sellerId === other.seller)?.lastLotId).toBe(other.lot);
});

it('names lots that did not pass since a moment, with both sides of their deals', async () => {
  await reported('fail', day(10));
  await reported('pass', day(12));
  const failed = await reported('fail', day(13));
  const found = await lotsNotPassed(database.db, day(11));
  expect(found).toMatchObject([
    { lotId: failed.lot, sellerId: failed.seller, verdict: 'fail', mpn: 'LM358DR', at: day(13) },
  ]);
});
