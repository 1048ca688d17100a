import { wire } from '#contract/money.ts';
import { approvalEventsOf, openApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { TRANSFER_APPROVAL, transferOf, WITHDRAWAL_APPROVAL } from '../core/approval.ts';
import { unsentWithdrawals } from '../store/activity.ts';

/**
 * Returns the withdrawals of members under a severe finding that are not approved, or whose transfer
 * is to be recorded, with their open requests: only an administrator is offered to approve them.
 */
export async function waitingWithdrawalsOf(ctx: RequestContext, owners: readonly string[]) {
  const isAdmin = requireStaff(ctx).roles.includes('admin');
  const list = await unsentWithdrawals(ctx.tx, owners);
  const waiting = await Promise.all(
    list.map(async ({ id, no, amount, isApproved }) => {
      const kind = isApproved ? TRANSFER_APPROVAL : WITHDRAWAL_APPROVAL;
      const open = await openApproval(ctx.tx, { kind, subject: id });
      const approval = open && {
        id: open.id,
        version: open.version,
        requestedBy: open.requestedName,
        requestedAt: open.since.toISOString(),
        expiresAt: open.expiresAt.toISOString(),
        reason: open.reason,
        events: approvalEventsOf(ctx, open).filter((event) => isAdmin || event !== 'approve'),
      };
      return {
        id,
        no,
        amount: wire(amount),
        approval,
        transfer: open && transferOf(open),
        isApproved,
      };
    }),
  );
  return waiting
    .filter(({ isApproved, approval }) => !isApproved || approval !== null)
    .map(({ isApproved: _, ...one }) => one);
}
