import { mpnKey } from '#server/catalog/public.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { newId } from '#server/kit/ids.ts';
import { nextNumber } from '#server/kit/numbers.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { decidePost, decideReply, type PostFacts } from '../core/machines.ts';
import type { BoardsDeps } from '../deps.ts';
import { tellOnBoard } from '../notify.ts';
import { boardFail } from '../refusals.ts';
import {
  type Board,
  type Goods,
  insertPost,
  lockPost,
  type NewPostItem,
  type PostRecord,
  savePostState,
  savePrivateMark,
  visiblePost,
} from '../store/posts.ts';
import {
  lockOpenReplies,
  type ReplyRecord,
  saveReplyState,
  visibleReply,
} from '../store/replies.ts';
import { assertMaySell } from './assert-may-sell.ts';

/** A part that is wanted, or goods that are offered. */
export interface PostingItem {
  readonly model: string;
  readonly count: number;
  readonly goods: Goods | null;
}

export interface Posting {
  readonly board: Board;
  readonly attach: readonly string[];
  readonly mark: string;
  readonly items: readonly PostingItem[];
}

/** A part as its post keeps it. */
export const itemOf = ({ model, count, goods }: PostingItem): NewPostItem => ({
  id: newId(),
  mpn: model,
  key: mpnKey(model),
  quantity: count,
  goods,
});

const letters = { mall: 'WB', waste: 'SD' } as const;

/** Puts a request, or an offer of surplus, on its board. */
export async function post(ctx: CommandContext, deps: BoardsDeps, posting: Posting) {
  const account = requireMember(ctx).accountId;
  if (posting.board === 'waste') await assertMaySell(ctx, deps, account);
  const id = newId();
  const no = await nextNumber(ctx.tx, letters[posting.board], ctx.now);
  const attach = await deps.files.keep(ctx.tx, {
    urls: posting.attach,
    owner: account,
    readers: 'members',
    now: ctx.now,
  });
  const country = (await deps.cards(ctx.tx, [account])).get(account)?.country ?? '';
  await insertPost(
    ctx.tx,
    { id, no, board: posting.board, account, country, mark: posting.mark, attach, at: ctx.now },
    posting.items.map(itemOf),
  );
  await notifyMembers(ctx.tx, posting.board);
  return { id, no };
}

interface Target {
  readonly board: Board;
  readonly id: string;
  readonly version: number;
}

/** Locks a post that is the caller's own; anybody else's is not found (specification section 8). */
export async function lockMine(ctx: CommandContext, { board, id }: Target): Promise<PostRecord> {
  const account = requireMember(ctx).accountId;
  const seen = await visiblePost(ctx.tx, board, id, account);
  const locked = seen === null ? null : await lockPost(ctx.tx, board, id);
  if (locked === null || locked.account !== account) throw new Failure('notFound');
  return locked;
}

/** What the table of posts decides by. */
export const factsOf = (found: PostRecord, replies: number, now: Date): PostFacts => ({
  state: found.state,
  closedAt: found.closed_at?.getTime() ?? null,
  replies,
  now: now.getTime(),
});

const told = { mall: 'boards.closed', waste: 'boards.surplusClosed' } as const;

/** Moves a post to recycle; its open replies end with it, and their repliers are told. */
export async function closePost(ctx: CommandContext, deps: BoardsDeps, target: Target) {
  const mine = await lockMine(ctx, target);
  const open = await lockOpenReplies(ctx.tx, mine.id, null);
  const row = decidePost(factsOf(mine, open.length, ctx.now), 'close');
  if (row === null) throw boardFail(target.board, 'post.closed');
  if (mine.version !== target.version) throw new Failure('order.hasChange');
  await savePostState(ctx.tx, { id: mine.id, state: row.to, closedAt: ctx.now });
  const poster = (await deps.cards(ctx.tx, [mine.account])).get(mine.account);
  for (const reply of open) {
    await endWithPost(ctx, reply);
    await tellOnBoard(ctx.tx, {
      to: reply.account,
      kind: told[target.board],
      params: { postNo: mine.no, replyNo: reply.no, company: poster?.company ?? '' },
      link: replyLink(target.board, reply),
      now: ctx.now,
    });
  }
  await notifyMembers(ctx.tx, target.board);
  return {};
}

async function endWithPost(ctx: CommandContext, reply: ReplyRecord): Promise<void> {
  const row = decideReply(
    {
      state: reply.state,
      left: 0,
      postState: 'closed',
      validUntil: reply.valid_until.getTime(),
      now: ctx.now.getTime(),
    },
    { event: 'close', actor: 'poster' },
  );
  if (row !== null) await saveReplyState(ctx.tx, { id: reply.id, state: row.to, now: ctx.now });
}

/** Takes a post out of recycle. Replies that ended with it stay ended. */
export async function reopenPost(ctx: CommandContext, deps: BoardsDeps, target: Target) {
  const mine = await lockMine(ctx, target);
  if (target.board === 'waste') await assertMaySell(ctx, deps, mine.account);
  if (mine.state !== 'closed') throw boardFail(target.board, 'post.notClosed');
  const row = decidePost(factsOf(mine, 0, ctx.now), 'reopen');
  if (row === null) throw new Failure('post.recycleOver');
  if (mine.version !== target.version) throw new Failure('order.hasChange');
  await savePostState(ctx.tx, { id: mine.id, state: row.to, closedAt: null });
  await notifyMembers(ctx.tx, target.board);
  return {};
}

interface Marking {
  readonly board: Board;
  readonly on: 'post' | 'reply';
  readonly id: string;
  readonly mark: string;
}

/** Writes the caller's private note on what the caller may see. */
export async function mark(ctx: CommandContext, { board, on, id, mark: text }: Marking) {
  const account = requireMember(ctx).accountId;
  const visible = on === 'post' ? visiblePost : visibleReply;
  if ((await visible(ctx.tx, board, id, account)) === null) throw new Failure('notFound');
  await savePrivateMark(ctx.tx, { account, on, id, mark: text, now: ctx.now });
  return {};
}

const replyPages: Record<Board, string> = {
  mall: '/shopping-mall-reply-detail',
  waste: '/waste-reply-detail',
};

/** The page of a reply. */
export const replyLink = (
  board: Board,
  reply: { readonly id: string; readonly no: string },
): string => `${replyPages[board]}/${reply.id}/${reply.no}`;
