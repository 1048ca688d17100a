import type { Database } from '#server/kit/database/database.ts';
import type { CronEntry } from '#server/kit/jobs/jobs.ts';

/** Dependencies of the slice: what only the process knows. */
export interface HealthDeps {
  readonly dataDir: string;
  /** All pools of the process, by name. */
  readonly pools: Readonly<Record<string, Database>>;
  /** Jobs that come round. */
  readonly cron: () => readonly CronEntry[];
  /** Open event streams. */
  readonly streams: () => number;
  /** Whether search has all parts in memory. */
  readonly isSearchReady: () => boolean;
  /** From when on the key signs reports; null where that is not known. */
  readonly keyFrom: () => Date | null;
}
