import type { MessagePort } from 'node:worker_threads';
import type { BomMapping } from '#contract/bom/bill-schemas.ts';
import type { Looked } from '../queries/preview-bill.ts';
import type { StoredProblem } from '../store/bills.ts';
import type { ReadSheet } from './read-lines.ts';
import type { ReadPriced } from './read-priced.ts';

/** A file to inspect, to read under a mapping of its columns, or to read as a priced list. */
export interface ReadTask {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null: inspected only. */
  readonly mapping: BomMapping | 'priced' | null;
  /** Gets one message when the worker begins with the file: its time counts from then. */
  readonly begun: MessagePort;
}

export type ReadResult =
  | { readonly type: 'inspected'; readonly looked: Looked }
  | { readonly type: 'read'; readonly read: ReadSheet }
  | { readonly type: 'priced'; readonly list: ReadPriced | null }
  | { readonly type: 'unreadable'; readonly problem: StoredProblem };
