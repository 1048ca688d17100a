import { sql } from 'kysely';
import { type MailTopic, mailTopics } from '#contract/messages/topics.ts';
import { type Db, rows, type Tx } from '#server/kit/database/database.ts';
import type { Refusal } from '../core/unsubscribe-key.ts';

const refusalKey = ({ account, topic }: Refusal) => `${account} ${topic}`;

/** The refusals of some accounts, as a question that can be asked of each of them. */
export async function refusalsOf(
  db: Db,
  accounts: readonly string[],
): Promise<(refusal: Refusal) => boolean> {
  const found = await rows<Refusal>(
    db,
    sql`select account, topic from messages.mail_refusal
        where account = any(${[...accounts]}::uuid[])`,
  );
  const all = new Set(found.map(refusalKey));
  return (refusal) => all.has(refusalKey(refusal));
}

/** Each topic, and whether the account is mailed of it. */
export async function settingsOf(
  db: Db,
  account: string,
): Promise<{ topic: MailTopic; mail: boolean }[]> {
  const isRefused = await refusalsOf(db, [account]);
  return mailTopics.map((topic) => ({ topic, mail: !isRefused({ account, topic }) }));
}

/** Sets whether an account is mailed of a topic; a refusal keeps the time when it was made. */
export async function setMail(
  tx: Tx,
  { account, topic, mail, now }: Refusal & { readonly mail: boolean; readonly now: Date },
): Promise<void> {
  await (mail
    ? sql`delete from messages.mail_refusal where account = ${account} and topic = ${topic}`
    : sql`insert into messages.mail_refusal (account, topic, at)
          values (${account}, ${topic}, ${now}) on conflict do nothing`
  ).execute(tx);
}
