import type { RawRow } from '../core/cell.ts';

/** A sheet of a file; a text file has one without a name. */
export interface SheetInfo {
  /** Counted from 0, hidden ones included. */
  readonly index: number;
  readonly name: string;
  readonly hidden: boolean;
}

/** The interface of an open file of any format. */
export interface OpenedParts {
  readonly sheets: readonly SheetInfo[];
  /** Rows that hold anything, in batches; may be asked for again. */
  rows(sheet: number): AsyncGenerator<RawRow[]>;
  /** How much of what is being read was read, 0 to 1. */
  share(): number;
  close(): Promise<void>;
}
