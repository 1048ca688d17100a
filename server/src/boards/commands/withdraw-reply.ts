import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import type { BoardsDeps } from '../deps.ts';
import { refuseEnded } from '../refusals.ts';
import { applyReplyEvent } from '../reply-process.ts';
import { type Board, lockPost } from '../store/posts.ts';
import { lockReply, visibleReply } from '../store/replies.ts';

/** A reply of the caller as it saw it. */
interface Withdrawing {
  readonly board: Board;
  readonly id: string;
  readonly version: number;
}

/**
 * Withdraws a reply of the caller's own. Post and reply are locked in that order, as an acceptance
 * locks them: of the two the later one reads what the earlier one did. Orders of the reply go on.
 */
export async function withdrawReply(
  ctx: CommandContext,
  deps: BoardsDeps,
  { board, id, version }: Withdrawing,
) {
  const { tx, now } = ctx;
  const account = requireMember(ctx).accountId;
  const found = await visibleReply(tx, board, id, account);
  if (found === null) throw new Failure('notFound');
  if (found.account !== account) throw new Failure('access.denied');
  await lockPost(tx, board, found.post);
  refuseEnded(board, await lockReply(tx, id), now);
  await applyReplyEvent(ctx, deps, {
    board,
    id,
    version,
    event: 'withdraw',
    actor: { as: 'replier', accountId: account, name: '' },
    payload: {},
  });
  return {};
}
