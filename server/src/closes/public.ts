import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { makeClose } from './commands/make-close.ts';
import type { ClosesDeps } from './deps.ts';
import { closeHandlers } from './handlers.ts';

export { makeClose } from './commands/make-close.ts';
export { type BalanceFile, verifyBalanceFile } from './core/balance-file.ts';
export type { ClosesDeps, GoodsDifferences } from './deps.ts';

/** Returns the job that closes days. */
const jobsOf = (deps: ClosesDeps): JobTable => ({
  'closes.make': async (_payload, { db, now, log }) => {
    const close = await makeClose(db, deps, now);
    if (close === null) return;
    const { day, root, isSound } = close;
    if (isSound) log.info({ day, root }, 'a day is closed');
    else log.error({ day, root }, 'the books of a day do not agree with the bank');
  },
});

/** Shortly after midnight of GMT+8, and again hourly for a server that was down then. */
const cron: readonly CronEntry[] = [{ job: 'closes.make', pattern: '7 * * * *' }];

/** Puts the slice together: its calls, and the job that closes days. */
export const closesSlice = (
  deps: ClosesDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
} => ({ calls: closeHandlers(deps), jobs: jobsOf(deps), cron });
