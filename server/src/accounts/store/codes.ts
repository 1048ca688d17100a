import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { CODES_PER_HOUR, type CodeState } from '../core/code.ts';

/** Which code of which address: each purpose has codes of its own. */
export interface CodeOf {
  readonly email: string;
  /** The use; of a next address with the account that asks, so that no other one replaces its code. */
  readonly purpose: string;
}

interface CodeRow {
  code_hash: Buffer | null;
  sent_at: Date;
  expires_at: Date;
  tries: number;
  hour_started_at: Date;
  hour_sent: number;
}

/** Returns the last code of an address; null where none was sent. */
export async function readCode(db: Db, { email, purpose }: CodeOf): Promise<CodeState | null> {
  const found = await row<CodeRow>(
    db,
    sql`select code_hash, sent_at, expires_at, tries, hour_started_at, hour_sent
        from accounts.code where email = ${email} and purpose = ${purpose}`,
  );
  if (found === null) return null;
  return {
    sentAt: found.sent_at,
    expiresAt: found.expires_at,
    tries: found.tries,
    isUsed: found.code_hash === null,
    hourStartedAt: found.hour_started_at,
    hourSent: found.hour_sent,
  };
}

/** Puts a new code in place of the last one; false where it is too early for another. */
export async function putCode(
  tx: Tx,
  code: CodeOf & { readonly hash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { email, purpose, hash, now, expiresAt } = code;
  const resendFrom = new Date(now.getTime() - limits.codeResendS * 1000);
  const hourFrom = new Date(now.getTime() - 3_600_000);
  const put = await row(
    tx,
    sql`insert into accounts.code as c
          (email, purpose, code_hash, sent_at, expires_at, hour_started_at, hour_sent)
        values (${email}, ${purpose}, ${hash}, ${now}, ${expiresAt}, ${now}, 1)
        on conflict (email, purpose) do update set
          code_hash = excluded.code_hash, sent_at = excluded.sent_at,
          expires_at = excluded.expires_at, tries = 0,
          hour_started_at = case when c.hour_started_at <= ${hourFrom} then excluded.sent_at
                                 else c.hour_started_at end,
          hour_sent = case when c.hour_started_at <= ${hourFrom} then 1 else c.hour_sent + 1 end
        where c.sent_at <= ${resendFrom}
          and (c.hour_started_at <= ${hourFrom} or c.hour_sent < ${CODES_PER_HOUR})
        returning email`,
  );
  return put !== null;
}

/**
 * Returns how many codes for a next address went to a mailbox in the running hours of all accounts
 * that ask for one, and when the first of these hours began. Until the act ends no other one asks.
 */
export async function countSentTo(
  tx: Tx,
  { email, start, now }: { readonly email: string; readonly start: string; readonly now: Date },
): Promise<{ readonly sent: number; readonly since: Date | null }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.code/' || ${email}::text, 0))`.execute(
    tx,
  );
  const hourFrom = new Date(now.getTime() - 3_600_000);
  return one<{ sent: number; since: Date | null }>(
    tx,
    sql`select coalesce(sum(hour_sent), 0)::int as sent, min(hour_started_at) as since
        from accounts.code
        where email = ${email} and starts_with(purpose, ${start}) and hour_started_at > ${hourFrom}`,
  );
}

/**
 * Takes one of a code's tries before the code is looked at, outside of the act: a try stays taken
 * though the act is rolled back, and tries made at once cannot share one. Null: no try is left.
 */
export const countTry = (
  aside: Db,
  { email, purpose, triesMax }: CodeOf & { readonly triesMax: number },
  now: Date,
): Promise<{ codeHash: Buffer; tries: number } | null> =>
  row(
    aside,
    sql<{ codeHash: Buffer; tries: number }>`
      update accounts.code set tries = tries + 1
      where email = ${email} and purpose = ${purpose} and code_hash is not null
        and expires_at > ${now} and tries < ${triesMax}
      returning code_hash as "codeHash", tries`,
  );

/** Uses a code up; false where another act used it, or a new one was sent, in between. */
export async function spendCode(
  tx: Tx,
  { email, purpose, hash }: CodeOf & { readonly hash: Buffer },
): Promise<boolean> {
  const used = await row(
    tx,
    sql`update accounts.code set code_hash = null
        where email = ${email} and purpose = ${purpose} and code_hash = ${hash} returning email`,
  );
  return used !== null;
}

/** Gives a try back: the code was right and is still needed, or was not looked at. */
export async function uncountTry(db: Db, { email, purpose }: CodeOf): Promise<void> {
  await sql`update accounts.code set tries = greatest(tries - 1, 0)
            where email = ${email} and purpose = ${purpose}`.execute(db);
}

/** Removes codes that were sent before an instant. */
export async function removeOldCodes(db: Db, before: Date): Promise<number> {
  const deletion = sql`delete from accounts.code where sent_at < ${before} returning email`;
  return (await rows(db, deletion)).length;
}
