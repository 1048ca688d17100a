import { parentPort } from 'node:worker_threads';
import { openSheets, Unreadable } from '#server/sheets/public.ts';
import { keptProblem, look } from './look.ts';
import { readLines } from './read-lines.ts';
import type { ThreadAnswer, ThreadSaid, ThreadTask } from './thread-messages.ts';

const MB = 1024 * 1024;

/** A bill is small: what unpacks to more than this is something else. */
const limits = {
  rowsMax: 50_000,
  unpackedBytesMax: 120 * MB,
  sharedTextBytesMax: 40 * MB,
  threadMs: 15_000,
  threadMemoryMb: 256,
};

/** Reads one file apart from the process: what it eats of time and memory ends with the thread. */
async function read({ name, bytes, mapping }: ThreadTask): Promise<ThreadAnswer> {
  const opened = await openSheets(bytes, name, limits);
  try {
    return mapping === null
      ? { say: 'looked', looked: await look(opened) }
      : { say: 'read', read: await readLines(opened, mapping) };
  } finally {
    await opened.close();
  }
}

async function answerTo(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return await read(task);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { say: 'unreadable', problem: keptProblem(error.problem) };
  }
}

const say = (said: ThreadSaid): void => parentPort?.postMessage(said);

parentPort?.on('message', async (task: ThreadTask) => say(await answerTo(task)));
say({ say: 'up' });
