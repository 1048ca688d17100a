import { type RawBuilder, sql } from 'kysely';
import type { ImportMapping, ImportMode } from '#contract/inventory/imports.ts';
import type { ImportEvent, ImportState } from '#contract/inventory/table.ts';
import type { Language } from '#contract/options.ts';
import type { FateCounts } from '#server/catalog/public.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database.ts';

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
}

export interface ImportRecord {
  readonly id: string;
  readonly account: string;
  readonly version: number;
  readonly state: ImportState;
  readonly source: 'page' | 'key' | 'folder';
  readonly unattended: boolean;
  readonly lang: Language;
  readonly file_name: string;
  readonly file_bytes: bigint;
  readonly file_key: string | null;
  readonly mode: ImportMode | null;
  readonly sheets: readonly StoredSheet[];
  readonly mapping: ImportMapping | null;
  readonly remembered: boolean;
  readonly warnings: readonly StoredProblem[];
  readonly problem: StoredProblem | null;
  readonly counts: StoredCounts | null;
  readonly outdated: boolean;
  readonly rows_read: number;
  readonly rows_per_second: number;
  readonly share: number;
  readonly at: Date;
  readonly state_at: Date;
  readonly change: string | null;
}

const summaryColumns = sql`id, account, version, state, source, unattended, lang, file_name,
  file_bytes, file_key, mode, mapping, remembered, problem, counts, outdated, rows_read,
  rows_per_second, share, at, state_at, change`;
const columns = sql`${summaryColumns}, sheets, warnings`;

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
): Promise<{ total: number; list: Omit<ImportRecord, 'sheets' | 'warnings'>[] }> {
  const { total } = await one<{ total: number }>(
    db,
    sql`select count(*)::int as total from inventory.import where account = ${account}`,
  );
  const list = await rows<Omit<ImportRecord, 'sheets' | 'warnings'>>(
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

/** Columns that a step changes besides the state. */
export interface ImportChange {
  readonly unattended?: boolean;
  readonly mode?: ImportMode;
  readonly sheets?: readonly StoredSheet[];
  readonly mapping?: ImportMapping | null;
  readonly remembered?: boolean;
  readonly warnings?: readonly StoredProblem[];
  readonly problem?: StoredProblem | null;
  readonly counts?: StoredCounts | null;
  readonly outdated?: boolean;
  readonly change?: string;
  readonly restart?: boolean;
}

function assignments(set: ImportChange): RawBuilder<unknown>[] {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const parts: RawBuilder<unknown>[] = [];
  if (set.unattended !== undefined) parts.push(sql`unattended = ${set.unattended}`);
  if (set.mode !== undefined) parts.push(sql`mode = ${set.mode}`);
  if (set.sheets !== undefined) parts.push(sql`sheets = ${json(set.sheets)}`);
  if (set.mapping !== undefined) {
    parts.push(set.mapping === null ? sql`mapping = null` : sql`mapping = ${json(set.mapping)}`);
  }
  if (set.remembered !== undefined) parts.push(sql`remembered = ${set.remembered}`);
  if (set.warnings !== undefined) parts.push(sql`warnings = ${json(set.warnings)}`);
  if (set.problem !== undefined) {
    parts.push(set.problem === null ? sql`problem = null` : sql`problem = ${json(set.problem)}`);
  }
  if (set.counts !== undefined) {
    parts.push(set.counts === null ? sql`counts = null` : sql`counts = ${json(set.counts)}`);
  }
  if (set.outdated !== undefined) parts.push(sql`outdated = ${set.outdated}`);
  if (set.change !== undefined) parts.push(sql`change = ${set.change}::uuid`);
  if (set.restart) parts.push(sql`rows_read = 0, rows_per_second = 0, share = 0`);
  return parts;
}

interface ImportStep {
  readonly id: string;
  readonly event: ImportEvent;
  readonly to: ImportState;
  readonly by: string;
  readonly at: Date;
  readonly set?: ImportChange;
}

/** Writes a step of a locked import: its state, what it changes, and its line of history. */
export async function insertStep(tx: Tx, { id, event, to, by, at, set = {} }: ImportStep) {
  const more = assignments(set).map((part) => sql`, ${part}`);
  await sql`update inventory.import set state = ${to}, version = version + 1, state_at = ${at},
      alive_at = ${at}${sql.join(more, sql``)} where id = ${id}::uuid`.execute(tx);
  await sql`insert into inventory.import_history (import, seq, event, to_state, by, at)
    select ${id}::uuid, coalesce(max(seq), 0) + 1, ${event}, ${to}, ${by}, ${at}::timestamptz
    from inventory.import_history where import = ${id}::uuid`.execute(tx);
}

export interface Progress {
  readonly rows: number;
  readonly rowsPerSecond: number;
  readonly share: number;
}

/** Says how far reading is; null where the import is no longer being read. */
export const updateProgress = (db: Db, id: string, { rows: n, ...more }: Progress, at: Date) =>
  row<{ account: string }>(
    db,
    sql`update inventory.import set rows_read = ${n}, rows_per_second = ${more.rowsPerSecond},
          share = ${more.share}, alive_at = ${at}
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

/** Imports that have waited for their seller since a moment and longer. */
export const listWaitingImports = (db: Db, since: Date) =>
  rows<{ id: string }>(
    db,
    sql`select id from inventory.import
        where state in ('mapping', 'preview') and state_at < ${since} order by state_at limit 100`,
  );

/** Imports that are over and still hold a file or staged rows. */
export const listImportsWithFiles = (db: Db, doneBefore: Date) =>
  rows<{ id: string; file_key: string | null }>(
    db,
    sql`select id, file_key from inventory.import
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
