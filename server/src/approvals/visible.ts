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

/** Fails with order.own where the caller is a party of what a request is about: it never decides. */
export async function refuseParty(
  ctx: RequestContext,
  kind: ApprovalKind,
  approval: ApprovalRecord,
): Promise<void> {
  const { accountId } = requireStaff(ctx);
  if (await kind.isParty?.(ctx.tx, approval, accountId)) throw new Failure('order.own');
}

/** Returns a member of staff as a caller of an event. */
export const staffActor = ({ accountId, name }: StaffCaller): ApprovalCaller => ({
  as: 'staff',
  accountId,
  name,
});
