import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweep } from './commands/sweep-orders.ts';
import type { PlaceDeps } from './deps.ts';

/** The clock of the pipeline. An order that fails is logged and tried again at the next round. */
export const jobsOf = (deps: PlaceDeps): JobTable => ({
  'orders.sweep': async (_payload, { db, now, log }) => {
    const { failed } = await sweep(db, deps, now);
    for (const { id, error } of failed) {
      log.error({ err: error, orderId: id }, 'the clock could not act on an order');
    }
  },
});

export const cron: readonly CronEntry[] = [{ job: 'orders.sweep', pattern: '* * * * *' }];
