import type { Answered, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { fileLink } from '#server/files/public.ts';
import { type At, type AtRead, member, staffOf } from '#server/kit/at.ts';
import { Fail } from '#server/kit/fail.ts';
import { type Order, sideOf } from './core/order.ts';
import { orderView, type Reader } from './core/present.ts';
import { factsWire } from './facts-text.ts';
import { countOrders, type ListFilter, listOrders } from './list-store.ts';
import type { OrdersDeps } from './slice.ts';
import { readHistory, readOrder } from './store.ts';
import { type ListReader, summaryOf } from './summary.ts';

type View = Answered<typeof contract.orderOne>;

/** Who reads this order; an account that is no party of it is answered as if there were none. */
export function readerOf(at: At, order: Order): Reader {
  if (at.who.kind === 'staff') {
    return { me: 'staff', accountId: at.who.accountId, roles: at.who.roles };
  }
  const { accountId } = member(at);
  const me = sideOf(order, accountId);
  if (me === null) throw new Fail('notFound');
  return { me, accountId };
}

/** An order by its id as the caller may see it; fails with notFound where it may not. */
export async function viewOf(deps: OrdersDeps, at: At, id: string): Promise<View> {
  const order = await readOrder(at.tx, id);
  if (order === null) throw new Fail('notFound');
  const reader = readerOf(at, order);
  const history = await readHistory(at.tx, id);
  const reports = await deps.reportsOf(at.tx, id, at.now);
  return orderView(order, reader, {
    now: at.now,
    history: history.map(({ account_id, from_state, to_state, facts, ...row }) => ({
      ...row,
      facts: factsWire(facts),
      accountId: account_id,
      from: from_state,
      to: to_state,
    })),
    reports,
    link: (url) => fileLink(url, at.now),
  });
}

async function page(
  at: AtRead,
  filter: ListFilter,
  { reader, paging }: { reader: ListReader; paging: { pageNum: number; pageSize: number } },
): Promise<Answered<typeof contract.orderList>> {
  const { pageNum, pageSize } = paging;
  const total = await countOrders(at.tx, filter);
  const list = await listOrders(at.tx, filter, {
    limit: pageSize,
    offset: (pageNum - 1) * pageSize,
  });
  return { total, list: list.map((order) => summaryOf(order, reader, at.now)) };
}

/** My orders on one side or on both. */
export function myOrders(at: AtRead, input: Input<typeof contract.orderList>) {
  const { accountId } = member(at);
  const { kind, tab, keyword, side = null } = input;
  const filter = { kind, tab, keyword, states: [], party: { accountId, side } };
  return page(at, filter, { reader: { accountId }, paging: input });
}

/** Every order of the market, for staff. */
export function allOrders(at: AtRead, input: Input<typeof contract.opsOrderList>) {
  const { kind = null, states, keyword } = input;
  const filter = { kind, tab: 'all' as const, keyword, states, party: null };
  return page(at, filter, { reader: { roles: staffOf(at).roles }, paging: input });
}
