import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { folderStorage } from './storage-folder.ts';
import { bindStorage } from './storage-owner-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-owner-'));
const [here, there] = ['here', 'there'].map((name) => folderStorage(join(folder, name)));
const secret = Buffer.alloc(32, 1);
let fresh: TestDatabase;
let database: Database;

beforeAll(async () => {
  fresh = await openTestDatabase();
  database = openDatabase(fresh.url);
});
afterAll(async () => {
  await database.close();
  await fresh.drop();
  rmSync(folder, { recursive: true, force: true });
});

const bind = (storage = here, given = secret) => {
  if (storage === undefined) throw new Error('no storage');
  return bindStorage(database.db, { storage, secret: given });
};

test('a database takes the storage of its first start, again and again', async () => {
  await bind();
  await bind();
});

test('a start with another storage is refused in one sentence', async () => {
  await expect(bind(there)).rejects.toThrow(
    /^This database belongs to another storage of files .* first used with\.$/,
  );
  await bind();
});

test('a start with another secret is refused in one sentence', async () => {
  await expect(bind(here, Buffer.alloc(32, 2))).rejects.toThrow(
    /^The secret of this start is not the one .*\.$/,
  );
});

test('of two first starts at once with separate storages one is refused', async () => {
  const other = await openTestDatabase();
  const second = openDatabase(other.url);
  const [one, two] = ['one', 'two'].map((name) => folderStorage(join(folder, name)));
  if (one === undefined || two === undefined) throw new Error('no storage');
  const starts = await Promise.allSettled(
    [one, two].map((storage) => bindStorage(second.db, { storage, secret })),
  );
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await second.close();
  await other.drop();
});

test('a database that was made anew takes the storage that is there', async () => {
  const other = await openTestDatabase();
  const second = openDatabase(other.url);
  if (here === undefined) throw new Error('no storage');
  await bindStorage(second.db, { storage: here, secret });
  await second.close();
  await other.drop();
});
