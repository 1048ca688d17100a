import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findRunning, startEmbedded } from '#server/kit/postgres/embedded.ts';
import type { Config } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';

/** The database of a market, and how to leave it as it was found. */
export interface FoundMarket {
  readonly url: string;
  readonly where: string;
  stop(): Promise<void>;
}

/** Finds a market's database: DATABASE_URL, the running one of DATA_DIR, or that one, started. */
export async function findMarket({ databaseUrl, dataDir }: Config): Promise<FoundMarket> {
  const nothing = async () => {};
  if (databaseUrl !== null) return { url: databaseUrl, where: 'DATABASE_URL', stop: nothing };
  const folder = join(dataDir, 'postgres');
  const running = existsSync(folder) ? findRunning(folder) : null;
  if (running !== null) return { url: running, where: `${dataDir}, running`, stop: nothing };
  if (!existsSync(join(folder, 'cluster'))) {
    throw new StartProblem(`There is no market in ${dataDir}: start one, or set DATA_DIR.`);
  }
  const { url, stop } = await startEmbedded({ dataDir: folder });
  return { url, where: `${dataDir}, stopped`, stop };
}
