import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { openDatabase } from '#server/kit/database/database.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { openSigner } from '#server/qc/signer.ts';
import { rotateReportKey } from './rotate-report-key.ts';

let dataDir: string;
let test: TestDatabase;
const now = new Date('2026-11-22T15:04:05Z');
const keyOf = () => openSigner(join(dataDir, 'keys')).publicKey;
const configOf = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dataDir, DEMO: '0', PUBLIC_URL: 'https://assay.example', ...more });

/** When a process started, as the folder of a running market says it. */
function startOf(pid: number): string {
  if (process.platform !== 'linux') return '-';
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '-';
}

beforeEach(async () => {
  test = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'assay-rotate-'));
});
afterEach(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('refuses while a market uses the data, and rotates once it is stopped', async () => {
  const before = keyOf();
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder);
  // The process that started this one lives for as long as the test.
  const owner = join(folder, 'owner');
  writeFileSync(owner, `${process.ppid} ${startOf(process.ppid)}`);
  await expect(rotateReportKey(configOf(), now)).rejects.toThrow(/stop it first/);
  expect(keyOf()).toBe(before);
  rmSync(owner);
  expect(await rotateReportKey(configOf(), now)).toMatch(/report-20261122T150405Z\.pub\.pem$/);
  expect(keyOf()).not.toBe(before);
  expect(existsSync(owner)).toBe(false);
});

it('refuses where neither DATA_DIR nor DATABASE_URL says whether a market runs', async () => {
  const before = keyOf();
  await expect(rotateReportKey(configOf(), now)).rejects.toThrow(/Set DATABASE_URL/);
  expect(keyOf()).toBe(before);
});

it('refuses while a market is connected to DATABASE_URL', async () => {
  const before = keyOf();
  const config = configOf({ DATABASE_URL: test.url });
  const market = openDatabase(test.url, { max: 1, name: 'assay' });
  await market.pool.query('select 1');
  await expect(rotateReportKey(config, now)).rejects.toThrow(/Stop the market first/);
  expect(keyOf()).toBe(before);
  await market.close();
  await rotateReportKey(config, now);
  expect(keyOf()).not.toBe(before);
});
