import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { dealtPrices } from './dealt-prices.ts';
import { monthsOfDeals } from './inspected.ts';
import { dealsOf } from './judged.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

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
