import type { Cell, RawRow } from '../core/cell.ts';

/** A record whose cells have no types yet. */
interface Record_ {
  readonly cells: string[];
  /** A quoted cell holds what looks like whole further rows. */
  readonly holdsRows: boolean;
  /** Where the next record begins. */
  readonly next: number;
}

const QUOTE = 34;
const CR = 13;
const LF = 10;

/** A quoted cell longer than this has no closing mark. */
const QUOTED_CHARS_MAX = 32_767;
const QUOTED_LINES_MAX = 100;

export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** A row that is marked where its quotation mark is not closed. */
export interface ReadRow extends RawRow {
  readonly quoteOpen?: boolean;
}

/**
 * Reads delimited text: quoted cells with delimiters, line ends and doubled marks in them; CR, LF
 * and CRLF alike. A mark that opens and is never closed, or only by the mark of a cell of a later row,
 * stands for itself, so that one bad row does not swallow the ones after it.
 */
export class DelimitedReader {
  readonly #delimiter: number;
  #text = '';
  #row = 0;
  /** Cells of the first row that has several. */
  #width = 0;

  constructor(delimiter: Delimiter, firstRow = 1) {
    this.#delimiter = delimiter.charCodeAt(0);
    this.#row = firstRow - 1;
  }

  /** The row that waits for its end, counted from 1. */
  get row(): number {
    return this.#row + 1;
  }

  /** Letters that wait for the end of their row. */
  get waiting(): number {
    return this.#text.length;
  }

  /** Rows that are complete with this piece; rows without content are counted, not reported. */
  feed(piece: string, isLast = false): ReadRow[] {
    const text = this.#text + piece;
    const rows: ReadRow[] = [];
    let position = 0;
    while (position < text.length) {
      let record = this.#record(text, position, isLast, false);
      if (record === null) break;
      let quoteOpen = record !== 'open' && record.holdsRows;
      if (record === 'open') {
        quoteOpen = true;
        record = this.#record(text, position, isLast, true);
        if (record === null || record === 'open') break;
      }
      position = record.next;
      this.#row += 1;
      const cells = typedCells(record.cells);
      if (this.#width === 0 && cells.length > 1) this.#width = cells.length;
      if (cells.length > 0) {
        rows.push(quoteOpen ? { row: this.#row, cells, quoteOpen } : { row: this.#row, cells });
      }
    }
    this.#text = text.slice(position);
    return rows;
  }

  /** The record at a place; null where it is not complete, `open` where a quote is not closed. */
  #record(
    text: string,
    from: number,
    isLast: boolean,
    isLiteral: boolean,
  ): Record_ | 'open' | null {
    const cells: string[] = [];
    let holdsRows = false;
    let position = from;
    for (;;) {
      let start = position;
      while (text.charCodeAt(start) === 32) start += 1;
      const isQuoted = !isLiteral && text.charCodeAt(start) === QUOTE;
      const found = isQuoted
        ? this.#quoted(text, start, isLast)
        : this.#plain(text, position, isLast);
      if (found === null || found === 'open') return found;
      cells.push(found.cell);
      if (isQuoted && this.#holdsRows(found.cell)) holdsRows = true;
      const end = text.charCodeAt(found.end);
      if (found.end >= text.length) return { cells, holdsRows, next: text.length };
      if (end === this.#delimiter) {
        position = found.end + 1;
        continue;
      }
      if (end === CR) {
        if (found.end + 1 >= text.length && !isLast) return null;
        const next = text.charCodeAt(found.end + 1) === LF ? found.end + 2 : found.end + 1;
        return { cells, holdsRows, next };
      }
      return { cells, holdsRows, next: found.end + 1 };
    }
  }

  /** Whether a mark in a quoted cell stands where a cell of its own begins. */
  #opensAnother(text: string, from: number, mark: number): boolean {
    let before = mark - 1;
    while (text.charCodeAt(before) === 32) before -= 1;
    const code = text.charCodeAt(before);
    return before > from && (code === this.#delimiter || code === LF || code === CR);
  }

  /** Whether a later line of a cell is parted as rows are. */
  #holdsRows(cell: string): boolean {
    if (this.#width < 2 || !/[\r\n]/.test(cell)) return false;
    const mark = String.fromCharCode(this.#delimiter);
    const later = cell.split(/\r\n?|\n/).slice(1);
    if (this.#width > 2) return later.some((line) => line.split(mark).length >= this.#width);
    // Two columns: one mark is in many a sentence, so each line but the last has to have it.
    const whole = later.slice(0, -1);
    return whole.length > 0 && whole.every((line) => line.split(mark).length === this.#width);
  }

  #plain(text: string, from: number, isLast: boolean): { cell: string; end: number } | null {
    let position = from;
    for (; position < text.length; position += 1) {
      const code = text.charCodeAt(position);
      if (code === this.#delimiter || code === LF || code === CR) break;
    }
    if (position >= text.length && !isLast) return null;
    return { cell: text.slice(from, position), end: position };
  }

  #quoted(
    text: string,
    from: number,
    isLast: boolean,
  ): { cell: string; end: number } | 'open' | null {
    let cell = '';
    let isInLaterLine = false;
    let position = from + 1;
    for (;;) {
      const mark = text.indexOf('"', position);
      if (mark < 0) {
        const isTooMuch = cell.length + text.length - position > QUOTED_CHARS_MAX;
        return isLast || isTooMuch || lineEnds(text, from) > QUOTED_LINES_MAX ? 'open' : null;
      }
      if (mark - from > QUOTED_CHARS_MAX) return 'open';
      const piece = text.slice(position, mark);
      isInLaterLine ||= /[\r\n]/.test(piece);
      cell += piece;
      if (mark + 1 >= text.length && !isLast) return null;
      if (text.charCodeAt(mark + 1) === QUOTE) {
        cell += '"';
        position = mark + 2;
        continue;
      }
      let end = mark + 1;
      while (text.charCodeAt(end) === 32) end += 1;
      if (end >= text.length) return isLast ? { cell, end } : null;
      const code = text.charCodeAt(end);
      if (code === this.#delimiter || code === LF || code === CR) {
        return lineEndsWithin(cell) > QUOTED_LINES_MAX ? 'open' : { cell, end };
      }
      if (isInLaterLine && this.#opensAnother(text, from, mark)) return 'open';
      // A mark in the middle stands for itself: "5.1" panel", text.
      cell += '"';
      position = mark + 1;
    }
  }
}

const lineEnds = (text: string, from: number) => lineEndsWithin(text.slice(from, from + 40_000));

function lineEndsWithin(text: string): number {
  let count = 0;
  for (
    let lineFeed = text.indexOf('\n');
    lineFeed >= 0;
    lineFeed = text.indexOf('\n', lineFeed + 1)
  )
    count += 1;
  if (count > 0) return count;
  for (
    let carriageReturn = text.indexOf('\r');
    carriageReturn >= 0;
    carriageReturn = text.indexOf('\r', carriageReturn + 1)
  )
    count += 1;
  return count;
}

/** Cells of a record as they are meant; empty ones at the end are left out. */
export function typedCells(texts: readonly string[]): Cell[] {
  let length = texts.length;
  while (length > 0 && (texts[length - 1] ?? '').trim() === '') length -= 1;
  const cells: Cell[] = [];
  for (let index = 0; index < length; index += 1) cells.push(typedCell(texts[index] ?? ''));
  return cells;
}

const SHEET_ERROR = /^#(N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!)$/i;
const LITERAL_TEXT = /^="((?:[^"]|"")*)"$/;

/** A cell of a text file; `="00123"` is how spreadsheets are made to keep digits as they are. */
function typedCell(raw: string): Cell {
  const text = (raw.includes('\0') ? raw.replaceAll('\0', '') : raw).trim();
  const first = text.charCodeAt(0);
  if (first === 61) {
    const literal = LITERAL_TEXT.exec(text);
    if (literal) return (literal[1] ?? '').replaceAll('""', '"');
    return text.length > 1 ? { kind: 'formula', text } : text;
  }
  if (first === 35 && SHEET_ERROR.test(text)) return { kind: 'error', text };
  // The apostrophe by which exports keep a formula from being one.
  if (first === 39 && /^'[=+\-@0-9]/.test(text)) return text.slice(1);
  return text;
}

/** Which mark stands between cells, by how evenly it parts the rows of a sample. */
export function findDelimiter(sample: string): Delimiter {
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const rows = new DelimitedReader(delimiter).feed(sample, true).slice(0, 200);
    const score = rowAgreement(rows.map(({ cells }) => cells.length));
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** The share of a text's rows that a mark parts into as many cells as most of them; 0 where it parts none. */
export function partedShare(sample: string, delimiter: Delimiter): number {
  const rows = new DelimitedReader(delimiter).feed(sample, true).slice(0, 200);
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width, count] = [...counts].sort((one, two) => two[1] - one[1])[0] ?? [1, 0];
  return width < 2 ? 0 : count / rows.length;
}

/** More cells are better, and rows that agree on how many: 0 where nothing is parted. */
function rowAgreement(widths: readonly number[]): number {
  const parted = widths.filter((width) => width > 1);
  if (parted.length === 0) return 0;
  const counts = new Map<number, number>();
  for (const width of parted) counts.set(width, (counts.get(width) ?? 0) + 1);
  let width = 0;
  let most = 0;
  for (const [one, count] of counts) if (count > most) [width, most] = [one, count];
  const agree = most / widths.length;
  return (parted.length / widths.length) * (0.3 + agree) * Math.log2(1 + width);
}
