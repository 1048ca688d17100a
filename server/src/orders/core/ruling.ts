import { negotiationWithin, offerWithin } from '#contract/orders/waits.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { Order } from './order.ts';

type Disputed = Pick<Order, 'since' | 'dispute' | 'offer'>;

/** Returns when both parties had asked support to rule; null where one of them did not. */
export const rulingRequestedAt = ({ dispute }: Pick<Order, 'dispute'>): Date | null =>
  dispute?.rulingRequestedAt === undefined ? null : new Date(dispute.rulingRequestedAt);

/**
 * Returns from when support may rule on a dispute (domain section 6): after the time for negotiation,
 * earlier where both parties asked for it, or where an offer is left unanswered.
 */
export function rulingFrom(order: Disputed): Date {
  const { since, offer } = order;
  const moments = [
    endOf(negotiationWithin, since),
    rulingRequestedAt(order),
    offer === null ? null : endOf(offerWithin, offer.at),
  ];
  return moments.reduce<Date>(
    (first, one) => (one !== null && one.getTime() < first.getTime() ? one : first),
    endOf(negotiationWithin, since),
  );
}
