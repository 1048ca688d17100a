import { type RawBuilder, sql } from 'kysely';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { MessageRow } from './messages.ts';

const lockDueMails = (tx: Tx, due: RawBuilder<unknown>, limit: number) =>
  rows<MessageRow>(
    tx,
    sql`select m.id, m.account, m.kind, m.params, m.link, m.at, m.read_at,
          (select w.texts from messages.written w where w.id = m.written) as texts
        from messages.message m
        where m.mail = 'due' and ${due} order by m.at limit ${limit} for update skip locked`,
  );

/**
 * Locks the oldest messages whose mail is due; those that another worker holds are left out. What
 * goes to many comes after everything that is somebody's own business.
 */
export async function lockMailDue(tx: Tx, limit: number): Promise<MessageRow[]> {
  const own = await lockDueMails(tx, sql`m.written is null`, limit);
  if (own.length === limit) return own;
  return [...own, ...(await lockDueMails(tx, sql`m.written is not null`, limit - own.length))];
}

/** Their mails are with the mailer. */
export async function markMailed(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update messages.message set mail = 'sent' where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  );
}
