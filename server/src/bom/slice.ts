import type { FastifyInstance } from 'fastify';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { BomDeps } from './deps.ts';
import { bomCalls } from './handlers.ts';
import { serveBills } from './serve-bills.ts';
import { removeOver } from './store/bills.ts';

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Puts the slice together: its calls, and the clock that removes what visitors left. */
export const bomSlice = (
  deps: BomDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** Adds the downloads of bills. */
  readonly serve: (http: FastifyInstance, parts: ServeParts) => void;
} => ({
  calls: bomCalls(deps),
  jobs: {
    'bom.sweep': async (_payload, { db, now }) => {
      await removeOver(db, now);
    },
  },
  cron: [{ job: 'bom.sweep', pattern: '23 * * * *' }],
  serve: (http, parts) => serveBills(http, deps, parts),
});
