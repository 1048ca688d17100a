import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { StartProblem } from '../process/start-problem.ts';

/** How often, and how soon, a server that ended is started again. */
export interface RestartPolicy {
  readonly firstMs: number;
  readonly mostMs: number;
  /** Restarts within `windowMs`; one more failure is given up. */
  readonly restartsMax: number;
  readonly windowMs: number;
}

export const restartPolicy: RestartPolicy = {
  firstMs: 200,
  mostMs: 10_000,
  restartsMax: 5,
  windowMs: 5 * 60_000,
};

export interface Supervised {
  readonly child: ChildProcess;
  /** Starts the server again on the same port; rejects where it does not. */
  start(): Promise<ChildProcess>;
  /** Called with a short English phrase when the server has ended, and when it runs again. */
  onStep(step: string): void;
  /** Called once when it is given up, with a sentence for the person who runs the product. */
  onLost(problem: StartProblem): void;
  readonly policy?: RestartPolicy;
}

/**
 * Starts a server again that ends by itself, at growing intervals; gives up after repeated
 * failures. `stop` ends the supervision and answers the process that runs then, if any.
 */
export function supervise(supervised: Supervised): { stop(): Promise<ChildProcess | null> } {
  const { start, onStep, onLost, policy = restartPolicy } = supervised;
  const stopping = new AbortController();
  let child: ChildProcess | null = supervised.child;
  let failures: number[] = [];

  async function restart(reason: string): Promise<ChildProcess | null> {
    for (let why = reason; ; ) {
      const now = performance.now();
      failures = [...failures.filter((failedAt) => now - failedAt < policy.windowMs), now];
      if (failures.length > policy.restartsMax) {
        onLost(new StartProblem(sentenceOf(why, failures.length)));
        return null;
      }
      const waitMs = Math.min(policy.firstMs * 3 ** (failures.length - 1), policy.mostMs);
      onStep(`the database ended (${why}): starting it again`);
      await pause(waitMs, undefined, { signal: stopping.signal });
      try {
        const started = await start();
        onStep('the database runs again');
        return started;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
  }

  const watching = (async () => {
    while (child !== null) {
      const reason = await endOf(child, stopping.signal);
      if (reason === null) return;
      child = null;
      child = await restart(reason);
    }
  })().catch((error: unknown) => {
    // A stop during the pause before a restart.
    if (!stopping.signal.aborted) throw error;
  });

  return {
    async stop() {
      stopping.abort();
      await watching;
      return child;
    },
  };
}

/** How a process ended; null where the supervision ends first. */
function endOf(child: ChildProcess, signal: AbortSignal): Promise<string | null> {
  return new Promise((ended) => {
    const report = () => ended(child.signalCode ?? `exit ${child.exitCode}`);
    if (child.exitCode !== null || child.signalCode !== null) return report();
    child.once('exit', report);
    signal.addEventListener('abort', () => ended(null), { once: true });
  });
}

const sentenceOf = (why: string, times: number): string =>
  `The database ended ${times} times within a few minutes and is not started again: ${why}`;
