import { type Db, transaction } from '#server/kit/database/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { listUnsorted, sortBatch } from './store/entry-kinds.ts';
import { sumUpPlatform } from './store/ledger.ts';

/** Writes the kinds of the entries of large ledgers, each batch in a transaction of its own. */
export async function sortKinds(db: Db): Promise<void> {
  for (const account of await listUnsorted(db)) {
    while (await transaction(db, (tx) => sortBatch(tx, account)));
  }
}

/** The jobs of the wallet: they keep platform balances and filtered ledgers cheap to read. */
export const walletJobs: JobTable = {
  'wallet.sumUp': async (_payload, { db }) => sumUpPlatform(db),
  'wallet.sortKinds': async (_payload, { db }) => sortKinds(db),
};

export const walletCron: readonly CronEntry[] = [
  { job: 'wallet.sumUp', pattern: '17 * * * *' },
  { job: 'wallet.sortKinds', pattern: '*/10 * * * *' },
];
