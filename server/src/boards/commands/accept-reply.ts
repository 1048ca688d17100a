import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { decideReply } from '../core/machines.ts';
import { type Taking, takeFrom } from '../core/take.ts';
import type { BoardsDeps, NewTradeOrder } from '../deps.ts';
import { type BoardMessage, tellOnBoard } from '../notify.ts';
import { boardFail } from '../refusals.ts';
import { type Board, itemsOfPosts, lockPost, type PostRecord } from '../store/posts.ts';
import {
  insertTaking,
  itemsOfReplies,
  lockReply,
  markReplyRead,
  type ReplyItemRecord,
  type ReplyRecord,
  saveReplyState,
  visibleReply,
} from '../store/replies.ts';
import { replyLink } from './create-post.ts';
import { factsOf } from './reply-to-post.ts';

/** What a poster accepts of a reply, and whom the order that it places joins. */
export interface Accepting {
  readonly board: Board;
  readonly replyId: string;
  readonly version: number;
  readonly items: readonly { readonly replyItemId: string; readonly quantity: number }[];
  /** What the replier is told. */
  readonly kind: BoardMessage;
  readonly sides: (
    post: PostRecord,
    reply: ReplyRecord,
  ) => Pick<NewTradeOrder, 'buyerId' | 'sellerId' | 'shipTo' | 'inspection'>;
}

type Taken = Extract<Taking<ReplyItemRecord>, { ok: true }>;

/**
 * Accepts items of a reply, wholly or for a part, which places one order. Post and reply are locked
 * in that order, so that of two who accept at once the second sees what the first has taken.
 */
export async function accept(ctx: CommandContext, deps: BoardsDeps, accepting: Accepting) {
  const { tx, now } = ctx;
  const { post, reply } = await lockToAccept(ctx, accepting);
  const items = await itemsOfReplies(tx, [reply.id]);
  const taking = takeFrom(items, accepting.items);
  if (!taking.ok) {
    if (taking.why === 'unknown') throw new Failure('notFound');
    throw new Failure('reply.tooMany', { left: taking.left, model: taking.item.mpn });
  }
  if (reply.version !== accepting.version) throw new Failure('order.hasChange');
  if (accepting.board === 'waste') await expectStock(ctx, post, taking.takes);
  const row = decideReply(factsOf(reply, post, taking.left, now), {
    event: 'accept',
    actor: 'poster',
  });
  if (row === null) throw boardFail(accepting.board, 'reply.closed');
  const order = await deps.placeOrder(tx, {
    ...accepting.sides(post, reply),
    lines: taking.takes.map(({ item, quantity }) => lineOf(item, quantity)),
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
  const poster = (await deps.cards(tx, [post.account])).get(post.account);
  await tellOnBoard(tx, {
    to: reply.account,
    kind: accepting.kind,
    params: {
      replyNo: reply.no,
      orderNo: order.orderNo,
      company: poster?.company ?? '',
      model: taking.takes[0]?.item.mpn ?? '',
      count: taking.takes.length,
    },
    link: replyLink(accepting.board, reply),
    now,
  });
  return { orderId: order.orderId, orderNo: order.orderNo };
}

/** Surplus is sold once: earlier acceptances of other bids leave less of it. */
async function expectStock(
  ctx: CommandContext,
  post: PostRecord,
  takes: Taken['takes'],
): Promise<void> {
  const items = new Map((await itemsOfPosts(ctx.tx, [post.id])).map((item) => [item.id, item]));
  const wanted = new Map<string, number>();
  for (const { item, quantity } of takes) {
    wanted.set(item.post_item, (wanted.get(item.post_item) ?? 0) + quantity);
  }
  for (const [id, quantity] of wanted) {
    const item = items.get(id);
    const left = item === undefined ? 0 : item.quantity - Number(item.taken);
    if (quantity > left) throw new Failure('surplus.soldOut', { left, model: item?.mpn ?? '' });
  }
}

async function lockToAccept(ctx: CommandContext, { board, replyId }: Accepting) {
  const account = requireMember(ctx).accountId;
  const seen = await visibleReply(ctx.tx, board, replyId, account);
  if (seen === null) throw new Failure('notFound');
  if (seen.poster !== account) throw new Failure('access.denied');
  const post = await lockPost(ctx.tx, board, seen.post);
  if (post === null) throw new Failure('notFound');
  const reply = await lockReply(ctx.tx, replyId);
  if (reply.state === 'taken') throw boardFail(board, 'reply.taken');
  if (post.state !== 'open') throw boardFail(board, 'post.closed');
  if (reply.state === 'closed') throw boardFail(board, 'reply.closed');
  const isOver = reply.valid_until.getTime() <= ctx.now.getTime();
  if (reply.state === 'expired' || isOver) throw boardFail(board, 'reply.expired');
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
