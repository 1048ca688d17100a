import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { startDatabase } from './chosen-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.drop());

const start = (databaseUrl: string) => startDatabase({ databaseUrl, dataDir: '/nowhere' });

function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  // Over loopback: an address with the folder of a socket file has no host to be wrong.
  url.searchParams.delete('host');
  change(url);
  return url.href;
}

test("one's own PostgreSQL is used as it is, and goes on when the product stops", async () => {
  const chosen = await start(database.url);
  expect(chosen.url).toBe(database.url);
  await chosen.stop();
  expect((await database.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

test('a wrong DATABASE_URL is reported in one sentence, without the password', async () => {
  const { host } = new URL(database.url);
  await expect(start(changed((url) => (url.port = '1')))).rejects.toThrow(
    'No PostgreSQL answers at 127.0.0.1:1: start it, or correct DATABASE_URL.',
  );
  await expect(start(changed((url) => (url.hostname = 'nowhere.invalid')))).rejects.toThrow(
    'There is no host named nowhere.invalid: correct DATABASE_URL.',
  );
  await expect(start(changed((url) => (url.password = 'hush')))).rejects.toThrow(
    `PostgreSQL at ${host} refuses the user ${new URL(database.url).username}: correct DATABASE_URL.`,
  );
  await expect(start(changed((url) => (url.pathname = '/nothing')))).rejects.toThrow(
    `There is no database nothing at ${host}: create it first.`,
  );
});

test('a socket file that does not exist is named by its folder', async () => {
  const wrong = changed((url) => url.searchParams.set('host', '/nowhere/run'));
  await expect(start(wrong)).rejects.toThrow(
    'No PostgreSQL answers at /nowhere/run: start it, or correct DATABASE_URL.',
  );
});

test('a database in another encoding is refused', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(
    "CREATE DATABASE latin ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C' TEMPLATE template0",
  );
  try {
    await expect(start(changed((url) => (url.pathname = '/latin')))).rejects.toThrow(
      'The database in DATABASE_URL is encoded in LATIN1: create it with UTF8.',
    );
  } finally {
    await admin.query('DROP DATABASE latin WITH (FORCE)');
    await admin.end();
  }
});
