import { sql } from 'kysely';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { FactorOwner } from './factors.ts';

/** A device of an account by the hash of what is known of it. */
export interface DeviceSignIn {
  readonly accountId: string;
  readonly key: Buffer;
  readonly now: Date;
}

/** Notes a sign-in; true where the device is new to an account that already has others. */
export async function recordDevice(
  tx: Tx,
  { accountId, key, now }: DeviceSignIn,
): Promise<boolean> {
  const recorded = await one<{ fresh: boolean; others: boolean }>(
    tx,
    sql`insert into accounts.device as d (account_id, key, first_at, last_at)
        values (${accountId}, ${key}, ${now}, ${now})
        on conflict (account_id, key) do update set last_at = excluded.last_at
        returning d.first_at = d.last_at as fresh,
          exists (select from accounts.device o
                  where o.account_id = ${accountId} and o.key <> ${key}) as others`,
  );
  return recorded.fresh && recorded.others;
}

/** A browser of an account or of a member of staff, by the hash of its cookie. */
export interface KnownDevice {
  readonly owner: FactorOwner;
  readonly key: Buffer;
}

/** Notes a full sign-in of a browser: from now on it is known. */
export async function saveKnownDevice(
  tx: Tx,
  { owner, key }: KnownDevice,
  now: Date,
): Promise<void> {
  const accountId = owner.kind === 'member' ? owner.id : null;
  const staffId = owner.kind === 'staff' ? owner.id : null;
  await sql`insert into accounts.known_device (account_id, staff_id, key, last_at)
            values (${accountId}, ${staffId}, ${key}, ${now})
            on conflict (owner_id, key) do update set last_at = excluded.last_at`.execute(tx);
}

/** Whether a browser signed in to an account, or as a member of staff, before. */
export async function isKnownDevice(db: Db, ownerId: string, key: Buffer): Promise<boolean> {
  const found = await row(
    db,
    sql`select key from accounts.known_device where owner_id = ${ownerId} and key = ${key}`,
  );
  return found !== null;
}

/** Removes known browsers that last signed in before an instant. */
export async function removeOldKnownDevices(db: Db, before: Date): Promise<number> {
  const deletion = sql`delete from accounts.known_device where last_at < ${before} returning key`;
  return (await rows(db, deletion)).length;
}

/** Removes devices that were last used before an instant. */
export async function removeOldDevices(db: Db, before: Date): Promise<number> {
  const deletion = sql`delete from accounts.device where last_at < ${before} returning key`;
  return (await rows(db, deletion)).length;
}

/** A device of more accounts than these says nothing: it is an office or a public network. */
const ACCOUNTS_MOST = 4;

/** Returns devices that a few accounts signed in from, as groups of accounts. */
export const sharedDevices = (db: Db): Promise<{ readonly accounts: readonly string[] }[]> =>
  rows(
    db,
    sql<{ accounts: string[] }>`
      select array_agg(account_id) as accounts from accounts.device
      group by key having count(*) between 2 and ${ACCOUNTS_MOST} limit 20000`,
  );
