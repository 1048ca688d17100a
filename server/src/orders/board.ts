import type { Answered, Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { type AtRead, member } from '#server/kit/at.ts';
import { orderMoney } from '#server/wallet/public.ts';
import { countBoard, ordersFailed } from './board-store.ts';
import { moneyByMonth, summaryFrom } from './core/months.ts';

/** What a dashboard says of a party's orders: counts, and the money of twelve months. */
export async function summary(
  at: AtRead,
  { side }: Input<typeof contract.orderSummary>,
): Promise<Answered<typeof contract.orderSummary>> {
  const { accountId } = member(at);
  const counts = await countBoard(at.tx, { accountId, side, now: at.now });
  const money = await orderMoney(at.tx, accountId, summaryFrom(at.now));
  const refunded = money.flatMap(({ orderId }) => (orderId === null ? [] : [orderId]));
  const failed = await ordersFailed(at.tx, refunded);
  return { counts, months: moneyByMonth(money, { now: at.now, failed }) };
}
