import type { Order } from '../order.ts';
import { evidenceUntil, negotiationUntil, rulingFrom, silentSides } from '../ruling.ts';

/** Returns who has not written in a dispute and who wants a ruling, with the times while it is open. */
export function toNegotiationView(order: Order, now: Date) {
  const rulingRequestedBy = [...(order.dispute?.rulingRequestedBy ?? [])];
  if (order.state !== 'disputed') {
    const over = { rulingFrom: null, evidenceUntil: null, negotiationUntil: null, silent: [] };
    return { ...over, rulingOpen: false, rulingRequestedBy };
  }
  const from = rulingFrom(order);
  return {
    rulingFrom: from.toISOString(),
    rulingOpen: from.getTime() <= now.getTime(),
    rulingRequestedBy,
    evidenceUntil: evidenceUntil(order).toISOString(),
    negotiationUntil: negotiationUntil(order).toISOString(),
    silent: [...silentSides(order)],
  };
}
