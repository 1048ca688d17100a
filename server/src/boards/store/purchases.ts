import { type RawBuilder, sql } from 'kysely';
import type { PurchaseList, PurchaseStage } from '#contract/purchases/constants.ts';
import { type Db, one, rows } from '#server/kit/database/database.ts';
import { type PostRecord, postColumns } from './posts.ts';
import { type ReplyRecord, replyColumns } from './replies.ts';

/** A purchase: a request of its buyer on the mall, or a bid on waste, with where it stands. */
export interface PurchaseRecord {
  readonly id: string;
  readonly kind: 'request' | 'bid';
  readonly stage: PurchaseStage;
  readonly offers: number;
  readonly unread: number;
  readonly validUntil: Date | null;
  readonly hasReply: boolean;
}

/** Whose purchases, at which moment. */
export interface Purchaser {
  readonly account: string;
  readonly now: Date;
}

export interface PurchaseFilter extends Purchaser {
  readonly list: PurchaseList;
  /** Null for all that are not closed. */
  readonly stage: PurchaseStage | null;
  /** Part of a part number's key or of a number; empty for all. */
  readonly key: string;
}

/** Requests on the mall: what was ordered of them, and the replies that stand. */
const selectRequests = ({ account, now }: Purchaser): RawBuilder<unknown> => sql`
  select p.id, 'request' as kind, p.no, p.at, answers.n > 0 as has_reply,
    answers.offers, answers.unread, answers.valid_until, case
      when p.state = 'closed' then case when taken.some then 'ordered' else 'closed' end
      when taken.some and taken.whole then 'ordered'
      when taken.some then 'partly'
      when answers.offers > 0 then 'choosing'
      else 'waiting' end as stage
  from boards.post p
  cross join lateral (
    select bool_or(i.taken > 0) as some, bool_and(i.taken >= i.quantity) as whole
    from boards.post_item i where i.post = p.id) taken
  cross join lateral (
    select count(*)::int as n,
      (count(*) filter (where stands))::int as offers,
      (count(*) filter (where stands and read_at is null))::int as unread,
      min(valid_until) filter (where stands) as valid_until
    from (select r.read_at, r.valid_until, r.state = 'open' and r.valid_until > ${now} as stands
      from boards.reply r where r.post = p.id) r) answers
  where p.account = ${account} and p.board = 'mall'`;

/** Bids on waste: they wait for their poster, until it takes of them or their time is over. */
const selectBids = ({ account, now }: Purchaser): RawBuilder<unknown> => sql`
  select r.id, 'bid' as kind, r.no, r.at, true as has_reply, 0 as offers, 0 as unread,
    case when r.state = 'open' and r.valid_until > ${now} then r.valid_until end as valid_until,
    case
      when taken.some and r.state = 'open' and r.valid_until > ${now} then 'partly'
      when taken.some then 'ordered'
      when r.state = 'open' and r.valid_until > ${now} then 'waiting'
      else 'closed' end as stage
  from boards.reply r join boards.post p on p.id = r.post and p.board = 'waste'
  cross join lateral (
    select bool_or(q.taken > 0) as some from boards.reply_item q where q.reply = r.id) taken
  where r.account = ${account}`;

const lists: Record<PurchaseList, RawBuilder<unknown>> = {
  quoted: sql`b.kind = 'request' and (b.stage in ('choosing', 'partly', 'ordered')
    or b.stage = 'closed' and b.has_reply)`,
  unquoted: sql`b.kind = 'request' and (b.stage = 'waiting'
    or b.stage = 'closed' and not b.has_reply)`,
  underway: sql`b.stage in ('waiting', 'choosing', 'partly', 'closed')`,
  ordered: sql`b.stage in ('partly', 'ordered')`,
};

function filtered(filter: PurchaseFilter): RawBuilder<unknown> {
  const { key, stage } = filter;
  const like = `%${key}%`;
  const matching =
    key === ''
      ? sql`true`
      : sql`(replace(b.no, '-', '') like ${like} or exists (
          select from boards.post_item i where i.mpn_key like ${like} and (i.post = b.id
            or i.id in (select q.post_item from boards.reply_item q where q.reply = b.id))))`;
  const staged = stage === null ? sql`b.stage <> 'closed'` : sql`b.stage = ${stage}`;
  return sql`from (${selectRequests(filter)} union all ${selectBids(filter)}) b
    where ${lists[filter.list]} and ${staged} and ${matching}`;
}

const columns = sql`b.id, b.kind, b.stage, b.offers, b.unread, b.valid_until as "validUntil",
  b.has_reply as "hasReply"`;

/** A page of purchases: those with unread quotes first, then the newest. */
export const purchasesOf = (
  db: Db,
  filter: PurchaseFilter,
  page: { limit: number; offset: number },
) =>
  rows<PurchaseRecord>(
    db,
    sql`select ${columns} ${filtered(filter)}
        order by b.unread > 0 desc, b.at desc, b.id desc
        limit ${page.limit} offset ${page.offset}`,
  );

export async function countPurchases(db: Db, filter: PurchaseFilter): Promise<number> {
  const { n } = await one<{ n: number }>(db, sql`select count(*)::int as n ${filtered(filter)}`);
  return n;
}

/** One purchase of its buyer; nothing for anybody else. */
export const purchaseById = (db: Db, purchaser: Purchaser, id: string) =>
  rows<PurchaseRecord>(
    db,
    sql`select ${columns} from (${selectRequests(purchaser)} union all ${selectBids(purchaser)}) b
        where b.id = ${id}`,
  );

/** Requests by their ids, as far as they are the account's own. */
export const requestsById = (db: Db, ids: readonly string[], account: string) =>
  rows<PostRecord>(
    db,
    sql`select ${postColumns} from boards.post p
        where p.id = any(${[...ids]}::uuid[]) and p.account = ${account} and p.board = 'mall'`,
  );

/** Bids by their ids, as far as they are the account's own. */
export const bidsById = (db: Db, ids: readonly string[], account: string) =>
  rows<ReplyRecord>(
    db,
    sql`select ${replyColumns} from boards.reply r join boards.post p on p.id = r.post
        where r.id = any(${[...ids]}::uuid[]) and r.account = ${account} and p.board = 'waste'`,
  );

/** How many requests of a buyer have quotes that it has not opened. */
export async function countUnreadRequests(db: Db, { account, now }: Purchaser): Promise<number> {
  const { n } = await one<{ n: number }>(
    db,
    sql`select count(distinct p.id)::int as n
        from boards.post p join boards.reply r on r.post = p.id
        where p.account = ${account} and p.board = 'mall' and r.state = 'open'
          and r.valid_until > ${now} and r.read_at is null`,
  );
  return n;
}

/** The lowest unit price that stands for each item of requests, where something is left of it. */
export const bestPrices = (db: Db, posts: readonly string[], now: Date) =>
  rows<{ postItem: string; best: bigint }>(
    db,
    sql`select q.post_item as "postItem", min(q.unit_price) as best
        from boards.reply_item q join boards.reply r on r.id = q.reply
        where r.post = any(${[...posts]}::uuid[]) and r.state = 'open'
          and r.valid_until > ${now} and q.taken < q.quantity
        group by q.post_item`,
  );

/** The orders that purchases became, the first first; a purchase is a request or a bid. */
export const ordersOfPurchases = (db: Db, purchases: readonly string[]) =>
  rows<{ purchase: string; id: string }>(
    db,
    sql`select purchase, order_id as id from (
          select case when p.board = 'mall' then p.id else r.id end as purchase, t.order_id, t.at
          from boards.taking t join boards.reply r on r.id = t.reply
          join boards.post p on p.id = r.post
          where r.post = any(${[...purchases]}::uuid[]) or r.id = any(${[...purchases]}::uuid[])) t
        where purchase = any(${[...purchases]}::uuid[])
        group by purchase, order_id order by min(at), order_id`,
  );
