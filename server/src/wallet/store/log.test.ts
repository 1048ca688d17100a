import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import * as recipes from '../core/recipes.ts';
import type { Transfer, TransferKind } from '../core/transfer.ts';
import { sortBatch } from './entry-kinds.ts';
import { accountId, openAccounts, post } from './ledger.ts';
import { type LogEntry, type LogFilter, listEntries } from './log.ts';

const owner = randomUUID();
const account = accountId({ owner, account: 'available', currency: 'USD' });
const first = new Date('2026-10-01T02:00:00Z');
const dayAt = (day: number) => new Date(first.getTime() + day * 86_400_000);

let test: TestDatabase;
let database: Database;
let day = 0;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 2 });
  await transaction(database.db, (tx) => openAccounts(tx, [owner]));
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

async function move(transfer: Transfer, no: string, id: string = randomUUID()): Promise<void> {
  const cause = { kind: transfer.kind === 'orderPaid' ? 'trade' : transfer.kind, id, no };
  const key = `${transfer.kind}:${id}`;
  await transaction(database.db, (tx) => post(tx, { transfer, key, cause, now: dayAt(day) }));
}

/** One day of a member: money in, an order, an exchange that fails, one that stays, a recharge that failed. */
async function liveDay(): Promise<void> {
  const money = { ownerId: owner, minor: 1_000n };
  await move(recipes.recharge(money), `RC-${day}`);
  const orderId = randomUUID();
  await move(recipes.orderPaid({ orderId, buyerId: owner, minor: 10n }), `TO-${day}`, orderId);
  const ended = randomUUID();
  await move(recipes.exchangeApplied({ ownerId: owner, minor: 5n }), `EX-${day}`, ended);
  await move(recipes.exchangeFailed({ ownerId: owner, minor: 5n }), `EX-${day}`, ended);
  await move(recipes.exchangeApplied({ ownerId: owner, minor: 6n }), `EX-${day}-b`);
  await test.pool.query(
    `insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
       bank_code, proof, state, at, decided_at, decided_by, fail_reason)
     values ($1, $2, $3, 7, 'X', '1', 'Bank', 'B', 'p', 'failed', $4, $4, $3, 'never came')`,
    [randomUUID(), `RC-${day}-failed`, owner, dayAt(day)],
  );
  day += 1;
}

const everything: LogFilter = {
  kinds: null,
  state: null,
  between: { from: null, until: null },
  find: '',
  pageNum: 1,
  pageSize: 10_000,
};

const choices: readonly Partial<LogFilter>[] = [
  {},
  { kinds: ['recharge'] },
  { kinds: ['orderPaid', 'orderReleased'] },
  { kinds: ['exchangeApplied', 'exchangeDone', 'exchangeFailed'] },
  { state: 'frozen' },
  { state: 'failed' },
  { state: 'success' },
  { kinds: ['recharge'], state: 'success' },
  { kinds: ['exchangeApplied', 'recharge'], state: 'failed' },
  { kinds: ['exchangeApplied', 'orderPaid'], state: 'success' },
  { find: 'ex-1' },
  { find: 'RC-2', kinds: ['recharge'], state: 'failed' },
  { between: { from: dayAt(2), until: dayAt(4) } },
  { between: { from: dayAt(1), until: null }, kinds: ['orderPaid'] },
  { between: { from: null, until: dayAt(3) }, state: 'frozen' },
];

const isOf = (entry: LogEntry, { kinds, state, find, between }: LogFilter) =>
  (kinds?.includes(entry.kind as TransferKind) ?? true) &&
  (state === null || entry.state === state) &&
  entry.causeNo.toUpperCase().includes(find.toUpperCase()) &&
  (between.from === null || entry.at >= between.from) &&
  (between.until === null || entry.at < between.until);

async function compareAll(): Promise<void> {
  const all = (await listEntries(database.db, owner, everything)).list;
  for (const choice of choices) {
    const filter = { ...everything, ...choice };
    const expected = all
      .filter((entry) => isOf(entry, filter))
      .map(({ causeNo, seq }) => [causeNo, seq]);
    const found: unknown[] = [];
    for (let pageNum = 1; pageNum <= Math.ceil(expected.length / 3) + 1; pageNum += 1) {
      const page = await listEntries(database.db, owner, { ...filter, pageNum, pageSize: 3 });
      expect(page.total, JSON.stringify(choice)).toBe(expected.length);
      found.push(...page.list.map(({ causeNo, seq }) => [causeNo, seq]));
    }
    expect(found, JSON.stringify(choice)).toEqual(expected);
  }
}

it('pages a ledger by every filter as one list of all says it, before and behind the index of kinds', async () => {
  for (let n = 0; n < 5; n += 1) await liveDay();
  expect((await listEntries(database.db, owner, everything)).total).toBe(30);
  await compareAll();
  expect(await transaction(database.db, (tx) => sortBatch(tx, account))).toBe(false);
  await compareAll();
  // Entries after the job are read from the ledger itself, and the next run goes on from there.
  await liveDay();
  await compareAll();
  await transaction(database.db, (tx) => sortBatch(tx, account));
  await transaction(database.db, (tx) => sortBatch(tx, account));
  const { rows } = await test.pool.query(
    `select count(*)::int as entries, count(distinct (kind, nth))::int as places
     from wallet.entry_kind`,
  );
  expect(rows).toEqual([{ entries: 30, places: 30 }]);
  await compareAll();
});
