import type { StaffRole } from '#contract/call.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { servesQueue } from '#web/operator/queues/queue-facts.ts';

/** Entries of the menu that count a queue of another name. */
const entryOf: Partial<Readonly<Record<QueueKey, string>>> = {
  payments: 'recharges',
  inspect: 'lots',
  review: 'lots',
  claims: 'afterSales',
  claimGoods: 'afterSales',
  paymentReturns: 'bankMatching',
};

/** Returns the work of the reader's own desks by entry of the menu; two queues of one page add up. */
export function menuCounts(
  counts: readonly { readonly queue: QueueKey; readonly count: number }[],
  roles: readonly StaffRole[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { queue, count } of counts) {
    if (!servesQueue(roles, queue)) continue;
    const entry = entryOf[queue] ?? queue;
    sums[entry] = (sums[entry] ?? 0) + count;
  }
  return sums;
}
