import { createLogger } from '#server/kit/process/log.ts';
import type { Market } from '#server/market.ts';
import type { DemoClock } from '../demo-clock.ts';

/** Closes the day before, as the job of the night would have done. */
export async function closeDay(market: Market, clock: DemoClock): Promise<void> {
  const job = market.jobs['closes.make'];
  if (job === undefined) throw new Error('no job closes days');
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
