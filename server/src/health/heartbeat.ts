import { BEAT_MS } from '#contract/health/constants.ts';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { removeBeat, saveBeat } from '#server/kit/process/beats-store.ts';
import type { Logger } from '#server/kit/process/log.ts';
import { processMemory, processName, repeat } from '#server/kit/process/repeat.ts';
import type { HealthDeps } from './deps.ts';

/** Where a process writes its state. */
export interface HeartbeatParts {
  readonly db: Db;
  readonly log: Logger;
  readonly clock: Clock;
}

type Figures = Pick<HealthDeps, 'pools' | 'streams' | 'isSearchReady'>;

/** Returns what a process works with now. */
function figuresOf({ pools, streams, isSearchReady }: Figures) {
  const all = Object.values(pools).map(({ pool }) => pool);
  const sum = (of: (pool: (typeof all)[number]) => number) =>
    all.reduce((total, pool) => total + of(pool), 0);
  return {
    streams: streams(),
    memoryBytes: processMemory(),
    searchReady: isSearchReady(),
    connectionsUsed: sum((pool) => pool.totalCount - pool.idleCount),
    connectionsMax: sum((pool) => pool.options.max),
  };
}

/** Writes the state of this process every few seconds, until it is stopped. */
export function startHeartbeat(
  { db, log, clock }: HeartbeatParts,
  figures: Figures,
): { stop(): Promise<void> } {
  const own = { id: newId(), ...processName(), startedAt: clock.now() };
  return repeat({
    everyMs: BEAT_MS,
    work: () => saveBeat(db, { ...own, beatAt: clock.now(), ...figuresOf(figures) }),
    atEnd: () => removeBeat(db, own.id),
    log,
  });
}
