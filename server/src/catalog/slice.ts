import type { Bound } from '#server/kit/bind.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { catalogCalls } from './calls.ts';
import type { CatalogDeps } from './deps.ts';
import { drawLab, sweepStale } from './drawn.ts';
import { forgetPartChanges } from './index-store.ts';
import { knownMakers } from './known-makers.ts';
import { makerCalls } from './maker-calls.ts';
import { makerJobs } from './maker-jobs.ts';
import { learnMakers } from './maker-store.ts';
import { PartSearch } from './search-page.ts';
import { SearchTally } from './search-tally.ts';
import { addSearched } from './searched-store.ts';
import { staleAt } from './sought.ts';

/** An index that took nothing in for longer reads all parts anew. */
const CHANGES_KEPT_MS = 24 * 3_600_000;

/** Puts the slice together: its calls, what runs at the start, and the count of searches. */
export function catalogSlice(deps: CatalogDeps): {
  calls: readonly Bound[];
  /**
   * Writes the makers that are known from the start, where what an operator changed stays, draws
   * what searches show of the lab, and reads all parts into memory.
   */
  prepare: (db: Db, now: Date) => Promise<void>;
  jobs: JobTable;
  cron: readonly CronEntry[];
} {
  const tally = new SearchTally();
  const parts = new PartSearch();
  return {
    calls: [...makerCalls, ...catalogCalls({ deps, tally, parts })],
    prepare: async (db, now) => {
      await transaction(db, (tx) => learnMakers(tx, knownMakers(), now));
      await drawLab(db, deps, now);
      await parts.loaded(db);
      // A search that needs lines before they are there reads them itself.
      parts.readAhead(db, staleAt(now)).catch(() => undefined);
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
