import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/content/calls.ts';
import * as staffContract from '#contract/content/staff-calls.ts';
import { type Calling, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { contentSlice } from './public.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const none = { text: '', isDemo: true };
const slice = contentSlice({
  legal: { list: async () => [], text: async () => null, edition: async () => 2 },
  operator: { company: none, licence: none },
  reportsOf: async () => new Map(),
});
const editor: Calling = {
  caller: staffCaller('Ana Ruiz', 'content'),
  now: NOW,
};

let market: TestDatabase;
let database: Database;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 4 });
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

test('popular parts name their supplier in Chinese for Chinese readers, and as kept for others', async () => {
  const call = callingOf(database.db, slice.calls);
  const { lineId, sellerId } = await judgedDeal(market.pool, {
    state: 'completed',
    verdict: 'pass',
    at: NOW,
  });
  await market.pool.query(
    `insert into accounts.account (id, email, lang, company, company_cn, created_at, updated_at)
     values ($1, 'seller@names.test', 'zh', 'Seller Ltd', '卖得好有限公司', $2, $2)`,
    [sellerId, NOW],
  );
  await call(staffContract.opsPopularPublish, { lineId }, editor);
  const supplierFor = async (lang: 'zh' | 'en') => {
    const visitor = { caller: { kind: 'anonymous' as const }, now: NOW, lang };
    return (await call(contract.homePopularParts, {}, visitor)).list[0]?.supplier;
  };
  expect(await supplierFor('zh')).toBe('卖得好有限公司');
  expect(await supplierFor('en')).toBe('Seller Ltd');
});
