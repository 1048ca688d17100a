import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { fileLink, filesSlice, grantFile, publishFile, storeFile } from './public.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-serve-'));
const start = new Date('2026-11-21T08:00:00Z');
let now = start;
const owner = newId();
const granted = newId();
const bytes = Buffer.from('%PDF-1.7 报告');

const member = (accountId: string): Caller => ({
  kind: 'member',
  accountId,
  sessionId: newId(),
  identity: 'seller',
  settled: true,
});
const staff = (totpDone: boolean): Caller => ({
  kind: 'staff',
  accountId: newId(),
  sessionId: newId(),
  name: 'qc',
  roles: ['qc'],
  totpDone,
});
const sessions: Record<string, Caller> = {
  owner: member(owner),
  granted: member(granted),
  stranger: member(newId()),
  staff: staff(true),
  halfStaff: staff(false),
  anonymous: { kind: 'anonymous' },
};

let fresh: TestDatabase;
let database: Database;
let http: FastifyInstance;

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
  http = Fastify();
  const slice = filesSlice({ storage: folderStorage(folder), secret: Buffer.alloc(32, 1) });
  slice.serve(http, {
    db: database.db,
    clock: { now: () => now },
    tokenName: 'assay-token',
    identify: async (token) => sessions[token] ?? null,
  });
  await http.ready();
});

afterAll(async () => {
  await http.close();
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

const store = (name = "报告 (1)'s.pdf", type = 'application/pdf') =>
  transaction(database.db, (tx) =>
    storeFile(tx, { owner, name, type, bytes, private: true, now: start }),
  );

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  http.inject({
    url,
    headers: token === undefined ? headers : { ...headers, 'assay-token': token },
  });

async function seenBy(url: string): Promise<string[]> {
  const seen: string[] = [];
  for (const name of ['nobody', ...Object.keys(sessions)]) {
    if ((await get(url, name)).statusCode === 200) seen.push(name);
  }
  return seen;
}

test('a private file is seen by its owner, staff and those granted', async () => {
  const url = await store();
  expect(await seenBy(url)).toEqual(['owner', 'staff']);
  await transaction(database.db, (tx) => grantFile(tx, url, [granted]));
  expect(await seenBy(url)).toEqual(['owner', 'granted', 'staff']);
  await transaction(database.db, (tx) => grantFile(tx, url, 'members'));
  expect(await seenBy(url)).toEqual(['owner', 'granted', 'stranger', 'staff']);
  await transaction(database.db, (tx) => publishFile(tx, url));
  expect(await seenBy(url)).toHaveLength(7);
});

test('a link shows the file to whoever has it, until it ends', async () => {
  const url = await store();
  const link = fileLink(url, now);
  const reply = await get(link);
  expect([reply.statusCode, reply.rawPayload.equals(bytes)]).toEqual([200, true]);
  expect((await get(link.replace('s=', 's=x'))).statusCode).toBe(404);
  expect((await get(`${await store()}${link.slice(url.length)}`)).statusCode).toBe(404);
  now = new Date(start.getTime() + 25 * 3_600_000);
  expect((await get(link)).statusCode).toBe(404);
  now = start;
});

test('a reply says what it is and may do nothing', async () => {
  const url = await store();
  const { headers } = await get(fileLink(url, now));
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition':
      `attachment; filename="__ (1)'s.pdf"; ` +
      "filename*=UTF-8''%E6%8A%A5%E5%91%8A%20%281%29%27s.pdf",
  });
  expect(headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/);
  const again = await get(fileLink(url, now), undefined, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('pictures are shown in the page', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>');
  const url = await transaction(database.db, (tx) =>
    storeFile(tx, {
      owner: null,
      name: 'a.svg',
      type: 'image/svg+xml',
      bytes: svg,
      private: false,
      now: start,
    }),
  );
  const { headers } = await get(url);
  expect(headers['content-disposition']).toMatch(/^inline; /);
  expect(headers['cache-control']).toBe('public, max-age=3600, immutable');
});

test('what does not exist, or is no id, is not found', async () => {
  for (const path of [newId(), 'x', '..%2f..%2fetc%2fpasswd', '%00', `${newId()}x`]) {
    expect((await get(`/files/${path}`, 'staff')).statusCode).toBe(404);
  }
});
