import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import type { PassportsDeps } from './deps.ts';
import { handoverProcess } from './process.ts';

/** The clock of hand-overs: offers that nobody answers expire. */
export const jobsOf = (deps: PassportsDeps): JobTable => ({
  'passports.expire': async (_payload, { db, now, signal }) => {
    const { failed } = await sweepDeadlines(handoverProcess(deps), db, now, signal);
    if (failed[0] !== undefined) throw failed[0].error;
  },
});

export const cron: readonly CronEntry[] = [{ job: 'passports.expire', pattern: '23 * * * *' }];
