import { setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** Messages to and from the threads that generate load. */

/** A request to a thread: run this statement for so long. */
export interface Order {
  readonly name: string;
  readonly ms: number;
  /** Each connection begins a run every so many milliseconds; at once after the last where 0. */
  readonly everyMs: number;
}

/** The reply of a thread: the time of each run and of all together, in milliseconds. */
export interface Answer {
  readonly took: Float32Array;
  readonly ms: number;
}

/** A task of one connection: runs a named operation with the values at a place in their list. */
export type Run = (name: string, place: number) => Promise<unknown>;

/**
 * Does what this thread is told, in a thread: on so many connections at once, each run with the
 * next values, from a place on that is this thread's own. Does nothing in the main thread.
 */
export function serveOrders(
  open: () => Promise<readonly Run[]>,
  { from }: { readonly from: number },
): void {
  if (parentPort === null) return;
  const port = parentPort;
  const places = new Map<string, number>();
  let opened: Promise<readonly Run[]> | null = null;
  port.on('message', async ({ name, ms, everyMs }: Order) => {
    opened ??= open();
    const connections = await opened;
    const took: number[] = [];
    const started = performance.now();
    const loop = async (run: Run) => {
      for (;;) {
        const at = performance.now();
        if (at - started >= ms) return;
        const place = places.get(name) ?? from;
        places.set(name, place + 1);
        await run(name, place);
        const needed = performance.now() - at;
        took.push(needed);
        if (needed < everyMs) await pause(everyMs - needed);
      }
    };
    await Promise.all(connections.map(loop));
    const answer: Answer = { took: Float32Array.from(took), ms: performance.now() - started };
    port.postMessage(answer);
  });
}
