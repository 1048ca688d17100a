import type { HandlerOutput, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { type QueryContext, requireMember } from '#server/kit/request-context.ts';
import { orderMoney } from '#server/wallet/public.ts';
import { moneyByMonth, summaryFrom } from '../core/months.ts';
import type { OrdersDeps } from '../deps.ts';
import { countBoard, ordersFailed } from '../store/counts.ts';

/** Summarizes a party's orders for a dashboard: counts, and the money of twelve months. */
export async function summarizeOrders(
  ctx: QueryContext,
  _deps: OrdersDeps,
  { side }: Input<typeof contract.orderSummary>,
): Promise<HandlerOutput<typeof contract.orderSummary>> {
  const { accountId } = requireMember(ctx);
  const counts = await countBoard(ctx.tx, { accountId, side, now: ctx.now });
  const money = await orderMoney(ctx.tx, accountId, summaryFrom(ctx.now));
  const refunded = money.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const failed = await ordersFailed(ctx.tx, refunded);
  return { counts, months: moneyByMonth(money, { now: ctx.now, failed }) };
}
