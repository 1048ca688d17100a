import type { Bound } from '#server/kit/bind.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { enquiriesCalls } from './calls.ts';
import { seekSellers, sweepRequests } from './clock.ts';
import type { EnquiriesDeps } from './deps.ts';

/** Puts the slice together: its calls, and the clock's work on requests. */
export function enquiriesSlice(deps: EnquiriesDeps): {
  calls: readonly Bound[];
  jobs: JobTable;
  cron: readonly CronEntry[];
} {
  return {
    calls: enquiriesCalls(deps),
    jobs: {
      'enquiries.sweep': async (_payload, { db, now }) => {
        await sweepRequests(db, now);
        await seekSellers(db, deps, now);
      },
    },
    cron: [{ job: 'enquiries.sweep', pattern: '* * * * *' }],
  };
}
