import { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bankAdd } from '#contract/wallet/bank-calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { payeeAccount } from '#harness/payees.ts';
import { suspicionsDepsOf } from '#server/app-suspicions.ts';
import { CarefulDialect } from '#server/kit/database/database-driver.ts';
import { checkCompanies } from '#server/suspicions/public.ts';

/** Movements of other companies, each kind. */
const OTHERS = 20_000;
/** A check reads thresholds, accounts, four kinds of cash, and findings. */
const STATEMENTS_MOST = 8;
/** Rows that a check of a company without movements may touch, whatever others did. */
const ROWS_MOST = 40;

let market: TestMarket;

beforeAll(async () => {
  market = await openTestMarket();
  const who = await market.member('Bank', 'buyer');
  const added = await who.send(bankAdd, payeeAccount('Bank'));
  const client = await market.market.database.pool.connect();
  const tables = [
    'wallet.recharge',
    'wallet.withdrawal',
    'wallet.transfer',
    'exchange.quote',
    'exchange.exchange',
  ];
  const some = `from generate_series(1, ${OTHERS}) as i`;
  const now = market.clock.now();
  try {
    await client.query('begin');
    // Movements of others need no postings here: without triggers they are inserted quickly.
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(
      `insert into wallet.recharge (id, no, owner, amount, account_name, account_number, bank_name,
         bank_code, proof, at)
       select gen_random_uuid(), 'RX-' || i, gen_random_uuid(), 90000, '', '', '', '', i::text, $1
       ${some}`,
      [now],
    );
    await client.query(
      `insert into wallet.withdrawal (id, no, owner, amount, bank_account, payee, at, since, due_at)
       select gen_random_uuid(), 'WX-' || i, gen_random_uuid(), 90000, $2, '{}', $1, $1, $1 ${some}`,
      [now, added.id],
    );
    await client.query(
      `insert into wallet.transfer (id, idem, kind, party, cause_kind, cause_id, cause_no, at,
         accounts, legs, currencies, amounts)
       select gen_random_uuid(), gen_random_uuid(), 'orderPaid', gen_random_uuid(), 'order',
         gen_random_uuid(), 'TX-' || i, $1, '{}', '{}', '{}', '{}' ${some}`,
      [now],
    );
    const instant = '$1::timestamptz';
    const sold = `gen_random_uuid(), 90000, 0, 630000, 7000000, 0, 'SAFE', ${instant}, '{}'`;
    await client.query(
      `insert into exchange.quote (id, owner, sell, fee, buy, rate_micros, fee_bp, rate_source,
         rate_at, payee, at, expires_at)
       select md5('q' || i)::uuid, ${sold}, ${instant}, ${instant} + interval '1 hour'
       ${some}`,
      [now],
    );
    await client.query(
      `insert into exchange.exchange (id, no, quote, owner, sell, fee, buy, rate_micros, fee_bp,
         rate_source, rate_at, payee, since, at)
       select gen_random_uuid(), 'EX-' || i, md5('q' || i)::uuid, ${sold}, ${instant}, ${instant}
       ${some}`,
      [now],
    );
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query('commit');
    for (const table of tables) await client.query(`analyze ${table}`);
  } finally {
    client.release();
  }
});
afterAll(() => market.close());

interface Plan {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

const rowsOf = (plan: Plan): number =>
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] +
  (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);

it('a check of one company touches none of the movements of others', async () => {
  const { pool } = market.market.database;
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  const db = new Kysely<unknown>({
    dialect: new CarefulDialect({ pool }),
    log: ({ query }) => {
      queries.push(query);
    },
  });
  const owner = market.idOf(await market.member('Quiet', 'buyer'));
  const deps = suspicionsDepsOf({ owners: async () => new Map() });
  expect(await checkCompanies(db, deps, { owners: [owner], now: market.clock.now() })).toBeNull();
  expect(queries.length).toBeLessThanOrEqual(STATEMENTS_MOST);
  let touched = 0;
  for (const { sql, parameters } of queries) {
    const explained = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `explain (analyze, format json) ${sql}`,
      [...parameters],
    );
    touched += explained.rows[0]?.['QUERY PLAN'][0]?.Plan
      ? rowsOf(explained.rows[0]['QUERY PLAN'][0].Plan)
      : 0;
  }
  expect(touched).toBeLessThan(ROWS_MOST);
});
