import type { SearchEngine } from './search-engine.ts';

/** Messages between the server and its search workers. */

/** Settings that a worker receives as it starts. */
export interface WorkerSettings {
  readonly url: string;
  /** The moment at which it starts, as the market's clock says it. */
  readonly now: Date;
}

/** One call of the search engine. */
export interface WorkerTask {
  readonly id: number;
  readonly method: keyof SearchEngine;
  readonly request: unknown;
}

/** Tasks to run, or the order to end. */
export type WorkerCommand = readonly WorkerTask[] | 'end';

/**
 * Said: so many parts are in memory; all are; the lines are too, as far as they are read ahead; an
 * answer; or why there is none.
 */
export type WorkerEvent =
  | { readonly type: 'reading'; readonly parts: number }
  | { readonly type: 'ahead' }
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly error: Error };

/**
 * So many messages go together at most. With more the threads take turns: each has nothing to do
 * until the other has done all of a batch.
 */
const BATCH_MAX = 3;

/**
 * Gathers what goes to the other thread until the end of this turn, and sends a few together: waking
 * the other costs more than most of what is said.
 */
export function batchPerTurn<Message>(
  send: (all: readonly Message[]) => void,
): (message: Message) => void {
  let pending: Message[] = [];
  const flush = () => {
    const all = pending;
    pending = [];
    if (all.length > 0) send(all);
  };
  return (message) => {
    pending.push(message);
    if (pending.length === BATCH_MAX) flush();
    else if (pending.length === 1) setImmediate(flush);
  };
}
