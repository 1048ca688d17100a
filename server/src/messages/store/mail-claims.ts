import { sql } from 'kysely';
import { rows, type Tx } from '#server/kit/database/database.ts';

const HOUR_MS = 3_600_000;
const hourBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

/** A mail of a kind about a record that may go out once an hour for each of some accounts. */
interface MailClaim {
  /** The id of the record. */
  readonly record: string;
  readonly kind: string;
  /** The readers, or whom a reader is mailed about where others are mailed about too. */
  readonly accounts: readonly string[];
  readonly now: Date;
}

/** Returns the accounts without such a mail within the last hour; they count as mailed now. */
export async function claimMails(tx: Tx, claim: MailClaim): Promise<ReadonlySet<string>> {
  const { record, kind, accounts, now } = claim;
  const claimed = await rows<{ account: string }>(
    tx,
    sql`insert into messages.mail_claim as m (record, account, kind, at)
        select ${record}::uuid, one.account, ${kind}::text, ${now}::timestamptz
        from unnest(${[...new Set(accounts)]}::uuid[]) as one (account) order by one.account
        on conflict (record, account, kind) do update set at = excluded.at
          where m.at <= ${hourBefore(now)}
        returning m.account`,
  );
  return new Set(claimed.map(({ account }) => account));
}

/** Lets the next mails of kinds about a record go out at once: what the last ones announced is dealt with. */
export async function forgetMails(tx: Tx, record: string, kinds: readonly string[]): Promise<void> {
  await sql`delete from messages.mail_claim
    where record = ${record} and kind = any(${[...kinds]}::text[])`.execute(tx);
}

/** Removes what holds no mail back any more; what an act writes anew stays. */
export async function removeOldClaims(tx: Tx, now: Date): Promise<void> {
  await sql`delete from messages.mail_claim m using (
      select record, account, kind from messages.mail_claim
      where at <= ${hourBefore(now)} for update skip locked) as old
    where m.record = old.record and m.account = old.account and m.kind = old.kind`.execute(tx);
}
