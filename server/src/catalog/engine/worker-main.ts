import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase, searchLimits } from '#server/kit/database/database.ts';
import { InProcessSearch } from './search-engine.ts';
import {
  batchPerTurn,
  type WorkerCommand,
  type WorkerEvent,
  type WorkerSettings,
  type WorkerTask,
} from './worker-messages.ts';

/** Concurrent reads are batched: few connections suffice. */
const CONNECTIONS = 4;

/** Memory of replies: it is handed over, since copying it would cost more than finding. */
const transferable = (events: readonly WorkerEvent[]): ArrayBuffer[] =>
  events.flatMap((event) =>
    event.type === 'answer' && hasReply(event.result) ? [event.result.reply.buffer] : [],
  );

const hasReply = (result: unknown): result is { readonly reply: Uint8Array<ArrayBuffer> } =>
  typeof result === 'object' && result !== null && 'reply' in result;

/** Finds apart from the thread that answers calls, with an index of its own. */
async function serve(port: NonNullable<typeof parentPort>, { url, now }: WorkerSettings) {
  const database = openDatabase(url, {
    max: CONNECTIONS,
    limits: searchLimits,
    name: 'assay search',
  });
  const engine = new InProcessSearch(() => database.db);
  const post = batchPerTurn<WorkerEvent>((all) => port.postMessage(all, transferable(all)));
  const runTask = async ({ id, method, request }: WorkerTask): Promise<void> => {
    try {
      post({ type: 'answer', id, result: await engine[method](request as never) });
    } catch (error) {
      post({
        type: 'failed',
        id,
        error: error instanceof Error ? error : new Error(String(error)),
      });
    }
  };
  port.on('message', async (command: WorkerCommand) => {
    if (command !== 'end') {
      await Promise.all(command.map(runTask));
      return;
    }
    await database.close();
    port.close();
  });
  await engine.load((parts) => post({ type: 'reading', parts }));
  post({ type: 'ready' });
  // A search that needs lines before they are there reads them itself.
  await engine.preload(now).catch(() => undefined);
  post({ type: 'ahead' });
}

if (parentPort !== null) await serve(parentPort, workerData as WorkerSettings);
