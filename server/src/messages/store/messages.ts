import { sql } from 'kysely';
import type { BoxChange } from '#contract/messages/events.ts';
import type { UnreadCounts } from '#contract/messages/schemas.ts';
import { type Db, one, rows, type Tx } from '#server/kit/database/database.ts';
import { notifyAccounts } from '#server/kit/events-store.ts';
import type { Params } from '../core/render.ts';
import type { WrittenTexts } from '../core/written.ts';

export type Box = 'msg' | 'notice';

export interface NewMessage {
  readonly id: string;
  readonly account: string;
  readonly box: Box;
  readonly kind: string;
  readonly params: Params;
  readonly link: string | null;
  readonly at: Date;
  readonly mail: 'none' | 'due';
}

export interface MessageRow {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
  readonly params: Params;
  readonly link: string | null;
  readonly at: Date;
  readonly readAt: Date | null;
  /** Words of its own; null where the kind's words say it. */
  readonly texts: WrittenTexts | null;
}

/** Writes messages by one statement; the open pages of all who get one are notified. */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<void> {
  const list = (of: (message: NewMessage) => unknown) => messages.map(of);
  await sql`insert into messages.message (id, account, box, kind, params, link, at, mail)
    select * from unnest(${list(({ id }) => id)}::uuid[],
      ${list(({ account }) => account)}::uuid[], ${list(({ box }) => box)}::text[],
      ${list(({ kind }) => kind)}::text[],
      ${list(({ params }) => JSON.stringify(params))}::jsonb[],
      ${list(({ link }) => link)}::text[], ${list(({ at }) => at)}::timestamptz[],
      ${list(({ mail }) => mail)}::text[])`.execute(tx);
  const events = [...Map.groupBy(messages, ({ link }) => link)].map(([link, sameLink]) => ({
    accounts: [...new Set(sameLink.map(({ account }) => account))],
    data: { what: 'came', link } satisfies BoxChange,
  }));
  await notifyAccounts(tx, ...events);
}

/** Notifies the account's open pages as soon as this is committed. */
const notifyPages = (tx: Tx, account: string, data: BoxChange) =>
  notifyAccounts(tx, { accounts: [account], data });
const MARKED: BoxChange = { what: 'marked', link: null };

interface BoxFilter {
  readonly account: string;
  readonly box: Box;
  readonly unread: boolean;
}

const inBox = (filter: BoxFilter) => sql`account = ${filter.account} and box = ${filter.box}
  and deleted_at is null and (not ${filter.unread}::boolean or read_at is null)`;

const columns = sql`m.id, m.account, m.kind, m.params, m.link, m.at, m.read_at as "readAt",
  (select w.texts from messages.written w where w.id = m.written) as texts`;

/** A page of a box, newest first. */
export const messagesOf = (db: Db, filter: BoxFilter, page: { limit: number; offset: number }) =>
  rows<MessageRow>(
    db,
    sql`select ${columns} from messages.message m
        where ${inBox(filter)} order by at desc, id desc
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countMessages(db: Db, filter: BoxFilter): Promise<number> {
  const found = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from messages.message where ${inBox(filter)}`,
  );
  return found.n;
}

/** Counts the unread messages in each box. */
export async function unreadCounts(db: Db, account: string): Promise<UnreadCounts> {
  const { msg, notice } = await one<{ msg: number; notice: number }>(
    db,
    sql`select count(*) filter (where box = 'msg')::int as msg,
               count(*) filter (where box = 'notice')::int as notice
        from messages.message
        where account = ${account} and deleted_at is null and read_at is null`,
  );
  return {
    msgBoxRead: msg,
    noticeBoxRead: notice,
    allRead: msg + notice,
    allUnread: msg + notice,
  };
}

interface Marked {
  readonly account: string;
  readonly box: Box;
  /** None means all of the box. */
  readonly ids: readonly string[];
  readonly now: Date;
}

const markedRows = (marked: Marked) => sql`account = ${marked.account} and box = ${marked.box}
  and deleted_at is null
  and (${marked.ids.length === 0}::boolean or id = any(${[...marked.ids]}::uuid[]))`;

/** Marks messages read; what is read already keeps its time. */
export async function markRead(tx: Tx, marked: Marked): Promise<void> {
  await sql`update messages.message set read_at = ${marked.now}
            where ${markedRows(marked)} and read_at is null`.execute(tx);
  await notifyPages(tx, marked.account, MARKED);
}

/** Takes messages out of the box; the rows stay as the record of what was sent. */
export async function markDeleted(tx: Tx, marked: Marked): Promise<void> {
  await sql`update messages.message set deleted_at = ${marked.now},
              read_at = coalesce(read_at, ${marked.now})
            where ${markedRows(marked)}`.execute(tx);
  await notifyPages(tx, marked.account, MARKED);
}
