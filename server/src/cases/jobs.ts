import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepDeadlines } from '#server/kit/sweep-deadlines.ts';
import type { CasesDeps } from './deps.ts';
import { caseProcess } from './process.ts';

/** Closes what its author left without a word for too long, one transaction each. */
export const jobsOf = (deps: CasesDeps): JobTable => ({
  'cases.sweep': async (_payload, { db, now, signal, log }) => {
    const { failed } = await sweepDeadlines(caseProcess(deps), db, now, signal);
    for (const { id, error } of failed) {
      log.error({ err: error, caseId: id }, 'the clock could not act on a case');
    }
  },
});

export const cron: readonly CronEntry[] = [{ job: 'cases.sweep', pattern: '*/5 * * * *' }];
