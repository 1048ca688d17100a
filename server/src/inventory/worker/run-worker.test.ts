import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { FileRefused, runWorker } from './run-worker.ts';

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'assay-thread-'));
}, 60_000);
afterAll(async () => {
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

const mapping = {
  sheet: 0,
  headerRow: 1,
  fields: ['mpn' as const, 'manufacturer' as const, 'quantity' as const, 'unitPrice' as const],
  currency: 'USD',
  rate: null,
  condition: 'brandNew' as const,
};

function made(name: string, rows: number): { path: string; name: string } {
  const path = join(folder, name);
  const lines = Array.from(
    { length: rows },
    (_, at) => `PART-${at},TI,${1 + (at % 900)},0.1${at % 9}`,
  );
  writeFileSync(path, ['Part Number,Manufacturer,Qty,Price', ...lines, 'BAD,TI,-1,1'].join('\n'));
  return { path, name };
}

const stagedOf = async (id: string): Promise<number> => {
  const found = await test.pool.query<{ n: number }>(
    'select count(*)::int as n from catalog.staged_line where list = $1 and quantity > 0',
    [id],
  );
  return found.rows[0]?.n ?? -1;
};

it('300,000 rows are staged within 64 MB, and it says how far it is', async () => {
  const id = randomUUID();
  await test.pool.query(
    `insert into inventory.import (id, account, state, source, lang, file_name, file_bytes, at,
       state_at, alive_at)
     values ($1, $1, 'reading', 'page', 'en', 'a', 1, now(), now(), now())`,
    [id],
  );
  const said: number[] = [];
  const task = {
    task: 'stage',
    file: made('many.csv', 300_000),
    url: test.url,
    id,
    mapping,
  } as const;
  const answer = await runWorker(task, {
    memoryMb: 64,
    progress: async (rows) => said.push(rows) > 0,
  });
  expect(answer).toMatchObject({ type: 'staged', staged: { rows: 300_001, refused: 1 } });
  expect(await stagedOf(id)).toBe(300_000);
  expect(said.length).toBeGreaterThan(0);
  expect(said).toEqual([...said].sort((a, b) => a - b));
}, 120_000);

it('stops where nobody wants the rest, and leaves nothing of it staged', async () => {
  const id = randomUUID();
  const task = {
    task: 'stage',
    file: made('stop.csv', 200_000),
    url: test.url,
    id,
    mapping,
  } as const;
  const answer = await runWorker(task, { progress: async () => false });
  expect(answer).toBeNull();
  await expect.poll(() => stagedOf(id)).toBe(0);
}, 60_000);

it('a file that eats memory ends its thread and nothing else', async () => {
  const path = join(folder, 'wide.csv');
  const cell = 'x'.repeat(30_000);
  writeFileSync(path, Array.from({ length: 3000 }, () => [cell, cell, cell].join(',')).join('\n'));
  const task = { task: 'look', file: { path, name: 'wide.csv' } } as const;
  await expect(runWorker(task, { memoryMb: 24 })).rejects.toThrow(FileRefused);
}, 60_000);
