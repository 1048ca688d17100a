import type { HandlerOutput } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { openApproval } from '#server/approvals/public.ts';
import { fileLink } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { type Order, sideOf } from '../core/order.ts';
import { type Reader, toOrderView } from '../core/order-view.ts';
import type { OrdersDeps } from '../deps.ts';
import { factsWire } from '../facts-text.ts';
import { LOSS_APPROVAL } from '../loss-approval.ts';
import { readHistory, readOrder } from '../store/orders.ts';

type View = HandlerOutput<typeof contract.orderOne>;

/** Who reads this order; an account that is no party of it is answered as if there were none. */
export function readerOf(ctx: RequestContext, order: Order): Reader {
  if (ctx.caller.kind === 'staff') {
    return { me: 'staff', accountId: ctx.caller.accountId, roles: ctx.caller.roles };
  }
  const { accountId } = requireMember(ctx);
  const me = sideOf(order, accountId);
  if (me === null) throw new Failure('notFound');
  return { me, accountId };
}

/** An order by its id as the caller may see it; fails with notFound where it may not. */
export async function readOrderView(
  ctx: RequestContext,
  deps: OrdersDeps,
  { id }: { readonly id: string },
): Promise<View> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const reader = readerOf(ctx, order);
  const history = await readHistory(ctx.tx, id);
  const reports = await deps.reportsOf(ctx.tx, id, ctx.now);
  return toOrderView(order, reader, {
    now: ctx.now,
    history: history.map(({ fromState, toState, facts, ...row }) => ({
      ...row,
      facts: factsWire(facts),
      from: fromState,
      to: toState,
    })),
    reports,
    dock: deps.dock,
    returnTo: order.seller === null ? [] : await deps.returnAddressOf(ctx.tx, order.seller.id),
    lossRequested:
      order.trace !== null &&
      (await openApproval(ctx.tx, { kind: LOSS_APPROVAL, subject: order.id })) !== null,
    link: (url) => fileLink(url, ctx.now),
  });
}
