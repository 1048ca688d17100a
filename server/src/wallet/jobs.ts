import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sumUpPlatform } from './store/ledger.ts';

/** The jobs of the wallet: one keeps platform balances cheap to read. */
export const walletJobs: JobTable = {
  'wallet.sumUp': async (_payload, { db }) => sumUpPlatform(db),
};

export const walletCron: readonly CronEntry[] = [{ job: 'wallet.sumUp', pattern: '17 * * * *' }];
