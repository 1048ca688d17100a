import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '../database/database.ts';
import { migrationsDir } from '../database/migrate.ts';
import { addHealth, type HealthParts } from './health.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-health-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'assay-health-'));
let fresh: TestDatabase;
let database: Database;
const opened: FastifyInstance[] = [];

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
  await sql`insert into public.migration (name, sha256) values ('9001-here', 'x')`.execute(
    database.db,
  );
  for (const name of [...readdirSync(migrationsDir), '9001-here']) mkdirSync(join(folder, name));
});

afterAll(async () => {
  await Promise.all(opened.map((http) => http.close()));
  await database.close();
  await fresh.drop();
  for (const made of [folder, elsewhere]) rmSync(made, { recursive: true, force: true });
});

async function open(parts: Partial<HealthParts> = {}) {
  const http = Fastify({ trustProxy: 'loopback' });
  addHealth(http, { database, migrations: folder, ...parts });
  http.get('/some/:id', async () => ({}));
  await http.ready();
  opened.push(http);
  return http;
}

test('a market with its database and every migration is up and ready', async () => {
  const http = await open();
  expect((await http.inject('/healthz')).json()).toEqual({ up: true });
  const ready = await http.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }]);
});

test('a missing migration is not ready', async () => {
  const newer = join(elsewhere, 'newer');
  cpSync(folder, newer, { recursive: true });
  mkdirSync(join(newer, '9002-later'));
  const ready = await (await open({ migrations: newer })).inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ ready: false, reason: '1 migrations have not run' });
});

test('a program whose schema is older than the database is not ready', async () => {
  const ready = await (await open({ migrations: migrationsDir })).inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json().reason).toBe('the database is newer than this program by 1 migrations');
});

test('a disk that is almost full, or cannot be written, is not ready', async () => {
  const reasonOf = async (parts: Partial<HealthParts>) => {
    const ready = await (await open(parts)).inject('/readyz');
    return [ready.statusCode, ready.json().reason];
  };
  expect(await reasonOf({ dataDir: elsewhere })).toEqual([200, undefined]);
  expect(await reasonOf({ dataDir: elsewhere, freeMinBytes: 2 ** 60 })).toEqual([
    503,
    'the disk of the data folder is almost full',
  ]);
  const file = join(elsewhere, 'file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(elsewhere, 'gone')]) {
    expect(await reasonOf({ dataDir })).toEqual([503, 'the data folder cannot be written']);
  }
  expect(readdirSync(elsewhere).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a process is ready while all connections of its calls are busy', async () => {
  const calls = openDatabase(fresh.url, { max: 1 });
  const probe = openDatabase(fresh.url, { max: 1 });
  const gate = Promise.withResolvers<void>();
  const holding = transaction(calls.db, () => gate.promise);
  const ready = await (await open({ database: calls, probe })).inject('/readyz');
  expect(ready.statusCode).toBe(200);
  gate.resolve();
  await holding;
  await Promise.all([calls.close(), probe.close()]);
});

test('without a database the process is up and not ready, and tells nobody why', async () => {
  const nowhere = openDatabase('postgres://assay:word@127.0.0.1:1/none');
  const http = await open({ database: nowhere });
  expect((await http.inject('/healthz')).statusCode).toBe(200);
  const ready = await http.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.body).not.toContain('word');
  await nowhere.close();
});

test('metrics count replies by route, for this machine only', async () => {
  const http = await open();
  await http.inject('/some/1');
  await http.inject('/some/2');
  await http.inject('/no/such/path');
  const { body } = await http.inject('/metrics');
  expect(body).toContain('assay_http_seconds_count{route="/some/:id",status="2xx"} 2');
  expect(body).toContain('assay_http_seconds_count{route="none",status="4xx"} 1');
  expect(body).toContain('assay_database_connections{state="open"}');
  expect(body).toContain('process_resident_memory_bytes');
  const strangers = [
    { remoteAddress: '203.0.113.9' },
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.9' } },
    { remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } },
    { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } },
  ];
  for (const from of strangers) {
    expect((await http.inject({ url: '/metrics', ...from })).statusCode).toBe(404);
  }
});

test('metrics are served elsewhere by their token only', async () => {
  const http = await open({ metricsToken: 'a-token-of-metrics' });
  const ask = async (authorization?: string) =>
    (
      await http.inject({
        url: '/metrics',
        remoteAddress: '203.0.113.9',
        headers: authorization === undefined ? {} : { authorization },
      })
    ).statusCode;
  expect(await ask('Bearer a-token-of-metrics')).toBe(200);
  for (const wrong of [undefined, '', 'Bearer ', 'Bearer a-token', 'a-token-of-metrics']) {
    expect(await ask(wrong)).toBe(404);
  }
});
