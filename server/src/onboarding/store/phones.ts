import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, row, rows, type Tx } from '#server/kit/database/database.ts';

/** The last code that was sent to the mobile number of a settlement. */
export interface PhoneCode {
  readonly sentTo: string;
  readonly isUsed: boolean;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly tries: number;
}

/** Returns the last code of an account; null where none was sent. */
export const findPhoneCode = (db: Db, accountId: string): Promise<PhoneCode | null> =>
  row(
    db,
    sql<PhoneCode>`
      select sent_to as "sentTo", code_hash is null as "isUsed", sent_at as "sentAt",
        expires_at as "expiresAt", tries
      from onboarding.phone where account_id = ${accountId}`,
  );

/** Returns when a code was last sent to a number, by whichever account; null where none was. */
export async function lastSentTo(tx: Tx, phone: string): Promise<Date | null> {
  // Two accounts that send to one number at once wait for each other.
  const key = `onboarding.phone ${phone}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const found = await row(
    tx,
    sql<{ sentAt: Date }>`
      select sent_at as "sentAt" from onboarding.phone where sent_to = ${phone}
      order by sent_at desc limit 1`,
  );
  return found?.sentAt ?? null;
}

/** Puts a new code in place of the last one; false where it is too early for another. */
export async function putPhoneCode(
  tx: Tx,
  code: { accountId: string; phone: string; hash: Buffer; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { accountId, phone, hash, now, expiresAt } = code;
  const resendFrom = new Date(now.getTime() - limits.codeResendS * 1000);
  const put = await row(
    tx,
    sql`insert into onboarding.phone as p (account_id, sent_to, code_hash, sent_at, expires_at)
        values (${accountId}, ${phone}, ${hash}, ${now}, ${expiresAt})
        on conflict (account_id) do update set sent_to = excluded.sent_to,
          code_hash = excluded.code_hash, sent_at = excluded.sent_at,
          expires_at = excluded.expires_at, tries = 0
        where p.sent_at <= ${resendFrom}
        returning account_id as "accountId"`,
  );
  return put !== null;
}

/**
 * Takes one of a code's tries before the code is compared, outside of the command: a try stays
 * taken though the command is rolled back. Null: no try is left.
 */
export const countPhoneTry = (
  aside: Db,
  { accountId, phone, now }: { accountId: string; phone: string; now: Date },
): Promise<{ codeHash: Buffer; tries: number } | null> =>
  row(
    aside,
    sql<{ codeHash: Buffer; tries: number }>`
      update onboarding.phone set tries = tries + 1
      where account_id = ${accountId} and sent_to = ${phone} and code_hash is not null
        and expires_at > ${now} and tries < ${limits.codeTries}
      returning code_hash as "codeHash", tries`,
  );

/** Uses a code up and keeps its number as verified; false where it was used in between. */
export async function verifyByCode(
  tx: Tx,
  { accountId, hash, now }: { accountId: string; hash: Buffer; now: Date },
): Promise<boolean> {
  const done = await row(
    tx,
    sql`update onboarding.phone set code_hash = null, verified = sent_to, verified_at = ${now}
        where account_id = ${accountId} and code_hash = ${hash} returning account_id as "accountId"`,
  );
  return done !== null;
}

/** Returns the mobile numbers that accounts have verified, in the international form. */
export async function findVerifiedPhones(
  db: Db,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await rows(
    db,
    sql<{ accountId: string; verified: string }>`
      select account_id as "accountId", coalesce(verified, '') as verified from onboarding.phone
      where account_id = any(${[...accountIds]}::uuid[]) and verified is not null`,
  );
  return new Map(found.map(({ accountId, verified }) => [accountId, verified]));
}

/** Returns the mobile number that an account has verified, `+8613800138000`, or null. */
export const findVerifiedPhone = async (db: Db, accountId: string): Promise<string | null> =>
  (await findVerifiedPhones(db, [accountId])).get(accountId) ?? null;
