import { Worker } from 'node:worker_threads';
import { fileTooHard } from '#server/sheets/public.ts';
import type { StoredProblem } from '../store/imports.ts';
import type { WorkerMessage, WorkerTask } from './messages.ts';

/** How much a thread that reads a file may hold. */
const MEMORY_MB = 384;
/**
 * And how much of what it holds shortly: rows live for a moment, and the usual room for them is
 * filled with rows that are long written before anyone looks.
 */
const SHORT_MEMORY_MB = 16;

/** The file cannot be read; why stands in the problem. */
export class FileRefused extends Error {
  readonly problem: StoredProblem;

  constructor(problem: StoredProblem) {
    super(problem.reason);
    this.name = 'FileRefused';
    this.problem = problem;
  }
}

type WorkerResult = Exclude<WorkerMessage, { type: 'progress' | 'unreadable' }>;

interface WorkerOptions {
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
export async function runWorker(
  task: WorkerTask,
  options: WorkerOptions = {},
): Promise<WorkerResult | null> {
  const worker = new Worker(new URL('./main.ts', import.meta.url), {
    workerData: task,
    resourceLimits: {
      maxOldGenerationSizeMb: options.memoryMb ?? MEMORY_MB,
      maxYoungGenerationSizeMb: SHORT_MEMORY_MB,
    },
    // The thread prints nothing; what fails in it is thrown here.
    stdout: false,
  });
  const outcome = Promise.withResolvers<WorkerResult | null>();
  const stop = () => {
    outcome.resolve(null);
  };
  let isReporting = false;
  worker.on('message', (message: WorkerMessage) => {
    if (message.type === 'unreadable') outcome.reject(new FileRefused(message.problem));
    else if (message.type !== 'progress') outcome.resolve(message);
    else if (options.progress && !isReporting) {
      isReporting = true;
      options
        .progress(message.rows, message.share)
        .then((isWanted) => {
          isReporting = false;
          if (!isWanted) stop();
        })
        .catch(outcome.reject);
    }
  });
  worker.on('error', (error: Error & { code?: string }) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    outcome.reject(isMemory ? new FileRefused(fileTooHard) : error);
  });
  worker.on('exit', () => outcome.reject(new Error('the thread that reads a file ended early')));
  options.signal?.addEventListener('abort', stop, { once: true });
  try {
    return await outcome.promise;
  } finally {
    options.signal?.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
