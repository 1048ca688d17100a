import type { Approval, opsApprovalList } from '#contract/approvals/calls.ts';
import type { Input, Output } from '#contract/call.ts';
import { type At, type AtRead, staffOf } from '#server/kit/at.ts';
import { type ApprovalRow, listApprovals } from './approval-store.ts';
import { eventsOf } from './core/decide.ts';
import type { ApprovalsDeps } from './deps.ts';

/** Returns a request as the caller sees it. */
export function toApprovalView(at: At, approval: ApprovalRow): Approval {
  return {
    ...approval,
    subjectId: approval.subject,
    subject: approval.subjectName,
    requestedBy: approval.requestedName,
    requestedAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: approval.decidedName,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    events: eventsOf(approval, { staff: staffOf(at).accountId }, at.now),
  };
}

/** Lists requests of the kinds that the caller's roles may decide. */
export async function list(
  deps: ApprovalsDeps,
  at: AtRead,
  { kinds, subjectId, ...filter }: Input<typeof opsApprovalList>,
): Promise<Output<typeof opsApprovalList>> {
  const { roles } = staffOf(at);
  const visible = deps.kinds
    .filter((one) => one.roles.some((role) => roles.includes(role)))
    .map(({ kind }) => kind)
    .filter((kind) => kinds === undefined || kinds.includes(kind));
  const page = await listApprovals(at.tx, { ...filter, kinds: visible, subject: subjectId });
  return { total: page.total, list: page.list.map((one) => toApprovalView(at, one)) };
}
