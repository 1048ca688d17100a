import { type Db, transaction } from '#server/kit/database/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs/jobs.ts';
import { excludeStaleStock, refreshLabRecords } from './commands/exclude-stale-stock.ts';
import type { CatalogDeps } from './deps.ts';
import { SearchCounter } from './engine/search-counter.ts';
import { InProcessSearch } from './engine/search-engine.ts';
import { SearchWorkerPool } from './engine/worker-pool.ts';
import { catalogCalls } from './handlers.ts';
import { knownManufacturers } from './known-manufacturers.ts';
import { manufacturerCalls } from './manufacturer-handlers.ts';
import { manufacturerJobs } from './manufacturer-jobs.ts';
import { upsertKnownManufacturers } from './store/manufacturers.ts';
import { deletePartChanges } from './store/parts.ts';
import { addSearchCounts } from './store/search-counts.ts';

/** An index that took nothing in for longer reads all parts anew. */
const CHANGE_RETENTION_MS = 24 * 3_600_000;

/** Where parts are found: over which database, and in how many threads apart from this one. */
export interface SearchEngineOptions {
  readonly db: () => Db;
  readonly url: string;
  /** 0 finds in this thread. */
  readonly threads: number;
}

/** Opens what finds, here or in threads. */
function openSearchEngine({ db, url, threads }: SearchEngineOptions) {
  if (threads === 0) {
    const engine = new InProcessSearch(db);
    const preloaded = Promise.withResolvers<void>();
    return {
      engine,
      async load(now: Date, onProgress?: (parts: number) => void) {
        await engine.load(onProgress);
        // A search that needs lines before they are there reads them itself.
        engine.preload(now).then(preloaded.resolve, () => preloaded.resolve());
      },
      preloaded: () => preloaded.promise,
      close: async () => undefined,
    };
  }
  const pool = new SearchWorkerPool(url, threads);
  return {
    engine: pool,
    load: (now: Date, onProgress?: (parts: number) => void) => pool.start(now, onProgress),
    preloaded: () => pool.preloaded(),
    close: () => pool.close(),
  };
}

/** Puts the slice together: its calls, what runs at the start, and the count of searches. */
export function catalogSlice(
  deps: CatalogDeps,
  engineOptions: SearchEngineOptions,
): {
  calls: readonly Implementation[];
  /**
   * Writes the makers that are known from the start, where what an operator changed stays, draws
   * what searches show of the lab, and reads all parts into memory; `onProgress` receives their count.
   */
  prepare: (db: Db, now: Date, onProgress?: (parts: number) => void) => Promise<void>;
  jobs: JobTable;
  cron: readonly CronEntry[];
  /** Once lines of stock are in memory too, as far as they are read ahead. */
  preloaded: () => Promise<void>;
  /** Ends what was started to find parts. */
  close: () => Promise<void>;
} {
  const counter = new SearchCounter();
  const { engine, load, preloaded, close } = openSearchEngine(engineOptions);
  return {
    calls: [...manufacturerCalls, ...catalogCalls(deps, { counter, engine })],
    preloaded,
    close,
    prepare: async (db, now, onProgress) => {
      await transaction(db, (tx) => upsertKnownManufacturers(tx, knownManufacturers(), now));
      await refreshLabRecords(db, deps, now);
      await load(now, onProgress);
    },
    jobs: {
      ...manufacturerJobs,
      // A crash before it loses the counts of a minute and nothing else.
      'catalog.flushSearches': (_payload, { db }) =>
        transaction(db, (tx) => addSearchCounts(tx, counter.drain())),
      'catalog.sweepStale': (_payload, { db, now }) => excludeStaleStock(db, now),
      'catalog.drawLab': (_payload, { db, now }) => refreshLabRecords(db, deps, now),
      'catalog.forgetChanges': (_payload, { db, now }) =>
        deletePartChanges(db, new Date(now.getTime() - CHANGE_RETENTION_MS)),
    },
    cron: [
      { job: 'catalog.flushSearches', pattern: '* * * * *' },
      { job: 'catalog.sweepStale', pattern: '17 * * * *' },
      { job: 'catalog.drawLab', pattern: '*/5 * * * *' },
      { job: 'catalog.sweepMakers', pattern: '*/10 * * * *' },
      { job: 'catalog.forgetChanges', pattern: '23 * * * *' },
    ],
  };
}
