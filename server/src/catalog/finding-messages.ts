import type { Finding } from './finding.ts';

/** What threads that find are given and told, and what they say. */

/** Given to a thread as it starts. */
export interface ThreadSetting {
  readonly url: string;
  /** The moment at which it starts, as the market's clock says it. */
  readonly now: Date;
}

/** What is to be answered. */
export interface ThreadTask {
  readonly nr: number;
  readonly what: keyof Finding;
  readonly asked: unknown;
}

/** Told: answer these; or end. */
export type ThreadTold = readonly ThreadTask[] | 'end';

/**
 * Said: so many parts are in memory; all are; the lines are too, as far as they are read ahead; an
 * answer; or why there is none.
 */
export type ThreadSaid =
  | { readonly say: 'reading'; readonly parts: number }
  | { readonly say: 'ahead' }
  | { readonly say: 'ready' }
  | { readonly say: 'answer'; readonly nr: number; readonly answer: unknown }
  | { readonly say: 'failed'; readonly nr: number; readonly error: Error };

/**
 * Gathers what goes to the other thread until the end of this turn, and sends it together: waking
 * the other costs more than most of what is said.
 */
export function gathered<Said>(send: (all: readonly Said[]) => void): (said: Said) => void {
  let waiting: Said[] = [];
  return (said) => {
    waiting.push(said);
    if (waiting.length > 1) return;
    setImmediate(() => {
      const all = waiting;
      waiting = [];
      send(all);
    });
  };
}
