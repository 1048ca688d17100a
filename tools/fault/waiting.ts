import { setTimeout as pause } from 'node:timers/promises';

/** Asks again until the answer is yes; answers after how many milliseconds, or null past the limit. */
export async function untilTrue(
  ask: () => Promise<boolean>,
  limitMs: number,
): Promise<number | null> {
  const from = performance.now();
  do {
    if (await ask().catch(() => false)) return performance.now() - from;
    await pause(20);
  } while (performance.now() - from < limitMs);
  return null;
}

/** Whether a started product says that it is ready. */
export const isReady = (origin: string) => async (): Promise<boolean> =>
  (await fetch(`${origin}/readyz`)).ok;
