import { ladder, readBreaks } from './breaks.ts';
import { type Cell, cellText, type RawRow } from './cell.ts';
import { readDateCode } from './date-code.ts';
import type { SheetField, SheetMapping } from './field.ts';
import { breakFrom } from './headings/break-heading.ts';
import { namesMakerAndPart } from './headings/heading.ts';
import type { DecimalMark } from './number-text.ts';
import { readCondition, readConditionRemark, readLeadTime, readPackaging } from './option-words.ts';
import { isNoPart, readPart, splitMaker } from './part-text.ts';
import { currencyIn, readCurrency, readPrice } from './price.ts';
import { type Read, readQuantity } from './quantity.ts';
import type { RemarkReason, RowReason, SheetProblem } from './reason.ts';
import type { SheetBreak, SheetRow, SheetValues } from './row.ts';

/** The context that all rows of a table share. */
export interface RowContext {
  readonly file: string;
  readonly sheet: string | null;
  readonly mapping: SheetMapping;
  readonly decimal: DecimalMark;
  /** The row of headings; null where there is none. */
  readonly header: RawRow | null;
  /** Rows are wider than their headings as a rule, so that it says nothing of one of them. */
  readonly isWide: boolean;
}

const TEXT_MAX = 500;
const FACT_MAX = 80;
/** Longer texts are no options, and no maker with a part number. */
const PAIR_MAX = 300;
const OPTION_MAX = 100;

type Problems = SheetProblem[];

/** A column has few different words: each is read once. */
const REMEMBERED_MAX = 5000;

function memoized<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as T;
    const value = read(text.slice(0, OPTION_MAX));
    if (known.size < REMEMBERED_MAX) known.set(text, value);
    return value;
  };
}

/** Reads the rows of one table; it keeps nothing from row to row. */
export class RowReader {
  readonly #context: RowContext;
  readonly #columns = new Map<SheetField, number[]>();
  readonly #dateCode = memoized(readDateCode);
  readonly #condition = memoized(readCondition);
  readonly #remark = memoized(readConditionRemark);
  readonly #packaging = memoized(readPackaging);
  readonly #leadTime = memoized(readLeadTime);
  readonly #currency = memoized(readCurrency);
  readonly #needs: readonly SheetField[];
  readonly #width: number;
  readonly #isPair: boolean;
  readonly #headingCurrency: string | null;

  constructor(context: RowContext) {
    this.#context = context;
    const { mapping, header } = context;
    for (const [column, field] of mapping.fields.entries()) {
      if (field === null) continue;
      this.#columns.set(field, [...(this.#columns.get(field) ?? []), column]);
    }
    this.#needs = mapping.needs ?? ['mpn', 'quantity'];
    this.#width = header && !context.isWide ? header.cells.length : 0;
    this.#isPair = namesMakerAndPart(this.#heading(this.#first('mpn')));
    this.#headingCurrency = this.#currencyOfHeadings();
  }

  #first(field: SheetField): number {
    return this.#columns.get(field)?.[0] ?? -1;
  }

  #heading(column: number): string {
    return cellText(this.#context.header?.cells[column]);
  }

  #currencyOfHeadings(): string | null {
    for (const field of ['unitPrice', 'priceBreaks', 'breakPrice'] as const) {
      const found = currencyIn(this.#heading(this.#first(field)));
      if (found) return found;
    }
    return null;
  }

  /** The row as values with remarks, or every reason why it is not taken. */
  read(row: RawRow): SheetRow {
    const refusals: Problems = [];
    const remarks: Problems = [];
    const addProblem = (list: Problems, reason: RowReason | RemarkReason, column: number) => {
      const text = cellText(row.cells[column]).slice(0, FACT_MAX);
      const { file, sheet } = this.#context;
      const problemColumn = column < 0 ? null : column;
      list.push({
        reason,
        file,
        sheet,
        row: row.row,
        column: problemColumn,
        facts: text ? { text } : {},
      });
    };
    const refuse = (reason: RowReason, column: number) => addProblem(refusals, reason, column);
    const remark = (reason: RemarkReason, column: number) => addProblem(remarks, reason, column);
    const parts = this.#parts(row.cells, refuse, remark);
    const quantity = this.#number(row.cells, 'quantity', refuse);
    const prices = this.#prices(row.cells, refuse, remark);
    const rest = this.#options(row.cells, remark);
    this.#missing({ mpn: parts.mpn, quantity }, refusals, refuse);
    if (this.#isShifted(row.cells, refusals.length > 0)) refuse('columnsShifted', this.#width);
    if (refusals.length > 0) {
      return { row: row.row, refusals, mpn: parts.mpn, cells: row.cells };
    }
    const moq = rest.moq ?? prices.moq;
    const values: SheetValues = { ...parts, ...prices, ...rest, quantity, moq };
    return { row: row.row, values, remarks, cells: row.cells };
  }

  /** Cells beyond the headings that belong under them: a mark stood inside a value. */
  #isShifted(cells: readonly Cell[], isRefused: boolean): boolean {
    if (this.#width === 0 || cells.length <= this.#width) return false;
    const beyond = cells.slice(this.#width).map(cellText);
    return isRefused || beyond.some((text) => /^[\d.,\s$€¥+-]+$/.test(text));
  }

  #missing(
    { mpn, quantity }: { mpn: string; quantity: number | null },
    refusals: Problems,
    refuse: (reason: RowReason, column: number) => void,
  ): void {
    const hasProblem = (field: SheetField) =>
      refusals.some(({ column }) => this.#columns.get(field)?.includes(column ?? -1));
    if (mpn === '' && !hasProblem('mpn')) refuse('partMissing', this.#first('mpn'));
    if (quantity === null && this.#needs.includes('quantity') && !hasProblem('quantity')) {
      refuse('quantityMissing', this.#first('quantity'));
    }
  }

  #parts(
    cells: readonly Cell[],
    refuse: (reason: RowReason, column: number) => void,
    remark: (reason: RemarkReason, column: number) => void,
  ) {
    const column = this.#first('mpn');
    const makerCell = cellText(cells[this.#first('manufacturer')]);
    let manufacturer = isNoPart(makerCell) ? null : makerCell.slice(0, TEXT_MAX);
    let mpn = '';
    const cell = cells[column];
    const isShort = typeof cell === 'string' && cell.length <= PAIR_MAX;
    const split = this.#isPair && isShort ? splitMaker(cell) : null;
    const found = readPart(split && !isNoPart(split.mpn) ? split.mpn : cell);
    if ('reason' in found) refuse(found.reason, column);
    else if (found.value) {
      mpn = found.value.mpn;
      if (found.value.remark) remark(found.value.remark, column);
      if (split && manufacturer === null) manufacturer = split.manufacturer;
    }
    const others: string[] = [];
    for (const alternativeColumn of this.#columns.get('alternative') ?? []) {
      const other = readPart(cells[alternativeColumn]);
      if ('value' in other && other.value) others.push(other.value.mpn);
    }
    // A part that has only alternatives is known by the first of them.
    if (mpn === '' && !('reason' in found)) mpn = others.shift() ?? '';
    const alternatives = [...new Set(others)].filter((one) => one !== mpn);
    return { mpn, alternatives, manufacturer };
  }

  #number(
    cells: readonly Cell[],
    field: 'quantity',
    refuse: (reason: RowReason, column: number) => void,
  ): number | null {
    const column = this.#first(field);
    if (column < 0) return null;
    const found = readQuantity(cells[column], this.#context.decimal);
    if ('value' in found) return found.value;
    if (found.reason === 'quantityZero' && this.#context.mapping.allowsZero === true) return 0;
    if (this.#needs.includes(field)) refuse(found.reason, column);
    return null;
  }

  #prices(
    cells: readonly Cell[],
    refuse: (reason: RowReason, column: number) => void,
    remark: (reason: RemarkReason, column: number) => void,
  ) {
    const { decimal } = this.#context;
    const column = this.#first('unitPrice');
    const price = readPrice(cells[column], decimal);
    const currencyCell = cellText(cells[this.#first('currency')]);
    let currency = currencyCell === '' ? null : this.#currency(currencyCell);
    if (currencyCell !== '' && currency === null)
      refuse('currencyUnknown', this.#first('currency'));
    let unitPrice: string | null = null;
    if ('reason' in price) refuse(price.reason, column);
    else if (price.value) {
      unitPrice = price.value.text;
      currency ??= price.value.currency;
      if (price.value.wasRounded) remark('priceRounded', column);
    }
    const breaks = this.#breaks(cells, refuse);
    currency ??= breaks.currency ?? this.#headingCurrency;
    if (breaks.list.length === 0) {
      return {
        unitPrice,
        currency: unitPrice === null ? null : currency,
        priceBreaks: [],
        moq: null,
      };
    }
    const found = ladder(unitPrice, breaks.list);
    if ('reason' in found) {
      refuse(found.reason, breaks.column);
      return { unitPrice, currency, priceBreaks: [], moq: null };
    }
    const { breaks: priceBreaks, moq } = found.value;
    const hasPrice = found.value.unitPrice !== null;
    return {
      unitPrice: found.value.unitPrice,
      currency: hasPrice ? currency : null,
      priceBreaks,
      moq,
    };
  }

  #breaks(cells: readonly Cell[], refuse: (reason: RowReason, column: number) => void) {
    const { decimal } = this.#context;
    const list: SheetBreak[] = [];
    let currency: string | null = null;
    const inOne = this.#first('priceBreaks');
    const text = cellText(cells[inOne]);
    if (text !== '') {
      const found = readBreaks(text, decimal);
      if ('value' in found) list.push(...found.value);
      else refuse(found.reason, inOne);
      currency = currencyIn(text);
    }
    const prices = this.#columns.get('breakPrice') ?? [];
    const quantities = this.#columns.get('breakQuantity') ?? [];
    for (const [place, at] of prices.entries()) {
      const price = readPrice(cells[at], decimal);
      if ('reason' in price) refuse(price.reason, at);
      if (!('value' in price) || price.value === null) continue;
      const quantity = this.#breakQuantity(cells, at, quantities[place]);
      if (quantity === null) refuse('priceBreaksUnclear', at);
      else list.push({ quantity, unitPrice: price.value.text });
      currency ??= price.value.currency;
    }
    return { list, currency, column: inOne >= 0 ? inOne : (prices[0] ?? -1) };
  }

  #breakQuantity(cells: readonly Cell[], column: number, pair: number | undefined) {
    if (pair === undefined) return breakFrom(this.#heading(column));
    const found: Read<number | null> = readQuantity(cells[pair], this.#context.decimal);
    return 'value' in found ? found.value : null;
  }

  #options(cells: readonly Cell[], remark: (reason: RemarkReason, column: number) => void) {
    const text = (field: SheetField) => {
      const cell = cells[this.#first(field)];
      const isBad = typeof cell === 'object' && (cell.kind === 'error' || cell.kind === 'formula');
      return isBad ? '' : cellText(cell);
    };
    const known = <T>(value: T | undefined, field: SheetField, reason: RemarkReason): T | null => {
      if (value === undefined) remark(reason, this.#first(field));
      return value ?? null;
    };
    const dateCell = cells[this.#first('dateCode')];
    const isDay = typeof dateCell === 'object' && dateCell.kind === 'date';
    const dateCode = isDay ? undefined : this.#dateCode(text('dateCode'));
    const lead = known(this.#leadTime(text('leadTime')), 'leadTime', 'leadTimeUnread');
    const moq = readQuantity(cells[this.#first('moq')], this.#context.decimal);
    if ('reason' in moq && moq.reason !== 'quantityZero') remark('moqUnread', this.#first('moq'));
    const stated = known(this.#condition(text('condition')), 'condition', 'conditionUnread');
    return {
      condition: stated ?? this.#remark(text('remark')),
      packaging: known(this.#packaging(text('packaging')), 'packaging', 'packagingUnread'),
      dateCode: known(dateCode, 'dateCode', 'dateCodeUnread'),
      leadTime: lead?.leadTime ?? null,
      leadTimeDays: lead?.days ?? null,
      moq: 'value' in moq ? moq.value : null,
      description: text('description').slice(0, TEXT_MAX) || null,
      location: text('location').slice(0, TEXT_MAX) || null,
      ownNumber: text('ownNumber').slice(0, TEXT_MAX) || null,
      designators: this.#columns.has('designator')
        ? text('designator')
            .split(/[\s,;]+/)
            .filter((one) => one !== '')
        : [],
    };
  }
}
