import { type Db, type Tx, transaction } from '#server/kit/database.ts';
import { newId } from '#server/kit/ids.ts';
import { makerKey } from './core/maker-key.ts';
import { mpnKey } from './core/mpn-key.ts';
import { assertRoom, undoUntil } from './stock-edit.ts';
import { lockStock, openChange } from './stock-edit-store.ts';
import { countFates, type Judged, judgeStaged, stockDigest } from './stock-judging-store.ts';
import { mergeJudged } from './stock-merge-store.ts';
import {
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
export async function previewStaged(db: Db, staged: StagedList): Promise<Previewed> {
  await knowStaged(db);
  const seen = await transaction(db, async (tx) => {
    // Nobody changes many lines of the seller between the digest and the judging.
    await lockStock(tx, staged.account);
    await prepareForMany(tx);
    const digest = await stockDigest(tx, staged.account);
    await judgeStaged(tx, staged);
    return { judged: await countFates(tx, staged), digest };
  });
  await knowFates(db);
  return seen;
}

/** What a list would do, and the stock that it was judged against. */
export interface Previewed {
  readonly judged: Judged;
  readonly digest: string;
}

export interface Merged {
  readonly counts: Judged;
  readonly digest: string;
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
  staged: StagedList & {
    readonly seen: Previewed | null;
    /** Whether other numbers than those that were seen are refused. */
    readonly asSeen?: boolean;
    readonly now: Date;
  },
): Promise<Merged> {
  const { account, seen, asSeen = seen !== null, now } = staged;
  await lockStock(tx, account);
  await prepareForMany(tx);
  const digest = await stockDigest(tx, account);
  const isKnown = seen !== null && seen.digest === digest;
  if (!isKnown) await judgeStaged(tx, staged);
  const counts = isKnown ? seen.judged : await countFates(tx, staged);
  if (asSeen && seen !== null && !equal(seen.judged, counts)) {
    return { counts, digest, change: null, undoUntil: null };
  }
  await assertRoom(tx, account, counts.added - counts.removed);
  const until = undoUntil(now);
  const made = { account, kind: 'import' as const, at: now, undoUntil: until };
  const change = await openChange(tx, made);
  await mergeJudged(tx, { ...staged, change }, counts);
  return { counts, digest, change, undoUntil: until };
}
