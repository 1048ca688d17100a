import { opsApprovalApprove, opsApprovalList } from '#contract/approvals/calls.ts';
import { orderList } from '#contract/orders/calls.ts';
import { opsGoodwillPropose } from '#contract/wallet/compensation-calls.ts';
import type { Town } from '../town.ts';

/** Two people of finance pay a buyer a goodwill refund for an order that took long. */
export async function refundGoodwill({ buyers, staff }: Town): Promise<void> {
  const { list } = await buyers.hollis.send(orderList, { tab: 'ended', pageSize: 50 });
  const order = list.find(({ state }) => state === 'completed');
  if (order === undefined) throw new Error('the demo has no completed order');
  const { id: orderId } = order;
  await staff.finance.send(opsGoodwillPropose, {
    orderId,
    to: 'buyer',
    amount: '45.00',
    reason: 'The report came two working days late.',
  });
  const open = { subjectId: orderId, state: 'requested' } as const;
  const [request] = (await staff.finance2.send(opsApprovalList, open)).list;
  if (request === undefined) throw new Error('the goodwill refund was not requested');
  const { id, version } = request;
  await staff.finance2.send(opsApprovalApprove, { id, version });
}
