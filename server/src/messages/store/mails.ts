import { type RawBuilder, sql } from 'kysely';
import { rows, type Tx } from '#server/kit/database/database.ts';
import type { MessageRow } from './messages.ts';

interface DueMails {
  readonly limit: number;
  /** Messages whose mails could not be written in this run. */
  readonly failed: readonly string[];
}

const lockDueMails = (tx: Tx, due: RawBuilder<unknown>, { limit, failed }: DueMails) =>
  rows<MessageRow>(
    tx,
    sql`select m.id, m.account, m.kind, m.params, m.link, m.at, m.read_at as "readAt",
          (select w.texts from messages.written w where w.id = m.written) as texts
        from messages.message m
        where m.mail = 'due' and ${due}
          and m.id <> all(${[...failed]}::uuid[]) order by m.at limit ${limit} for update skip locked`,
  );

/**
 * Locks the oldest messages whose mail is due; those that another worker holds are left out. What
 * goes to many comes after everything that is somebody's own business.
 */
export async function lockMailDue(tx: Tx, { limit, failed }: DueMails): Promise<MessageRow[]> {
  const own = await lockDueMails(tx, sql`m.written is null`, { limit, failed });
  if (own.length === limit) return own;
  const rest = { limit: limit - own.length, failed };
  return [...own, ...(await lockDueMails(tx, sql`m.written is not null`, rest))];
}

/** Their mails are with the mailer. */
export async function markMailed(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update messages.message set mail = 'sent' where id = any(${[...ids]}::uuid[])`.execute(
    tx,
  );
}
