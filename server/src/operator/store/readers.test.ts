import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { READER_EXPIRES_MS } from '#contract/operator/work-calls.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { type Readers, readersIn } from './readers.ts';

const start = new Date('2026-11-23T02:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const li = { id: randomUUID(), name: 'Li', record: 'order', ref: 'TO-1' } as const;
const mei = { id: randomUUID(), name: 'Mei', record: 'order', ref: 'TO-1' } as const;
const ann = randomUUID();

let market: TestDatabase;
let database: Database;
let readers: Readers;
beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 4 });
  readers = readersIn(database.db);
});
beforeEach(() => market.pool.query('delete from operator.reader'));
afterAll(async () => {
  await database.close();
  await market.drop();
});

test('readers are shown to others and not to themselves', async () => {
  await readers.note(li, start);
  expect(await readers.list(start, mei.id)).toEqual([
    { record: 'order', ref: 'TO-1', readers: ['Li'] },
  ]);
  expect(await readers.list(start, li.id)).toEqual([]);
  await readers.note(mei, start);
  expect((await readers.list(start, ann))[0]?.readers).toEqual(['Li', 'Mei']);
});

test('a reader is forgotten well within 30 seconds of the last beat', async () => {
  await readers.note(li, start);
  await readers.note(mei, later(READER_EXPIRES_MS - 1));
  expect(READER_EXPIRES_MS).toBeLessThan(30_000);
  const [left] = await readers.list(later(READER_EXPIRES_MS), ann);
  expect(left?.readers).toEqual(['Mei']);
  await readers.note(li, later(READER_EXPIRES_MS));
  const [both] = await readers.list(later(READER_EXPIRES_MS + 1), ann);
  expect(both?.readers).toEqual(['Li', 'Mei']);
});

test('the table stays small: a beat removes those that are over', async () => {
  for (let count = 0; count < 30; count += 1) {
    await readers.note({ ...li, ref: `TO-${count}` }, start);
  }
  await readers.note(mei, later(READER_EXPIRES_MS));
  const { rows } = await market.pool.query('select staff_name from operator.reader');
  expect(rows).toEqual([{ staff_name: 'Mei' }]);
});

test('beats at once of one page and of many leave a row for each', async () => {
  const beats = Array.from({ length: 20 }, (_, at) => [li, { ...mei, ref: `TO-${at}` }]).flat();
  await Promise.all(beats.map((reader) => readers.note(reader, start)));
  expect(await readers.list(start, ann)).toHaveLength(20);
});
