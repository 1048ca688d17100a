import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#server/kit/database.ts';
import { FindingHere } from './finding.ts';
import type { ThreadSaid, ThreadSetting, ThreadTask } from './finding-messages.ts';

/** What is looked up meanwhile is asked for together: few connections do. */
const CONNECTIONS = 4;

/** Finds apart from the thread that answers calls, with an index of its own. */
async function serve(port: NonNullable<typeof parentPort>, { url, now }: ThreadSetting) {
  const database = openDatabase(url, { max: CONNECTIONS });
  const finding = new FindingHere(() => database.db);
  const say = (said: ThreadSaid): void => port.postMessage(said);
  port.on('message', async (task: ThreadTask) => {
    if (task === 'end') {
      await database.close();
      port.close();
      return;
    }
    const { nr, what, asked } = task;
    try {
      const answer = await finding[what](asked as never);
      say({ say: 'answer', nr, answer });
    } catch (error) {
      say({ say: 'failed', nr, error: error instanceof Error ? error : new Error(String(error)) });
    }
  });
  await finding.loaded((parts) => say({ say: 'reading', parts }));
  say({ say: 'ready' });
  // A search that needs lines before they are there reads them itself.
  await finding.readAhead(now).catch(() => undefined);
  say({ say: 'ahead' });
}

if (parentPort !== null) await serve(parentPort, workerData as ThreadSetting);
