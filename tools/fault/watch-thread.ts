/** Asks one address again and again in a thread of its own, and reports each answer's time. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { timed } from './clock.ts';

const PAUSE_MS = 5;

for (;;) {
  parentPort?.postMessage(await timed(workerData as string).catch(() => Number.POSITIVE_INFINITY));
  await pause(PAUSE_MS);
}
