import { type Cell, columnLetter, type RawRow } from '../core/cell.ts';
import { isExponentText } from '../core/part-text.ts';
import type { SheetLimits } from '../limits.ts';
import { Unreadable } from './unreadable.ts';
import { Merges, TooManyMerges } from './xlsx-sheet.ts';
import { attribute, type XmlHandler } from './xml.ts';

/** Which table is read, and how much of it. */
export interface OdsContext {
  readonly file: string;
  readonly sheet: string;
  readonly index: number;
  readonly limits: SheetLimits;
}

const CELLS = new Set(['table-cell', 'covered-table-cell']);

/** Makes rows of the elements of one table; `onRow` gets each row that holds anything. */
export class OdsReader implements XmlHandler {
  readonly #context: OdsContext;
  readonly #onRow: (row: RawRow) => void;
  readonly #merges: Merges;
  #table = -1;
  #depth = 0;
  #row = 0;
  #rowRepeats = 1;
  #cells: Cell[] = [];
  #column = 0;
  #attributes: string | null = null;
  #lines: string[] = [];
  #isText = false;
  #aside = 0;

  constructor(context: OdsContext, onRow: (row: RawRow) => void) {
    this.#context = context;
    this.#onRow = onRow;
    this.#merges = new Merges(context.limits.mergesMax);
  }

  get #isInSheet(): boolean {
    return this.#table === this.#context.index && this.#depth === 1 && this.#aside === 0;
  }

  open(name: string, attributes: string): void {
    if (name === 'table') this.#openTable();
    else if (name === 'annotation' || name === 'shapes') this.#aside += 1;
    else if (!this.#isInSheet) return;
    else if (name === 'table-row') {
      this.#rowRepeats = repeats(attributes, 'table:number-rows-repeated');
      this.#row += 1;
      this.#cells = [];
      this.#column = 0;
    } else if (CELLS.has(name)) {
      this.#attributes = attributes;
      this.#lines = [];
    } else if (this.#attributes !== null) this.#openText(name, attributes);
  }

  #openTable(): void {
    this.#depth += 1;
    if (this.#depth === 1) [this.#table, this.#row] = [this.#table + 1, 0];
  }

  #openText(name: string, attributes: string): void {
    if (name === 'p') {
      this.#lines.push('');
      this.#isText = true;
    } else if (name === 's') this.text(' '.repeat(Math.min(100, repeats(attributes, 'text:c'))));
    else if (name === 'tab') this.text('\t');
    else if (name === 'line-break') this.text('\n');
  }

  text(text: string): void {
    if (!this.#isText || !this.#isInSheet) return;
    this.#lines[this.#lines.length - 1] += text;
  }

  close(name: string): void {
    if (name === 'table') this.#depth -= 1;
    else if (name === 'annotation' || name === 'shapes') this.#aside -= 1;
    else if (!this.#isInSheet) return;
    else if (name === 'p') this.#isText = false;
    else if (CELLS.has(name)) this.#closeCell();
    else if (name === 'table-row') this.#closeRow();
  }

  #closeCell(): void {
    const attributes = this.#attributes ?? '';
    this.#attributes = null;
    const times = repeats(attributes, 'table:number-columns-repeated');
    const cell = cellOf(attributes, this.#lines.join('\n'));
    if (cell !== '') this.#put(cell, times, attributes);
    this.#column += times;
  }

  #put(cell: Cell, times: number, attributes: string): void {
    const { file, sheet, limits } = this.#context;
    const place = { sheet, row: this.#row, column: this.#column };
    if (this.#column + times > limits.columnsMax) {
      throw new Unreadable(file, 'fileColumns', { max: limits.columnsMax }, place);
    }
    if (typeof cell === 'string' && cell.length > limits.cellCharsMax) {
      throw new Unreadable(file, 'cellTooLong', { max: limits.cellCharsMax }, place);
    }
    const rows = repeats(attributes, 'table:number-rows-spanned');
    if (rows > 1 && repeats(attributes, 'table:number-columns-spanned') === 1) {
      const letter = columnLetter(this.#column);
      this.#merge(`${letter}${this.#row}:${letter}${this.#row + rows - 1}`);
    }
    while (this.#cells.length < this.#column) this.#cells.push('');
    for (let index = 0; index < times; index += 1) this.#cells.push(cell);
  }

  #merge(range: string): void {
    const { file, sheet, limits } = this.#context;
    try {
      this.#merges.add(range);
    } catch (error) {
      if (!(error instanceof TooManyMerges)) throw error;
      throw new Unreadable(file, 'sheetMerges', { max: limits.mergesMax }, { sheet });
    }
  }

  #closeRow(): void {
    this.#merges.fill(this.#row, this.#cells);
    while (this.#cells.length > 0 && this.#cells.at(-1) === '') this.#cells.pop();
    const first = this.#row;
    this.#row += this.#rowRepeats - 1;
    if (this.#cells.length === 0) return;
    // One row more than allowed is enough to be refused for it.
    const times = Math.min(this.#rowRepeats, this.#context.limits.rowsMax + 1);
    for (let index = 0; index < times; index += 1)
      this.#onRow({ row: first + index, cells: this.#cells });
  }
}

function repeats(attributes: string, name: string): number {
  const value = Number(attribute(attributes, name) ?? 1);
  return Number.isInteger(value) && value > 0 ? value : 1;
}

/** A cell by its type; what it shows tells exponents and zeros in front. */
function cellOf(attributes: string, displayText: string): Cell {
  const type = attribute(attributes, 'office:value-type');
  if (
    attribute(attributes, 'calcext:value-type') === 'error' ||
    /^(?:Err:\d+|#\S+[!?])$/.test(displayText)
  ) {
    return { kind: 'error', text: displayText };
  }
  if (type === 'date' || type === 'time') {
    const value = attribute(attributes, 'office:date-value') ?? displayText;
    return { kind: 'date', text: value.replace(/T00:00:00.*$/, '') };
  }
  if (type === 'boolean') return { kind: 'boolean', text: displayText };
  if (type === null || type === 'string') {
    const isFormula = attribute(attributes, 'table:formula') !== null;
    return displayText === '' && isFormula ? { kind: 'formula', text: '' } : displayText;
  }
  const value = Number(attribute(attributes, 'office:value') ?? Number.NaN);
  if (!Number.isFinite(value)) return displayText;
  if (isExponentText(displayText)) return { kind: 'scientific', text: displayText };
  return /^0\d+$/.test(displayText) ? displayText : value;
}
