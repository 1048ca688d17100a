import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { compareOffers } from './commands/compare-offers.ts';
import type { FakesDeps } from './deps.ts';

/** Returns the job that compares stock with lots that failed. */
export const fakeJobs = (deps: FakesDeps): JobTable => ({
  'fakes.compareOffers': async (_payload, { db, now, log }) => {
    const { failed } = await compareOffers(db, deps, now);
    for (const { sellerId, error } of failed) {
      log.error({ err: error, seller: sellerId }, 'stock could not be compared with failed lots');
    }
  },
});

/** After imports rather than in them: a list of stock waits for no comparison. */
export const fakeCron: readonly CronEntry[] = [
  { job: 'fakes.compareOffers', pattern: '*/10 * * * *' },
];
