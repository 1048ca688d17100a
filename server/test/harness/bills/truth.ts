/** The expected reading of a line of a bill. */
export interface TruthLine {
  /** Counted from 1. */
  readonly row: number;
  readonly mpn: string;
  /** Null where the file does not say it. */
  readonly manufacturer: string | null;
  readonly quantity: number | null;
  readonly alternatives: readonly string[];
  readonly dnp: boolean;
}

/** The expected reading of a bill; columns are counted from 0. */
export interface BillTruth {
  /** Rows that may be taken for the headings, counted from 1; empty where there are none. */
  readonly headerRows: readonly number[];
  readonly mpn: number | null;
  readonly alternatives: readonly number[];
  readonly manufacturer: number | null;
  readonly quantity: number | null;
  readonly designator: number | null;
  readonly lines: readonly TruthLine[];
}
