import { Failure } from '#server/kit/failure.ts';
import {
  type RequestContext,
  requireStaff,
  type StaffCaller,
} from '#server/kit/request-context.ts';
import type { ApprovalKind, ApprovalsDeps } from './deps.ts';
import type { ApprovalCaller } from './process.ts';
import { type ApprovalRecord, findApproval } from './store/approvals.ts';

/** Returns a request with its kind. Fails with notFound where the caller's roles may not see it. */
export async function findVisible(
  ctx: RequestContext,
  deps: ApprovalsDeps,
  id: string,
): Promise<{ readonly approval: ApprovalRecord; readonly kind: ApprovalKind }> {
  const { roles } = requireStaff(ctx);
  const approval = await findApproval(ctx.tx, id);
  const kind = deps.kinds.find((one) => one.kind === approval?.kind);
  if (approval === null || !kind?.roles.some((role) => roles.includes(role))) {
    throw new Failure('notFound');
  }
  return { approval, kind };
}

/** Fails where the caller is a party of what a request is about: with order.own, or as the kind says. */
export async function refuseParty(
  ctx: RequestContext,
  kind: ApprovalKind,
  approval: ApprovalRecord,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  const isParty = await kind.isParty?.(ctx.tx, approval, accountId);
  if (isParty) throw new Failure(kind.partyFailure ?? 'order.own');
}

/** Returns a member of staff as a caller of an event. */
export const staffActor = ({ accountId, name }: StaffCaller): ApprovalCaller => ({
  as: 'staff',
  accountId,
  name,
});
