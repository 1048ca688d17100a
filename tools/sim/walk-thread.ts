import { parentPort, workerData } from 'node:worker_threads';
import { walk } from './walk.ts';
import { newCounts } from './walking.ts';

/** Walks once in a thread of its own and sends the counts, and what failed. */
const counts = newCounts();
const failed = await walk(workerData as { seed: number; steps: number }, counts);
parentPort?.postMessage({ counts, failed });
