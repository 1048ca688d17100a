import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepClaims } from './commands/sweep-claims.ts';

/** The clock of claims. One that fails is logged and tried again at the next round. */
export const claimJobs: JobTable = {
  'claims.sweep': async (_payload, { db, now, signal, log }) => {
    const { failed } = await sweepClaims(db, now, signal);
    for (const { id, error } of failed) {
      log.error({ err: error, claimId: id }, 'the clock could not act on a claim');
    }
  },
};

export const claimCron: readonly CronEntry[] = [{ job: 'claims.sweep', pattern: '* * * * *' }];
