import { setTimeout as pause } from 'node:timers/promises';
import type { Output } from '#contract/call.ts';
import * as qc from '#contract/qc/calls.ts';
import { startJobs } from '#server/kit/jobs/jobs.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Market } from '#server/market.ts';
import type { Caller } from './caller.ts';

type Inspection = Output<typeof qc.inspectionOne>;

const JOB = 'qc.comparePhotos';
const POLL_MS = 250;
const WAIT_MAX_MS = 60_000;

/** Runs the jobs that compare photos in a market whose other jobs do not run. */
export const startComparing = (market: Market, url: string): Promise<{ stop(): Promise<void> }> =>
  startJobs({
    url,
    db: market.database.db,
    tasks: { [JOB]: market.jobs[JOB] ?? (async () => undefined) },
    log: createLogger('error'),
  });

/** Returns an inspection once the photos of its results are compared; fails after a minute. */
export async function awaitComparison(inspector: Caller, lot: Inspection): Promise<Inspection> {
  const until = performance.now() + WAIT_MAX_MS;
  let now = lot;
  while (now.comparing.length > 0) {
    if (performance.now() > until) throw new Error(`the photos of ${lot.no} are not compared`);
    await pause(POLL_MS);
    now = await inspector.send(qc.inspectionOne, { id: lot.id });
  }
  return now;
}
