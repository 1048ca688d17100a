import type { Post, Reply } from '#contract/boards/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { BoardCard, BoardsDeps, StoredFile } from './deps.ts';
import { readerStatesOf } from './store/post-readings.ts';
import { itemsOfPosts, type PostItemRecord, type PostRecord } from './store/posts.ts';
import { itemsOfReplies, type ReplyItemRecord, type ReplyRecord } from './store/replies.ts';
import { bestOffers, marksOfReplies, ordersOfReplies } from './store/reply-lists.ts';

/** Who reads, where and when. */
export interface Reading {
  readonly db: Db;
  readonly reader: string;
  readonly now: Date;
  readonly lang: Language;
}

/** Fields of posts that both boards share, and the items that each board shows its own way. */
export interface PostFrame {
  readonly account: string;
  readonly facts: Omit<Post, 'items'>;
  readonly items: readonly PostItemRecord[];
  /** The best open price by item, for the poster alone. */
  readonly best: ReadonlyMap<string, bigint>;
}

/** Fields of replies that both boards share, and the items that each board shows its own way. */
export interface ReplyFrame {
  readonly record: ReplyRecord;
  readonly facts: Omit<Reply, 'from' | 'to' | 'items'>;
  readonly from: BoardCard;
  readonly to: BoardCard;
  readonly items: readonly ReplyItemRecord[];
}

const filesOf = (deps: BoardsDeps, attach: readonly StoredFile[], now: Date) =>
  attach.map(({ url, name }) => ({ url: deps.files.link(url, now), name }));

/**
 * Posts as their reader may see them. Who posted is shown to the poster and to those who answered;
 * how many answered, to the poster alone.
 */
export async function postFrames(
  { db, reader, now, lang }: Reading,
  deps: BoardsDeps,
  posts: readonly PostRecord[],
): Promise<PostFrame[]> {
  if (posts.length === 0) return [];
  const ids = posts.map((post) => post.id);
  const items = Map.groupBy(await itemsOfPosts(db, ids), (item) => item.post);
  const readings = new Map((await readerStatesOf(db, ids, reader)).map((one) => [one.post, one]));
  const cards = await deps.cards(db, [...new Set(posts.map((post) => post.account))], lang);
  const own = posts.filter((post) => post.account === reader).map((post) => post.id);
  const offers = own.length === 0 ? [] : await bestOffers(db, own, now);
  const best = new Map(offers.map((offer) => [offer.postItem, offer.best]));
  return posts.map((post) => {
    const mine = post.account === reader;
    const reading = readings.get(post.id);
    const myReplyId = reading?.myReply ?? null;
    const hasReply = reading?.hasReply === true;
    const isCompanyVisible = mine || hasReply;
    const facts = {
      id: post.id,
      no: post.no,
      state: post.state,
      version: post.version,
      at: post.at.toISOString(),
      closedAt: post.closedAt?.toISOString() ?? null,
      country: post.country,
      company: isCompanyVisible ? (cards.get(post.account)?.company ?? '') : null,
      mine,
      seen: mine || reading?.viewed === true,
      mark: post.mark,
      privateMark: reading?.privateMark ?? null,
      attach: filesOf(deps, post.attach, now),
      replies: mine ? (reading?.replies ?? 0) : 0,
      unreadReplies: mine ? (reading?.unread ?? 0) : 0,
      hasReply,
      myReplyId,
    };
    return { account: post.account, facts, items: items.get(post.id) ?? [], best };
  });
}

/** A reply is over when its time is, whether or not the clock's job has ended it yet. */
const isOver = (reply: ReplyRecord, now: Date) =>
  reply.state === 'open' && reply.validUntil.getTime() <= now.getTime();

const nobody: BoardCard = { company: '', country: '' };

/** Replies as poster and replier see them; the stores let nobody else have them. */
export async function replyFrames(
  { db, reader, now, lang }: Reading,
  deps: BoardsDeps,
  replies: readonly ReplyRecord[],
): Promise<ReplyFrame[]> {
  if (replies.length === 0) return [];
  const ids = replies.map((reply) => reply.id);
  const parties = [...new Set(replies.flatMap((reply) => [reply.account, reply.poster]))];
  const items = Map.groupBy(await itemsOfReplies(db, ids), (item) => item.reply);
  const orders = Map.groupBy(await ordersOfReplies(db, ids), (order) => order.reply);
  const marks = await marksOfReplies(db, ids, reader);
  const markOf = new Map(marks.map(({ reply, mark }) => [reply, mark]));
  const cards = await deps.cards(db, parties, lang);
  return replies.map((record) => ({
    record,
    facts: {
      id: record.id,
      no: record.no,
      postId: record.post,
      postNo: record.postNo,
      state: isOver(record, now) ? 'expired' : record.state,
      version: record.version,
      at: record.at.toISOString(),
      validUntil: record.validUntil.toISOString(),
      mine: record.account === reader,
      // Only an open reply waits to be read, as the counts say.
      read: record.account === reader || record.state !== 'open' || record.readAt !== null,
      note: record.note,
      privateMark: markOf.get(record.id) ?? null,
      attach: filesOf(deps, record.attach, now),
      orders: (orders.get(record.id) ?? []).map(({ id, no }) => ({ id, no })),
    },
    from: cards.get(record.account) ?? nobody,
    to: cards.get(record.poster) ?? nobody,
    items: items.get(record.id) ?? [],
  }));
}
