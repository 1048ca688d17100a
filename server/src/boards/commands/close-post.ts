import { notifyMembers } from '#server/kit/events-store.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { applyPostEvent } from '../post-process.ts';
import { boardFail } from '../refusals.ts';
import type { Board } from '../store/posts.ts';
import { assertMaySell } from './assert-may-sell.ts';
import { requireOpenAccount } from './require-open-account.ts';

/** A post as the caller saw it. */
interface PostVersion {
  readonly id: string;
  readonly version: number;
}

/** An event of a poster on its own post. */
interface Target extends PostVersion {
  readonly board: Board;
}

const posterOf = (ctx: CommandContext) => {
  const { accountId } = requireMember(ctx);
  return { as: 'poster', accountId, name: '' } as const;
};

type PostEvent = Parameters<typeof applyPostEvent>[2];

/** Applies an event of the caller on its own post; open pages of the board read it again. */
async function applyOwnEvent(
  ctx: CommandContext,
  deps: BoardsDeps,
  { board, id, version }: Target,
  move: Pick<PostEvent, 'refuse'> & { readonly event: 'close' | 'reopen' },
) {
  const caller = posterOf(ctx);
  await applyPostEvent(ctx, deps, { ...move, board, id, caller, payload: { version } });
  await notifyMembers(ctx.tx, board);
  return {};
}

/** Moves a post to recycle; its open replies end with it, and their repliers are notified. */
export const closePost = (ctx: CommandContext, deps: BoardsDeps, target: Target) =>
  applyOwnEvent(ctx, deps, target, {
    event: 'close',
    refuse: () => boardFail(target.board, 'post.closed'),
  });

/** Takes surplus out of recycle, unless its seller is on the public blacklist. */
export async function reopenSurplus(ctx: CommandContext, deps: BoardsDeps, target: PostVersion) {
  await assertMaySell(ctx, deps, posterOf(ctx).accountId);
  return reopenPost(ctx, deps, { ...target, board: 'waste' });
}

/** Takes a post out of recycle. Replies that ended with it stay ended. */
export async function reopenPost(ctx: CommandContext, deps: BoardsDeps, target: Target) {
  await applyOwnEvent(ctx, deps, target, {
    event: 'reopen',
    refuse: (refused) =>
      refused === 'guard'
        ? new Failure('post.recycleOver')
        : boardFail(target.board, 'post.notClosed'),
  });
  await requireOpenAccount(ctx, deps);
  return {};
}
