import { sql } from 'kysely';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** A file of a watched folder that was accepted or refused and not moved aside. */
export interface WatchedFile {
  readonly name: string;
  readonly stamp: string;
  /** The failure by which it was refused; null where it was accepted. */
  readonly refused: string | null;
  readonly notifiedAt: Date | null;
}

export const listWatchedFiles = (db: Db, key: string): Promise<WatchedFile[]> =>
  rows<WatchedFile>(
    db,
    sql`select name, stamp, refused, notified_at as "notifiedAt" from inventory.watched_file where key = ${key}`,
  );

/** Returns an entered file; null where none of the name is entered. */
export const findWatchedFile = (db: Db, key: string, name: string): Promise<WatchedFile | null> =>
  row<WatchedFile>(
    db,
    sql`select name, stamp, refused, notified_at as "notifiedAt" from inventory.watched_file
        where key = ${key} and name = ${name}`,
  );

/** Enters a file that is read or refused now; false where it was entered before. */
export async function insertWatchedFile(
  tx: Tx,
  key: string,
  { name, stamp, refused }: Omit<WatchedFile, 'notifiedAt'>,
): Promise<boolean> {
  const entered = await row(
    tx,
    sql`insert into inventory.watched_file (key, name, stamp, refused)
          values (${key}, ${name}, ${stamp}, ${refused})
        on conflict (key, name) do update set stamp = excluded.stamp, refused = excluded.refused,
          notified_at = null
          where inventory.watched_file.stamp <> excluded.stamp
        returning key`,
  );
  return entered !== null;
}

/** Notes that a file stays; false where that was noted before. */
export async function markNotified(tx: Tx, key: string, name: string, now: Date): Promise<boolean> {
  const marked = await row(
    tx,
    sql`update inventory.watched_file set notified_at = ${now}
        where key = ${key} and name = ${name} and notified_at is null returning key`,
  );
  return marked !== null;
}

/** Forgets files that no longer stand in the folder. */
export async function deleteWatchedFiles(db: Db, key: string, names: readonly string[]) {
  if (names.length === 0) return;
  await sql`delete from inventory.watched_file
    where key = ${key} and name = any(${[...names]}::text[])`.execute(db);
}
