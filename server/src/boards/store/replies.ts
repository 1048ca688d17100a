import { sql } from 'kysely';
import type { PostState, ReplyState } from '#contract/boards/table.ts';
import type { Condition, DayChoice, LeadTime, Packaging } from '#contract/option-schemas.ts';
import type { InspectionChoice, ShipTo } from '#contract/orders/terms-schemas.ts';
import { type Db, one, row, rows, type Tx } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { StoredFile } from '../deps.ts';
import type { Board } from './posts.ts';

export interface ReplyRecord {
  readonly id: string;
  readonly no: string;
  readonly post: string;
  readonly postNo: string;
  readonly account: string;
  readonly poster: string;
  readonly postState: PostState;
  readonly state: ReplyState;
  readonly version: number;
  readonly note: string;
  readonly attach: readonly StoredFile[];
  readonly at: Date;
  readonly validUntil: Date;
  readonly readAt: Date | null;
  /** A bid's; a quote's goods go where its acceptance says. */
  readonly shipTo: ShipTo | null;
  readonly inspection: InspectionChoice | null;
}

export interface NewReply {
  readonly id: string;
  readonly no: string;
  readonly post: string;
  readonly account: string;
  readonly note: string;
  readonly attach: readonly StoredFile[];
  readonly at: Date;
  readonly validUntil: Date;
  /** Where a bid's goods shall go and what the lab tests; a quote leaves both to its acceptance. */
  readonly delivery: { readonly shipTo: ShipTo; readonly inspection: InspectionChoice } | null;
}

export interface NewReplyItem {
  readonly postItemId: string;
  readonly offeredModel: string;
  readonly manufacturer: string;
  readonly unitPrice: bigint;
  readonly quantity: number;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly warrantyDays: DayChoice;
  readonly note: string;
}

/** The columns of a ReplyRecord, over reply r and post p. */
export const replyColumns = sql`r.id, r.no, r.post, p.no as "postNo", p.state as "postState",
  r.account, p.account as poster, r.state, r.version, r.note, r.attach, r.at,
  r.valid_until as "validUntil", r.read_at as "readAt", r.ship_to as "shipTo", r.inspection`;
/** Whether an order of a reply r goes on, and its replier did not withdraw the rest. */
export const isOrdered = sql`(r.state <> 'withdrawn' and exists (
  select from boards.taking t where t.reply = r.id and t.returned_at is null))`;
const joined = sql`boards.reply r join boards.post p on p.id = r.post`;

export async function insertReply(
  tx: Tx,
  reply: NewReply,
  items: readonly NewReplyItem[],
): Promise<void> {
  const { delivery } = reply;
  await sql`insert into boards.reply (id, no, post, account, state, note, attach, at, valid_until,
      ship_to, inspection)
    values (${reply.id}, ${reply.no}, ${reply.post}, ${reply.account}, 'open', ${reply.note},
      ${JSON.stringify(reply.attach)}::jsonb, ${reply.at}, ${reply.validUntil},
      ${delivery && JSON.stringify(delivery.shipTo)}::jsonb,
      ${delivery && JSON.stringify(delivery.inspection)}::jsonb)`.execute(tx);
  for (const [index, item] of items.entries()) {
    await sql`insert into boards.reply_item (id, reply, post, post_item, position, mpn,
        manufacturer, unit_price, quantity, condition, packaging, date_code, lead_time,
        warranty_days, note)
      values (${newId()}, ${reply.id}, ${reply.post}, ${item.postItemId}, ${index + 1},
        ${item.offeredModel}, ${item.manufacturer}, ${item.unitPrice}, ${item.quantity},
        ${item.condition}, ${item.packaging}, ${item.dateCode}, ${item.leadTime},
        ${item.warrantyDays}, ${item.note})`.execute(tx);
  }
}

/** A reply that the account may see, which poster and replier may; null for anybody else. */
export const visibleReply = (db: Db, board: Board, id: string, account: string) =>
  row<ReplyRecord>(
    db,
    sql`select ${replyColumns} from ${joined}
        where r.id = ${id} and p.board = ${board}
          and (r.account = ${account} or p.account = ${account})`,
  );

/** Locks a reply; its post is locked before. */
export const lockReply = (tx: Tx, id: string) =>
  one<ReplyRecord>(
    tx,
    sql`select ${replyColumns} from ${joined} where r.id = ${id} for update of r`,
  );

/** Writes the state of a reply; it ends there unless the state is open or it had ended before. */
export async function saveReplyState(
  tx: Tx,
  { id, state, version }: Pick<ReplyRecord, 'id' | 'state' | 'version'>,
  now: Date,
): Promise<void> {
  const endedAt = state === 'open' ? null : now;
  await sql`update boards.reply set state = ${state},
    ended_at = case when ${endedAt}::timestamptz is null then null else coalesce(ended_at, ${endedAt}) end,
    version = ${version} where id = ${id}`.execute(tx);
}

/** Notes that an acceptance of an open reply was refused; null where one was refused before. */
export const saveFirstRefusal = (tx: Tx, id: string, now: Date) =>
  row<Pick<ReplyRecord, 'id' | 'no' | 'post' | 'postNo' | 'account' | 'poster'>>(
    tx,
    sql`update boards.reply r set refused_at = ${now} from boards.post p
        where r.id = ${id} and p.id = r.post and r.state = 'open' and r.valid_until > ${now}
          and r.refused_at is null
        returning r.id, r.no, r.post, p.no as "postNo", r.account, p.account as poster`,
  );

/** The open replies to a locked post, locked, of one replier or of all. */
export const lockOpenReplies = (tx: Tx, post: string, account: string | null) =>
  rows<ReplyRecord>(
    tx,
    sql`select ${replyColumns} from ${joined}
        where r.post = ${post} and r.state = 'open'
          and (${account}::uuid is null or r.account = ${account})
        order by r.id for update of r`,
  );

/** The poster has opened a reply; the first time counts. */
export async function markReplyRead(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update boards.reply set read_at = ${now} where id = ${id} and read_at is null`.execute(
    tx,
  );
}

/** Locks the next open reply whose validity is over; what an act holds is left to the next run. */
export const lockDueReply = (
  tx: Tx,
  { now, processed }: { now: Date; processed: readonly string[] },
) =>
  row<{ id: string }>(
    tx,
    sql`select id from boards.reply
        where state = 'open' and valid_until <= ${now} and not id = any(${[...processed]}::uuid[])
        order by valid_until limit 1 for update skip locked`,
  );

export interface ReplyItemRecord {
  readonly id: string;
  readonly reply: string;
  readonly postItem: string;
  readonly model: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly unitPrice: bigint;
  readonly quantity: number;
  readonly acceptedQuantity: number;
  readonly condition: Condition;
  readonly packaging: Packaging | null;
  readonly dateCode: string;
  readonly leadTime: LeadTime;
  readonly warrantyDays: DayChoice;
  readonly note: string;
}

/** The items of replies with the part that each answers, in their order. */
export const itemsOfReplies = (db: Db, replies: readonly string[]) =>
  rows<ReplyItemRecord>(
    db,
    sql`select q.id, q.reply, q.post_item as "postItem", i.mpn as model, q.mpn, q.manufacturer,
          q.unit_price as "unitPrice",
          q.quantity, q.taken as "acceptedQuantity", q.condition, q.packaging,
          q.date_code as "dateCode",
          q.lead_time as "leadTime", q.warranty_days as "warrantyDays", q.note
        from boards.reply_item q join boards.post_item i on i.id = q.post_item
        where q.reply = any(${[...replies]}::uuid[]) order by q.reply, q.position`,
  );

export interface NewAllocation {
  readonly reply: string;
  readonly replyItem: string;
  readonly postItem: string;
  readonly quantity: number;
  readonly orderId: string;
  readonly orderNo: string;
  readonly at: Date;
}

/** Writes what an order took of an item, on the reply's item, the post's item and in the record. */
export async function insertAllocation(tx: Tx, allocation: NewAllocation): Promise<void> {
  const { quantity } = allocation;
  await sql`update boards.reply_item set taken = taken + ${quantity}
    where id = ${allocation.replyItem}`.execute(tx);
  await sql`update boards.post_item set taken = taken + ${quantity}
    where id = ${allocation.postItem}`.execute(tx);
  await sql`insert into boards.taking (id, reply, reply_item, quantity, order_id, order_no, at)
    values (${newId()}, ${allocation.reply}, ${allocation.replyItem}, ${quantity}, ${allocation.orderId},
      ${allocation.orderNo}, ${allocation.at})`.execute(tx);
}

/** The reply that an order took pieces of, with its post; null where it took none, or gave them back. */
export const replyOfOrder = (db: Db, orderId: string) =>
  row<{ reply: string; post: string; board: Board }>(
    db,
    sql`select r.id as reply, p.id as post, p.board
        from boards.taking t join boards.reply r on r.id = t.reply
        join boards.post p on p.id = r.post
        where t.order_id = ${orderId} and t.returned_at is null limit 1`,
  );

/** Whether orders of a reply go on: what they took was not given back. */
export const hasOrders = async (db: Db, reply: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from boards.taking where reply = ${reply} and returned_at is null limit 1`,
  )) !== null;

/**
 * Whether the replier of a reply has answered its locked post again, whatever became of that, or has
 * another one open: what it offers now is not the older reply.
 */
export const hasNewerReply = async (db: Db, reply: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from boards.reply r join boards.reply o
          on o.post = r.post and o.account = r.account and o.id <> r.id
        where r.id = ${reply} and (o.state = 'open' or (o.at, o.id) > (r.at, r.id)) limit 1`,
  )) !== null;

/** Gives what an order took back to the items of its reply and their post, both locked. */
export async function returnAllocations(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`with back as (
      update boards.taking set returned_at = ${now}
      where order_id = ${orderId} and returned_at is null returning reply_item, quantity
    ), offered as (
      update boards.reply_item q set taken = q.taken - b.n
      from (select reply_item, sum(quantity)::int as n from back group by reply_item) b
      where q.id = b.reply_item returning q.post_item, b.n
    )
    update boards.post_item i set taken = i.taken - w.n
    from (select post_item, sum(n) as n from offered group by post_item) w
    where i.id = w.post_item`.execute(tx);
}
