import { lineAmount } from '#contract/money.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { type AllocationResult, allocateItems } from '../core/take.ts';
import type { BoardsDeps } from '../deps.ts';
import { boardFail } from '../refusals.ts';
import { type Acceptance, applyAcceptance } from '../reply-process.ts';
import { type Board, itemsOfPosts, lockPost, type PostRecord } from '../store/posts.ts';
import {
  itemsOfReplies,
  lockReply,
  type ReplyItemRecord,
  type ReplyRecord,
  visibleReply,
} from '../store/replies.ts';

/** An acceptance of items of a reply, and the sides of the order that it places. */
export interface Accepting {
  readonly board: Board;
  readonly replyId: string;
  readonly version: number;
  readonly items: readonly { readonly replyItemId: string; readonly quantity: number }[];
  readonly sides: (post: PostRecord, reply: ReplyRecord) => Acceptance['terms'];
}

type Allocated = Extract<AllocationResult<ReplyItemRecord>, { ok: true }>;

/**
 * Accepts items of a reply, wholly or for a part, which places one order. Post and reply are locked
 * in that order, so that of two who accept at once the second sees what the first has taken.
 */
export async function acceptReply(ctx: CommandContext, deps: BoardsDeps, accepting: Accepting) {
  const { post, reply } = await lockToAccept(ctx, accepting);
  const items = await itemsOfReplies(ctx.tx, [reply.id]);
  const allocation = allocateItems(items, accepting.items);
  if (!allocation.ok) {
    if (allocation.why === 'unknown') throw new Failure('notFound');
    throw new Failure('reply.tooMany', { left: allocation.left, model: allocation.item.mpn });
  }
  if (reply.version !== accepting.version) throw new Failure('order.hasChange');
  for (const { item, quantity } of allocation.allocations) {
    if (lineAmount({ unitPrice: item.unit_price, quantity }) > 0n) continue;
    throw new Failure('quote.belowCent', { model: item.mpn });
  }
  if (accepting.board === 'waste') await expectStock(ctx, post, allocation.allocations);
  const { placed } = await applyAcceptance(ctx, deps, {
    board: accepting.board,
    id: reply.id,
    version: accepting.version,
    actor: { as: 'poster', accountId: post.account, name: '' },
    payload: { ...allocation, terms: accepting.sides(post, reply) },
  });
  if (placed === null) throw new Error('an acceptance placed no order');
  return placed;
}

/** Surplus is sold once: earlier acceptances of other bids leave less of it. */
async function expectStock(
  ctx: CommandContext,
  post: PostRecord,
  allocations: Allocated['allocations'],
): Promise<void> {
  const items = new Map((await itemsOfPosts(ctx.tx, [post.id])).map((item) => [item.id, item]));
  const wanted = new Map<string, number>();
  for (const { item, quantity } of allocations) {
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
  const found = await visibleReply(ctx.tx, board, replyId, account);
  if (found === null) throw new Failure('notFound');
  if (found.poster !== account) throw new Failure('access.denied');
  const post = await lockPost(ctx.tx, board, found.post);
  if (post === null) throw new Failure('notFound');
  const reply = await lockReply(ctx.tx, replyId);
  if (reply.state === 'taken') throw boardFail(board, 'reply.taken');
  if (post.state !== 'open') throw boardFail(board, 'post.closed');
  if (reply.state === 'closed' || reply.state === 'cancelled')
    throw boardFail(board, 'reply.closed');
  const isOver = reply.validUntil.getTime() <= ctx.now.getTime();
  if (reply.state === 'expired' || isOver) throw boardFail(board, 'reply.expired');
  return { post, reply };
}
