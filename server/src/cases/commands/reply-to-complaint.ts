import type { Input } from '#contract/call.ts';
import type { receivedReply } from '#contract/cases/calls.ts';
import type { ReceivedView } from '#contract/cases/case-schemas.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { isReplyOpen } from '../core/machine.ts';
import type { CasesDeps } from '../deps.ts';
import { applyCaseEvent } from '../process.ts';
import { receivedView } from '../queries/read-received.ts';
import { lockCase } from '../store/cases.ts';
import { withdrawnForward } from '../store/withdrawn-forwards.ts';

/**
 * Replies to a complaint as the seller it was forwarded to. Fails with notFound for any other
 * company, and with why a complaint takes no reply: closed, withdrawn, or answered already.
 */
export async function replyToComplaint(
  ctx: CommandContext,
  deps: CasesDeps,
  { id, text, files }: Input<typeof receivedReply>,
): Promise<ReceivedView> {
  const { accountId } = requireMember(ctx);
  const record = await lockCase(ctx.tx, id);
  if (record === null) throw new Failure('notFound');
  if (record.forward === null || record.sellerId !== accountId) {
    const past = await withdrawnForward(ctx.tx, { id, sellerId: accountId });
    throw new Failure(past === null ? 'notFound' : 'case.sellerWithdrawn');
  }
  if (record.state === 'closed') throw new Failure('case.sellerClosed');
  if (record.forward === 'withdrawn') throw new Failure('case.sellerWithdrawn');
  if (!isReplyOpen(record, ctx.now)) throw new Failure('case.sellerAnswered');
  const after = await applyCaseEvent(ctx, deps, {
    id,
    version: null,
    event: 'sellerAnswer',
    actor: { as: 'seller', accountId },
    payload: { text, files },
  });
  return receivedView(ctx, after);
}
