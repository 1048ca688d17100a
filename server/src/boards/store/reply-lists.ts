import { type RawBuilder, sql } from 'kysely';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import type { Board } from './posts.ts';
import { isOrdered, type ReplyRecord, replyColumns } from './replies.ts';

/** Which replies a list shows: given by the account, received by it, or both. */
export interface ReplyFilter {
  readonly board: Board;
  readonly account: string;
  readonly side: 'all' | 'given' | 'received';
  readonly post: string | null;
  readonly now: Date;
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

/**
 * A page of replies, the unread first, then the newest. Those to one post begin with the open, and then
 * with the reader's own that was ordered, as the page of the post does.
 */
export const repliesOf = (db: Db, filter: ReplyFilter, page: { limit: number; offset: number }) =>
  rows<ReplyRecord>(
    db,
    sql`select ${replyColumns} from ${joined} where ${filtered(filter)}
        order by (${filter.post}::uuid is not null and r.state = 'open'
            and r.valid_until > ${filter.now}) desc,
          (${filter.post}::uuid is not null and r.account = ${filter.account} and ${isOrdered}) desc,
          ${unreadBy(filter.account)} desc, r.at desc, r.id desc
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countReplies(db: Db, filter: ReplyFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${joined} where ${filtered(filter)}`,
  );
  return n;
}

/**
 * The best open price for each item of posts on which several offer: the lowest quote, the highest
 * bid.
 */
export const bestOffers = (db: Db, posts: readonly string[], now: Date) =>
  rows<{ postItem: string; best: bigint }>(
    db,
    sql`select q.post_item as "postItem",
          case p.board when 'waste' then max(q.unit_price) else min(q.unit_price) end as best
        from ${joined} join boards.reply_item q on q.reply = r.id
        join boards.post_item i on i.id = q.post_item
        where r.post = any(${[...posts]}::uuid[]) and r.state = 'open' and r.valid_until > ${now}
          and q.taken < q.quantity and (p.board = 'mall' or i.taken < i.quantity)
        group by q.post_item, p.board having count(*) > 1`,
  );

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
