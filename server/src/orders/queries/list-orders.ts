import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { type QueryContext, requireMember, requireStaff } from '#server/kit/request-context.ts';
import type { OrdersDeps } from '../deps.ts';
import { countOrders, type ListFilter, listOrders } from '../store/list.ts';
import { type ListReader, toOrderSummary } from './order-summary.ts';

async function readPage(
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
  return { total, list: list.map((order) => toOrderSummary(order, reader, ctx.now)) };
}

/** Returns a page of the caller's orders on one side or on both. */
export function listMyOrders(
  ctx: QueryContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.orderList>,
) {
  const { accountId } = requireMember(ctx);
  const { kind, tab, keyword, side = null } = input;
  const filter = { kind, tab, keyword, states: [], party: { accountId, side } };
  return readPage(ctx, filter, { reader: { accountId }, paging: input });
}

/** Returns a page of all orders, for staff. */
export function listAllOrders(
  ctx: QueryContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.opsOrderList>,
) {
  const { kind = null, states, keyword } = input;
  const filter = { kind, tab: 'all' as const, keyword, states, party: null };
  return readPage(ctx, filter, { reader: { roles: requireStaff(ctx).roles }, paging: input });
}
