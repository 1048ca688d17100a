import { type Db, type Tx, transaction } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { makerKey } from './core/maker-key.ts';
import { mpnKey } from './core/mpn-key.ts';
import { assertRoom, undoUntil } from './stock-edit.ts';
import { lockStock, openChange } from './stock-edit-store.ts';
import { mergeJudged } from './stock-merge-store.ts';
import {
  countFates,
  type Judged,
  judgeStaged,
  knowFates,
  knowStaged,
  prepareForMany,
  type StagedLine,
  type StagedList,
  UNKNOWN_MAKER_KEY,
} from './stock-staging-store.ts';

/** What a row says, before its keys are made. */
export type StagedRow = Omit<StagedLine, 'id' | 'norm' | 'makerKey' | 'maker'> & {
  /** Empty where the file names none. */
  readonly manufacturer: string;
};

const UNKNOWN_MAKER = 'Unknown';

/** A row with the keys that find its part and its maker. */
export function stagedOf({ manufacturer, ...row }: StagedRow): StagedLine {
  const maker = manufacturer.trim();
  return {
    ...row,
    id: newId(),
    norm: mpnKey(row.mpn),
    maker: maker === '' ? UNKNOWN_MAKER : maker,
    makerKey: maker === '' ? UNKNOWN_MAKER_KEY : makerKey(maker) || maker,
  };
}

/** Judges what is staged against the stock as it is now; nothing of the stock is written. */
export async function previewStaged(db: Db, staged: StagedList): Promise<Judged> {
  await knowStaged(db);
  const counts = await transaction(db, async (tx) => {
    await prepareForMany(tx);
    await judgeStaged(tx, staged);
    return countFates(tx, staged);
  });
  await knowFates(db);
  return counts;
}

export interface Merged {
  readonly counts: Judged;
  /** By which it is taken back; null where it was not written. */
  readonly change: string | null;
  readonly undoUntil: Date | null;
}

const equal = (a: Judged, b: Judged): boolean =>
  Object.entries(a).every(([fate, n]) => b[fate as keyof Judged] === n);

/**
 * Writes a staged list into the stock, all of it or, by its caller's rollback, nothing. Where the
 * stock has changed so that other numbers than `seen` would come of it, nothing is written and the
 * numbers of now are answered. Fails with `stock.limit`. One list of a seller at a time.
 */
export async function mergeStaged(
  tx: Tx,
  staged: StagedList & { readonly seen: Judged | null; readonly now: Date },
): Promise<Merged> {
  const { account, seen, now } = staged;
  await lockStock(tx, account);
  await prepareForMany(tx);
  await judgeStaged(tx, staged);
  const counts = await countFates(tx, staged);
  if (seen !== null && !equal(seen, counts)) return { counts, change: null, undoUntil: null };
  await assertRoom(tx, account, counts.added - counts.removed);
  const until = undoUntil(now);
  const made = { account, kind: 'import' as const, at: now, undoUntil: until };
  const change = await openChange(tx, made);
  await mergeJudged(tx, { ...staged, change }, counts);
  return { counts, change, undoUntil: until };
}
