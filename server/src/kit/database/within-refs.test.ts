import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, rows } from './database.ts';
import { type RefFilter, withinRefs } from './within-refs.ts';

let market: TestDatabase;
let database: Database;
beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await market.drop();
});

const listed = async (refs?: RefFilter) =>
  (
    await rows<{ no: string }>(
      database.db,
      sql`select no from unnest(array['A', 'B', 'C']) as record (no)
          where ${withinRefs(sql`no`, refs)} order by no`,
    )
  ).map(({ no }) => no);

test('a list is narrowed to numbers, or leaves them out', async () => {
  expect(await listed()).toEqual(['A', 'B', 'C']);
  expect(await listed({})).toEqual(['A', 'B', 'C']);
  expect(await listed({ only: ['B'] })).toEqual(['B']);
  expect(await listed({ only: [] })).toEqual([]);
  expect(await listed({ without: ['B'] })).toEqual(['A', 'C']);
});
