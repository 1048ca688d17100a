import type { Cell, RawRow } from '../core/cell.ts';
import { dateText, type FormatKind } from '../core/number-format.ts';
import type { SheetLimits } from '../limits.ts';
import { Unreadable } from './unreadable.ts';
import { type SharedTexts, workbookText } from './xlsx-parts.ts';
import { attribute, type XmlHandler } from './xml.ts';

/** What cells of a sheet refer to. */
export interface SheetContext {
  readonly file: string;
  readonly sheet: string;
  readonly limits: SheetLimits;
  readonly from1904: boolean;
  readonly styles: readonly FormatKind[];
  readonly texts: SharedTexts | null;
  readonly merges: Merges;
}

/** Cells below the first of a merged column: they show what the first holds. */
export class Merges {
  readonly #tops = new Map<string, string>();
  readonly #held = new Map<string, Cell>();
  readonly #columns = new Set<number>();

  /** Takes a range such as `A2:A5`; only what spans several rows of one column matters. */
  add(range: string): void {
    const found = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(range);
    if (!found) return;
    const [, left = '', top = '', right, bottom = ''] = found;
    if (left !== right || this.#tops.size > 200_000) return;
    const column = columnOf(left);
    this.#columns.add(column);
    const last = Math.min(Number(bottom), Number(top) + 10_000);
    for (let row = Number(top) + 1; row <= last; row += 1) {
      this.#tops.set(`${row}:${column}`, `${top}:${column}`);
    }
    this.#held.set(`${top}:${column}`, '');
  }

  /** Fills the cells of a row that a merge covers, also behind its last one. */
  fill(row: number, cells: Cell[]): void {
    for (const column of this.#columns) {
      const key = `${row}:${column}`;
      if (this.#held.has(key)) this.#held.set(key, cells[column] ?? '');
      const top = this.#tops.get(key);
      const shared = top === undefined ? '' : (this.#held.get(top) ?? '');
      if (shared === '' || (cells[column] ?? '') !== '') continue;
      while (cells.length < column) cells.push('');
      const text = typeof shared === 'object' ? shared.text : String(shared);
      cells[column] = { kind: 'merged', text };
    }
  }
}

/** The number of a column by its letters, from 0. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

/** Makes rows of the elements of a sheet; `told` is given each row that holds anything. */
export class SheetReader implements XmlHandler {
  readonly #context: SheetContext;
  readonly #told: (row: RawRow) => void;
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

  constructor(context: SheetContext, told: (row: RawRow) => void) {
    this.#context = context;
    this.#told = told;
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
    if (this.#cells.length > 0) this.#told({ row: this.#row, cells: this.#cells });
    this.#cells = [];
  }
}

/** A number as a spreadsheet shows it with an exponent: 1.00E+05. */
export function exponentText(value: number): string {
  const [digits = '', power = ''] = value.toExponential(2).split('e');
  const size = power.replace(/^[+-]/, '').padStart(2, '0');
  return `${digits}E${power.startsWith('-') ? '-' : '+'}${size}`;
}
