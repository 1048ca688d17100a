import { lineAmount } from '#contract/money.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { type AllocationResult, allocateItems } from '../core/allocate-items.ts';
import type { BoardsDeps } from '../deps.ts';
import { boardFail, refuseEnded } from '../refusals.ts';
import { type Acceptance, applyAcceptance } from '../reply-process.ts';
import { type Board, lockPost, type PostRecord } from '../store/posts.ts';
import {
  itemsOfReplies,
  lockReply,
  type ReplyItemRecord,
  type ReplyRecord,
  visibleReply,
} from '../store/replies.ts';

/** An acceptance of items of a reply. */
export interface Accepting {
  readonly board: Board;
  readonly replyId: string;
  readonly version: number;
  readonly items: readonly { readonly replyItemId: string; readonly quantity: number }[];
}

/** An acceptance that is allowed: its locked post and reply, and what it takes of these. */
export interface Acceptable {
  readonly post: PostRecord;
  readonly reply: ReplyRecord;
  readonly allocation: Extract<AllocationResult<ReplyItemRecord>, { ok: true }>;
}

/**
 * Checks an acceptance of items of a reply, wholly or for a part. Post and reply are locked in that
 * order, so that of two who accept at once the second sees what the first has taken.
 */
export async function lockAcceptable(
  ctx: CommandContext,
  accepting: Accepting,
): Promise<Acceptable> {
  const { post, reply } = await lockToAccept(ctx, accepting);
  const items = await itemsOfReplies(ctx.tx, [reply.id]);
  const allocation = allocateItems(items, accepting.items);
  if (!allocation.ok) {
    if (allocation.why === 'unknown') throw new Failure('notFound');
    throw new Failure('reply.tooMany', { left: allocation.left, model: allocation.item.mpn });
  }
  if (reply.version !== accepting.version) throw new Failure('order.hasChange');
  for (const { item, quantity } of allocation.allocations) {
    if (lineAmount({ unitPrice: item.unitPrice, quantity }) > 0n) continue;
    throw new Failure('quote.belowCent', { model: item.mpn });
  }
  return { post, reply, allocation };
}

/**
 * Places the one order of an acceptance, between the sides that its terms name. Open pages of the board
 * read it again: what is ordered or sold in full leaves the lists of others.
 */
export async function placeAcceptedReply(
  ctx: CommandContext,
  deps: BoardsDeps,
  { post, reply, allocation, terms }: Acceptable & Pick<Acceptance, 'terms'>,
) {
  const { board } = post;
  const { placed } = await applyAcceptance(ctx, deps, {
    board,
    id: reply.id,
    version: reply.version,
    actor: { as: 'poster', accountId: post.account, name: '' },
    payload: { ...allocation, terms },
  });
  if (placed === null) throw new Error('an acceptance placed no order');
  await notifyMembers(ctx.tx, board);
  return placed;
}

async function lockToAccept(ctx: CommandContext, { board, replyId }: Accepting) {
  const account = requireMember(ctx).accountId;
  const found = await visibleReply(ctx.tx, board, replyId, account);
  if (found === null) throw new Failure('notFound');
  if (found.poster !== account) throw new Failure('access.denied');
  const post = await lockPost(ctx.tx, board, found.post);
  if (post === null) throw new Failure('notFound');
  const reply = await lockReply(ctx.tx, replyId);
  if (post.state !== 'open' && reply.state !== 'taken') throw boardFail(board, 'post.closed');
  refuseEnded(board, reply, ctx.now);
  return { post, reply };
}
