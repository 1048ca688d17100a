import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Times how long one request takes until its body is read, in milliseconds. */
export async function timed(url: string, init?: RequestInit): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return performance.now() - from;
}

/**
 * Asks an address again and again while `work` is under way; answers the longest time that one
 * answer took, in milliseconds, and what `work` came to. A thread of its own asks, so that the
 * work of attacking is not counted.
 */
export async function slowestWhile<T>(
  url: string,
  work: () => Promise<T>,
): Promise<{ readonly slowestMs: number; readonly result: T }> {
  let slowestMs = 0;
  const watch = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData: url });
  watch.on('message', (ms: number) => (slowestMs = Math.max(slowestMs, ms)));
  try {
    // The first answers pay for opening the connection and for reading the program.
    for (let warm = 0; warm < 5; warm += 1) await once(watch, 'message');
    slowestMs = 0;
    const result = await work();
    // An answer that is still awaited counts as well.
    await once(watch, 'message');
    return { slowestMs, result };
  } finally {
    await watch.terminate();
  }
}
