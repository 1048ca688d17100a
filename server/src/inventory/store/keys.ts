import { sql } from 'kysely';
import type { ImportMode } from '#contract/inventory/import-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';

export interface KeyRow {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly hint: string;
  readonly mode: ImportMode;
  readonly at: Date;
  readonly lastUsedAt: Date | null;
}

const columns = sql`id, account, name, hint, mode, at, last_used_at as "lastUsedAt"`;

/** A seller's keys that are not revoked, the newest first. */
export const listKeysOf = (db: Db, account: string): Promise<KeyRow[]> =>
  rows<KeyRow>(
    db,
    sql`select ${columns} from inventory.stock_key
        where account = ${account} and revoked_at is null order by at desc, id desc`,
  );

/** How many keys a seller has; two that are made at once count each other. */
export async function countKeys(tx: Tx, account: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('inventory.key ' || ${account}, 0))`.execute(
    tx,
  );
  const { n } = await one<{ n: number }>(
    tx,
    sql`select count(*)::int as n from inventory.stock_key
        where account = ${account} and revoked_at is null`,
  );
  return n;
}

export async function insertKey(
  tx: Tx,
  key: Omit<KeyRow, 'lastUsedAt'> & { readonly sha256: Buffer },
): Promise<void> {
  await sql`insert into inventory.stock_key (id, account, name, hint, key_sha256, mode, at)
    values (${key.id}, ${key.account}, ${key.name}, ${key.hint}, ${key.sha256}, ${key.mode},
      ${key.at})`.execute(tx);
}

/** Ends a key; false where the seller has none such. */
export async function revokeKey(tx: Tx, account: string, id: string, now: Date): Promise<boolean> {
  const found = await row(
    tx,
    sql`update inventory.stock_key set revoked_at = ${now}
        where id = ${id}::uuid and account = ${account} and revoked_at is null returning id`,
  );
  return found !== null;
}

/** The key with this hash; its use is noted once in a minute at most. */
export async function findKeyAndRecordUse(
  db: Db,
  sha256: Buffer,
  now: Date,
): Promise<KeyRow | null> {
  const found = await row<KeyRow>(
    db,
    sql`select ${columns} from inventory.stock_key
        where key_sha256 = ${sha256} and revoked_at is null`,
  );
  if (found === null) return null;
  await sql`update inventory.stock_key set last_used_at = ${now} where id = ${found.id}::uuid
    and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '1 minute')`.execute(
    db,
  );
  return found;
}
