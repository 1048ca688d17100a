import type { ImportMapping } from '#contract/inventory/import-schemas.ts';
import {
  countBesideOthers,
  countConditionChanges,
  countStaged,
  countStockOf,
  previewStaged,
} from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { spool, unspool } from '#server/kit/storage/spool.ts';
import { CONFIDENCE_MIN, columnsOf, mappingFailure } from '../core/mapping.ts';
import { mappingReview, reviewOf } from '../core/needs-review.ts';
import type { InventoryDeps } from '../deps.ts';
import { notifySeller } from '../notify.ts';
import { applyReaderEvent, publishImport } from '../process.ts';
import {
  type ImportChange,
  type ImportRecord,
  lockImport,
  type StoredCounts,
  type StoredSheet,
  updateProgress,
} from '../store/imports.ts';
import { findRememberedMappings } from '../store/remembered-mappings.ts';
import type { LocalFile } from '../worker/messages.ts';
import { FileRefused, runWorker } from '../worker/run-worker.ts';

/** Dependencies of one step of an import. */
export interface WorkContext {
  readonly deps: InventoryDeps;
  readonly db: Db;
  /** The moment by the product's clock. */
  now(): Date;
  readonly signal: AbortSignal;
}

/** Brings a list's file onto this machine while work runs on it. */
async function withFile<T>(
  { deps }: WorkContext,
  record: ImportRecord,
  work: (file: LocalFile) => Promise<T>,
): Promise<T> {
  const stored = record.fileKey === null ? null : await deps.storage.get(record.fileKey);
  if (stored === null) throw new Error(`the storage has lost the stock list ${record.id}`);
  const { path } = await spool(deps.spoolDir, stored.stream);
  try {
    return await work({ path, name: record.fileName });
  } finally {
    await unspool(path);
  }
}

/** The mapping that a sheet's proposal is. */
const proposedMapping = (
  sheet: StoredSheet,
  { unattended }: Pick<ImportRecord, 'unattended'>,
): ImportMapping => ({
  sheet: sheet.index,
  headerRow: sheet.headerRow,
  fields: sheet.columns.map(({ field }) => field) as ImportMapping['fields'],
  currency: sheet.currency ?? 'USD',
  rate: null,
  // Nobody is there to say it.
  condition: unattended ? 'unknown' : null,
});

const hasCertainColumns = (sheet: StoredSheet): boolean =>
  ['mpn', 'quantity'].every((field) =>
    sheet.columns.some((column) => column.field === field && column.confidence >= CONFIDENCE_MIN),
  );

/** Warnings that more of the file may have to be read. */
const PARTIAL: readonly string[] = ['otherTables', 'tableBeside', 'otherSheet'];

const noTable = { reason: 'noTable', sheet: null, row: null, column: null, facts: {} } as const;

/** Looks at the beginning of a file and proposes how it is read, as its seller did it before. */
export async function inspectList(work: WorkContext, record: ImportRecord): Promise<boolean> {
  const { db, signal } = work;
  const reply = await withFile(work, record, (file) =>
    runWorker({ task: 'look', file }, { signal }),
  );
  if (reply?.type !== 'looked') return false;
  const { sheets, warnings } = reply.looked;
  if (sheets.length === 0) throw new FileRefused(noTable);
  const remembered = await findRememberedMappings(
    db,
    record.account,
    sheets.map(({ shape }) => shape),
  );
  const previous = remembered.find(({ shape }) => shape === sheets[0]?.shape) ?? remembered[0];
  const sheet = sheets.find(({ shape }) => shape === previous?.shape) ?? sheets[0];
  const proposed = sheet === undefined ? null : proposedMapping(sheet, record);
  const mapping =
    previous === undefined || proposed === null
      ? proposed
      : {
          ...proposed,
          fields: [...previous.fields],
          currency: previous.currency,
          condition: previous.condition ?? proposed.condition,
        };
  const doubts = mappingReview({
    failure: mapping === null ? 'import.columns' : mappingFailure(mapping),
    isRemembered: previous !== undefined,
    isCertain: sheet !== undefined && hasCertainColumns(sheet),
    isPartial: warnings.some(({ reason }) => PARTIAL.includes(reason)),
  });
  const isAutomatic = record.unattended && doubts.length === 0;
  const change: ImportChange = {
    sheets,
    warnings,
    mapping,
    review: record.unattended ? doubts : [],
    remembered: previous !== undefined,
    ...(record.mode === null && previous ? { mode: previous.mode } : {}),
  };
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'uploaded') return false;
    const step = { tx, now: work.now() };
    const { id } = record;
    const inspected = await applyReaderEvent(step, { id, event: 'look', change });
    if (isAutomatic) await applyReaderEvent(step, { id, event: 'map' });
    else if (record.unattended) await notifySeller(tx, inspected, 'waits', step.now);
    return isAutomatic;
  });
}

/** Reads the whole file into the staging tables, says how far it is, and stops where cancelled. */
function stageList(work: WorkContext, record: ImportRecord, mapping: ImportMapping) {
  const { db, deps, signal } = work;
  const started = performance.now();
  const progress = async (rows: number, share: number) => {
    const seconds = (performance.now() - started) / 1000;
    const rowsPerSecond = seconds > 0 ? Math.round(rows / seconds) : 0;
    const found = await updateProgress(db, record.id, { rows, rowsPerSecond, share }, work.now());
    if (found === null) return false;
    const data = { id: record.id, state: 'reading' as const, rows, rowsPerSecond, share };
    await publishImport(db, record.account, data);
    return true;
  };
  return withFile(work, record, (file) =>
    runWorker({ task: 'stage', file, url: deps.url, id: record.id, mapping }, { progress, signal }),
  );
}

/** Returns an import as a staged list. */
export const toStagedList = (record: ImportRecord) => ({
  list: record.id,
  account: record.account,
  mode: record.mode ?? 'update',
  columns: columnsOf(record.mapping ?? { fields: [], condition: null }),
});

/** Reads a file whole and shows what it would change; answers whether it goes on by itself. */
export async function readList(work: WorkContext, record: ImportRecord): Promise<boolean> {
  const { db } = work;
  if (record.mapping === null || record.mode === null) throw new Error('read before it was mapped');
  const started = performance.now();
  const reply = await stageList(work, record, record.mapping);
  if (reply?.type !== 'staged') return false;
  const { rows, refused, warnings } = reply.staged;
  const seconds = (performance.now() - started) / 1000;
  const rowsPerSecond = Math.round(rows / Math.max(seconds, 0.001));
  if (await isCancelled(work, record, { rows, rowsPerSecond, share: 1 })) return false;
  const staged = toStagedList(record);
  const { judged, digest } = await previewStaged(db, staged);
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'reading') return false;
    const step = { tx, now: work.now() };
    const { id } = record;
    const conditions = await countConditionChanges(tx, { ...staged, change: null });
    const counts: StoredCounts = { rows, unread: refused, judged, digest, conditions };
    const review = record.unattended
      ? reviewOf({
          rows,
          refused: refused + judged.duplicate + judged.sumTooLarge,
          removed: judged.removed,
          besideOthers: await countBesideOthers(tx, staged),
          stock: await countStockOf(tx, record.account),
        })
      : [];
    const warned = [...fileWarnings(record), ...warnings];
    const change = { counts, outdated: false, warnings: warned, review };
    const read = await applyReaderEvent(step, { id, event: 'read', change });
    if (!record.unattended) return false;
    if (review.length > 0) await notifySeller(tx, read, 'waits', step.now);
    else await applyReaderEvent(step, { id, event: 'apply' });
    return review.length === 0;
  });
}

/** Warnings of the file itself, which a second reading does not tell again. */
const fileWarnings = ({ warnings }: ImportRecord) => warnings.filter(({ row }) => row === null);

/** Writes the last progress; true where the import was cancelled meanwhile. */
const isCancelled = async (
  work: WorkContext,
  record: ImportRecord,
  last: { rows: number; rowsPerSecond: number; share: number },
) => (await updateProgress(work.db, record.id, last, work.now())) === null;

/** Whether all that was read of an import is still staged. */
export async function isStaged(db: Db, { id, counts }: ImportRecord): Promise<boolean> {
  const expected = (counts?.rows ?? 0) - (counts?.unread ?? 0);
  return (await countStaged(db, id)) === expected;
}
