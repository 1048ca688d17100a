import { wire } from '#contract/money.ts';
import { approvalEventsOf, openApproval } from '#server/approvals/public.ts';
import { type RequestContext, requireStaff } from '#server/kit/request-context.ts';
import { EXCHANGE_APPROVAL } from '../commands/complete-exchange.ts';
import { frozenExchanges } from '../store/activity.ts';

/**
 * Returns the exchanges of members under a severe finding that are not paid, with their open
 * requests: only an administrator is offered to approve them.
 */
export async function waitingExchangesOf(ctx: RequestContext, owners: readonly string[]) {
  const isAdmin = requireStaff(ctx).roles.includes('admin');
  const list = await frozenExchanges(ctx.tx, owners);
  return Promise.all(
    list.map(async ({ id, no, amount }) => {
      const open = await openApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
      const approval = open && {
        id: open.id,
        version: open.version,
        requestedBy: open.requestedName,
        requestedAt: open.since.toISOString(),
        expiresAt: open.expiresAt.toISOString(),
        reason: open.reason,
        events: approvalEventsOf(ctx, open).filter((event) => isAdmin || event !== 'approve'),
      };
      return { id, no, amount: wire(amount), approval, transfer: null };
    }),
  );
}
