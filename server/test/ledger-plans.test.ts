import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { recharge } from '#server/wallet/core/recipes.ts';
import { openWallet } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';

const now = new Date('2026-11-21T02:00:00Z');
const ORDERS = 12;

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  // PostgreSQL now knows that the tables are empty, and a scan of nothing is the cheapest plan.
  await test.pool.query('vacuum analyze wallet.hold, wallet.account, wallet.transfer');
  database = openDatabase(test.url, { max: 1 });
});

afterAll(async () => {
  await database.close();
  await test.drop();
});

it('finds escrows and accounts by their keys, though the ledger was analyzed empty', async () => {
  const buyerId = randomUUID();
  await transaction(database.db, async (tx) => {
    await openWallet(tx, buyerId);
    const cause = { kind: 'recharge', id: buyerId, no: 'RC-1' };
    const transfer = recharge({ ownerId: buyerId, minor: 10_000n });
    await post(tx, { transfer, key: `start:${buyerId}`, cause, now });
  });
  const client = await test.pool.connect();
  try {
    await client.query('begin');
    const move = (leg: string, order: string, minor: number) =>
      client.query(
        `with legs as (select array_agg(l.account order by l.account) as accounts,
           array_agg(l.leg order by l.account) as legs,
           array_agg(l.amount order by l.account) as amounts
         from (values ($1::uuid, $2, $3::bigint),
           (wallet.account_id($4::uuid, 'available', 'USD'), 'user', -$3)) as l (account, leg, amount))
         insert into wallet.transfer (id, idem, kind, party, cause_kind, cause_id, cause_no, at,
           accounts, legs, currencies, amounts)
         select gen_random_uuid(), gen_random_uuid(), 'test', $4, 'trade', $1, 'TO', now(),
           accounts, legs, '{USD,USD}', amounts from legs`,
        [order, leg, minor, buyerId],
      );
    for (let n = 0; n < ORDERS; n += 1) {
      const order = randomUUID();
      await move('hold', order, 5);
      await move('release', order, -5);
    }
    const { rows } = await client.query(
      `select relname, seq_scan from pg_stat_xact_user_tables
       where schemaname = 'wallet' and relname in ('account', 'hold') order by 1`,
    );
    expect(rows).toEqual([
      { relname: 'account', seq_scan: 0n },
      { relname: 'hold', seq_scan: 0n },
    ]);
    await client.query('rollback');
  } finally {
    client.release();
  }
});
