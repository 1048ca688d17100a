import { sql } from 'kysely';
import type { SettingFields } from '#contract/settings/schemas.ts';
import type { SettingKey } from '#contract/settings/setting-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

/** Describes what a setting said from an instant on. */
export interface EntryRow {
  readonly key: SettingKey;
  readonly version: number;
  readonly value: SettingFields;
  readonly reason: string;
  readonly fromAt: Date;
  readonly proposedName: string;
  readonly approvedName: string;
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };
export type NewEntry = EntryRow & { readonly proposedBy: string; readonly approvedBy: string };

const columns = sql`key, version, value, reason, from_at as "fromAt",
  proposed_name as "proposedName", approved_name as "approvedName"`;

/** Returns what a setting says now; null where nobody has changed it. */
export const findCurrent = (db: Db, key: SettingKey): Promise<EntryRow | null> =>
  row(
    db,
    sql<EntryRow>`select ${columns} from settings.entry where key = ${key}
      order by version desc limit 1`,
  );

/** A setting as people and the configuration have it, read by one statement. */
export interface CurrentAndConfigured {
  readonly entry: EntryRow | null;
  readonly configured: SettingFields | null;
}

/** Returns what people and the configuration say of a setting; null where they say nothing. */
export async function findCurrentAndConfigured(
  db: Db,
  key: SettingKey,
): Promise<CurrentAndConfigured> {
  const { configured, ...entry } = await one(
    db,
    sql<Nullable<EntryRow> & { configured: SettingFields | null }>`
      select e.*, c.value as configured from (select 1) as always
      left join lateral (select ${columns} from settings.entry where key = ${key}
        order by version desc limit 1) e on true
      left join settings.configured c on c.key = ${key}`,
  );
  return { entry: entry.version === null ? null : (entry as EntryRow), configured };
}

/** Returns the value that the configuration states for a setting; null where it states none. */
export async function findConfigured(db: Db, key: SettingKey): Promise<SettingFields | null> {
  const found = await row(
    db,
    sql<{ value: SettingFields }>`
      select value from settings.configured where key = ${key}`,
  );
  return found?.value ?? null;
}

/** Keeps what the configuration states for a setting; null where it states nothing. */
export async function saveConfigured(
  db: Db,
  key: SettingKey,
  value: SettingFields | null,
): Promise<void> {
  if (value === null) {
    await sql`delete from settings.configured where key = ${key}`.execute(db);
    return;
  }
  await sql`
    insert into settings.configured (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db);
}

/** Returns what every setting says now, of those that somebody has changed. */
export const listCurrent = (db: Db): Promise<EntryRow[]> =>
  rows(
    db,
    sql<EntryRow>`select distinct on (key) ${columns} from settings.entry
      order by key, version desc`,
  );

/** Returns a page of what a setting said, the newest first. */
export async function listEntries(
  db: Db,
  { key, pageNum, pageSize }: { key: SettingKey; pageNum: number; pageSize: number },
): Promise<{ total: number; list: EntryRow[] }> {
  const { total } = await one(
    db,
    sql<{ total: number }>`select count(*)::integer as total from settings.entry
      where key = ${key}`,
  );
  const list = await rows(
    db,
    sql<EntryRow>`select ${columns} from settings.entry where key = ${key}
      order by version desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
  );
  return { total, list };
}

/** Returns what a setting said since an instant and right before it, the oldest first. */
export const listSince = (db: Db, key: SettingKey, since: Date): Promise<EntryRow[]> =>
  rows(
    db,
    sql<EntryRow>`select ${columns} from settings.entry
      where key = ${key} and version >= coalesce((
        select max(e.version) from settings.entry e
        where e.key = ${key} and e.from_at <= ${since}), 0)
      order by version`,
  );

/** Returns every value to which people have changed a setting, the newest first. */
export async function listValues(db: Db, key: SettingKey): Promise<SettingFields[]> {
  const found = await rows(
    db,
    sql<{ value: SettingFields }>`select value from settings.entry where key = ${key}
      order by version desc`,
  );
  return found.map(({ value }) => value);
}

/** Keeps others from changing a setting until the transaction ends. */
export async function lockSetting(tx: Tx, key: SettingKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`settings/${key}`}, 0))`.execute(tx);
}

/** Writes what a setting says from now on. */
export async function insertEntry(tx: Tx, made: NewEntry): Promise<void> {
  await sql`
    insert into settings.entry (key, version, value, reason, from_at, proposed_by, proposed_name,
      approved_by, approved_name)
    values (${made.key}, ${made.version}, ${JSON.stringify(made.value)}::jsonb, ${made.reason},
      ${made.fromAt}, ${made.proposedBy}, ${made.proposedName}, ${made.approvedBy},
      ${made.approvedName})`.execute(tx);
}

/** A dry run may take so long, in milliseconds. */
export const DRY_RUN_MS = 3000;

/** Lets the rest of a transaction read only, each statement for a limited time. */
export async function limitToReads(db: Db): Promise<void> {
  await sql`set transaction read only`.execute(db);
  await sql`select set_config('statement_timeout', ${String(DRY_RUN_MS)}, true)`.execute(db);
}
