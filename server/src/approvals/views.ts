import type { Approval } from '#contract/approvals/schemas.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { eventsAllowed } from './core/machine.ts';
import type { ApprovalRecord } from './store/approvals.ts';

/** Returns a request as the caller sees it. */
export function toApprovalView(ctx: RequestContext, approval: ApprovalRecord): Approval {
  return {
    ...approval,
    subjectId: approval.subject,
    subject: approval.subjectName,
    requestedBy: approval.requestedName,
    requestedAt: approval.since.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: approval.decidedName,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    events: eventsAllowed(approval, requireStaff(ctx).accountId, ctx.now),
  };
}
