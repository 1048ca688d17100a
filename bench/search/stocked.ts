import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/kit/postgres/embedded.ts';
import { whole } from '../report.ts';
import { fill } from './fill.ts';
import type { Stocked } from './finding.ts';
import type { PartNumber } from './numbers.ts';

const SELLERS = 20_000;

/** A database of the server, made where it is not there yet, and filled. */
export async function stocked(
  server: string,
  given: {
    readonly name: string;
    readonly lines: number;
    readonly numbers: readonly PartNumber[];
    readonly say: (line: string) => void;
  },
) {
  const { name, lines, numbers, say } = given;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const known = await admin.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount === 0) await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  say(`${whole(lines)} lines of ${whole(SELLERS)} sellers`);
  const plan = { lines, sellers: SELLERS, seed: 1 };
  const filled = await fill(url.href, { plan, numbers, say });
  const made: Stocked = { url: url.href, parts: numbers, lines };
  return { made, filled };
}

const settings = {
  shared_buffers: '2GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  maintenance_work_mem: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
};

/** A server of its own for a bench; its databases stay where a folder is named, else they go. */
export async function withBenchServer<T>(
  data: string | undefined,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'assay-bench-'));
  mkdirSync(folder, { recursive: true });
  // As root the server runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const server = await startEmbedded({ dataDir: join(folder, 'postgres'), settings });
  try {
    // Rows are filled in past their triggers, which only a superuser may.
    return await work(server.adminUrl);
  } finally {
    await server.stop();
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  }
}
