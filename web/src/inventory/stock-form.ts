import type { Sent } from '#contract/call.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import type { Condition, LeadTime, Packaging } from '#contract/options.ts';
import { type Faults, faultsOf } from '#web/api/use-form.ts';
import type { PastedStock } from './read-stock.ts';

export const MOST_LINES = 500;

/** A stock line as typed. */
export interface StockDraft extends PastedStock {
  readonly key: number;
  readonly condition: Condition;
  readonly packaging: Packaging | '';
  readonly leadTime: LeadTime;
}

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
});

export const EMPTY_STOCK: readonly StockDraft[] = [emptyLine(1), emptyLine(2), emptyLine(3)];

const isBlank = (line: PastedStock) =>
  [line.mpn, line.manufacturer, line.quantity, line.unitPrice, line.dateCode].every(
    (text) => text.trim() === '',
  );

/** Lines that say something; where none does, the first one is asked to. */
export function spokenLines(lines: readonly StockDraft[]): readonly StockDraft[] {
  const spoken = lines.filter((line) => !isBlank(line));
  return spoken.length > 0 ? spoken : lines.slice(0, 1);
}

export const inputOf = (lines: readonly StockDraft[]): Sent<typeof inventoryAdd> => ({
  lines: spokenLines(lines).map(({ key: _key, quantity, unitPrice, packaging, ...line }) => ({
    ...line,
    quantity: Number(quantity),
    unitPrice: unitPrice.trim() || null,
    packaging: packaging || null,
  })),
});

/** Faults by `<line key>.<field>`, whatever lines are left out. */
export function faultsIn(lines: readonly StockDraft[]): Faults {
  const spoken = spokenLines(lines);
  return Object.fromEntries(
    Object.entries(faultsOf(inventoryAdd, inputOf(lines))).map(([path, reason]) => {
      const [list, index, field] = path.split('.');
      const line = list === 'lines' && field ? spoken[Number(index)] : undefined;
      if (!line) return [path, reason];
      const isMissing = field === 'quantity' && line.quantity === '';
      return [`${line.key}.${field}`, isMissing ? 'quantityEmpty' : reason];
    }),
  );
}

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
  at: number,
  pasted: readonly PastedStock[],
): readonly StockDraft[] {
  const first = nextKey(lines);
  const added = pasted.map((one, index) => ({ ...emptyLine(first + index), ...one }));
  const after = lines.slice(at + 1).filter((line) => !isBlank(line));
  return [...lines.slice(0, at), ...added, ...after].slice(0, MOST_LINES);
}
