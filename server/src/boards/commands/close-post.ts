import { notifyMembers } from '#server/kit/events-store.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { applyPostEvent } from '../post-process.ts';
import type { Board } from '../store/posts.ts';
import { assertMaySell } from './assert-may-sell.ts';

/** An event of a poster on its own post. */
interface Target {
  readonly board: Board;
  readonly id: string;
  readonly version: number;
}

const posterOf = (ctx: CommandContext) => {
  const { accountId } = requireMember(ctx);
  return { accountId, name: '' };
};

/** Moves a post to recycle; its open replies end with it, and their repliers are told. */
export async function closePost(
  ctx: CommandContext,
  deps: BoardsDeps,
  { board, id, version }: Target,
) {
  const caller = posterOf(ctx);
  await applyPostEvent(ctx, deps, { board, id, event: 'close', caller, payload: { version } });
  await notifyMembers(ctx.tx, board);
  return {};
}

/** Takes a post out of recycle. Replies that ended with it stay ended. */
export async function reopenPost(
  ctx: CommandContext,
  deps: BoardsDeps,
  { board, id, version }: Target,
) {
  const caller = posterOf(ctx);
  if (board === 'waste') await assertMaySell(ctx, deps, caller.accountId);
  await applyPostEvent(ctx, deps, { board, id, event: 'reopen', caller, payload: { version } });
  await notifyMembers(ctx.tx, board);
  return {};
}
