import { type RawBuilder, sql } from 'kysely';
import type { PostState } from '#contract/boards/table.ts';
import type { Condition, Packaging } from '#contract/option-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import type { StoredFile } from '../deps.ts';

/** The board that a post is on: requests in the mall, surplus on waste. */
export type Board = 'mall' | 'waste';

export interface PostRecord {
  readonly id: string;
  readonly no: string;
  readonly board: Board;
  readonly account: string;
  readonly country: string;
  readonly state: PostState;
  readonly version: number;
  readonly mark: string;
  readonly attach: readonly StoredFile[];
  readonly at: Date;
  readonly closedAt: Date | null;
}

export interface NewPost {
  readonly id: string;
  readonly no: string;
  readonly board: Board;
  readonly account: string;
  readonly country: string;
  readonly mark: string;
  readonly attach: readonly StoredFile[];
  readonly at: Date;
}

export interface NewPostItem {
  readonly id: string;
  readonly mpn: string;
  readonly key: string;
  readonly quantity: number;
  /** The goods that the poster offers; null where it looks for goods. */
  readonly goods: Goods | null;
}

/** Surplus goods as their poster describes them; the price in 0.00001 USD a piece. */
export interface Goods {
  readonly manufacturer: string;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly unitPrice: bigint | null;
}

/** A post as its own account names it. */
export interface OwnPost {
  readonly board: Board;
  readonly id: string;
  readonly account: string;
}

/** The columns of a PostRecord, over post p. */
export const postColumns = sql`p.id, p.no, p.board, p.account, p.country, p.state, p.version, p.mark,
  p.attach, p.at, p.closed_at as "closedAt"`;

export async function insertPost(
  tx: Tx,
  post: NewPost,
  items: readonly NewPostItem[],
): Promise<void> {
  await sql`insert into boards.post (id, no, board, account, country, state, mark, attach, at)
    values (${post.id}, ${post.no}, ${post.board}, ${post.account}, ${post.country}, 'open',
      ${post.mark}, ${JSON.stringify(post.attach)}::jsonb, ${post.at})`.execute(tx);
  await insertItems(tx, post.id, items);
}

async function insertItems(tx: Tx, post: string, items: readonly NewPostItem[]): Promise<void> {
  const goods = items.map((item) => item.goods);
  await sql`insert into boards.post_item (id, post, position, mpn, mpn_key, quantity, bounded,
      manufacturer, condition, packaging, date_code, unit_price)
    select id, ${post}, position, mpn, mpn_key, quantity, manufacturer is not null,
      manufacturer, condition, packaging, date_code as "dateCode", unit_price as "unitPrice"
    from unnest(${items.map((item) => item.id)}::uuid[], ${items.map((item) => item.mpn)}::text[],
      ${items.map((item) => item.key)}::text[], ${items.map((item) => item.quantity)}::int[],
      ${goods.map((one) => one?.manufacturer)}::text[], ${goods.map((one) => one?.condition)}::text[],
      ${goods.map((one) => one?.packaging)}::text[], ${goods.map((one) => one?.dateCode)}::text[],
      ${goods.map((one) => one?.unitPrice)}::bigint[])
      with ordinality as item (id, mpn, mpn_key, quantity, manufacturer, condition, packaging,
        date_code, unit_price, position)`.execute(tx);
}

/** Writes the content of a post anew, under its number; to others it is as if nobody had seen it. */
export async function rewritePost(
  tx: Tx,
  post: Pick<NewPost, 'id' | 'mark' | 'attach'>,
  items: readonly NewPostItem[],
): Promise<void> {
  const { id, mark, attach } = post;
  await sql`update boards.post set mark = ${mark}, attach = ${JSON.stringify(attach)}::jsonb
    where id = ${id}`.execute(tx);
  await sql`delete from boards.post_item where post = ${id}`.execute(tx);
  await insertItems(tx, id, items);
  await sql`delete from boards.seen where post = ${id}`.execute(tx);
}

/**
 * A post that the account may see: an open one, its own, or one that it answered. Null for any
 * other, as if it were not there.
 */
export const visiblePost = (db: Db, board: Board, id: string, account: string) =>
  row<PostRecord>(
    db,
    sql`select ${postColumns} from boards.post p
        where p.id = ${id} and p.board = ${board}
          and (p.state = 'open' or p.account = ${account} or exists (
            select from boards.reply r where r.post = p.id and r.account = ${account}))`,
  );

/** Locks an account's own post; null for any other, as if it were not there. */
export const lockOwnPost = (tx: Tx, { board, id, account }: OwnPost) =>
  row<PostRecord>(
    tx,
    sql`select ${postColumns} from boards.post p
        where p.id = ${id} and p.board = ${board} and p.account = ${account} for update`,
  );

/** Locks a post. Everything that moves a post or its replies locks the post first. */
export const lockPost = (tx: Tx, board: Board, id: string) =>
  row<PostRecord>(
    tx,
    sql`select ${postColumns} from boards.post p
        where p.id = ${id} and p.board = ${board} for update`,
  );

/** Locks the open posts that an account put on the boards or has an open reply on, in one order for all. */
export const lockPostsOfAccount = (tx: Tx, account: string) =>
  rows<PostRecord>(
    tx,
    sql`select ${postColumns} from boards.post p
        where p.state = 'open' and (p.account = ${account} or exists (
          select from boards.reply r
          where r.post = p.id and r.account = ${account} and r.state = 'open'))
        order by p.id for update of p`,
  );

/** Writes the state of a post; its content is written by `rewritePost`. */
export async function savePostState(
  tx: Tx,
  { id, state, version, closedAt }: Pick<PostRecord, 'id' | 'state' | 'version' | 'closedAt'>,
): Promise<void> {
  await sql`update boards.post set state = ${state}, closed_at = ${closedAt},
    version = ${version} where id = ${id}`.execute(tx);
}

/** Marks posts as seen by a reader; the first time counts. */
export async function markPostRead(tx: Tx, reading: { account: string; post: string; now: Date }) {
  await sql`insert into boards.seen (account, post, at)
    values (${reading.account}, ${reading.post}, ${reading.now}) on conflict do nothing`.execute(
    tx,
  );
}

export interface PrivateMark {
  readonly account: string;
  readonly on: 'post' | 'reply';
  readonly id: string;
  readonly mark: string;
  readonly now: Date;
}

/** Writes a private note over the earlier one; an empty note takes it away. */
export async function savePrivateMark(tx: Tx, note: PrivateMark): Promise<void> {
  const { account, on, id, mark, now } = note;
  if (mark === '') {
    await sql`delete from boards.private_mark
      where account = ${account} and on_kind = ${on} and on_id = ${id}`.execute(tx);
    return;
  }
  await sql`insert into boards.private_mark (account, on_kind, on_id, mark, at)
    values (${account}, ${on}, ${id}, ${mark}, ${now})
    on conflict (account, on_kind, on_id) do update
      set mark = excluded.mark, at = excluded.at`.execute(tx);
}

/**
 * Which posts a list shows: my own in one state, or the open ones of all others or of everybody that are
 * not ordered or sold in full.
 */
export type PostFilter = {
  readonly board: Board;
  /** Part of a part number's key or of a post's number; empty for all. */
  readonly key: string;
} & (
  | { readonly scope: 'mine'; readonly account: string; readonly state: PostState }
  | { readonly scope: 'others'; readonly account: string }
  | { readonly scope: 'anyone' }
);

/** Whether something of a post p is left: pieces of a cancelled order count again. */
const hasLeft = sql`exists (
  select from boards.post_item i where i.post = p.id and i.taken < i.quantity)`;

function ownersOf(filter: PostFilter): RawBuilder<unknown> {
  if (filter.scope === 'mine') {
    return sql`p.account = ${filter.account} and p.state = ${filter.state}`;
  }
  const isOffered = sql`p.state = 'open' and ${hasLeft}`;
  return filter.scope === 'others'
    ? sql`p.account <> ${filter.account} and ${isOffered}`
    : isOffered;
}

function filtered(filter: PostFilter): RawBuilder<unknown> {
  const ownership = ownersOf(filter);
  const like = `%${filter.key}%`;
  const matching =
    filter.key === ''
      ? sql`true`
      : sql`(replace(p.no, '-', '') like ${like} or exists (
          select from boards.post_item i where i.post = p.id and i.mpn_key like ${like}))`;
  return sql`p.board = ${filter.board} and ${ownership} and ${matching}`;
}

/** A page of posts, the newest first, or in recycle the last closed first. */
export function postsOf(db: Db, filter: PostFilter, page: { limit: number; offset: number }) {
  const closed = filter.scope === 'mine' && filter.state === 'closed';
  return rows<PostRecord>(
    db,
    sql`select ${postColumns} from boards.post p where ${filtered(filter)}
        order by ${closed ? sql`p.closed_at` : sql`p.at`} desc, p.id desc
        limit ${page.limit} offset ${page.offset}`,
  );
}

export async function countPosts(db: Db, filter: PostFilter): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from boards.post p where ${filtered(filter)}`,
  );
  return n;
}

/** How many posts of a filter came after a moment; all of them where there is none. */
export async function countNewer(db: Db, filter: PostFilter, since: Date | null): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from boards.post p
        where ${filtered(filter)} and (${since}::timestamptz is null or p.at > ${since})`,
  );
  return n;
}

/** How many replies each post has got, whatever became of them, and how many were not withdrawn. */
export const repliesToPosts = (db: Db, posts: readonly string[]) =>
  rows<{ post: string; n: number; counted: number }>(
    db,
    sql`select post, count(*)::int as n,
          (count(*) filter (where state <> 'withdrawn'))::int as counted
        from boards.reply
        where post = any(${[...posts]}::uuid[]) group by post`,
  );

/** How many open posts of others, of which something is left, the account has not opened yet. */
export async function countUnseen(db: Db, board: Board, account: string): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(*)::int as n from boards.post p
        where p.board = ${board} and p.state = 'open' and p.account <> ${account} and ${hasLeft}
          and not exists (select from boards.seen s
            where s.account = ${account} and s.post = p.id)`,
  );
  return n;
}

export interface PostItemRecord {
  readonly id: string;
  readonly post: string;
  readonly mpn: string;
  readonly quantity: number;
  readonly acceptedQuantity: bigint;
  readonly manufacturer: string | null;
  readonly condition: Condition | null;
  readonly packaging: Packaging | null;
  readonly dateCode: string | null;
  readonly unitPrice: bigint | null;
  /** Replies that quote it and did not end untaken. */
  readonly quotes: number;
}

/** The items of posts, in their order. */
export const itemsOfPosts = (db: Db, posts: readonly string[]) =>
  rows<PostItemRecord>(
    db,
    sql`select i.id, i.post, i.mpn, i.quantity, i.taken as "acceptedQuantity",
          i.manufacturer, i.condition, i.packaging, i.date_code as "dateCode",
          i.unit_price as "unitPrice", (
          select count(distinct q.reply)::int from boards.reply_item q
          join boards.reply r on r.id = q.reply and r.state in ('open', 'taken')
          where q.post_item = i.id) as quotes
        from boards.post_item i where i.post = any(${[...posts]}::uuid[])
        order by i.post, i.position`,
  );
