import { Worker } from 'node:worker_threads';
import type { KeptProblem } from './import-store.ts';
import type { ThreadMessage, ThreadTask } from './thread-messages.ts';

/** How much a thread that reads a file may hold. */
const MEMORY_MB = 384;
/**
 * And how much of what it holds shortly: rows live for a moment, and the usual room for them is
 * filled with rows that are long written before anyone looks.
 */
const SHORT_MEMORY_MB = 16;

/** The file cannot be read; why stands in the problem. */
export class FileRefused extends Error {
  readonly problem: KeptProblem;

  constructor(problem: KeptProblem) {
    super(problem.reason);
    this.name = 'FileRefused';
    this.problem = problem;
  }
}

type Answer = Exclude<ThreadMessage, { say: 'progress' | 'unreadable' }>;

const tooHard: KeptProblem = {
  reason: 'fileTooHard',
  sheet: null,
  row: null,
  column: null,
  facts: {},
};

interface Ears {
  /** Called some times a second; answers false where nobody wants the rest. */
  progress?(rows: number, share: number): Promise<boolean>;
  readonly signal?: AbortSignal;
  /** Another bound of memory than the usual, in megabytes. */
  readonly memoryMb?: number;
}

/**
 * Runs a task in a thread of its own and answers what it says last; null where `progress` or the
 * signal ended it. Throws FileRefused where the file cannot be read.
 */
export async function runThread(task: ThreadTask, ears: Ears = {}): Promise<Answer | null> {
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: ears.memoryMb ?? MEMORY_MB,
      maxYoungGenerationSizeMb: SHORT_MEMORY_MB,
    },
    // The thread prints nothing; what fails in it is thrown here.
    stdout: false,
  });
  const over = Promise.withResolvers<Answer | null>();
  const stop = () => {
    over.resolve(null);
  };
  let asking = false;
  worker.on('message', (message: ThreadMessage) => {
    if (message.say === 'unreadable') over.reject(new FileRefused(message.problem));
    else if (message.say !== 'progress') over.resolve(message);
    else if (ears.progress && !asking) {
      asking = true;
      ears
        .progress(message.rows, message.share)
        .then((goOn) => {
          asking = false;
          if (!goOn) stop();
        })
        .catch(over.reject);
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    over.reject(isMemory ? new FileRefused(tooHard) : error);
  });
  worker.on('exit', () => over.reject(new Error('the thread that reads a file ended early')));
  ears.signal?.addEventListener('abort', stop, { once: true });
  try {
    return await over.promise;
  } finally {
    ears.signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
