import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type DatabaseProxy, isStatement, openDatabaseProxy } from '#harness/database-proxy.ts';
import {
  type Database,
  interactiveLimits,
  one,
  openDatabase,
  rows,
  transaction,
} from './database.ts';
import { DatabaseUnavailable, isTemporary, isTimeout, OutcomeUnknown } from './outage.ts';

let test: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
const opened: Database[] = [];

beforeAll(async () => {
  test = await openTestDatabase();
  proxy = await openDatabaseProxy(test.url);
  await test.pool.query('create table public.note (id int primary key)');
});
beforeEach(async () => {
  proxy.judge(() => 'pass');
  await test.pool.query('truncate public.note');
  database = open({ max: 2 });
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await proxy.close();
  await test.drop();
});

function open({ max = 2, limits = interactiveLimits } = {}): Database {
  const made = openDatabase(proxy.url, { max, limits });
  opened.push(made);
  return made;
}

const note = (db: Database, id: number, meanwhile = async () => {}) =>
  transaction(db.db, async (tx) => {
    await sql`insert into public.note values (${id})`.execute(tx);
    await meanwhile();
    await sql`select 1`.execute(tx);
  });
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const notes = async () =>
  (await test.pool.query<{ id: number }>('select id from public.note order by id')).rows.map(
    ({ id }) => id,
  );
const works = () => expect(one(database.db, sql`select 1 as n`)).resolves.toEqual({ n: 1 });

it('a backend that is terminated inside a transaction fails that transaction only', async () => {
  const failure = await failureOf(
    transaction(database.db, async (tx) => {
      const { pid } = await one<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await test.pool.query('select pg_terminate_backend($1)', [pid]);
      // The loss is heard while nothing runs on the connection.
      await untilGone(pid);
      await sql`insert into public.note values (1)`.execute(tx);
    }),
  );
  expect(isTemporary(failure)).toBe(true);
  expect(await notes()).toEqual([]);
  await works();
});

async function untilGone(pid: number): Promise<void> {
  const alive = async () =>
    (await test.pool.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount;
  while ((await alive()) !== 0);
}

it('a backend that is terminated while its statement runs fails for a time', async () => {
  const running = failureOf(rows(database.db, sql`select pg_sleep(20)`));
  const found = async () =>
    (
      await test.pool.query<{ pid: number }>(
        "select pid from pg_stat_activity where query = 'select pg_sleep(20)' and state = 'active'",
      )
    ).rows[0]?.pid;
  let pid: number | undefined;
  while (pid === undefined) pid = await found();
  await test.pool.query('select pg_terminate_backend($1)', [pid]);
  expect(isTemporary(await running)).toBe(true);
  await works();
});

it('a COMMIT whose answer is lost has an unknown outcome, and has taken effect', async () => {
  proxy.judge((message) => (isStatement(message, 'commit') ? 'cutAnswer' : 'pass'));
  expect(await failureOf(note(database, 1))).toBeInstanceOf(OutcomeUnknown);
  expect(await notes()).toEqual([1]);
  proxy.judge(() => 'pass');
  await works();
});

it('a COMMIT that does not arrive has an unknown outcome, and has taken none', async () => {
  proxy.judge((message) => (isStatement(message, 'commit') ? 'cut' : 'pass'));
  expect(await failureOf(note(database, 1))).toBeInstanceOf(OutcomeUnknown);
  expect(await notes()).toEqual([]);
  proxy.judge(() => 'pass');
  await works();
});

it('a connection that is lost before COMMIT leaves nothing and is no unknown outcome', async () => {
  proxy.judge((message) => (isStatement(message, 'select 1') ? 'cut' : 'pass'));
  expect(await failureOf(note(database, 1))).toBeInstanceOf(DatabaseUnavailable);
  expect(await notes()).toEqual([]);
});

it('a refusal during COMMIT is reported as it is', async () => {
  await test.pool.query(`create table public.later (
    id int unique deferrable initially deferred)`);
  const twice = transaction(database.db, (tx) =>
    sql`insert into public.later values (1), (1)`.execute(tx),
  );
  expect(await failureOf(twice)).toMatchObject({ code: '23505' });
});

it('a statement that waits for a locked table ends within the limit', async () => {
  const quick = open({ limits: { ...interactiveLimits, lockMs: 200 } });
  const holder = await test.pool.connect();
  await holder.query('begin; lock table public.note');
  const failure = await failureOf(note(quick, 1));
  await holder.query('rollback');
  holder.release();
  expect([isTemporary(failure), isTimeout(failure)]).toEqual([true, true]);
});

it('a caller who waits for a connection is refused within the limit', async () => {
  const narrow = open({ max: 1, limits: { ...interactiveLimits, acquireMs: 200 } });
  const gate = Promise.withResolvers<void>();
  const holding = note(narrow, 1, () => gate.promise);
  const failure = await failureOf(note(narrow, 2));
  gate.resolve();
  await holding;
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(await notes()).toEqual([1]);
});

it('a database that stops answering is given up, and its connection is not used again', async () => {
  const quick = open({ max: 1, limits: { ...interactiveLimits, responseMs: 200 } });
  const failure = await failureOf(rows(quick.db, sql`select pg_sleep(5)`));
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(isTimeout(failure)).toBe(true);
  await expect(one(quick.db, sql`select 1 as n`)).resolves.toEqual({ n: 1 });
});
