import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the bench's own: what it said when it was ready, and how it is told to end. */
export interface Child<Ready> {
  readonly ready: Ready;
  /** Says something to it and answers what it says. */
  ask<Answer>(what: string): Promise<Answer>;
  stop(): Promise<void>;
}

/** Waits for the next message of a child process; rejects when the process exits instead. */
async function heard<Answer>(child: ChildProcess): Promise<Answer> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    const gone = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`a process of the bench ended with ${code}`);
    });
    const said = once(child, 'message', { signal }).then(([message]) => message as Answer);
    return await Promise.race([said, gone]);
  } finally {
    waiting.abort();
  }
}

/** Starts a file of the bench in a process of its own and waits until it is ready. */
export async function startChild<Ready>(
  file: string,
  args: readonly string[],
): Promise<Child<Ready>> {
  const child = fork(join(import.meta.dirname, file), [...args]);
  const ready = await heard<Ready>(child);
  return {
    ready,
    ask: <Answer>(what: string) => {
      const answered = heard<Answer>(child);
      child.send(what);
      return answered;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.send('stop');
      await gone;
    },
  };
}
