import { type Db, transaction } from '#server/kit/database.ts';
import type { Implementation } from '#server/kit/implement.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { catalogCalls } from './calls.ts';
import type { CatalogDeps } from './deps.ts';
import { drawLab, sweepStale } from './drawn.ts';
import { FindingHere } from './finding.ts';
import { FindingThreads } from './finding-threads.ts';
import { forgetPartChanges } from './index-store.ts';
import { knownMakers } from './known-makers.ts';
import { makerCalls } from './maker-calls.ts';
import { makerJobs } from './maker-jobs.ts';
import { learnMakers } from './maker-store.ts';
import { SearchTally } from './search-tally.ts';
import { addSearched } from './searched-store.ts';

/** An index that took nothing in for longer reads all parts anew. */
const CHANGES_KEPT_MS = 24 * 3_600_000;

/** Where parts are found: over which database, and in how many threads apart from this one. */
export interface FindingPlace {
  readonly db: () => Db;
  readonly url: string;
  /** 0 finds in this thread. */
  readonly threads: number;
}

/** Opens what finds, here or in threads. */
function openFinding({ db, url, threads }: FindingPlace) {
  if (threads === 0) {
    const here = new FindingHere(db);
    const ahead = Promise.withResolvers<void>();
    return {
      finding: here,
      async loaded(now: Date, hear?: (parts: number) => void) {
        await here.loaded(hear);
        // A search that needs lines before they are there reads them itself.
        here.readAhead(now).then(ahead.resolve, () => ahead.resolve());
      },
      ahead: () => ahead.promise,
      close: async () => undefined,
    };
  }
  const pool = new FindingThreads(url, threads);
  return {
    finding: pool,
    loaded: (now: Date, hear?: (parts: number) => void) => pool.start(now, hear),
    ahead: () => pool.ahead(),
    close: () => pool.close(),
  };
}

/** Puts the slice together: its calls, what runs at the start, and the count of searches. */
export function catalogSlice(
  deps: CatalogDeps,
  place: FindingPlace,
): {
  calls: readonly Implementation[];
  /**
   * Writes the makers that are known from the start, where what an operator changed stays, draws
   * what searches show of the lab, and reads all parts into memory; `hear` is told how many are.
   */
  prepare: (db: Db, now: Date, hear?: (parts: number) => void) => Promise<void>;
  jobs: JobTable;
  cron: readonly CronEntry[];
  /** Once lines of stock are in memory too, as far as they are read ahead. */
  ahead: () => Promise<void>;
  /** Ends what was started to find parts. */
  close: () => Promise<void>;
} {
  const tally = new SearchTally();
  const { finding, loaded, ahead, close } = openFinding(place);
  return {
    calls: [...makerCalls, ...catalogCalls({ deps, tally, finding })],
    ahead,
    close,
    prepare: async (db, now, hear) => {
      await transaction(db, (tx) => learnMakers(tx, knownMakers(), now));
      await drawLab(db, deps, now);
      await loaded(now, hear);
    },
    jobs: {
      ...makerJobs,
      // A crash before it loses the counts of a minute and nothing else.
      'catalog.flushSearches': (_payload, { db }) =>
        transaction(db, (tx) => addSearched(tx, tally.take())),
      'catalog.sweepStale': (_payload, { db, now }) => sweepStale(db, now),
      'catalog.drawLab': (_payload, { db, now }) => drawLab(db, deps, now),
      'catalog.forgetChanges': (_payload, { db, now }) =>
        forgetPartChanges(db, new Date(now.getTime() - CHANGES_KEPT_MS)),
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
