import type { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import type { Input, Output } from '#contract/call.ts';
import { type QueryContext, requireStaff } from '#server/kit/request-context.ts';
import type { ApprovalsDeps } from '../deps.ts';
import { listApprovals as listRecords } from '../store/approvals.ts';
import { toApprovalView } from '../views.ts';

/** Lists requests of the kinds that the caller's roles may decide. */
export async function listApprovals(
  ctx: QueryContext,
  deps: ApprovalsDeps,
  { kinds, subjectId, ...filter }: Input<typeof opsApprovalList>,
): Promise<Output<typeof opsApprovalList>> {
  const { roles } = requireStaff(ctx);
  const visible = deps.kinds
    .filter((one) => one.roles.some((role) => roles.includes(role)))
    .map(({ kind }) => kind)
    .filter((kind) => kinds === undefined || kinds.includes(kind));
  const page = await listRecords(ctx.tx, { ...filter, kinds: visible, subject: subjectId });
  const list: Approval[] = [];
  // One after the other: they share a connection.
  for (const one of page.list) list.push(await toApprovalView(ctx, deps, one));
  return { total: page.total, list };
}
