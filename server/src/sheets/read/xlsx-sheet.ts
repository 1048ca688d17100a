import type { Cell, RawRow } from '../core/cell.ts';
import { dateText, type FormatKind } from '../core/number-format.ts';
import type { SheetLimits } from '../limits.ts';
import { Unreadable } from './unreadable.ts';
import { type SharedTexts, workbookText } from './xlsx-parts.ts';
import { attribute, type XmlHandler } from './xml.ts';

/** The parts of the file that the cells of a sheet refer to. */
export interface SheetContext {
  readonly file: string;
  readonly sheet: string;
  readonly limits: SheetLimits;
  readonly from1904: boolean;
  readonly styles: readonly FormatKind[];
  readonly texts: SharedTexts | null;
  readonly merges: Merges;
}

/** A sheet has more merged cells than are read. */
export class TooManyMerges extends Error {}

/** The cells below the first of a merged column: they show the first cell's value. */
export class Merges {
  readonly #max: number;
  #ranges = 0;
  #covered = 0;
  /** By row: its columns that a merge covers, with the cell that they show. */
  readonly #rows = new Map<number, { column: number; shared: { cell: Cell } }[]>();
  readonly #tops = new Map<number, { column: number; shared: { cell: Cell } }[]>();

  constructor(max: number) {
    this.#max = max;
  }

  /**
   * Takes a range such as `A2:A5`; only what spans several rows of one column matters. Throws
   * `TooManyMerges` where there are more ranges, or more rows in them, than are read.
   */
  add(range: string): void {
    this.#ranges += 1;
    if (this.#ranges > this.#max) throw new TooManyMerges();
    const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range);
    if (!found) return;
    const [, left = '', top = '', right, bottom = ''] = found;
    const last = Math.min(Number(bottom), Number(top) + MERGED_ROWS_MAX);
    if (left !== right || last <= Number(top)) return;
    const one = { column: columnOf(left), shared: { cell: '' } };
    push(this.#tops, Number(top), one);
    for (let row = Number(top) + 1; row <= last; row += 1) {
      this.#covered += 1;
      if (this.#covered > COVERED_PER_MERGE * this.#max) throw new TooManyMerges();
      push(this.#rows, row, one);
    }
  }

  /** Fills the cells of a row that a merge covers, also behind its last one. */
  fill(row: number, cells: Cell[]): void {
    for (const { column, shared } of this.#tops.get(row) ?? []) shared.cell = cells[column] ?? '';
    for (const { column, shared } of this.#rows.get(row) ?? []) {
      const { cell } = shared;
      if (cell === '' || (cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      cells[column] = { kind: 'merged', text: typeof cell === 'object' ? cell.text : String(cell) };
    }
  }
}

const MERGED_ROWS_MAX = 10_000;
/** So many rows for each merged cell that is allowed are kept. */
const COVERED_PER_MERGE = 10;

function push<T>(lists: Map<number, T[]>, key: number, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** The number of a column by its letters, from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let index = 0; index < reference.length; index += 1) {
    const code = reference.charCodeAt(index);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

/** Makes rows of the elements of a sheet; `onRow` gets each row that holds anything. */
export class SheetReader implements XmlHandler {
  readonly #context: SheetContext;
  readonly #onRow: (row: RawRow) => void;
  #row = 0;
  #cells: Cell[] = [];
  #column = -1;
  #type = '';
  #style = 0;
  #value = '';
  #hasValue = false;
  #hasFormula = false;
  #isReading = false;
  #isPhonetic = false;

  constructor(context: SheetContext, onRow: (row: RawRow) => void) {
    this.#context = context;
    this.#onRow = onRow;
  }

  open(name: string, attributes: string): void {
    if (name === 'c') this.#openCell(attributes);
    else if (name === 'v' || name === 't') this.#openValue(name);
    else if (name === 'f') this.#hasFormula = true;
    else if (name === 'rPh') this.#isPhonetic = true;
    else if (name === 'row') {
      const row = attribute(attributes, 'r');
      this.#row = row === null ? this.#row + 1 : Number(row);
      this.#cells = [];
      this.#column = -1;
    }
  }

  #openCell(attributes: string): void {
    const reference = attribute(attributes, 'r');
    const column = reference === null ? this.#column + 1 : columnOf(reference);
    this.#column = column >= 0 ? column : this.#column + 1;
    this.#type = attribute(attributes, 't') ?? 'n';
    const style = attribute(attributes, 's');
    this.#style = style === null ? 0 : Number(style);
    this.#value = '';
    this.#hasValue = false;
    this.#hasFormula = false;
  }

  #openValue(name: string): void {
    this.#isReading = name === 'v' || (this.#type === 'inlineStr' && !this.#isPhonetic);
    if (this.#isReading) this.#hasValue = true;
  }

  text(text: string): void {
    if (this.#isReading) this.#value += text;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#isReading = false;
    else if (name === 'rPh') this.#isPhonetic = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
  }

  #closeCell(): void {
    const cell = this.#cell();
    if (cell === '') return;
    const { file, sheet, limits } = this.#context;
    const place = { sheet, row: this.#row, column: this.#column };
    if (this.#column >= limits.columnsMax) {
      throw new Unreadable(file, 'fileColumns', { max: limits.columnsMax }, place);
    }
    if (typeof cell === 'string' && cell.length > limits.cellCharsMax) {
      throw new Unreadable(file, 'cellTooLong', { max: limits.cellCharsMax }, place);
    }
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = cell;
  }

  #cell(): Cell {
    const value = this.#value;
    if (!this.#hasValue || value === '') {
      return this.#hasFormula ? { kind: 'formula', text: '' } : '';
    }
    switch (this.#type) {
      case 's':
        return this.#context.texts?.get(Number(value)) ?? '';
      case 'str':
      case 'inlineStr':
        return workbookText(value);
      case 'b':
        return { kind: 'boolean', text: value === '1' ? 'TRUE' : 'FALSE' };
      case 'e':
        return { kind: 'error', text: value };
      case 'd':
        return { kind: 'date', text: value.slice(0, 10) };
      default:
        return this.#number(Number(value), value);
    }
  }

  #number(value: number, text: string): Cell {
    if (!Number.isFinite(value)) return text;
    const kind = this.#context.styles[this.#style] ?? 'plain';
    if (kind === 'plain') return value;
    if (kind === 'date') return { kind: 'date', text: dateText(value, this.#context.from1904) };
    if (kind === 'scientific') return { kind: 'scientific', text: exponentText(value) };
    return Number.isInteger(value) && value >= 0 ? String(value).padStart(kind.zeros, '0') : value;
  }

  #closeRow(): void {
    this.#context.merges.fill(this.#row, this.#cells);
    if (this.#cells.length > 0) this.#onRow({ row: this.#row, cells: this.#cells });
    this.#cells = [];
  }
}

/** A number as a spreadsheet shows it with an exponent: 1.00E+05. */
export function exponentText(value: number): string {
  const [digits = '', power = ''] = value.toExponential(2).split('e');
  const size = power.replace(/^[+-]/, '').padStart(2, '0');
  return `${digits}E${power.startsWith('-') ? '-' : '+'}${size}`;
}
