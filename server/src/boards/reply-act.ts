import type { acceptReply, addWantQuote } from '#contract/boards/calls.ts';
import type { Input } from '#contract/call.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { type AtAct, member } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import { decideReply, type ReplyFacts } from './core/decide.ts';
import { takeFrom } from './core/take.ts';
import type { BoardsDeps } from './deps.ts';
import { replyLink } from './post-act.ts';
import { type Board, itemsOfPosts, lockPost, type PostRecord } from './post-store.ts';
import {
  insertReply,
  insertTaking,
  itemsOfReplies,
  lockOpenReplies,
  lockReply,
  markReplyRead,
  type ReplyItemRecord,
  type ReplyRecord,
  saveReplyState,
  visibleReply,
} from './reply-store.ts';
import { tellOnBoard } from './words.ts';

const DAY_MS = 86_400_000;

type Quoting = Input<typeof addWantQuote> & { readonly board: Board };

/** Answers a post of another with a quote; an earlier open one of the same replier is replaced. */
export async function quote(at: AtAct, deps: BoardsDeps, quoting: Quoting) {
  const { tx, now } = at;
  const account = member(at).accountId;
  const post = await lockToQuote(at, quoting);
  await expectItems(at, post, quoting.items);
  for (const earlier of await lockOpenReplies(tx, post.id, account)) {
    const row = decideReply(factsOf(earlier, post, 0, now), 'replace');
    if (row !== null) await saveReplyState(tx, { id: earlier.id, state: row.to, now });
  }
  const id = newId();
  const no = await nextNumber(tx, 'QT', now);
  const validUntil = new Date(now.getTime() + quoting.validDays * DAY_MS);
  const readers = [post.account];
  const attach = await deps.files.keep(tx, { urls: quoting.attach, owner: account, readers, now });
  await insertReply(
    tx,
    { id, no, post: post.id, account, note: quoting.note, attach, at: now, validUntil },
    quoting.items.map((item) => ({ ...item, unitPrice: parseUnitPrice(item.unitPrice) })),
  );
  const replier = (await deps.cards(tx, [account])).get(account);
  await tellOnBoard(tx, {
    to: post.account,
    kind: 'boards.replied',
    params: {
      postNo: post.no,
      replyNo: no,
      company: replier?.company ?? '',
      model: quoting.items[0]?.offeredModel ?? '',
      count: quoting.items.length,
      validUntil: validUntil.toISOString(),
    },
    link: replyLink({ id, no }),
    mail: true,
    now,
  });
  return { id, no };
}

async function lockToQuote(at: AtAct, quoting: Quoting): Promise<PostRecord> {
  const account = member(at).accountId;
  const { board, postId } = quoting;
  const post = await lockPost(at.tx, board, postId);
  if (post === null) throw new Fail('notFound');
  if (post.account === account) throw new Fail('post.own');
  if (post.state !== 'open') throw new Fail('post.closed');
  if (post.version !== quoting.version) throw new Fail('order.hasChange');
  return post;
}

async function expectItems(at: AtAct, post: PostRecord, items: Quoting['items']): Promise<void> {
  const known = new Set((await itemsOfPosts(at.tx, [post.id])).map((item) => item.id));
  const index = items.findIndex((item) => !known.has(item.postItemId));
  if (index >= 0) throw new Fail('reply.item', {}, `items.${index}.postItemId`);
}

const factsOf = (
  reply: ReplyRecord,
  post: Pick<PostRecord, 'state'>,
  left: number,
  now: Date,
): ReplyFacts => ({
  state: reply.state,
  left,
  postState: post.state,
  validUntil: reply.valid_until.getTime(),
  now: now.getTime(),
});

type Accepting = Input<typeof acceptReply> & { readonly board: Board };

/**
 * Accepts items of a reply, wholly or for a part, which places one order. Post and reply are locked
 * in that order, so that of two who accept at once the second sees what the first has taken.
 */
export async function accept(at: AtAct, deps: BoardsDeps, accepting: Accepting) {
  const { tx, now } = at;
  const { post, reply } = await lockToAccept(at, accepting);
  const items = await itemsOfReplies(tx, [reply.id]);
  const taking = takeFrom(items, accepting.items.map(toWanted));
  if (!taking.ok) {
    if (taking.why === 'unknown') throw new Fail('notFound');
    throw new Fail('reply.tooMany', { left: taking.left, model: taking.item.mpn });
  }
  if (reply.version !== accepting.version) throw new Fail('order.hasChange');
  const row = decideReply(factsOf(reply, post, taking.left, now), 'take');
  if (row === null) throw new Fail('reply.closed');
  const order = await deps.placeOrder(at, {
    buyerId: post.account,
    sellerId: reply.account,
    lines: taking.takes.map(({ item, quantity }) => lineOf(item, quantity)),
    shipTo: accepting.shipTo,
    inspection: accepting.inspection,
    source: { kind: 'reply', id: reply.id, no: reply.no },
    now,
  });
  for (const { item, quantity } of taking.takes) {
    const { orderId, orderNo } = order;
    const to = { reply: reply.id, replyItem: item.id, postItem: item.post_item };
    await insertTaking(tx, { ...to, quantity, orderId, orderNo, at: now });
  }
  await saveReplyState(tx, { id: reply.id, state: row.to, now });
  await markReplyRead(tx, reply.id, now);
  const buyer = (await deps.cards(tx, [post.account])).get(post.account);
  await tellOnBoard(tx, {
    to: reply.account,
    kind: 'boards.accepted',
    params: {
      replyNo: reply.no,
      orderNo: order.orderNo,
      company: buyer?.company ?? '',
      model: taking.takes[0]?.item.mpn ?? '',
      count: taking.takes.length,
    },
    link: replyLink(reply),
    now,
  });
  return { orderId: order.orderId, orderNo: order.orderNo };
}

const toWanted = ({ replyItemId, quantity }: Accepting['items'][number]) => ({
  replyItemId,
  quantity,
});

async function lockToAccept(at: AtAct, { board, replyId }: Accepting) {
  const account = member(at).accountId;
  const seen = await visibleReply(at.tx, board, replyId, account);
  if (seen === null) throw new Fail('notFound');
  if (seen.poster !== account) throw new Fail('access.denied');
  const post = await lockPost(at.tx, board, seen.post);
  if (post === null) throw new Fail('notFound');
  const reply = await lockReply(at.tx, replyId);
  if (reply.state === 'taken') throw new Fail('reply.taken');
  if (post.state !== 'open') throw new Fail('post.closed');
  if (reply.state === 'closed') throw new Fail('reply.closed');
  const isOver = reply.valid_until.getTime() <= at.now.getTime();
  if (reply.state === 'expired' || isOver) throw new Fail('reply.expired');
  return { post, reply };
}

const lineOf = (item: ReplyItemRecord, quantity: number) => ({
  mpn: item.mpn,
  manufacturer: item.manufacturer,
  quantity,
  unitPrice: item.unit_price,
  condition: item.condition,
  packaging: item.packaging,
  dateCode: item.date_code,
  leadTime: item.lead_time,
  warrantyDays: item.warranty_days,
});
