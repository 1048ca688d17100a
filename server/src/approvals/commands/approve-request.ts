import type { opsApprovalApprove } from '#contract/approvals/calls.ts';
import type { Input } from '#contract/call.ts';
import type { Tx } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { canonicalJson } from '#server/operator/public.ts';
import type { ApprovalsDeps } from '../deps.ts';
import { applyApprovalEvent, theSystem } from '../process.ts';
import type { Facts } from '../store/approvals.ts';
import { findVisible, refuseParty, staffActor } from '../visible.ts';

const isSameFacts = (one: Facts, other: Facts): boolean =>
  canonicalJson(one) === canonicalJson(other);

/**
 * Approves a request and carries it out; one whose record says something else now is void. The
 * record is locked before the request, as by the slices that change records.
 */
export async function approveRequest(
  ctx: CommandContext,
  deps: ApprovalsDeps,
  { id, version }: Input<typeof opsApprovalApprove>,
): Promise<Record<string, never>> {
  const { approval, kind } = await findVisible(ctx, deps, id);
  await refuseParty(ctx, kind, approval);
  const current = await kind.snapshot(ctx.tx, approval);
  const step = { id, version, event: 'approve', actor: staffActor(requireStaff(ctx)) } as const;
  const approved = await applyApprovalEvent(ctx, step);
  if (current === null || !isSameFacts(current, approval.before)) {
    const { now } = ctx;
    throw new Failure('approval.changed').runAfterRollback(async (tx: Tx) => {
      const end = { id, version: null, event: 'void', actor: theSystem } as const;
      await applyApprovalEvent({ tx, now }, end);
    });
  }
  await kind.carryOut(ctx, approved);
  return {};
}
