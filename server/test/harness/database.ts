import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startTestServer, type TestServer, withDatabase } from './server.ts';

/** A fresh, migrated database of a test's own. */
export interface TestDatabase {
  url: string;
  /** The same database as a superuser, who may change rows past their triggers. */
  adminUrl: string;
  pool: pg.Pool;
  /** Ends the pool and removes the database, whoever is still connected to it. */
  drop(): Promise<void>;
}

let ownServer: Promise<TestServer> | undefined;
let openCount = 0;

/**
 * Opens a fresh copy of the migrated template. Outside of the test runner it starts a server of
 * its own, which stops when the last database is dropped.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const violation = process.env.ASSAY_TEMPLATE_FAULT;
  if (violation !== undefined) throw new Error(`There is no database for tests. ${violation}`);
  openCount += 1;
  const { templateUrl: template, adminUrl } = inheritedServer() ?? (await startOwnServer());
  const name = `assay_test_${randomBytes(6).toString('hex')}`;
  const templateName = new URL(template).pathname.slice(1);
  // FILE_COPY makes a checkpoint first, which is dear; WAL_LOG copies a small database at once.
  const url = withDatabase(template, name);
  await asAdmin(
    adminUrl,
    `CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY WAL_LOG
       OWNER "${new URL(url).username}"`,
  );
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // A session that ends because its database is dropped is no failure of the test.
  pool.on('error', () => {});
  let isDropped = false;
  const drop = async () => {
    if (isDropped) return;
    isDropped = true;
    await pool.end();
    await asAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    openCount -= 1;
    if (openCount === 0) await stopOwnServer();
  };
  return { url, adminUrl: withDatabase(adminUrl, name), pool, drop };
}

/** Runs statements past the triggers, as only a superuser can. */
export async function withoutTriggers(
  { adminUrl }: Pick<TestDatabase, 'adminUrl'>,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await work(client);
  } finally {
    await client.end();
  }
}

/** The server of the test run, whose addresses its workers inherit. */
function inheritedServer(): Pick<TestServer, 'templateUrl' | 'adminUrl'> | null {
  const { ASSAY_TEMPLATE_URL: templateUrl, ASSAY_ADMIN_URL: adminUrl } = process.env;
  return templateUrl === undefined || adminUrl === undefined ? null : { templateUrl, adminUrl };
}

function startOwnServer(): Promise<TestServer> {
  ownServer ??= startTestServer();
  return ownServer;
}

async function stopOwnServer(): Promise<void> {
  const server = ownServer;
  ownServer = undefined;
  await (await server)?.stop();
}

/** Databases are made from `postgres`: nobody may be connected to the template itself. */
async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(adminUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
