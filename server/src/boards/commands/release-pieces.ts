import type { EventContext } from '#server/kit/apply-event.ts';
import { notifyMembers } from '#server/kit/events-store.ts';
import type { BoardsDeps } from '../deps.ts';
import { applyReplyEvent } from '../reply-process.ts';
import { lockPost } from '../store/posts.ts';
import {
  hasNewerReply,
  hasOrders,
  lockReply,
  replyOfOrder,
  returnAllocations,
} from '../store/replies.ts';

/**
 * Gives the pieces of an order that was cancelled before its payment back to its reply and post, so
 * that others may have them. Does nothing for an order that came from no reply.
 */
export async function releasePieces(
  ctx: EventContext,
  deps: BoardsDeps,
  orderId: string,
): Promise<void> {
  const { tx, now } = ctx;
  const found = await replyOfOrder(tx, orderId);
  if (found === null) return;
  await lockPost(tx, found.board, found.post);
  const { state } = await lockReply(tx, found.reply);
  await returnAllocations(tx, orderId, now);
  if (state === 'open' || state === 'taken') {
    await applyReplyEvent(ctx, deps, {
      board: found.board,
      id: found.reply,
      version: null,
      event: 'releasePieces',
      actor: { as: 'order', accountId: null, name: '' },
      payload: {
        isShared: await hasOrders(tx, found.reply),
        hasNewer: await hasNewerReply(tx, found.reply),
      },
    });
  }
  await notifyMembers(tx, found.board);
}
