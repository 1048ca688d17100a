import type { ImportMapping } from '#contract/inventory/imports.ts';
import { countStaged, countStockOf, previewStaged } from '#server/catalog/public.ts';
import { type Db, transaction } from '#server/kit/database.ts';
import { spool, unspool } from '#server/kit/spool.ts';
import { isDoubtful } from './core/doubt.ts';
import { mappingFault, SURE, saysOf } from './core/mapping.ts';
import type { InventoryDeps } from './deps.ts';
import {
  type ImportChange,
  type ImportRecord,
  type KeptCounts,
  type KeptSheet,
  lockImport,
  writeProgress,
} from './import-store.ts';
import { recall } from './memory-store.ts';
import { sayImport, takeStep } from './step.ts';
import { tellSeller } from './tell.ts';
import { FileRefused, runThread } from './thread.ts';
import type { FileHere } from './thread-messages.ts';

/** What a step of the work knows. */
export interface Working {
  readonly deps: InventoryDeps;
  readonly db: Db;
  /** The moment by the product's clock. */
  now(): Date;
  readonly signal: AbortSignal;
}

/** Brings a list's file onto this machine while work runs on it. */
async function withFile<T>(
  { deps }: Working,
  record: ImportRecord,
  work: (file: FileHere) => Promise<T>,
): Promise<T> {
  const stored = record.file_key === null ? null : await deps.storage.get(record.file_key);
  if (stored === null) throw new Error(`the storage has lost the stock list ${record.id}`);
  const { path } = await spool(deps.spoolDir, stored.stream);
  try {
    return await work({ path, name: record.file_name });
  } finally {
    await unspool(path);
  }
}

/** The mapping that a sheet's proposal is. */
const proposedBy = (sheet: KeptSheet): ImportMapping => ({
  sheet: sheet.index,
  headerRow: sheet.headerRow,
  fields: sheet.columns.map(({ field }) => field) as ImportMapping['fields'],
  currency: sheet.currency ?? 'USD',
  rate: null,
});

const isSure = (sheet: KeptSheet): boolean =>
  ['mpn', 'quantity'].every((field) =>
    sheet.columns.some((column) => column.field === field && column.confidence >= SURE),
  );

/** What else of a file may be meant to be read. */
const PARTIAL: readonly string[] = ['otherTables', 'tableBeside', 'otherSheet'];

const noTable = { reason: 'noTable', sheet: null, row: null, column: null, facts: {} } as const;

/** Looks at the beginning of a file and proposes how it is read, as its seller did it before. */
export async function lookAt(working: Working, record: ImportRecord): Promise<boolean> {
  const { db, signal } = working;
  const answer = await withFile(working, record, (file) =>
    runThread({ task: 'look', file }, { signal }),
  );
  if (answer?.say !== 'looked') return false;
  const { sheets, warnings } = answer.looked;
  if (sheets.length === 0) throw new FileRefused(noTable);
  const known = await recall(
    db,
    record.account,
    sheets.map(({ shape }) => shape),
  );
  const memory = known.find(({ shape }) => shape === sheets[0]?.shape) ?? known[0];
  const first = sheets.find(({ shape }) => shape === memory?.shape) ?? sheets[0];
  const proposed = first === undefined ? null : proposedBy(first);
  const mapping =
    memory === undefined || proposed === null
      ? proposed
      : { ...proposed, fields: [...memory.fields], currency: memory.currency };
  const set: ImportChange = {
    sheets,
    warnings,
    mapping,
    remembered: memory !== undefined,
    ...(record.mode === null && memory ? { mode: memory.mode } : {}),
  };
  const goesOn =
    record.unattended &&
    mapping !== null &&
    mappingFault(mapping) === null &&
    (memory !== undefined ||
      (first !== undefined &&
        isSure(first) &&
        !warnings.some(({ reason }) => PARTIAL.includes(reason))));
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'uploaded') return false;
    const at = working.now();
    await takeStep(tx, locked, { event: 'look', by: 'reader', at, set });
    const looked = await lockImport(tx, record.id);
    if (looked === null) return false;
    if (goesOn) await takeStep(tx, looked, { event: 'map', by: 'reader', at });
    else if (record.unattended) await tellSeller(tx, looked, 'waits', at);
    return goesOn;
  });
}

/** Reads the whole file into the staging tables, says how far it is, and stops where cancelled. */
function stage(working: Working, record: ImportRecord, mapping: ImportMapping) {
  const { db, deps, signal } = working;
  const started = performance.now();
  const progress = async (rows: number, share: number) => {
    const seconds = (performance.now() - started) / 1000;
    const rowsPerSecond = seconds > 0 ? Math.round(rows / seconds) : 0;
    const found = await writeProgress(db, record.id, { rows, rowsPerSecond, share }, working.now());
    if (found === null) return false;
    const told = { id: record.id, state: 'reading' as const, rows, rowsPerSecond, share };
    await sayImport(db, record.account, told);
    return true;
  };
  return withFile(working, record, (file) =>
    runThread({ task: 'stage', file, url: deps.url, id: record.id, mapping }, { progress, signal }),
  );
}

/** What a record's list is to the stock. */
export const stagedListOf = (record: ImportRecord) => ({
  list: record.id,
  account: record.account,
  mode: record.mode ?? 'update',
  says: saysOf(record.mapping ?? { fields: [] }),
});

/** Reads a file whole and shows what it would change; answers whether it goes on by itself. */
export async function readList(working: Working, record: ImportRecord): Promise<boolean> {
  const { db } = working;
  if (record.mapping === null || record.mode === null) throw new Error('read before it was mapped');
  const started = performance.now();
  const answer = await stage(working, record, record.mapping);
  if (answer?.say !== 'staged') return false;
  const { rows, refused, warnings } = answer.staged;
  const seconds = (performance.now() - started) / 1000;
  const rowsPerSecond = Math.round(rows / Math.max(seconds, 0.001));
  if (await isOver(working, record, { rows, rowsPerSecond, share: 1 })) return false;
  const { judged, digest } = await previewStaged(db, stagedListOf(record));
  const counts: KeptCounts = { rows, unread: refused, judged, digest };
  return transaction(db, async (tx) => {
    const locked = await lockImport(tx, record.id);
    if (locked?.state !== 'reading') return false;
    const at = working.now();
    const set = { counts, outdated: false, warnings: [...fileWarnings(record), ...warnings] };
    await takeStep(tx, locked, { event: 'read', by: 'reader', at, set });
    if (!record.unattended) return false;
    const read = await lockImport(tx, record.id);
    if (read === null) return false;
    const doubtful = isDoubtful({
      mode: locked.mode ?? 'update',
      rows,
      refused: refused + judged.duplicate + judged.sumTooLarge,
      removed: judged.removed,
      stock: await countStockOf(tx, record.account),
    });
    if (doubtful) await tellSeller(tx, read, 'waits', at);
    else await takeStep(tx, read, { event: 'apply', by: 'reader', at });
    return !doubtful;
  });
}

/** Warnings of the file itself, which a second reading does not tell again. */
const fileWarnings = ({ warnings }: ImportRecord) => warnings.filter(({ row }) => row === null);

/** Writes the last progress; true where the import was cancelled meanwhile. */
const isOver = async (
  working: Working,
  record: ImportRecord,
  last: { rows: number; rowsPerSecond: number; share: number },
) => (await writeProgress(working.db, record.id, last, working.now())) === null;

/** Whether all that was read of an import is still staged. */
export async function isStaged(db: Db, { id, counts }: ImportRecord): Promise<boolean> {
  const expected = (counts?.rows ?? 0) - (counts?.unread ?? 0);
  return (await countStaged(db, id)) === expected;
}
