import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { compareOffers } from './commands/compare-offers.ts';
import type { FakesDeps } from './deps.ts';

/** Returns the job that compares stock with lots that failed. */
export const fakeJobs = (deps: FakesDeps): JobTable => ({
  'fakes.compareOffers': async (_payload, { db, now }) => {
    await compareOffers(db, deps, now);
  },
});

/** After imports rather than in them: a list of stock waits for no comparison. */
export const fakeCron: readonly CronEntry[] = [
  { job: 'fakes.compareOffers', pattern: '*/10 * * * *' },
];
