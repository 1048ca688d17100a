import { limits } from '#contract/limits.ts';
import type { Db, Tx } from '#server/kit/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type StockToAdd, stockLinesOf } from './act.ts';
import {
  type BulkWrite,
  type ChangeRow,
  type Chosen,
  confirmChosen,
  countChosen,
  lockChange,
  lockStock,
  openChange,
  removeBulk,
  stockSize,
  updateLine,
  writeBulk,
} from './stock-edit-store.ts';
import { joinedAtOnce } from './stock-staging-store.ts';
import { linesOfChange, takeBack } from './stock-undo-store.ts';

const HOUR_MS = 3_600_000;

/** Until when a change that is made now may be taken back. */
export const undoUntil = (now: Date): Date =>
  new Date(now.getTime() + limits.stockUndoHours * HOUR_MS);

/** Refuses where a seller would have more lines than one may have. */
export async function assertRoom(tx: Tx, account: string, more: number): Promise<void> {
  const max = limits.stockLinesMax;
  if ((await stockSize(tx, account)) + more > max) throw new Failure('stock.limit', { max });
}

interface Editing {
  readonly account: string;
  readonly id: string;
  readonly version: number;
  readonly line: StockToAdd;
  readonly now: Date;
}

/** Writes a line anew. Fails with `stock.changed` where it changed since it was read. */
export async function editStock(tx: Tx, given: Editing): Promise<void> {
  const { account, id, version, line, now } = given;
  const [made] = await stockLinesOf(tx, { account, lines: [line], now });
  if (made === undefined || !(await updateLine(tx, id, version, made))) {
    throw new Failure('stock.changed');
  }
}

/** What a bulk edit did, and by which id it is taken back; null where there is nothing to. */
export interface BulkDone {
  readonly changed: number;
  readonly undo: string | null;
  readonly undoUntil: Date | null;
}

export type BulkAct = BulkWrite | { readonly what: 'confirm' } | { readonly what: 'delete' };

interface Bulk {
  readonly account: string;
  readonly chosen: Chosen;
  readonly act: BulkAct;
  /** The number of lines that the seller saw; null where it named each. */
  readonly seen: number | null;
  readonly now: Date;
}

/** Changes chosen lines. Fails with `stock.changed` where they are not as many as were seen. */
export async function bulkStock(tx: Tx, bulk: Bulk): Promise<BulkDone> {
  const { account, chosen, act, now } = bulk;
  await lockStock(tx, account);
  if (bulk.seen !== null && (await countChosen(tx, chosen)) !== bulk.seen) {
    throw new Failure('stock.changed');
  }
  if (act.what === 'confirm') {
    return { changed: await confirmChosen(tx, chosen, now), undo: null, undoUntil: null };
  }
  const until = undoUntil(now);
  const change = await openChange(tx, { account, kind: 'bulk', at: now, undoUntil: until });
  const changed = await joinedAtOnce(tx, () =>
    act.what === 'delete' ? removeBulk(tx, change, chosen) : writeBulk(tx, change, chosen, act),
  );
  if (changed === 0) return { changed, undo: null, undoUntil: null };
  return { changed, undo: change, undoUntil: until };
}

interface Undoing {
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
export async function assertUndoable(tx: Tx, given: Undoing): Promise<ChangeRow> {
  const { account, kind, now } = given;
  const change = await lockChange(tx, account, given.change);
  if (change === null || change.kind !== kind) throw new Failure('notFound');
  if (change.undone_at !== null || change.undo_until < now) throw new Failure('stock.undoOver');
  if ((await linesOfChange(tx, account, change.id)) !== change.written) {
    throw new Failure('stock.changed');
  }
  await assertRoom(tx, account, change.removed);
  return change;
}

/** Takes a change back, all of it or nothing. Fails as `assertUndoable` does. */
export async function undoStock(tx: Tx, given: Undoing): Promise<number> {
  const { account, now } = given;
  await lockStock(tx, account);
  const change = await assertUndoable(tx, given);
  return joinedAtOnce(tx, () => takeBack(tx, account, change, now));
}

/** How many lines a choice holds. */
export const countStockChosen = (db: Db, chosen: Chosen): Promise<number> =>
  countChosen(db, chosen);
