import {
  type Database,
  interactiveLimits,
  longLimits,
  openDatabase,
  probeLimits,
  searchLimits,
} from './database.ts';

/**
 * The pools of a process. Each kind of work has connections of its own, so that one that waits does
 * not keep the others waiting.
 */
export interface Databases {
  /** Calls, and everything else that a person waits for. */
  readonly calls: Database;
  /** Writes that stay although the call around them fails: counted attempts. */
  readonly aside: Database;
  /** Pages that are rendered at the server. */
  readonly pages: Database;
  /** Search where it has no threads of its own. */
  readonly search: Database;
  /** Jobs, and what is written before the market opens. */
  readonly jobs: Database;
  /** Downloads, which last as long as their reader takes. */
  readonly downloads: Database;
  /** Figures of the operator, which read much: few at a time, and each ends soon. */
  readonly figures: Database;
  /** The question whether the process is ready. */
  readonly probe: Database;
  close(): Promise<void>;
}

/** Opens the pools; connections are made as they are needed. */
export function openDatabases(url: string): Databases {
  const limits = interactiveLimits;
  const pools = {
    calls: openDatabase(url, { max: 16, limits, name: 'assay' }),
    aside: openDatabase(url, { max: 2, limits, name: 'assay aside' }),
    pages: openDatabase(url, { max: 4, limits, name: 'assay pages' }),
    search: openDatabase(url, { max: 4, limits: searchLimits, name: 'assay search' }),
    jobs: openDatabase(url, { max: 8, limits: longLimits, name: 'assay jobs' }),
    downloads: openDatabase(url, { max: 3, limits: longLimits, name: 'assay downloads' }),
    figures: openDatabase(url, { max: 2, limits, name: 'assay figures' }),
    probe: openDatabase(url, { max: 2, limits: probeLimits, name: 'assay probe' }),
  };
  return {
    ...pools,
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}
