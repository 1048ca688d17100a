import { transaction } from '#server/kit/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import type { CasesDeps } from './deps.ts';
import { moveCase } from './move.ts';
import { lockLapsed } from './store.ts';

const clock = { id: null, name: '' } as const;

/** Closes what its author left without a word for too long, one transaction each. */
export const jobsOf = (deps: CasesDeps): JobTable => ({
  'cases.sweep': async (_payload, { db, now, signal }) => {
    const closeOne = () =>
      transaction(db, async (tx) => {
        const lapsed = await lockLapsed(tx, now);
        if (lapsed === null) return false;
        const lapse = { event: 'lapse', as: 'clock', by: clock, text: '', files: [], now } as const;
        await moveCase(tx, deps, lapsed, lapse);
        return true;
      });
    while (!signal.aborted && (await closeOne()));
  },
});

export const cron: readonly CronEntry[] = [{ job: 'cases.sweep', pattern: '*/5 * * * *' }];
