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
 * Gathers what goes to the other thread until the end of this turn, and sends it together: waking
 * the other costs more than most of what is said.
 */
export function batchPerTurn<Message>(
  send: (all: readonly Message[]) => void,
): (message: Message) => void {
  let pending: Message[] = [];
  return (message) => {
    pending.push(message);
    if (pending.length > 1) return;
    setImmediate(() => {
      const all = pending;
      pending = [];
      send(all);
    });
  };
}
