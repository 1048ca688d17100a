import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { BomMapping } from '#contract/bom/bill-schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { BoundedQueue } from '#server/kit/jobs/bounded-queue.ts';
import { fileTooHard, problemText } from '#server/sheets/public.ts';
import type { Looked } from '../queries/preview-bill.ts';
import type { ReadSheet } from './read-lines.ts';
import type { ReadPriced } from './read-priced.ts';
import type { ReadResult, ReadTask } from './read-task.ts';

/** A worker may use this much memory, and this much time for one file. */
const MEMORY_MB = 256;
const TIME_MS = 20_000;
/** The start of a worker says nothing about the file: on a busy machine it takes its time. */
const START_MS = 60_000;
/** A worker without a file ends after this time; starting one takes longer than reading a file. */
const IDLE_MS = 30_000;
/** Files read at a time, and files that wait: each of them holds a connection of the database. */
const WORKERS_MAX = 2;
const WAITING_MAX = 5;
const RETRY_AFTER_S = 5;

/** Files of one owner that wait for its file that is read: two visitors may share a network. */
const OWN_WAITING_MAX = 1;

const refusal = () => new Failure('rate.tooMany', { seconds: RETRY_AFTER_S });
const queue = new BoundedQueue({ atOnce: WORKERS_MAX, waitingMax: WAITING_MAX, refusal });
/** Files of all owners that are read or wait, for a worker or for a file of their owner. */
let pending = 0;
const newOwnerQueue = () => new BoundedQueue({ atOnce: 1, waitingMax: OWN_WAITING_MAX, refusal });

const workers = new Piscina<ReadTask, ReadResult>({
  filename: new URL('./read-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: WORKERS_MAX,
  idleTimeout: IDLE_MS,
  resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
});
// A worker that dies while it starts has no task yet: the task that waits for it ends by its time.
workers.on('error', () => undefined);

/** The queues of those whose files are read now: one owner keeps one worker busy at a time. */
const owners = new Map<string, { readonly queue: BoundedQueue; users: number }>();

/** A file of a bill, who brought it, and the language in which its problems are reported. */
export interface BillFile {
  /** One file of an owner is read at a time: an account, or a visitor's network. */
  readonly owner: string;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly lang: Language;
}

/** Returns how the sheets of a file may be read; fails with `bom.unreadable`, or `rate.tooMany`. */
export async function inspectFile(file: BillFile): Promise<Looked> {
  const result = await openBill(file, null);
  if (result.type !== 'inspected') throw new Error('a bill was read instead of inspected');
  return result.looked;
}

/** Returns the lines of a file under a mapping of its columns; fails with `bom.unreadable`. */
export async function readFile(file: BillFile, mapping: BomMapping): Promise<ReadSheet> {
  const result = await openBill(file, mapping);
  if (result.type !== 'read') throw new Error('a bill was inspected instead of read');
  return result.read;
}

/** Returns how a file reads as a list with prices, null without parts; fails with `bom.unreadable`. */
export async function readPricedFile(file: BillFile): Promise<ReadPriced | null> {
  const result = await openBill(file, 'priced');
  if (result.type !== 'priced') throw new Error('a priced list was read as a bill');
  return result.list;
}

/** Runs one work of an owner at a time; fails with `rate.tooMany` where too much of it or of all waits. */
async function runAlone<T>(owner: string, work: () => Promise<T>): Promise<T> {
  if (pending >= WORKERS_MAX + WAITING_MAX) throw refusal();
  pending += 1;
  const own = owners.get(owner) ?? { queue: newOwnerQueue(), users: 0 };
  owners.set(owner, own);
  own.users += 1;
  try {
    return await own.queue.run(work);
  } finally {
    pending -= 1;
    own.users -= 1;
    if (own.users === 0) owners.delete(owner);
  }
}

async function openBill({ owner, name, bytes, lang }: BillFile, mapping: ReadTask['mapping']) {
  const task = { name, bytes, mapping };
  const result = await runAlone(owner, () => queue.run(() => runTask(task)));
  if (result.type !== 'unreadable') return result;
  const problem = problemText({ ...result.problem, file: name }, lang);
  throw new Failure('bom.unreadable', { problem, reason: result.problem.reason }, 'file');
}

async function runTask(task: Omit<ReadTask, 'begun'>): Promise<ReadResult> {
  const { port1: begun, port2 } = new MessageChannel();
  const timeout = new AbortController();
  let late = setTimeout(() => timeout.abort(), START_MS);
  begun.once('message', () => {
    clearTimeout(late);
    late = setTimeout(() => timeout.abort(), TIME_MS);
  });
  try {
    return await workers.run(
      { ...task, begun: port2 },
      { transferList: [port2], signal: timeout.signal },
    );
  } catch (error) {
    const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (timeout.signal.aborted || isMemory) return { type: 'unreadable', problem: fileTooHard };
    throw error;
  } finally {
    clearTimeout(late);
    begun.close();
  }
}
