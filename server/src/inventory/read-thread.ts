import { parentPort, workerData } from 'node:worker_threads';
import { Unreadable } from '#server/sheets/public.ts';
import { kept, look } from './look.ts';
import { stageFile } from './stage-file-store.ts';
import type { ThreadMessage, ThreadTask } from './thread-messages.ts';

/**
 * Reads one file in a thread of its own: a file that eats time or memory takes them from nobody
 * else, and ends with its thread.
 */
async function run(given: ThreadTask): Promise<ThreadMessage> {
  if (given.task === 'look') return { say: 'looked', looked: await look(given.file) };
  return { say: 'staged', staged: await stageFile(given, say) };
}

const say = (message: ThreadMessage): void => parentPort?.postMessage(message);

try {
  say(await run(workerData as ThreadTask));
} catch (error) {
  if (!(error instanceof Unreadable)) throw error;
  say({ say: 'unreadable', problem: kept(error.problem) });
}
