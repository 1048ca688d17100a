import type { Bound } from '#server/kit/bind.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import type { CronEntry, JobTable } from '#server/kit/jobs.ts';
import { catalogCalls } from './calls.ts';
import type { CatalogDeps } from './deps.ts';
import { learnMakers } from './maker-store.ts';
import { makers } from './makers.ts';
import { addSearched } from './search-store.ts';
import { SearchTally } from './search-tally.ts';

/** Puts the slice together: its calls, what runs at the start, and the count of searches. */
export function catalogSlice(deps: CatalogDeps): {
  calls: readonly Bound[];
  /** Writes the makers that are known from the start; what an operator changed stays. */
  prepare: (db: Db, now: Date) => Promise<void>;
  jobs: JobTable;
  cron: readonly CronEntry[];
} {
  const tally = new SearchTally();
  return {
    calls: catalogCalls(deps, tally),
    prepare: (db, now) => transaction(db, (tx) => learnMakers(tx, makers, now)),
    jobs: {
      // A crash before it loses the counts of a minute and nothing else.
      'catalog.flushSearches': (_payload, { db }) =>
        transaction(db, (tx) => addSearched(tx, tally.take())),
    },
    cron: [{ job: 'catalog.flushSearches', pattern: '* * * * *' }],
  };
}
