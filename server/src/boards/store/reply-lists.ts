import { type RawBuilder, sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import type { Board } from './posts.ts';
import { type ReplyRecord, replyColumns } from './replies.ts';

/** Which replies a list shows: given by the account, received by it, or both. */
export interface ReplyFilter {
  readonly board: Board;
  readonly account: string;
  readonly side: 'all' | 'given' | 'received';
  readonly post: string | null;
}

function filtered({ board, account, side, post }: ReplyFilter): RawBuilder<unknown> {
  const sides = {
    given: sql`r.account = ${account}`,
    received: sql`p.account = ${account}`,
    all: sql`(r.account = ${account} or p.account = ${account})`,
  };
  return sql`p.board = ${board} and ${sides[side]}
    and (${post}::uuid is null or r.post = ${post})`;
}

const joined = sql`boards.reply r join boards.post p on p.id = r.post`;
/** A reply waits to be read by the poster while it is open; one that ended does not. */
const unreadBy = (account: string) =>
  sql`(p.account = ${account} and r.state = 'open' and r.read_at is null)`;

/** A page of replies, the unread first, then the newest. */
export const repliesOf = (db: Db, filter: ReplyFilter, page: { limit: number; offset: number }) =>
  rows<ReplyRecord>(
    db,
    sql`select ${replyColumns} from ${joined} where ${filtered(filter)}
        order by ${unreadBy(filter.account)} desc, r.at desc, r.id desc
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countReplies(db: Db, filter: ReplyFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${joined} where ${filtered(filter)}`,
  );
  return n;
}

/** Ids of the replies that wait to be read by the poster, the newest first. */
export async function unreadReplyIds(db: Db, board: Board, account: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select r.id from ${joined}
        where p.board = ${board} and ${unreadBy(account)} order by r.at desc, r.id desc`,
  );
  return found.map((reply) => reply.id);
}

export interface OrderOfReply {
  readonly reply: string;
  readonly id: string;
  readonly no: string;
}

/** The orders that replies became, the first first. */
export const ordersOfReplies = (db: Db, replies: readonly string[]) =>
  rows<OrderOfReply>(
    db,
    sql`select reply, order_id as id, order_no as no from boards.taking
        where reply = any(${[...replies]}::uuid[])
        group by reply, order_id, order_no order by min(at), order_id`,
  );

/** A reader's private notes on replies. */
export const marksOfReplies = (db: Db, replies: readonly string[], account: string) =>
  rows<{ reply: string; mark: string }>(
    db,
    sql`select on_id as reply, mark from boards.private_mark
        where account = ${account} and on_kind = 'reply' and on_id = any(${[...replies]}::uuid[])`,
  );
