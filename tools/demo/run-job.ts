import { createLogger } from '#server/kit/process/log.ts';
import type { Market } from '#server/market.ts';
import type { DemoClock } from './demo-clock.ts';

/** Runs a job of the market at once, as its hour would have done. */
export async function runJob(market: Market, clock: DemoClock, name: string): Promise<void> {
  const job = market.jobs[name];
  if (job === undefined) throw new Error(`no job is called ${name}`);
  await job(
    {},
    {
      db: market.database.db,
      now: clock.now(),
      log: createLogger('silent'),
      attempt: 1,
      attemptsMax: 1,
      signal: new AbortController().signal,
    },
  );
}
