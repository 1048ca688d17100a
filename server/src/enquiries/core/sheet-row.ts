import type { z } from 'zod';
import { QuoteInput, RefusalReason } from '#contract/enquiries/line-schemas.ts';
import type { SheetViolation } from '#contract/enquiries/quote-sheet-schemas.ts';
import { text } from '#contract/fields.ts';
import { comparable, quoteColumns, type SheetColumn, type SheetPlaces } from './sheet-columns.ts';

/** A cell of a filled sheet; `broken`: it holds an error, or a formula without a value. */
export interface FilledCell {
  readonly text: string;
  readonly isNumber: boolean;
  readonly isBroken: boolean;
}

/** Values that may be chosen in a cell, by what stands there in any language. */
export interface SheetChoices {
  readonly condition: ReadonlyMap<string, string>;
  readonly packaging: ReadonlyMap<string, string>;
  readonly leadTime: ReadonlyMap<string, string>;
  readonly reason: ReadonlyMap<string, string>;
}

export interface ReadRow {
  readonly no: string;
  readonly does: 'quote' | 'refuse' | 'left' | 'fault';
  readonly quote: z.infer<typeof QuoteInput> | null;
  readonly refusal: {
    readonly reason: z.infer<typeof RefusalReason>;
    readonly note: string;
  } | null;
  readonly faults: readonly SheetViolation[];
}

const EMPTY: FilledCell = { text: '', isNumber: false, isBroken: false };
const NOTE_MAX = 500;

/**
 * Reads a filled row: a price quotes, a reason refuses, both are an error, neither leaves the
 * request alone. Each error is reported under the heading of its column.
 */
export function readSheetRow(
  cells: readonly FilledCell[],
  places: SheetPlaces,
  choices: SheetChoices,
): ReadRow {
  const cell = (column: SheetColumn): FilledCell => cells[places.get(column)?.index ?? -1] ?? EMPTY;
  const fault = (column: SheetColumn, key: string): SheetViolation => ({
    column: places.get(column)?.heading ?? '',
    value: cell(column).text.slice(0, 80),
    key,
  });
  const no = cell('no').text.trim();
  const row = { no, quote: null, refusal: null, faults: [] };
  const isPriced = cell('unitPrice').text !== '' || cell('unitPrice').isBroken;
  const isRefused = cell('reason').text !== '' || cell('reason').isBroken;
  if (isPriced && isRefused) {
    return { ...row, does: 'fault', faults: [fault('reason', 'priceAndReason')] };
  }
  if (isRefused) return { ...row, ...readRefusal(cell, fault, choices) };
  return isPriced ? { ...row, ...readQuote(cell, fault, choices) } : { ...row, does: 'left' };
}

type CellOf = (column: SheetColumn) => FilledCell;
type ViolationOf = (column: SheetColumn, key: string) => SheetViolation;
type Read = Pick<ReadRow, 'does' | 'faults'> & Partial<Pick<ReadRow, 'quote' | 'refusal'>>;

function readRefusal(cell: CellOf, fault: ViolationOf, choices: SheetChoices): Read {
  const reason = RefusalReason.safeParse(choices.reason.get(comparable(cell('reason').text)));
  const note = text(NOTE_MAX).safeParse(cell('reasonNote').text);
  const faults = [
    ...(reason.success ? [] : [fault('reason', 'choice')]),
    ...(note.success ? [] : [fault('reasonNote', 'tooLong')]),
  ];
  return reason.success && note.success
    ? { does: 'refuse', refusal: { reason: reason.data, note: note.data }, faults }
    : { does: 'fault', faults };
}

const fields = quoteColumns satisfies readonly (keyof z.infer<typeof QuoteInput>)[];
type FieldColumn = (typeof fields)[number];

function readQuote(cell: CellOf, fault: ViolationOf, choices: SheetChoices): Read {
  const faults = new Map<SheetColumn, SheetViolation>();
  const typed: Record<string, unknown> = {};
  for (const column of fields) {
    const { isBroken, text } = cell(column);
    if (isBroken) faults.set(column, fault(column, 'formula'));
    else if (text !== '') {
      const value = valueOfCell(column, cell(column), choices);
      if (value === undefined) faults.set(column, fault(column, unread(column)));
      else typed[column] = value;
    }
  }
  const parsed = QuoteInput.safeParse(typed);
  for (const { path, message, code } of parsed.error?.issues ?? []) {
    const column = fields.find((one) => one === path[0]);
    if (column === undefined || faults.has(column)) continue;
    const isMissing = typed[column] === undefined;
    const key = isMissing ? 'needed' : code === 'custom' ? message : keyOf(column, message);
    faults.set(column, fault(column, key));
  }
  return parsed.success && faults.size === 0
    ? { does: 'quote', quote: parsed.data, faults: [] }
    : { does: 'fault', faults: [...faults.values()] };
}

const CHOSEN: readonly FieldColumn[] = ['condition', 'packaging', 'leadTime'];
const DAYS: readonly FieldColumn[] = ['warrantyDays', 'validDays'];

const unread = (column: FieldColumn): string =>
  column === 'priceBreaks' ? 'breaks' : CHOSEN.includes(column) ? 'choice' : 'invalid';

/** Schemas say which field is wrong by a word key; a choice of numbers says it in its own words. */
const keyOf = (column: FieldColumn, message: string): string =>
  DAYS.includes(column) ? 'days' : message;

/** The value that a cell means; undefined where it means none. */
function valueOfCell(column: FieldColumn, cell: FilledCell, choices: SheetChoices): unknown {
  const content = cell.text.trim();
  switch (column) {
    case 'unitPrice':
      return plainPrice(content);
    case 'quantity':
    case 'moq':
      return plainCount(content);
    case 'priceBreaks':
      return breaksIn(content);
    case 'condition':
    case 'packaging':
    case 'leadTime':
      return choices[column].get(comparable(content));
    case 'warrantyDays':
    case 'validDays':
      return Number(/^\d{1,3}/.exec(content)?.[0] ?? Number.NaN);
    case 'dateCode':
      // A spreadsheet takes the zero away from the front of a number.
      return cell.isNumber ? content.padStart(4, '0') : content;
    case 'origin':
      return content.toUpperCase();
    default:
      return content;
  }
}

/** `0,648` is a price with a decimal comma; `1,234` may be either and stays as it is. */
const plainPrice = (text: string): string =>
  /^(0,\d+|\d+,(\d{1,2}|\d{4,5}))$/.test(text) ? text.replace(',', '.') : text;

/** `5,000` and `5 000` are pieces in thousands. */
const plainCount = (text: string): string =>
  /^[1-9]\d{0,2}([,. '\u00a0\u202f]\d{3})+$/.test(text) ? text.replace(/\D/g, '') : text;

/** `1000: 0.45; 5000: 0.42` as price breaks; undefined where it is written otherwise. */
function breaksIn(text: string): unknown {
  const parts = text
    .normalize('NFKC')
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const breaks = parts.map((part) => /^([\d., \u00a0\u202f]+?)\s*[:=]\s*([\d.,]+)$/.exec(part));
  if (breaks.some((one) => one === null)) return undefined;
  return breaks.map((one) => ({
    quantity: Number(plainCount(one?.[1]?.trim() ?? '')),
    unitPrice: plainPrice(one?.[2] ?? ''),
  }));
}
