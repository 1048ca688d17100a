import { type ReadRow, typedCells } from './delimited.ts';
import { type FixedColumns, fixedCells } from './fixed-width.ts';

/** Reads lines whose columns begin at the same places; rows without content are counted, not reported. */
export class FixedReader {
  readonly #columns: FixedColumns;
  #text = '';
  #row = 0;

  constructor(columns: FixedColumns) {
    this.#columns = columns;
  }

  /** Letters that wait for the end of their row. */
  get waiting(): number {
    return this.#text.length;
  }

  /** The row that waits for its end, counted from 1. */
  get row(): number {
    return this.#row + 1;
  }

  feed(piece: string, isLast = false): ReadRow[] {
    const text = this.#text + piece;
    // A line end may be half of one while more is to come.
    const end = isLast ? text.length : lastLineEnd(text);
    this.#text = text.slice(end);
    const rows: ReadRow[] = [];
    if (end === 0) return rows;
    const lines = text.slice(0, end).split(/\r\n|\r|\n/);
    if (!isLast) lines.pop();
    for (const line of lines) {
      this.#row += 1;
      const cells = typedCells(fixedCells(line, this.#columns));
      if (cells.length > 0) rows.push({ row: this.#row, cells });
    }
    return rows;
  }
}

/** Where the last line that is surely whole ends. */
function lastLineEnd(text: string): number {
  const isOpen = text.endsWith('\r');
  const whole = isOpen ? text.slice(0, -1) : text;
  return Math.max(whole.lastIndexOf('\n'), whole.lastIndexOf('\r')) + 1;
}
