import { evidenceWithin, negotiationWithin, offerWithin } from '#contract/orders/waits.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { Order, Side } from './order.ts';

type Disputed = Pick<Order, 'since' | 'dispute' | 'offer' | 'statementAt'>;

/** Returns when both parties had asked support to rule; null where one of them did not. */
const rulingRequestedAt = ({ dispute }: Pick<Order, 'dispute'>): Date | null =>
  dispute?.rulingRequestedAt === undefined ? null : new Date(dispute.rulingRequestedAt);

/** Returns until when a party has to write in a dispute not to count as silent. */
export const evidenceUntil = ({ since }: Pick<Order, 'since'>): Date =>
  endOf(evidenceWithin, since);

/** Returns until when the parties of a dispute negotiate, where nothing ends that earlier. */
export const negotiationUntil = ({ since }: Pick<Order, 'since'>): Date =>
  endOf(negotiationWithin, since);

/** Returns the sides that did not write within the evidence window, or have not yet. */
export function silentSides({
  since,
  statementAt,
}: Pick<Order, 'since' | 'statementAt'>): readonly Side[] {
  if (statementAt === null) return [];
  const end = evidenceUntil({ since }).getTime();
  return (['buyer', 'seller'] as const).filter((side) => {
    const moment = statementAt[side];
    return moment === null || moment.getTime() >= end;
  });
}

/**
 * Returns from when support may rule on a dispute (domain section 6): after the time for negotiation,
 * earlier where both parties asked for it, where an offer is left unanswered, or where a party is
 * silent past the evidence window. A word of a silent party moves it to a later moment.
 */
export function rulingFrom(order: Disputed): Date {
  const { offer } = order;
  const moments = [
    rulingRequestedAt(order),
    offer === null ? null : endOf(offerWithin, offer.at),
    silentSides(order).length === 0 ? null : evidenceUntil(order),
  ];
  return moments.reduce<Date>(
    (first, one) => (one !== null && one.getTime() < first.getTime() ? one : first),
    negotiationUntil(order),
  );
}
