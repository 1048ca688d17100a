import { sql } from 'kysely';
import { type Db, one, rows, type Tx } from '#server/kit/database.ts';

/** A device of an account by the hash of what is known of it. */
export interface DeviceSeen {
  readonly accountId: string;
  readonly key: Buffer;
  readonly now: Date;
}

/** Notes a sign-in; true where the device is new to an account that already has others. */
export async function recordDevice(tx: Tx, { accountId, key, now }: DeviceSeen): Promise<boolean> {
  const seen = await one<{ fresh: boolean; others: boolean }>(
    tx,
    sql`insert into accounts.device as d (account_id, key, first_at, last_at)
        values (${accountId}, ${key}, ${now}, ${now})
        on conflict (account_id, key) do update set last_at = excluded.last_at
        returning d.first_at = d.last_at as fresh,
          exists (select from accounts.device o
                  where o.account_id = ${accountId} and o.key <> ${key}) as others`,
  );
  return seen.fresh && seen.others;
}

/** Removes devices that were last used before an instant. */
export async function removeOldDevices(db: Db, before: Date): Promise<number> {
  const gone = sql`delete from accounts.device where last_at < ${before} returning key`;
  return (await rows(db, gone)).length;
}
