import { hostname } from 'node:os';
import type { Logger } from './log.ts';

/** Names this process on its machine. */
export const processName = () => ({ host: hostname(), pid: process.pid });

/** Returns the memory that this process holds, in bytes. */
export const processMemory = (): number => process.memoryUsage.rss();

interface Repeated {
  readonly everyMs: number;
  readonly work: () => Promise<void>;
  /** Done once, after the last work. */
  readonly atEnd: () => Promise<void>;
  readonly log: Logger;
}

/** Does work at once and then over and over, one after the other, until it is stopped; failures are logged. */
export function repeat({ everyMs, work, atEnd, log }: Repeated): { stop(): Promise<void> } {
  let last: Promise<void> = Promise.resolve();
  const queue = (next: () => Promise<void>) => {
    last = last
      .then(next)
      .catch((error: unknown) => log.warn({ err: error }, 'repeated work failed'));
  };
  queue(work);
  const timer = setInterval(() => queue(work), everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      queue(atEnd);
      await last;
    },
  };
}
