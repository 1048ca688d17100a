import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, one, openDatabase, rows, transaction } from './database.ts';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url, { max: 4 });
  await sql`create table public.pair (id int primary key, value int not null)`.execute(database.db);
  await sql`insert into public.pair values (1, 0), (2, 0)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

it('runs both of two transactions that lock each other', async () => {
  const held: Record<number, () => void> = {};
  const bothHold = Promise.all([1, 2].map((id) => new Promise<void>((done) => (held[id] = done))));
  const add = (first: number, second: number) =>
    transaction(database.db, async (tx) => {
      await sql`update public.pair set value = value + 1 where id = ${first}`.execute(tx);
      held[first]?.();
      await bothHold;
      await sql`update public.pair set value = value + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  const values = await rows<{ value: number }>(database.db, sql`select value from public.pair`);
  expect(values.map(({ value }) => value)).toEqual([2, 2]);
});

it('prepares a statement once and answers by it again', async () => {
  const ask = (value: number) => one<{ n: number }>(database.db, sql`select ${value}::int as n`);
  expect(await ask(1)).toEqual({ n: 1 });
  expect(await ask(2)).toEqual({ n: 2 });
});

it('reads int8 as bigint', async () => {
  expect(await one(database.db, sql`select 9007199254740993::int8 as n`)).toEqual({
    n: 9007199254740993n,
  });
});

it('has no connection left when it says that it is closed', async () => {
  const closing = openDatabase(test.url);
  let open = 0;
  closing.pool.on('connect', () => open++);
  closing.pool.on('remove', () => open--);
  const ask = () => one(closing.db, sql`select 1`);
  await Promise.all([ask(), ask(), ask()]);
  expect(open).toBe(3);
  await closing.close();
  expect(open).toBe(0);
});
