import { wire } from '#contract/money.ts';
import { findOpenApproval, toAdminApproval } from '#server/approvals/public.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { TRANSFER_APPROVAL, transferOf, WITHDRAWAL_APPROVAL } from '../core/approval.ts';
import { unsentWithdrawals } from '../store/activity.ts';

/**
 * Returns the withdrawals of members under a severe finding that are not approved, or whose transfer
 * is to be recorded, with their open requests: only an administrator is offered to approve them.
 */
export async function waitingWithdrawalsOf(ctx: RequestContext, owners: readonly string[]) {
  const list = await unsentWithdrawals(ctx.tx, owners);
  const waiting = await Promise.all(
    list.map(async ({ id, no, amount, isApproved }) => {
      const kind = isApproved ? TRANSFER_APPROVAL : WITHDRAWAL_APPROVAL;
      const open = await findOpenApproval(ctx.tx, { kind, subject: id });
      const approval = open && { ...toAdminApproval(ctx, open), reason: open.reason };
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
