import type { Sent } from '#contract/call.ts';
import type { Condition, Packaging } from '#contract/options.ts';
import { addSurplusDeal } from '#contract/surplus/calls.ts';
import { type Faults, faultsOf } from '#web/api/use-form.ts';
import type { PastedLine } from '../paste-lines.ts';

export const MOST_ROWS = 50;

/** A part that is offered, as typed. */
export interface OfferRow {
  readonly key: number;
  readonly model: string;
  readonly manufacturer: string;
  readonly count: string;
  readonly condition: Condition;
  readonly packaging: Packaging | '';
  readonly dateCode: string;
  readonly unitPrice: string;
}

export interface OfferDraft {
  readonly rows: readonly OfferRow[];
  readonly mark: string;
}

const blank = (key: number): OfferRow => ({
  key,
  model: '',
  manufacturer: '',
  count: '',
  condition: 'brandNew',
  packaging: '',
  dateCode: '',
  unitPrice: '',
});

export const EMPTY_OFFER: OfferDraft = { rows: [blank(1)], mark: '' };

const isBlank = ({ model, count, manufacturer, unitPrice }: OfferRow) =>
  [model, count, manufacturer, unitPrice].every((text) => text.trim() === '');

/** Rows that say something; where none does, the first one is asked to. */
function spokenRows(rows: readonly OfferRow[]): readonly OfferRow[] {
  const spoken = rows.filter((row) => !isBlank(row));
  return spoken.length > 0 ? spoken : rows.slice(0, 1);
}

export const inputOf = (
  draft: OfferDraft,
  attach: readonly string[],
): Sent<typeof addSurplusDeal> => ({
  attach: [...attach],
  mark: draft.mark,
  items: spokenRows(draft.rows).map(({ key: _key, packaging, unitPrice, ...row }) => ({
    ...row,
    packaging: packaging || null,
    unitPrice: unitPrice.trim() === '' ? null : unitPrice,
  })),
});

/** Faults by `<row key>.<field>`, whatever rows are left out. */
export function faultsIn(draft: OfferDraft): Faults {
  const rows = spokenRows(draft.rows);
  const faults = Object.entries(faultsOf(addSurplusDeal, inputOf(draft, [])));
  return Object.fromEntries(
    faults.map(([path, reason]) => {
      const [list, index, field] = path.split('.');
      const row = list === 'items' ? rows[Number(index)] : undefined;
      return [row ? `${row.key}.${field}` : path, reason];
    }),
  );
}

const nextKey = (rows: readonly OfferRow[]) => Math.max(0, ...rows.map((row) => row.key)) + 1;

/** One more empty row at the end. */
export const withRow = (rows: readonly OfferRow[]): readonly OfferRow[] =>
  rows.length >= MOST_ROWS ? rows : [...rows, blank(nextKey(rows))];

/** Pasted lines take the place of the row they came into and of blank rows after it. */
export function withPasted(
  rows: readonly OfferRow[],
  at: number,
  lines: readonly PastedLine[],
): readonly OfferRow[] {
  const first = nextKey(rows);
  const pasted = lines.map((line, index) => ({ ...blank(first + index), ...line }));
  const rest = rows.slice(at + 1).filter((row) => !isBlank(row));
  return [...rows.slice(0, at), ...pasted, ...rest].slice(0, MOST_ROWS);
}
