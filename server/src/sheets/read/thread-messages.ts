import type { RawRow } from '../core/cell.ts';
import type { SheetInfo } from './opened.ts';

/** The input of the thread at its start. */
export interface ThreadInput {
  /** The bytes of the file, or its text where it is a page or a sheet in plain XML. */
  readonly content: Uint8Array | string;
  readonly rowsMax: number;
  readonly mergesMax: number;
}

/** Asks for rows of a sheet from the place where the last answer ended. */
export interface ThreadQuestion {
  readonly sheet: number;
  readonly from: number;
}

/** A message from the thread: the sheets once, then rows; or the reason why it cannot read. */
export type ThreadResponse =
  | { readonly is: 'sheets'; readonly sheets: readonly SheetInfo[] }
  | {
      readonly is: 'rows';
      readonly rows: RawRow[];
      readonly next: number | null;
      readonly share: number;
    }
  | { readonly is: 'password' }
  | { readonly is: 'merges' }
  | { readonly is: 'corrupt' };
