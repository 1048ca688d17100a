import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let dir: string;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('DROP SCHEMA IF EXISTS trial CASCADE; CREATE SCHEMA trial');
  await database.pool.query('DROP TABLE IF EXISTS public.migration');
  dir = mkdtempSync(join(tmpdir(), 'assay-migrate-'));
  return () => rmSync(dir, { recursive: true, force: true });
});

function write(name: string, files: Record<string, string>): void {
  mkdirSync(join(dir, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, name, file), text);
}

const run = () => migrate({ url: database.url, dir });

async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'trial' ORDER BY 1",
  );
  return rows.map((row) => row.name);
}

test('runs what is new, in order, once', async () => {
  write('0002-second', { 'up.sql': 'CREATE TABLE trial.b (a_id int REFERENCES trial.a)' });
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a (id int PRIMARY KEY)' });
  mkdirSync(join(dir, '0003-left-empty'));
  expect(await run()).toEqual(['0001-first', '0002-second']);
  expect(await run()).toEqual([]);
  write('0003-third', { 'up.sql': 'CREATE TABLE trial.c ()' });
  expect(await run()).toEqual(['0003-third']);
  expect(await tables()).toEqual(['a', 'b', 'c']);
});

test('programs that start at once wait for each other', async () => {
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a (); SELECT pg_sleep(0.1)' });
  const ran = await Promise.all([run(), run(), run(), run()]);
  expect(ran.flat()).toEqual(['0001-first']);
});

test('a migration whose check raises leaves nothing behind', async () => {
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a ()' });
  write('0002-second', {
    'up.sql': 'CREATE TABLE trial.b ()',
    'check.sql': "DO $$ BEGIN RAISE EXCEPTION 'b is empty'; END $$",
  });
  await expect(run()).rejects.toThrow('The migration 0002-second failed: b is empty.');
  expect(await tables()).toEqual(['a']);
});

test('a fault in the SQL is reported with its line', async () => {
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a ();\n\nCREATE TABEL trial.b ();' });
  await expect(run()).rejects.toThrow(
    'The migration 0001-first failed at line 3: syntax error at or near "TABEL".',
  );
});

test('a schema newer than the program is refused', async () => {
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a ()' });
  write('0002-second', { 'up.sql': 'CREATE TABLE trial.b ()' });
  await run();
  rmSync(join(dir, '0002-second'), { recursive: true });
  write('0003-other', { 'up.sql': 'CREATE TABLE trial.c ()' });
  await expect(run()).rejects.toThrow(
    'The database is newer than this program (it has the migration 0002-second): ' +
      'start the newer program, or use another database.',
  );
  expect(await tables()).toEqual(['a', 'b']);
});

test('a migration that was changed after it ran is refused', async () => {
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a ()' });
  await run();
  write('0001-first', { 'up.sql': 'CREATE TABLE trial.a (id int)' });
  await expect(run()).rejects.toThrow(/^The migration 0001-first was changed after it ran/);
});

test('names that cannot be put in order are refused', async () => {
  write('1-first', { 'up.sql': '' });
  await expect(run()).rejects.toThrow('The migration 1-first must be named like 0001-name.');
  rmSync(join(dir, '1-first'), { recursive: true });
  write('0001-first', { 'up.sql': '' });
  write('0001-twin', { 'up.sql': '' });
  await expect(run()).rejects.toThrow(
    'The migrations 0001-first and 0001-twin have the same number.',
  );
  rmSync(join(dir, '0001-twin'), { recursive: true });
  write('0002-second', { 'notes.md': 'nothing yet' });
  await expect(run()).rejects.toThrow('The migration 0002-second has no up.sql.');
});
