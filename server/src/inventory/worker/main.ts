import { parentPort, workerData } from 'node:worker_threads';
import { Unreadable, withoutFile } from '#server/sheets/public.ts';
import { stageFile } from '../store/stage-file.ts';
import { inspectFile } from './inspect-file.ts';
import type { WorkerMessage, WorkerTask } from './messages.ts';

/**
 * Reads one file in a thread of its own: a file that eats time or memory takes them from nobody
 * else, and ends with its thread.
 */
async function run(task: WorkerTask): Promise<WorkerMessage> {
  if (task.task === 'look') return { type: 'looked', looked: await inspectFile(task.file) };
  return { type: 'staged', staged: await stageFile(task, post) };
}

const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

try {
  post(await run(workerData as WorkerTask));
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  post({ type: 'unreadable', problem: withoutFile(error.problem) });
}
