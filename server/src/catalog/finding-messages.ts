import type { Finding } from './finding.ts';

/** What threads that find are given and told, and what they say. */

/** Given to a thread as it starts. */
export interface ThreadSetting {
  readonly url: string;
  /** The moment at which it starts, as the market's clock says it. */
  readonly now: Date;
}

/** Told: answer this; or end. */
export type ThreadTask =
  | { readonly nr: number; readonly what: keyof Finding; readonly asked: unknown }
  | 'end';

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
