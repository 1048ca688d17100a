import type { StaffRole } from '#contract/call.ts';
import { workPermissions } from '#contract/operator/calls.ts';
import type { QueueKey } from '#contract/operator/schemas.ts';
import { isPermitted } from '#contract/permissions.ts';

/** Entries of the menu that count a queue of another name. */
const entryOf: Partial<Readonly<Record<QueueKey, string>>> = {
  payments: 'recharges',
  arrivals: 'appointments',
  inspect: 'lots',
  review: 'lots',
  claims: 'afterSales',
  claimGoods: 'afterSales',
  paymentReturns: 'bankMatching',
  quarantineGoods: 'quarantine',
  content: 'legalVersions',
};

/** An admin counts the work of all desks, everybody else what they may do themselves. */
const isCounted = (roles: readonly StaffRole[], queue: QueueKey): boolean =>
  roles.includes('admin') || isPermitted(roles, workPermissions[queue]);

/** Returns the work that the reader may do by entry of the menu; two queues of one page add up. */
export function menuCounts(
  counts: readonly { readonly queue: QueueKey; readonly count: number }[],
  roles: readonly StaffRole[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { queue, count } of counts) {
    if (!isCounted(roles, queue)) continue;
    const entry = entryOf[queue] ?? queue;
    sums[entry] = (sums[entry] ?? 0) + count;
  }
  return sums;
}
