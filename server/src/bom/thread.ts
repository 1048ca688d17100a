import { Worker } from 'node:worker_threads';
import type { BomMapping } from '#contract/bom/shapes.ts';
import type { Language } from '#contract/options.ts';
import { Failure } from '#server/kit/failure.ts';
import { problemText } from '#server/sheets/public.ts';
import type { Looked } from './look.ts';
import type { ReadSheet } from './read-lines.ts';
import type { KeptProblem } from './store.ts';
import type { ThreadAnswer, ThreadSaid, ThreadTask } from './thread-messages.ts';

/** How much a thread that reads files may hold, and how long one file may take. */
const MEMORY_MB = 256;
const TIME_MS = 20_000;
/** A thread that starts is no file that is hard to read: on a busy machine it takes its time. */
const START_MS = 60_000;
/**
 * So many files are read at a time, and so many wait for their turn: each of them holds a
 * connection of the database. Whoever comes then is asked to come again.
 */
const THREADS_MAX = 2;
const WAITING_MAX = 5;
const COME_AGAIN_S = 5;
/** A thread that has nothing to do ends after so long; starting one takes longer than a file. */
const IDLE_MS = 30_000;

const tooHard: KeptProblem = {
  reason: 'fileTooHard',
  sheet: null,
  row: null,
  column: null,
  facts: {},
};

let running = 0;
const waiting: (() => void)[] = [];
const idle: { readonly worker: Worker; readonly end: NodeJS.Timeout }[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING_MAX) throw new Failure('rate.tooMany', { seconds: COME_AGAIN_S });
  if (running >= THREADS_MAX) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const forget = (worker: Worker): void => {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
};

/** A thread that waits for a file, else a new one, which says when it is up. */
function takeWorker(): { readonly worker: Worker; readonly isNew: boolean } {
  const free = idle.pop();
  if (free !== undefined) {
    clearTimeout(free.end);
    forget(free.worker);
    free.worker.ref();
    return { worker: free.worker, isNew: false };
  }
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // The thread prints nothing; what fails in it is thrown here.
    stdout: false,
  });
  return { worker, isNew: true };
}

const endWorker = (worker: Worker): void => {
  const at = idle.findIndex((one) => one.worker === worker);
  if (at >= 0) idle.splice(at, 1);
  worker.terminate().catch(() => undefined);
};

/** Lets a thread wait for its next file; it keeps no process alive. */
function leaveWorker(worker: Worker): void {
  forget(worker);
  worker.on('error', () => endWorker(worker));
  worker.on('exit', () => endWorker(worker));
  worker.unref();
  const end = setTimeout(() => endWorker(worker), IDLE_MS).unref();
  idle.push({ worker, end });
}

async function answerOf(task: ThreadTask): Promise<ThreadAnswer> {
  const { worker, isNew } = takeWorker();
  const over = Promise.withResolvers<ThreadAnswer>();
  let isWell = false;
  const giveUp = (afterMs: number) =>
    setTimeout(() => over.resolve({ say: 'unreadable', problem: tooHard }), afterMs);
  let late = giveUp(isNew ? START_MS : TIME_MS);
  worker.on('message', (said: ThreadSaid) => {
    if (said.say === 'up') {
      clearTimeout(late);
      late = giveUp(TIME_MS);
      return;
    }
    isWell = true;
    over.resolve(said);
  });
  worker.on('error', (error: Error & { code?: string }) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') {
      over.resolve({ say: 'unreadable', problem: tooHard });
    } else over.reject(error);
  });
  worker.on('exit', () => over.reject(new Error('the thread that reads a bill ended early')));
  try {
    worker.postMessage(task);
    return await over.promise;
  } finally {
    clearTimeout(late);
    if (isWell) leaveWorker(worker);
    else endWorker(worker);
  }
}

/** A file of a bill, and the language in which its faults are told. */
export interface FileGiven {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly lang: Language;
}

async function asked({ name, bytes, lang }: FileGiven, mapping: BomMapping | null) {
  const answer = await inTurn(() => answerOf({ name, bytes, mapping }));
  if (answer.say !== 'unreadable') return answer;
  const problem = problemText({ ...answer.problem, file: name }, lang);
  throw new Failure('bom.unreadable', { problem, reason: answer.problem.reason }, 'file');
}

/** How the sheets of a file may be read; fails with `bom.unreadable`. */
export async function lookAt(file: FileGiven): Promise<Looked> {
  const answer = await asked(file, null);
  if (answer.say !== 'looked') throw new Error('a bill was read that was to be looked at');
  return answer.looked;
}

/** The lines of a file under a naming of its columns; fails with `bom.unreadable`. */
export async function readFile(file: FileGiven, mapping: BomMapping): Promise<ReadSheet> {
  const answer = await asked(file, mapping);
  if (answer.say !== 'read') throw new Error('a bill was looked at that was to be read');
  return answer.read;
}
