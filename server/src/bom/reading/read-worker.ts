import { openSheets, Unreadable, withoutFile } from '#server/sheets/public.ts';
import { previewBill } from '../queries/preview-bill.ts';
import { readLines } from './read-lines.ts';
import { readPriced } from './read-priced.ts';
import type { ReadResult, ReadTask } from './read-task.ts';

const MB = 1024 * 1024;

/** A bill is small: what unpacks to more than this is something else. */
const limits = {
  rowsMax: 50_000,
  unpackedBytesMax: 120 * MB,
  sharedTextBytesMax: 40 * MB,
  threadMs: 15_000,
  threadMemoryMb: 256,
};

/** Reads one file apart from the process: its use of time and memory ends with the thread. */
export default async function read(task: ReadTask): Promise<ReadResult> {
  task.begun.postMessage(null);
  try {
    return await readSheets(task);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { type: 'unreadable', problem: withoutFile(error.problem) };
  } finally {
    task.begun.close();
  }
}

async function readSheets({ name, bytes, mapping }: ReadTask): Promise<ReadResult> {
  const opened = await openSheets(bytes, name, limits);
  try {
    if (mapping === 'priced') return { type: 'priced', list: await readPriced(opened) };
    return mapping === null
      ? { type: 'inspected', looked: await previewBill(opened) }
      : { type: 'read', read: await readLines(opened, mapping) };
  } finally {
    await opened.close();
  }
}
