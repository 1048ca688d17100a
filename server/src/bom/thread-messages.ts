import type { BomMapping } from '#contract/bom/shapes.ts';
import type { Looked } from './look.ts';
import type { ReadSheet } from './read-lines.ts';
import type { KeptProblem } from './store.ts';

/** What a thread is started with: to look at a file, or to read its lines. */
export interface ThreadTask {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null looks only. */
  readonly mapping: BomMapping | null;
}

export type ThreadAnswer =
  | { readonly say: 'looked'; readonly looked: Looked }
  | { readonly say: 'read'; readonly read: ReadSheet }
  | { readonly say: 'unreadable'; readonly problem: KeptProblem };

/** What a thread says: that it is up, and then the answer of each task. */
export type ThreadSaid = ThreadAnswer | { readonly say: 'up' };
