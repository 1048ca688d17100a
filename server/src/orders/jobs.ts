import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { sweepAgentDrafts } from './commands/agent/open-agent-draft.ts';
import { sweepOrders } from './commands/sweep-orders.ts';
import type { PlaceDeps } from './deps.ts';

/** The clock of the pipeline. An order that fails is logged and tried again at the next round. */
export function jobsOf(deps: PlaceDeps): JobTable {
  // The last order that a round searched for suppliers who have joined; a new process has none.
  let searchedTo: string | null = null;
  return {
    'orders.sweep': async (_payload, { db, now, signal, log }) => {
      const swept = await sweepOrders(db, deps, now, { after: searchedTo, signal });
      searchedTo = swept.after;
      for (const { id, error } of swept.failed) {
        log.error({ err: error, orderId: id }, 'the clock could not act on an order');
      }
    },
    'orders.sweepDrafts': async (_payload, { db, now }) => {
      await sweepAgentDrafts(db, now);
    },
  };
}

export const cron: readonly CronEntry[] = [
  { job: 'orders.sweep', pattern: '* * * * *' },
  { job: 'orders.sweepDrafts', pattern: '41 * * * *' },
];
