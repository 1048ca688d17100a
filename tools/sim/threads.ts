import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Failed, WalkCounts } from './walking.ts';

/** One walk: its seed and its steps, in a market of its own. */
export interface Walk {
  readonly seed: number;
  readonly steps: number;
}
export interface Walked {
  readonly counts: WalkCounts;
  readonly failed: Failed | null;
}

const file = new URL('./walk-thread.ts', import.meta.url);

/**
 * Walks in threads, so many at once, and tells of each that ended. A walk that failed ends the
 * others: `onWalked` then returns false.
 */
export async function walkAtOnce(
  walks: readonly Walk[],
  atOnce: number,
  onWalked: (one: Walk, walked: Walked) => boolean,
): Promise<void> {
  const rest = [...walks];
  const running = new Set<Worker>();
  const stop = () => {
    rest.length = 0;
    for (const worker of running) void worker.terminate();
  };
  const goOn = async (): Promise<void> => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) {
      const worker = new Worker(file, { workerData: one });
      running.add(worker);
      try {
        const [walked] = (await Promise.race([
          once(worker, 'message'),
          once(worker, 'exit').then(() => [null]),
        ])) as [Walked | null];
        // Another walk failed, and this one was ended.
        if (walked === null) return;
        if (!onWalked(one, walked)) stop();
      } finally {
        running.delete(worker);
        await worker.terminate();
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
}
