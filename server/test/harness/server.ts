import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrate } from '#server/kit/database/migrate.ts';
import { installJobs } from '#server/kit/jobs/jobs.ts';
import { startEmbedded } from '#server/kit/postgres/embedded.ts';

/** A server for tests with a migrated template database. */
export interface TestServer {
  /** Address of the template; the other databases of the server differ in the path only. */
  templateUrl: string;
  /** The same server as a superuser: makes databases, and changes rows past their triggers. */
  adminUrl: string;
  stop(): Promise<void>;
}

/** Safety of data is given up for speed: the server is thrown away after the tests. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
  // Copying files is quicker than logging every page while nothing is to be recovered.
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
};

/** Starts a server of its own, or uses the one in DATABASE_URL_TEST, and migrates a template. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL_TEST;
  if (given) return prepare({ url: given, adminUrl: given }, async () => {});
  const folder = mkdtempSync(join(tmpdir(), 'assay-test-'));
  // As root the server runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), settings });
  return prepare(embedded, async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

async function prepare(
  { url, adminUrl }: { url: string; adminUrl: string },
  stopServer: () => Promise<void>,
): Promise<TestServer> {
  const name = `assay_template_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  const stop = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`).catch(() => {});
    await admin.end();
    await stopServer();
  };
  try {
    await admin.connect();
    const templateUrl = withDatabase(url, name);
    const owner = new URL(url).username;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE template0 OWNER "${owner}"`);
    await migrate({ url: templateUrl });
    await installJobs(templateUrl);
    return { templateUrl, adminUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
