import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { databaseStage } from '#harness/database-stage.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { dealtPrices } from './dealt-prices.ts';
import { countDeals } from './figures.ts';
import { monthsOfDeals } from './inspected.ts';
import { dealsOf } from './judged.ts';
import { countCompleted } from './standing.ts';

const { test, database } = databaseStage();

it('figures of dealt prices have deals, and no replacement that makes one of them good', async () => {
  const at = new Date(Date.UTC(2026, 9, 9));
  const mpn = 'LM358DR';
  await judgedDeal(test.pool, { state: 'completed', verdict: 'pass', at, mpn });
  const replacement = await judgedDeal(test.pool, { state: 'completed', verdict: 'pass', at, mpn });
  await test.pool.query(
    `update orders."order" set source = '{"kind": "claim", "id": "c", "no": "AS-1"}' where id = $1`,
    [replacement.orderId],
  );
  const since = new Date(Date.UTC(2026, 9, 1));
  const prices = await dealtPrices(database.db, { mpns: [mpn], since, dealsMin: 1 });
  expect(prices.get(mpn)?.deals).toBe(1);
  const months = { mpn, manufacturer: '', since, dealsMin: 1 };
  expect(await monthsOfDeals(database.db, months)).toMatchObject([{ deals: 1 }]);
  expect((await dealsOf(database.db, mpn)).deals).toBe(1);
});

it('counts of completed deals leave a replacement out', async () => {
  const at = new Date(Date.UTC(2026, 8, 9));
  const buyerId = randomUUID();
  const facts = { state: 'completed', verdict: 'pass', at, mpn: 'NE555P', buyerId } as const;
  const deal = await judgedDeal(test.pool, facts);
  const replacement = await judgedDeal(test.pool, facts);
  await test.pool.query(
    `update orders."order" set source = '{"kind": "claim", "id": "c", "no": "AS-2"}' where id = $1`,
    [replacement.orderId],
  );
  for (const { orderId } of [deal, replacement]) {
    await test.pool.query(
      `insert into orders.history (order_id, version, event, by, name, at, from_state, to_state, facts)
       values ($1, 9, 'confirmReceipt', 'buyer', 'B', $2, 'dispatched', 'completed', '{}')`,
      [orderId, at],
    );
  }
  const until = new Date(Date.UTC(2026, 8, 20));
  const span = { from: new Date(Date.UTC(2026, 8, 1)), until, by: 'month' } as const;
  expect(await countDeals(database.db, span)).toMatchObject([{ count: 1, value: 1000n }]);
  expect(await countCompleted(database.db, [buyerId])).toEqual([{ buyerId, deals: 1 }]);
});
