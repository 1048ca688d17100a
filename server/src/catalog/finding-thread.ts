import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, searchLimits } from '#server/kit/database.ts';
import { FindingHere } from './finding.ts';
import {
  gathered,
  type ThreadSaid,
  type ThreadSetting,
  type ThreadTask,
  type ThreadTold,
} from './finding-messages.ts';

/** What is looked up meanwhile is asked for together: few connections do. */
const CONNECTIONS = 4;

/** Finds apart from the thread that answers calls, with an index of its own. */
async function serve(port: NonNullable<typeof parentPort>, { url, now }: ThreadSetting) {
  const database = openDatabase(url, {
    max: CONNECTIONS,
    limits: searchLimits,
    name: 'assay search',
  });
  const finding = new FindingHere(() => database.db);
  const say = gathered<ThreadSaid>((all) => port.postMessage(all));
  const answer = async ({ nr, what, asked }: ThreadTask): Promise<void> => {
    try {
      say({ say: 'answer', nr, answer: await finding[what](asked as never) });
    } catch (error) {
      say({ say: 'failed', nr, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  port.on('message', async (told: ThreadTold) => {
    if (told !== 'end') {
      for (const task of told) void answer(task);
      return;
    }
    await database.close();
    port.close();
  });
  await finding.loaded((parts) => say({ say: 'reading', parts }));
  say({ say: 'ready' });
  // A search that needs lines before they are there reads them itself.
  await finding.readAhead(now).catch(() => undefined);
  say({ say: 'ahead' });
}

if (parentPort !== null) await serve(parentPort, workerData as ThreadSetting);
