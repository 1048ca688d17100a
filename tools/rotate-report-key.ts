import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '#server/kit/database/with-client.ts';
import { claim, release } from '#server/kit/postgres/cluster-owner.ts';
import { type Config, readConfig } from '#server/kit/process/config.ts';
import { StartProblem } from '#server/kit/process/start-problem.ts';
import { openSigner, rotateKey } from '#server/qc/signer.ts';

/**
 * Retires the key that reports are signed with and makes another one, in the data folder of a market
 * that is stopped: a running one would go on signing with the retired key, and those reports would
 * not be genuine. Returns the file of the retired public key. Throws StartProblem while it runs, and
 * where no database says whether it does.
 */
export async function rotateReportKey(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  now: Date,
): Promise<string> {
  const rotated = (): string => {
    const folder = join(dataDir, 'keys');
    openSigner(folder);
    return join(folder, rotateKey(folder, now));
  };
  if (databaseUrl !== null) {
    await refuseConnected(databaseUrl);
    return rotated();
  }
  const own = join(dataDir, 'postgres');
  if (!existsSync(own)) {
    throw new StartProblem(
      'DATA_DIR holds no database of its own. Set DATABASE_URL as the market has it, so that a running one is found.',
    );
  }
  // Neither a market that runs nor one that starts meanwhile.
  claim(own);
  try {
    return rotated();
  } finally {
    release(own);
  }
}

/** Refuses while processes of a market are connected to its database. */
async function refuseConnected(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and application_name like 'assay%' limit 1`,
    );
    if (rowCount === 0) return;
    throw new StartProblem('A market is connected to DATABASE_URL. Stop the market first.');
  });
}

/**
 * Stop the market first and start it again afterwards. Reports under retired keys hold, and
 * /report/key publishes all.
 *
 *   npm run rotate:report-key
 */
if (import.meta.main) {
  try {
    const retired = await rotateReportKey(readConfig(process.env), new Date());
    console.log(`The retired public key stands in ${retired}.`);
    console.log('Start the market again: it signs with the new key from then on.');
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exitCode = 2;
  }
}
