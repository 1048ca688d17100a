import { sql } from 'kysely';
import { type Db, row, rows } from '../database/database.ts';

/** A mail or text message that arrived in the mailbox of development. */
export interface MailboxItem {
  readonly id: string;
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly lang: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Puts an item into the mailbox; one that is there already (a job's repeat) is left as it is. */
export async function putInMailbox(db: Db, item: MailboxItem): Promise<void> {
  await sql`insert into kit.mailbox (id, kind, recipient, subject, body, html, lang, headers, at)
    values (${item.id}, ${item.kind}, ${item.recipient}, ${item.subject}, ${item.body},
      ${item.html}, ${item.lang}, ${JSON.stringify(item.headers)}::jsonb, ${item.at})
    on conflict (id) do nothing`.execute(db);
}

/** The newest items, or those to one recipient. */
export const mailboxItems = (
  db: Db,
  { to, limit }: { to: string | null; limit: number },
): Promise<MailboxItem[]> =>
  rows(
    db,
    sql<MailboxItem>`select id, kind, recipient, subject, body, html, lang, headers, at
      from kit.mailbox where ${to}::text is null or recipient = ${to}::text
      order by at desc, id desc limit ${limit}`,
  );

/** One item, or null. The id is a UUID. */
export const mailboxItem = (db: Db, id: string): Promise<MailboxItem | null> =>
  row(
    db,
    sql<MailboxItem>`select id, kind, recipient, subject, body, html, lang, headers, at
      from kit.mailbox where id = ${id}::uuid`,
  );
