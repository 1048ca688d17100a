import type { Post, Reply } from '#contract/boards/calls.ts';
import { lineAmount, unitPriceText, wire } from '#contract/money.ts';
import type { Db } from '#server/kit/database.ts';
import type { BoardCard, BoardsDeps, KeptFile } from './deps.ts';
import { itemsOfPosts, type PostRecord, readingsOf } from './post-store.ts';
import { marksOfReplies, ordersOfReplies } from './reply-list-store.ts';
import { itemsOfReplies, type ReplyItemRecord, type ReplyRecord } from './reply-store.ts';

/** Who reads, where and when. */
export interface Reading {
  readonly db: Db;
  readonly reader: string;
  readonly now: Date;
}

const grouped = <Row, Key>(found: readonly Row[], keyOf: (row: Row) => Key) =>
  Map.groupBy(found, keyOf);

const filesOf = (deps: BoardsDeps, attach: readonly KeptFile[], now: Date) =>
  attach.map(({ url, name }) => ({ url: deps.files.link(url, now), name }));

/**
 * Posts as their reader may see them. Who posted is told to the poster and to those who answered;
 * how many answered, to the poster alone.
 */
export async function postsFor(
  { db, reader, now }: Reading,
  deps: BoardsDeps,
  posts: readonly PostRecord[],
): Promise<Post[]> {
  if (posts.length === 0) return [];
  const ids = posts.map((post) => post.id);
  const items = grouped(await itemsOfPosts(db, ids), (item) => item.post);
  const readings = new Map((await readingsOf(db, ids, reader)).map((one) => [one.post, one]));
  const cards = await deps.cards(db, [...new Set(posts.map((post) => post.account))]);
  return posts.map((post) => {
    const mine = post.account === reader;
    const reading = readings.get(post.id);
    const myReplyId = reading?.my_reply ?? null;
    const isNamed = mine || myReplyId !== null;
    return {
      id: post.id,
      no: post.no,
      state: post.state,
      version: post.version,
      at: post.at.toISOString(),
      closedAt: post.closed_at?.toISOString() ?? null,
      country: post.country,
      company: isNamed ? (cards.get(post.account)?.company ?? '') : null,
      mine,
      seen: mine || reading?.seen === true,
      mark: post.mark,
      privateMark: reading?.private_mark ?? null,
      attach: filesOf(deps, post.attach, now),
      items: (items.get(post.id) ?? []).map((item) => ({
        id: item.id,
        model: item.mpn,
        count: item.quantity,
        taken: mine ? Number(item.taken) : 0,
        quotes: mine ? item.quotes : 0,
      })),
      replies: mine ? (reading?.replies ?? 0) : 0,
      unreadReplies: mine ? (reading?.unread ?? 0) : 0,
      myReplyId,
    };
  });
}

const itemOf = (item: ReplyItemRecord): Reply['items'][number] => ({
  id: item.id,
  postItemId: item.post_item,
  model: item.model,
  offeredModel: item.mpn,
  manufacturer: item.manufacturer,
  unitPrice: unitPriceText(item.unit_price),
  quantity: item.quantity,
  taken: item.taken,
  amount: wire(lineAmount({ unitPrice: item.unit_price, quantity: item.quantity })),
  condition: item.condition,
  packaging: item.packaging,
  dateCode: item.date_code,
  leadTime: item.lead_time,
  warrantyDays: item.warranty_days,
  note: item.note,
});

/** A reply is over when its time is, whether or not the clock's job has ended it yet. */
const isOver = (reply: ReplyRecord, now: Date) =>
  reply.state === 'open' && reply.valid_until.getTime() <= now.getTime();

const nobody: BoardCard = { company: '', country: '' };

/** Replies as poster and replier see them; the stores let nobody else have them. */
export async function repliesFor(
  { db, reader, now }: Reading,
  deps: BoardsDeps,
  replies: readonly ReplyRecord[],
): Promise<Reply[]> {
  if (replies.length === 0) return [];
  const ids = replies.map((reply) => reply.id);
  const sellers = [...new Set(replies.map((reply) => reply.account))];
  const parties = [...new Set([...sellers, ...replies.map((reply) => reply.poster)])];
  const items = grouped(await itemsOfReplies(db, ids), (item) => item.reply);
  const orders = grouped(await ordersOfReplies(db, ids), (order) => order.reply);
  const marks = await marksOfReplies(db, ids, reader);
  const markOf = new Map(marks.map(({ reply, mark }) => [reply, mark]));
  const cards = await deps.cards(db, parties);
  const records = await deps.labRecords(db, sellers);
  return replies.map((reply) => ({
    id: reply.id,
    no: reply.no,
    postId: reply.post,
    postNo: reply.post_no,
    state: isOver(reply, now) ? 'expired' : reply.state,
    version: reply.version,
    at: reply.at.toISOString(),
    validUntil: reply.valid_until.toISOString(),
    mine: reply.account === reader,
    read: reply.account === reader || reply.read_at !== null,
    from: {
      accountId: reply.account,
      company: (cards.get(reply.account) ?? nobody).company,
      country: (cards.get(reply.account) ?? nobody).country,
      passedLots: records.get(reply.account)?.passedLots ?? 0,
      inspectedLots: records.get(reply.account)?.inspectedLots ?? 0,
    },
    to: {
      company: (cards.get(reply.poster) ?? nobody).company,
      country: (cards.get(reply.poster) ?? nobody).country,
    },
    note: reply.note,
    privateMark: markOf.get(reply.id) ?? null,
    attach: filesOf(deps, reply.attach, now),
    items: (items.get(reply.id) ?? []).map(itemOf),
    orders: (orders.get(reply.id) ?? []).map(({ id, no }) => ({ id, no })),
  }));
}
