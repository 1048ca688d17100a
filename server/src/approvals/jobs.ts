import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import { approvalProcess } from './process.ts';

/** The jobs of the slice: requests that nobody decided in time expire. */
export const approvalJobs: JobTable = {
  'approvals.expire': async (_payload, { db, now }) => {
    const { failed } = await sweepDeadlines(approvalProcess, db, now);
    if (failed[0] !== undefined) throw failed[0].error;
  },
};

export const approvalCron: readonly CronEntry[] = [
  { job: 'approvals.expire', pattern: '*/5 * * * *' },
];
