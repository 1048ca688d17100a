import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/kit/database/database.ts';
import { type Embedded, startEmbedded } from '#server/kit/postgres/embedded.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import { whole } from '../report.ts';

/** A server of the bench, and where its data are. */
export type BenchServer = Embedded & { readonly dataDir: string };

const settings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  fsync: 'on',
  synchronous_commit: 'on',
  max_connections: '300',
};

/** Runs work beside a database server of its own, which flushes every commit, and removes it. */
export async function withServer<T>(
  work: (server: BenchServer) => Promise<T>,
  options: Partial<Parameters<typeof startEmbedded>[0]> = {},
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'));
  // As root the server runs under another account, which must be let through.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'postgres');
  try {
    const server = await startEmbedded({ dataDir, settings, ...options });
    try {
      return await work({ ...server, dataDir });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether the ledger is consistent after the run; if it is not, no measurement counts. */
export async function isSound(url: string): Promise<boolean> {
  const database = openDatabase(url, { max: 1 });
  const { wrong, count } = await verifyLedger(database.db);
  await database.close();
  console.log(
    wrong === null
      ? `ledger sound after ${whole(Number(count.transfers))} transfers`
      : `ledger WRONG: ${wrong.row}: ${wrong.law}`,
  );
  return wrong === null;
}
