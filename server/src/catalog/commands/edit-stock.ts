import { limits } from '#contract/limits.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type BulkWrite,
  type ChangeRow,
  confirmSelected,
  countSelected,
  countStockOf,
  deleteBulk,
  insertChange,
  type LineSelection,
  lockChange,
  lockStock,
  updateBulk,
  updateLine,
} from '../store/stock-edit.ts';
import { withoutNestedLoops } from '../store/stock-staging.ts';
import { countLinesOfChange, revertChange } from '../store/stock-undo.ts';
import { type NewOffer, prepareStockLines } from './add-stock.ts';

const HOUR_MS = 3_600_000;

/** Until when a change that is made now may be taken back. */
export const undoDeadline = (now: Date): Date =>
  new Date(now.getTime() + limits.stockUndoHours * HOUR_MS);

/** Refuses where a seller would have more lines than one may have. */
export async function assertBelowLimit(tx: Tx, account: string, more: number): Promise<void> {
  const max = limits.stockLinesMax;
  if ((await countStockOf(tx, account)) + more > max) throw new Failure('stock.limit', { max });
}

interface EditStockInput {
  readonly account: string;
  readonly id: string;
  readonly version: number;
  readonly line: NewOffer;
  readonly now: Date;
}

/** Writes a line anew. Fails with `stock.changed` where it changed since it was read. */
export async function editStock(tx: Tx, input: EditStockInput): Promise<void> {
  const { account, id, version, line, now } = input;
  const [updated] = await prepareStockLines(tx, { account, lines: [line], now });
  if (updated === undefined || !(await updateLine(tx, id, version, updated))) {
    throw new Failure('stock.changed');
  }
}

/** The count of changed lines and the id that undoes them; null where nothing can be undone. */
export interface BulkResult {
  readonly changed: number;
  readonly undo: string | null;
  readonly undoDeadline: Date | null;
}

export type BulkEdit = BulkWrite | { readonly what: 'confirm' } | { readonly what: 'delete' };

interface BulkInput {
  readonly account: string;
  readonly selection: LineSelection;
  readonly edit: BulkEdit;
  /** The number of lines that the seller saw; null where it named each. */
  readonly expectedCount: number | null;
  readonly now: Date;
}

/** Changes chosen lines. Fails with `stock.changed` where they are not as many as were seen. */
export async function bulkStock(tx: Tx, input: BulkInput): Promise<BulkResult> {
  const { account, selection, edit, now } = input;
  await lockStock(tx, account);
  if (
    input.expectedCount !== null &&
    (await countSelected(tx, selection)) !== input.expectedCount
  ) {
    throw new Failure('stock.changed');
  }
  if (edit.what === 'confirm') {
    return { changed: await confirmSelected(tx, selection, now), undo: null, undoDeadline: null };
  }
  const until = undoDeadline(now);
  const change = await insertChange(tx, { account, kind: 'bulk', at: now, undoUntil: until });
  const changed = await withoutNestedLoops(tx, () =>
    edit.what === 'delete'
      ? deleteBulk(tx, change, selection)
      : updateBulk(tx, change, selection, edit),
  );
  if (changed === 0) return { changed, undo: null, undoDeadline: null };
  return { changed, undo: change, undoDeadline: until };
}

interface UndoInput {
  readonly account: string;
  readonly change: string;
  readonly kind: 'import' | 'bulk';
  readonly now: Date;
}

/**
 * The change that is to be taken back, where it may be. Fails with `notFound`, with `stock.undoOver`
 * where it is too late or done already, with `stock.changed` where a line that it wrote changed
 * since.
 */
export async function assertUndoable(tx: Tx, input: UndoInput): Promise<ChangeRow> {
  const { account, kind, now } = input;
  const change = await lockChange(tx, account, input.change);
  if (change === null || change.kind !== kind) throw new Failure('notFound');
  if (change.undoneAt !== null || change.undoUntil < now) throw new Failure('stock.undoOver');
  if ((await countLinesOfChange(tx, account, change.id)) !== change.written) {
    throw new Failure('stock.changed');
  }
  await assertBelowLimit(tx, account, change.removed);
  return change;
}

/** Takes a change back, all of it or nothing. Fails as `assertUndoable` does. */
export async function undoStock(tx: Tx, input: UndoInput): Promise<number> {
  const { account, now } = input;
  await lockStock(tx, account);
  const change = await assertUndoable(tx, input);
  return withoutNestedLoops(tx, () => revertChange(tx, account, change, now));
}
