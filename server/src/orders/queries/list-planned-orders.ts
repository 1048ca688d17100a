import type { OrderState } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';
import { findPlanned } from '../store/parcels.ts';

/** States in which the seller's goods are still to come to the dock. */
const expecting: readonly OrderState[] = ['paid', 'inbound'];

/** Returns orders as appointments at the dock plan them. */
export async function listPlannedOrders(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const found = await findPlanned(db, ids);
  return found.map(({ sellerId, sellerName, receivedTimes, ...order }) => ({
    ...order,
    receivedTimes: receivedTimes.map((time) => new Date(time)),
    seller: sellerId === null ? null : { id: sellerId, name: sellerName },
    isExpected: expecting.includes(order.state),
  }));
}
