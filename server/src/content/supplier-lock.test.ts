import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/content/staff-calls.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { findBlacklistStages } from '#server/catalog/public.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { applyDeskEvent } from './blacklist-handlers.ts';
import { contentSlice } from './public.ts';

const now = new Date('2026-11-20T08:00:00Z');
const none = { text: '', isDemo: true };
const { calls } = contentSlice({
  legal: { list: async () => [], text: async () => null, edition: async () => 2 },
  operator: { company: none, licence: none },
  reportsOf: async () => new Map(),
});
const maker = staffCaller('Ana Ruiz', 'content');
const colleague = staffCaller('Lin Wei', 'content');

let market: TestDatabase;
let database: Database;
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 4 });
  call = callingOf(database.db, calls);
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

/** Proposes an entry about a supplier for a line of its own, and notifies the supplier of it. */
async function noticedEntry(sellerId: string) {
  const deal = await judgedDeal(market.pool, {
    ...{ state: 'refunded', verdict: 'fail', at: now, sellerId },
  });
  const proposal = {
    lineId: deal.lineId,
    mpn: 'LM358DR',
    manufacturer: 'Texas Instruments',
    quantity: 500,
    supplier: 'Seller Ltd',
    outcome: { zh: '假冒', en: 'Counterfeit', es: 'Falso', fr: 'Contrefait', ru: 'Подделка' },
    resolvedOn: '2026-11-19',
    endsOn: '2028-11-20',
  };
  const by = { caller: maker, now };
  const { id, version } = await call(contract.opsBlacklistPropose, proposal, by);
  return call(contract.opsBlacklistNotice, { id, version }, by);
}

/** Waits until a transaction waits for one that is held open. */
const untilOneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await market.pool.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]?.n;
    })
    .toBe(1);

test('a supplier stands in the clear once two people dropped its two entries at the same time', async () => {
  const supplier = randomUUID();
  await market.pool.query(
    `insert into accounts.account (id, email, lang, company, created_at, updated_at)
     values ($1, 'seller@lock.test', 'zh', 'Seller Ltd', $2, $2)`,
    [supplier, now],
  );
  const [one, other] = [await noticedEntry(supplier), await noticedEntry(supplier)];
  const stage = async () => (await findBlacklistStages(database.db, [supplier])).get(supplier);
  expect(await stage()).toBe('pending');

  const request = { lang: 'en', address: '127.0.0.1', agent: 'test', requestId: 'test' } as const;
  const reason = 'The marking was its own.';
  const second = await transaction(database.db, async (tx) => {
    await applyDeskEvent({ ...request, tx, now, caller: maker }, 'drop', { ...one, text: reason });
    const { id, version } = other;
    const waiting = call(
      contract.opsBlacklistDrop,
      { id, version, reason },
      { caller: colleague, now },
    );
    await untilOneWaits();
    // The colleague goes on only once this one is committed: it is awaited outside.
    return { waiting };
  });
  expect(await second.waiting).toMatchObject({ state: 'dropped' });
  expect(await stage()).toBeUndefined();
});
