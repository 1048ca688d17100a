import { addWantBuy } from '#contract/boards/calls.ts';
import type { Sent } from '#contract/call.ts';
import { type Faults, faultsOf } from '#web/api/use-form.ts';
import type { PastedLine } from './paste-lines.ts';

export const MOST_ROWS = 50;

/** A row of the form as typed. */
export interface PostRow extends PastedLine {
  readonly key: number;
}

export interface PostDraft {
  readonly rows: readonly PostRow[];
  readonly mark: string;
}

export const EMPTY_POST: PostDraft = {
  rows: [1, 2, 3].map((key) => ({ key, model: '', count: '' })),
  mark: '',
};

const isBlank = ({ model, count }: PastedLine) => model.trim() === '' && count === '';

/** Rows that say something; where none does, the first one is asked to. */
function spokenRows(rows: readonly PostRow[]): readonly PostRow[] {
  const spoken = rows.filter((row) => !isBlank(row));
  return spoken.length > 0 ? spoken : rows.slice(0, 1);
}

export const inputOf = (draft: PostDraft, attach: readonly string[]): Sent<typeof addWantBuy> => ({
  attach: [...attach],
  mark: draft.mark,
  wantBuyItemList: spokenRows(draft.rows).map(({ model, count }) => ({ model, count })),
});

/** Faults by `<row key>.model` and `<row key>.count`, whatever rows are left out. */
export function faultsIn(draft: PostDraft): Faults {
  const rows = spokenRows(draft.rows);
  const faults = Object.entries(faultsOf(addWantBuy, inputOf(draft, [])));
  return Object.fromEntries(
    faults.map(([path, reason]) => {
      const [list, index, field] = path.split('.');
      const row = list === 'wantBuyItemList' ? rows[Number(index)] : undefined;
      return [row ? `${row.key}.${field}` : path, reason];
    }),
  );
}

const nextKey = (rows: readonly PostRow[]) => Math.max(0, ...rows.map((row) => row.key)) + 1;

/** The draft with a part that the reader came with, unless it stands there already. */
export function withModel(draft: PostDraft, model: string): PostDraft {
  if (model === '' || draft.rows.some((row) => row.model === model)) return draft;
  const free = draft.rows.find(isBlank);
  const row = { key: free?.key ?? nextKey(draft.rows), model, count: '' };
  if (free === undefined) return { ...draft, rows: [...draft.rows, row].slice(0, MOST_ROWS) };
  return { ...draft, rows: draft.rows.map((one) => (one === free ? row : one)) };
}

/** One more empty row at the end. */
export function withRow(rows: readonly PostRow[]): readonly PostRow[] {
  if (rows.length >= MOST_ROWS) return rows;
  return [...rows, { key: nextKey(rows), model: '', count: '' }];
}

/** Pasted lines take the place of the row they came into and of blank rows after it. */
export function withPasted(
  rows: readonly PostRow[],
  at: number,
  lines: readonly PastedLine[],
): readonly PostRow[] {
  const before = rows.slice(0, at);
  const after = rows.slice(at + 1).filter((row) => !isBlank(row));
  const first = nextKey(rows);
  const pasted = lines.map((line, index) => ({ ...line, key: first + index }));
  return [...before, ...pasted, ...after].slice(0, MOST_ROWS);
}
