import type { Bound } from '../kit/bind.ts';
import { type Db, transaction } from '../kit/database.ts';
import { catalogCalls } from './calls.ts';
import type { CatalogDeps } from './deps.ts';
import { learnMakers } from './maker-store.ts';
import { makers } from './makers.ts';
import { addSearched } from './search-store.ts';
import { SearchTally } from './search-tally.ts';

/** Puts the slice together: its calls, what runs at the start, and what a job runs each minute. */
export function catalogSlice(deps: CatalogDeps): {
  calls: readonly Bound[];
  /** Writes the makers that are known from the start; what an operator changed stays. */
  prepare: (db: Db, now: Date) => Promise<void>;
  /** Writes what was searched since the last time. A crash before it loses only these counts. */
  flushSearches: (db: Db) => Promise<void>;
} {
  const tally = new SearchTally();
  return {
    calls: catalogCalls(deps, tally),
    prepare: (db, now) => transaction(db, (tx) => learnMakers(tx, makers, now)),
    flushSearches: (db) => transaction(db, (tx) => addSearched(tx, tally.take())),
  };
}
