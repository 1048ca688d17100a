import { wire } from '#contract/money.ts';
import { findOpenApproval, toAdminApproval } from '#server/approvals/public.ts';
import type { RequestContext } from '#server/kit/request-context.ts';
import { EXCHANGE_APPROVAL } from '../commands/complete-exchange.ts';
import { frozenExchanges } from '../store/activity.ts';

/**
 * Returns the exchanges of members under a severe finding that are not paid, with their open
 * requests: only an administrator is offered to approve them.
 */
export async function waitingExchangesOf(ctx: RequestContext, owners: readonly string[]) {
  const list = await frozenExchanges(ctx.tx, owners);
  return Promise.all(
    list.map(async ({ id, no, amount }) => {
      const open = await findOpenApproval(ctx.tx, { kind: EXCHANGE_APPROVAL, subject: id });
      const approval = open && { ...toAdminApproval(ctx, open), reason: open.reason };
      return { id, no, amount: wire(amount), approval, transfer: null };
    }),
  );
}
