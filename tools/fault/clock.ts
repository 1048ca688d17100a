import { setTimeout as pause } from 'node:timers/promises';

/** Times how long one request takes until its body is read, in milliseconds. */
export async function timed(url: string, init?: RequestInit): Promise<number> {
  const from = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return performance.now() - from;
}

/**
 * Asks an address again and again while `work` is under way; answers the longest time that one
 * answer took, in milliseconds, and what `work` came to.
 */
export async function slowestWhile<T>(
  url: string,
  work: Promise<T>,
): Promise<{ readonly slowestMs: number; readonly result: T }> {
  let isDone = false;
  let slowestMs = 0;
  const watching = (async () => {
    do {
      slowestMs = Math.max(slowestMs, await timed(url));
      await pause(5);
    } while (!isDone);
  })();
  try {
    const result = await work;
    return { slowestMs, result };
  } finally {
    isDone = true;
    await watching;
  }
}
