import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { fileLink } from '#server/files/public.ts';
import { Failure } from '#server/kit/failure.ts';
import {
  type QueryContext,
  type RequestContext,
  requireMember,
  requireStaff,
} from '#server/kit/request-context.ts';
import { type Order, sideOf } from '../core/order.ts';
import { orderView, type Reader } from '../core/order-view.ts';
import { factsWire } from '../facts-text.ts';
import { countOrders, type ListFilter, listOrders } from '../store/list.ts';
import type { OrdersDeps } from '../slice.ts';
import { readHistory, readOrder } from '../store/orders.ts';
import { type ListReader, summaryOf } from './order-summary.ts';

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
export async function viewOf(deps: OrdersDeps, ctx: RequestContext, id: string): Promise<View> {
  const order = await readOrder(ctx.tx, id);
  if (order === null) throw new Failure('notFound');
  const reader = readerOf(ctx, order);
  const history = await readHistory(ctx.tx, id);
  const reports = await deps.reportsOf(ctx.tx, id, ctx.now);
  return orderView(order, reader, {
    now: ctx.now,
    history: history.map(({ account_id, from_state, to_state, facts, ...row }) => ({
      ...row,
      facts: factsWire(facts),
      accountId: account_id,
      from: from_state,
      to: to_state,
    })),
    reports,
    link: (url) => fileLink(url, ctx.now),
  });
}

async function page(
  ctx: QueryContext,
  filter: ListFilter,
  { reader, paging }: { reader: ListReader; paging: { pageNum: number; pageSize: number } },
): Promise<HandlerOutput<typeof contract.orderList>> {
  const { pageNum, pageSize } = paging;
  const total = await countOrders(ctx.tx, filter);
  const list = await listOrders(ctx.tx, filter, {
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { total, list: list.map((order) => summaryOf(order, reader, ctx.now)) };
}

/** My orders on one side or on both. */
export function myOrders(ctx: QueryContext, input: Input<typeof contract.orderList>) {
  const { accountId } = requireMember(ctx);
  const { kind, tab, keyword, side = null } = input;
  const filter = { kind, tab, keyword, states: [], party: { accountId, side } };
  return page(ctx, filter, { reader: { accountId }, paging: input });
}

/** Every order of the market, for staff. */
export function allOrders(ctx: QueryContext, input: Input<typeof contract.opsOrderList>) {
  const { kind = null, states, keyword } = input;
  const filter = { kind, tab: 'all' as const, keyword, states, party: null };
  return page(ctx, filter, { reader: { roles: requireStaff(ctx).roles }, paging: input });
}
