import { sql } from 'kysely';
import type {
  ImportMapping,
  ImportMode,
  ReviewReason,
} from '#contract/inventory/import-schemas.ts';
import { type ImportEvent, type ImportState, importPatience } from '#contract/inventory/table.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { ConditionCount, FateCounts } from '#server/catalog/public.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

const DAY_MS = 86_400_000;
const WAITING_MS = Number.parseInt(importPatience, 10) * DAY_MS;

/** Where a problem stands and what its sentence is made of; the sentence is made for each reader. */
export interface StoredProblem {
  readonly reason: string;
  readonly sheet: string | null;
  readonly row: number | null;
  /** Counted from 0. */
  readonly column: number | null;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** A sheet as it was proposed to be read. */
export interface StoredSheet {
  readonly index: number;
  readonly name: string;
  readonly hidden: boolean;
  readonly headerRow: number | null;
  readonly head: readonly (readonly string[])[];
  readonly columns: readonly {
    readonly letter: string;
    readonly heading: string;
    readonly field: string | null;
    readonly confidence: number;
    readonly alternatives: readonly string[];
  }[];
  /** Files of one shape share their headings. */
  readonly shape: string;
  /** The currency found in its prices. */
  readonly currency?: string | null;
}

/** Counts of the outcomes of a file's rows, as stored. */
export interface StoredCounts {
  readonly rows: number;
  /** Rows that the reader did not take; those that the stock refuses are in `judged`. */
  readonly unread: number;
  readonly judged: FateCounts;
  /** The stock that it was judged against. */
  readonly digest: string;
  /** Lines whose condition it changes; counts of before do not have them. */
  readonly conditions?: readonly ConditionCount[];
}

export interface ImportRecord {
  readonly id: string;
  readonly account: string;
  readonly version: number;
  readonly state: ImportState;
  readonly since: Date;
  readonly source: 'page' | 'key' | 'folder';
  readonly unattended: boolean;
  readonly lang: Language;
  readonly fileName: string;
  readonly fileBytes: bigint;
  readonly fileKey: string | null;
  readonly mode: ImportMode | null;
  readonly sheets: readonly StoredSheet[];
  readonly mapping: ImportMapping | null;
  readonly remembered: boolean;
  readonly warnings: readonly StoredProblem[];
  readonly review: readonly ReviewReason[];
  readonly problem: StoredProblem | null;
  /** Its lines changed after it, so that it cannot be undone. */
  readonly changedSince: boolean;
  readonly counts: StoredCounts | null;
  readonly outdated: boolean;
  readonly rowsRead: number;
  readonly rowsPerSecond: number;
  readonly share: number;
  readonly at: Date;
  readonly change: string | null;
}

const summaryColumns = sql`id, account, version, state, state_at as since, source, unattended, lang,
  file_name as "fileName", file_bytes as "fileBytes", file_key as "fileKey", mode, mapping,
  remembered, problem, coalesce(problem->>'reason' = 'changedSince', false) as "changedSince",
  counts, outdated, rows_read as "rowsRead", rows_per_second as "rowsPerSecond", share, at, change`;
const columns = sql`${summaryColumns}, sheets, warnings, review`;

/** An import without what its own page alone shows. */
export type ImportHead = Omit<ImportRecord, 'sheets' | 'warnings' | 'review'>;

export interface NewImport {
  readonly id: string;
  readonly account: string;
  readonly source: ImportRecord['source'];
  readonly unattended: boolean;
  readonly mode: ImportMode | null;
  readonly lang: Language;
  readonly fileName: string;
  readonly fileBytes: number;
  readonly fileKey: string;
  readonly at: Date;
}

export async function insertImport(tx: Tx, record: NewImport): Promise<void> {
  await sql`insert into inventory.import (id, account, state, source, unattended, lang, file_name,
      file_bytes, file_key, mode, at, state_at, alive_at)
    values (${record.id}, ${record.account}, 'uploaded', ${record.source}, ${record.unattended},
      ${record.lang}, ${record.fileName}, ${record.fileBytes}, ${record.fileKey}, ${record.mode},
      ${record.at}, ${record.at}, ${record.at})`.execute(tx);
}

/** An import, whoever's; null where there is none. */
export const findImport = (db: Db, id: string): Promise<ImportRecord | null> =>
  row<ImportRecord>(db, sql`select ${columns} from inventory.import where id = ${id}::uuid`);

/** An import of a seller; null where there is none or it is another's. */
export const findOwnImport = (db: Db, account: string, id: string): Promise<ImportRecord | null> =>
  row<ImportRecord>(
    db,
    sql`select ${columns} from inventory.import
        where id = ${id}::uuid and account = ${account}`,
  );

/** As `importById`, locked until the transaction ends. */
export const lockImport = (tx: Tx, id: string): Promise<ImportRecord | null> =>
  row<ImportRecord>(
    tx,
    sql`select ${columns} from inventory.import where id = ${id}::uuid for update`,
  );

export async function listImports(
  db: Db,
  account: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; list: ImportHead[] }> {
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from inventory.import where account = ${account}`,
  );
  const list = await rows<ImportHead>(
    db,
    sql`select ${summaryColumns} from inventory.import where account = ${account}
        order by at desc, id desc limit ${page.limit} offset ${page.offset}`,
  );
  return { total, list };
}

/** How many imports of a seller are not over; uploads of one seller wait for each other here. */
export async function lockAndCountOpen(tx: Tx, account: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('inventory.import ' || ${account}, 0))`.execute(
    tx,
  );
  const { n } = await one<{ n: number }>(
    tx,
    sql`select count(*)::int as n from inventory.import where account = ${account}
        and state in ('uploaded', 'mapping', 'reading', 'preview', 'applying')`,
  );
  return n;
}

/** Returns the oldest list that came without a person and waits for its seller; null where none does. */
export const findOldestUnattended = (tx: Tx, account: string): Promise<{ id: string } | null> =>
  row<{ id: string }>(
    tx,
    sql`select id from inventory.import where account = ${account} and unattended
        and state in ('mapping', 'preview') order by at, id limit 1`,
  );

/** The part of an import that an event changes besides its state. */
export type ImportChange = Partial<
  Pick<
    ImportRecord,
    | 'unattended'
    | 'mode'
    | 'sheets'
    | 'mapping'
    | 'remembered'
    | 'warnings'
    | 'review'
    | 'problem'
    | 'counts'
    | 'outdated'
    | 'change'
    | 'rowsRead'
    | 'rowsPerSecond'
    | 'share'
  >
>;

/** The progress of a file that is read from its beginning. */
export const unread = { rowsRead: 0, rowsPerSecond: 0, share: 0 } as const;

/** Writes an import as an event leaves it; its sheets and warnings only where they changed. */
export async function saveImport(
  tx: Tx,
  before: ImportRecord,
  record: ImportRecord,
  now: Date,
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const sheets = record.sheets === before.sheets ? null : json(record.sheets);
  const warnings = record.warnings === before.warnings ? null : json(record.warnings);
  await sql`update inventory.import set state = ${record.state}, version = ${record.version},
      state_at = ${record.since}, alive_at = ${now}, unattended = ${record.unattended},
      mode = ${record.mode}, mapping = ${json(record.mapping)}::jsonb,
      remembered = ${record.remembered}, problem = ${json(record.problem)}::jsonb,
      counts = ${json(record.counts)}::jsonb, outdated = ${record.outdated},
      review = ${json(record.review)}::jsonb, change = ${record.change}::uuid, rows_read = ${record.rowsRead},
      rows_per_second = ${record.rowsPerSecond}, share = ${record.share},
      sheets = coalesce(${sheets}::jsonb, sheets),
      warnings = coalesce(${warnings}::jsonb, warnings)
    where id = ${record.id}::uuid`.execute(tx);
}

interface HistoryEntry {
  readonly id: string;
  readonly event: ImportEvent;
  readonly state: ImportState;
  readonly actor: string;
  readonly at: Date;
}

export async function insertHistory(tx: Tx, { id, event, state, actor, at }: HistoryEntry) {
  await sql`insert into inventory.import_history (import, seq, event, to_state, by, at)
    select ${id}::uuid, coalesce(max(seq), 0) + 1, ${event}, ${state}, ${actor}, ${at}::timestamptz
    from inventory.import_history where import = ${id}::uuid`.execute(tx);
}

/** Locks an import that has waited for its seller too long; null where none is left. */
export const lockDueImport = (
  tx: Tx,
  { now, processed }: { now: Date; processed: readonly string[] },
) =>
  row<{ id: string }>(
    tx,
    sql`select id from inventory.import
        where state in ('mapping', 'preview')
          and state_at <= ${new Date(now.getTime() - WAITING_MS)}
          and id <> all(${[...processed]}::uuid[])
        order by state_at limit 1 for update skip locked`,
  );

export interface Progress {
  readonly rows: number;
  readonly rowsPerSecond: number;
  readonly share: number;
}

/** Says how far reading is; null where the import is no longer being read. */
export const updateProgress = (db: Db, id: string, { rows: n, ...more }: Progress, now: Date) =>
  row<{ account: string }>(
    db,
    sql`update inventory.import set rows_read = ${n}, rows_per_second = ${more.rowsPerSecond},
          share = ${more.share}, alive_at = ${now}
        where id = ${id}::uuid and state = 'reading' returning account`,
  );

/**
 * Runs work while this connection alone may work on an import; answers null where another does. A
 * process that dies gives it back.
 */
export function withImportLock<T>(db: Db, id: string, work: () => Promise<T>): Promise<T | null> {
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended('inventory.work ' || ${id}, 0)`;
    const { isLocked } = await one<{ isLocked: boolean }>(
      connection,
      sql`select pg_try_advisory_lock(${key}) as "isLocked"`,
    );
    if (!isLocked) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

/** Imports whose reader has not been heard of since a moment. */
export const listStalledImports = (db: Db, since: Date) =>
  rows<{ id: string }>(
    db,
    sql`select id from inventory.import
        where state in ('uploaded', 'reading', 'applying', 'undoing') and alive_at < ${since}
        order by alive_at limit 100`,
  );

/** Imports that are over and still hold a file or staged rows. */
export const listImportsWithFiles = (db: Db, doneBefore: Date) =>
  rows<{ id: string; fileKey: string | null }>(
    db,
    sql`select id, file_key as "fileKey" from inventory.import
        where file_key is not null
          and (state in ('failed', 'cancelled', 'undone')
            or state = 'done' and state_at < ${doneBefore})
        order by state_at limit 20`,
  );

export async function clearFileKey(db: Db, id: string): Promise<void> {
  await sql`update inventory.import set file_key = null where id = ${id}::uuid`.execute(db);
}

/** Removes imports that were over before a moment; answers how many. */
export async function deleteOldImports(db: Db, before: Date): Promise<number> {
  const deleted = await rows(
    db,
    sql`delete from inventory.import where id in (
          select id from inventory.import
          where state in ('done', 'undone', 'failed', 'cancelled') and state_at < ${before}
            and file_key is null limit 50)
        returning id`,
  );
  return deleted.length;
}
