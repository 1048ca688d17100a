import type { FastifyInstance } from 'fastify';
import type { Language } from '#contract/option-schemas.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '#server/kit/request-context.ts';
import type { InventoryDeps } from './deps.ts';
import { serveStockFiles } from './downloads/serve-downloads.ts';
import { inventoryHandlers } from './handlers.ts';
import { inventoryCron, inventoryJobs } from './jobs.ts';
import { authenticateKey } from './queries/authenticate-key.ts';

export type { InventoryDeps } from './deps.ts';
export { inventoryMessages } from './messages.ts';

interface ServeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/** Puts the slice of a seller's own stock together. */
export const inventorySlice = (
  deps: InventoryDeps,
): {
  readonly calls: readonly Implementation[];
  readonly jobs: JobTable;
  readonly cron: readonly CronEntry[];
  /** Who holds a key for uploads; null where nobody does. */
  readonly identifyKey: (
    db: Db,
    key: string,
    now: Date,
  ) => Promise<{ caller: Caller; lang: Language } | null>;
  /** Adds the downloads of stock and of refused rows. */
  readonly serve: (http: FastifyInstance, parts: ServeParts) => void;
} => ({
  calls: inventoryHandlers(deps),
  jobs: inventoryJobs(deps),
  cron: inventoryCron(deps),
  identifyKey: (db, key, now) => authenticateKey(db, deps, { text: key, now }),
  serve: (http, parts) => serveStockFiles(http, deps, parts),
});
