import type { Approval } from '#contract/approvals/schemas.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { allowedEvents, eventsOfParty } from './core/machine.ts';
import type { ApprovalsDeps } from './deps.ts';
import type { ApprovalRecord } from './store/approvals.ts';

/** Returns a request as the caller sees it. */
export async function toApprovalView(
  ctx: RequestContext,
  { kinds }: ApprovalsDeps,
  approval: ApprovalRecord,
): Promise<Approval> {
  const { accountId } = requireStaff(ctx);
  const kind = kinds.find((one) => one.kind === approval.kind);
  const isOpen = approval.state === 'requested';
  const staffIsParty = isOpen && ((await kind?.isParty?.(ctx.tx, approval, accountId)) ?? false);
  const events = allowedEvents(approval, accountId, ctx.now);
  return {
    ...approval,
    subjectId: approval.subject,
    subject: approval.subjectName,
    requestedBy: approval.requestedName,
    requestedAt: approval.since.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy: approval.decidedName,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    events: staffIsParty ? eventsOfParty(events) : events,
    staffIsParty,
  };
}
