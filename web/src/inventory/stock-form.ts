import type { ClientInput } from '#contract/call.ts';
import { inventoryAdd, inventoryEdit } from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { limits } from '#contract/limits.ts';
import type { LeadTime, Packaging, StockCondition } from '#contract/option-schemas.ts';
import { type FieldErrors, validateInput } from '#web/api/use-form.ts';
import type { PastedStock } from './read-stock.ts';

export const MOST_LINES = 500;

/** A price break as typed: from so many pieces on, at this price. */
export interface BreakDraft {
  readonly quantity: string;
  readonly unitPrice: string;
}

/** A stock line as typed. */
export interface StockDraft extends PastedStock {
  readonly key: number;
  readonly condition: StockCondition;
  readonly packaging: Packaging | '';
  readonly leadTime: LeadTime;
  readonly moq: string;
  readonly breaks: readonly BreakDraft[];
}

type LineInput = ClientInput<typeof inventoryAdd>['lines'][number];

export const emptyLine = (key: number): StockDraft => ({
  key,
  mpn: '',
  manufacturer: '',
  quantity: '',
  unitPrice: '',
  condition: 'brandNew',
  packaging: '',
  dateCode: '',
  leadTime: 'now',
  moq: '',
  breaks: [],
});

export const EMPTY_STOCK: readonly StockDraft[] = [emptyLine(1), emptyLine(2), emptyLine(3)];

/** A line of the stock as a form shows it. */
export const draftOf = (line: OwnLine): StockDraft => ({
  ...emptyLine(1),
  mpn: line.mpn,
  manufacturer: line.manufacturer,
  quantity: String(line.quantity),
  unitPrice: line.unitPrice ?? '',
  condition: line.condition,
  packaging: line.packaging ?? '',
  dateCode: line.dateCode,
  leadTime: line.leadTime,
  moq: line.moq === null ? '' : String(line.moq),
  breaks: line.priceBreaks.map((one) => ({
    quantity: String(one.quantity),
    unitPrice: one.unitPrice,
  })),
});

const isBlankBreak = (one: BreakDraft) => `${one.quantity}${one.unitPrice}`.trim() === '';

const isBlank = (line: PastedStock) =>
  [line.mpn, line.manufacturer, line.quantity, line.unitPrice, line.dateCode].every(
    (text) => text.trim() === '',
  );

/** Lines that say something; where none does, the first one is asked to. */
export function spokenLines(lines: readonly StockDraft[]): readonly StockDraft[] {
  const spoken = lines.filter((line) => !isBlank(line));
  return spoken.length > 0 ? spoken : lines.slice(0, 1);
}

/** A line as it is sent; blank price breaks are left out. */
export function lineInput(draft: StockDraft): LineInput {
  const { key: _key, quantity, unitPrice, packaging, moq, breaks, ...line } = draft;
  return {
    ...line,
    quantity: Number(quantity),
    unitPrice: unitPrice.trim() || null,
    packaging: packaging || null,
    moq: moq === '' ? null : Number(moq),
    priceBreaks: breaks
      .filter((one) => !isBlankBreak(one))
      .map((one) => ({ quantity: Number(one.quantity), unitPrice: one.unitPrice.trim() })),
  };
}

export const inputOf = (lines: readonly StockDraft[]): ClientInput<typeof inventoryAdd> => ({
  lines: spokenLines(lines).map(lineInput),
});

/** Where an error of a sent line stands in the form: a blank price break is not sent. */
function formPath(line: StockDraft, path: readonly string[]): string {
  const [field, index, ...rest] = path;
  if (field !== 'priceBreaks' || index === undefined) return `${line.key}.${path.join('.')}`;
  const spoken = line.breaks.flatMap((one, index) => (isBlankBreak(one) ? [] : [index]));
  return [line.key, 'breaks', spoken[Number(index)] ?? 0, ...rest].join('.');
}

/** Zero is what an empty quantity becomes when it is sent. */
function reasonOf(line: StockDraft, path: readonly string[], reason: string): string {
  const [field, index, part] = path;
  if (field === 'quantity' && line.quantity === '') return 'quantityEmpty';
  if (field === 'priceBreaks' && part === 'quantity') {
    const spoken = line.breaks.filter((one) => !isBlankBreak(one));
    if (spoken[Number(index)]?.quantity === '') return 'quantityEmpty';
  }
  return reason;
}

/** Faults by `<line key>.<field>`, whatever lines are left out. */
export function validateLines(lines: readonly StockDraft[]): FieldErrors {
  const spoken = spokenLines(lines);
  return Object.fromEntries(
    Object.entries(validateInput(inventoryAdd, inputOf(lines))).map(([path, reason]) => {
      const [list, index, ...rest] = path.split('.');
      const line = list === 'lines' && rest.length > 0 ? spoken[Number(index)] : undefined;
      if (!line) return [path, reason];
      return [formPath(line, rest), reasonOf(line, rest, reason)];
    }),
  );
}

/** Where the server's refusal of sent lines stands in the form. */
export function refusedPath(lines: readonly StockDraft[], path: string): string {
  const [list, index, ...rest] = path.split('.');
  const line = list === 'lines' ? spokenLines(lines)[Number(index)] : undefined;
  return line && rest.length > 0 ? formPath(line, rest) : path;
}

/** Returns the input of the call that edits one line. */
export const toEditInput = (
  line: OwnLine,
  draft: StockDraft,
): ClientInput<typeof inventoryEdit> => ({
  id: line.id,
  version: line.version,
  line: lineInput(draft),
});

/** Faults of one edited line, by `<line key>.<field>`. */
export function editViolations(line: OwnLine, draft: StockDraft): FieldErrors {
  return Object.fromEntries(
    Object.entries(validateInput(inventoryEdit, toEditInput(line, draft))).map(([path, reason]) => {
      const [list, ...rest] = path.split('.');
      if (list !== 'line' || rest.length === 0) return [path, reason];
      return [formPath(draft, rest), reasonOf(draft, rest, reason)];
    }),
  );
}

/** One more empty price break, where there is room. */
export const withBreak = (line: StockDraft): Partial<StockDraft> =>
  line.breaks.length >= limits.priceBreaksMax
    ? {}
    : { breaks: [...line.breaks, { quantity: '', unitPrice: '' }] };

const nextKey = (lines: readonly StockDraft[]) => Math.max(0, ...lines.map((one) => one.key)) + 1;

/** One more empty line at the end, in the state of the last one. */
export function withLine(lines: readonly StockDraft[]): readonly StockDraft[] {
  if (lines.length >= MOST_LINES) return lines;
  const last = lines.at(-1);
  const { condition, packaging, leadTime } = last ?? emptyLine(0);
  return [...lines, { ...emptyLine(nextKey(lines)), condition, packaging, leadTime }];
}

/** Pasted lines take the place of the line they came into and of blank lines after it. */
export function withPasted(
  lines: readonly StockDraft[],
  index: number,
  pasted: readonly PastedStock[],
): readonly StockDraft[] {
  const first = nextKey(lines);
  const added = pasted.map((one, index) => ({
    ...emptyLine(first + index),
    // Pasted rows do not say it.
    condition: 'unknown' as const,
    ...one,
  }));
  const after = lines.slice(index + 1).filter((line) => !isBlank(line));
  return [...lines.slice(0, index), ...added, ...after].slice(0, MOST_LINES);
}
