import type { Approval, opsApprovalList } from '#contract/approvals/calls.ts';
import type { Input, Output } from '#contract/call.ts';
import {
  type QueryContext,
  type RequestContext,
  requireStaff,
} from '#server/kit/request-context.ts';
import { eventsOf } from '../core/machine.ts';
import type { ApprovalsDeps } from '../deps.ts';
import { type ApprovalRow, listApprovals } from '../store/approvals.ts';

/** Returns a request as the caller sees it. */
export function toApprovalView(ctx: RequestContext, approval: ApprovalRow): Approval {
  return {
    ...approval,
    subjectId: approval.subject,
    subject: approval.subjectName,
    requestedBy: approval.requestedName,
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: approval.decidedName,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    events: eventsOf(approval, { staff: requireStaff(ctx).accountId }, ctx.now),
  };
}

/** Lists requests of the kinds that the caller's roles may decide. */
export async function list(
  deps: ApprovalsDeps,
  ctx: QueryContext,
  { kinds, subjectId, ...filter }: Input<typeof opsApprovalList>,
): Promise<Output<typeof opsApprovalList>> {
  const { roles } = requireStaff(ctx);
  const visible = deps.kinds
    .filter((one) => one.roles.some((role) => roles.includes(role)))
    .map(({ kind }) => kind)
    .filter((kind) => kinds === undefined || kinds.includes(kind));
  const page = await listApprovals(ctx.tx, { ...filter, kinds: visible, subject: subjectId });
  return { total: page.total, list: page.list.map((one) => toApprovalView(ctx, one)) };
}
