import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import { makerKey } from '../core/manufacturer-key.ts';
import { mpnKey } from '../core/mpn-key.ts';
import { insertSellerName } from '../store/seller-standing.ts';
import {
  type ConditionCount,
  compareStaged,
  countConditionChanges,
  countFates,
  type FateCounts,
  stockDigest,
} from '../store/stock-compare.ts';
import { insertChange, lockStock } from '../store/stock-edit.ts';
import { writeStaged } from '../store/stock-merge.ts';
import {
  analyzeFates,
  analyzeStaged,
  type StagedLine,
  type StagedList,
  setBulkPlannerOptions,
  UNKNOWN_MAKER_KEY,
} from '../store/stock-staging.ts';
import { assertBelowLimit, undoDeadline } from './edit-stock.ts';

/** A row of a list before its keys are computed. */
export type StagedRow = Omit<StagedLine, 'id' | 'norm' | 'makerKey' | 'maker'> & {
  /** Empty where the file names none. */
  readonly manufacturer: string;
};

const UNKNOWN_MANUFACTURER = 'Unknown';

/** A row with the keys that find its part and its maker. */
export function toStagedLine({ manufacturer, ...row }: StagedRow): StagedLine {
  const manufacturerName = manufacturer.trim();
  return {
    ...row,
    id: newId(),
    norm: mpnKey(row.mpn),
    maker: manufacturerName === '' ? UNKNOWN_MANUFACTURER : manufacturerName,
    makerKey:
      manufacturerName === '' ? UNKNOWN_MAKER_KEY : makerKey(manufacturerName) || manufacturerName,
  };
}

/** Judges what is staged against the stock as it is now; nothing of the stock is written. */
export async function previewStaged(db: Db, staged: StagedList): Promise<StockPreview> {
  await analyzeStaged(db);
  const preview = await transaction(db, async (tx) => {
    // Nobody changes many lines of the seller between the digest and the judging.
    await lockStock(tx, staged.account);
    await setBulkPlannerOptions(tx);
    const digest = await stockDigest(tx, staged.account);
    await compareStaged(tx, staged);
    return { judged: await countFates(tx, staged), digest };
  });
  await analyzeFates(db);
  return preview;
}

/** The outcome of a list, and the digest of the stock it was compared with. */
export interface StockPreview {
  readonly judged: FateCounts;
  readonly digest: string;
  /** The lines whose condition it changes, where its reader saw them; none where it is not said. */
  readonly conditions?: readonly ConditionCount[];
}

export interface MergeResult {
  readonly counts: FateCounts;
  readonly digest: string;
  /** By which it is taken back; null where it was not written. */
  readonly change: string | null;
  readonly undoUntil: Date | null;
}

const isEqual = (a: FateCounts, b: FateCounts): boolean =>
  Object.entries(a).every(([fate, n]) => b[fate as keyof FateCounts] === n);

/** Whether a list that was compared anew would do what its reader saw. */
async function isSameOutcome(
  tx: Tx,
  staged: StagedList,
  preview: StockPreview,
  counts: FateCounts,
) {
  if (!isEqual(preview.judged, counts)) return false;
  const textsOf = (changes: readonly ConditionCount[]) =>
    changes.map(({ from, to, lines }) => `${from} ${to} ${lines}`).sort();
  const conditions = textsOf(await countConditionChanges(tx, { ...staged, change: null }));
  return conditions.join() === textsOf(preview.conditions ?? []).join();
}

/**
 * Writes a staged list into the stock, all of it or, by its caller's rollback, nothing. Where the
 * stock has changed so that other numbers than those of `preview` would come of it, or it would change other conditions, nothing is written and the
 * numbers of now are answered. Fails with `stock.limit`. One list of a seller at a time.
 */
export async function mergeStock(
  tx: Tx,
  staged: StagedList & {
    /** The seller's name as searches show it. */
    readonly company: string;
    readonly preview: StockPreview | null;
    /** Whether other numbers than those that were seen are refused. */
    readonly mustMatch?: boolean;
    readonly now: Date;
  },
): Promise<MergeResult> {
  const { account, preview, mustMatch = preview !== null, now } = staged;
  await lockStock(tx, account);
  await setBulkPlannerOptions(tx);
  const digest = await stockDigest(tx, account);
  const isUnchanged = preview !== null && preview.digest === digest;
  if (!isUnchanged) await compareStaged(tx, staged);
  const counts = isUnchanged ? preview.judged : await countFates(tx, staged);
  const mayDiffer = mustMatch && preview !== null && !isUnchanged;
  if (mayDiffer && !(await isSameOutcome(tx, staged, preview, counts))) {
    return { counts, digest, change: null, undoUntil: null };
  }
  await assertBelowLimit(tx, account, counts.added - counts.removed);
  const until = undoDeadline(now);
  const opened = { account, kind: 'import' as const, at: now, undoUntil: until };
  const change = await insertChange(tx, opened);
  await insertSellerName(tx, staged, now);
  await writeStaged(tx, { ...staged, change }, counts);
  return { counts, digest, change, undoUntil: until };
}
