import { orderWaits } from '#contract/orders/waits.ts';
import type { Db } from '#server/kit/database/database.ts';
import { endOf } from '#server/kit/working-days.ts';
import { countCompleted, haveOrder, shipmentsOf } from '../store/standing.ts';

const YEAR_MS = 365 * 86_400_000;

/** Paid orders that a seller had to ship, and those of them that it shipped within their time. */
export interface SellerShipments {
  readonly due: number;
  readonly inTime: number;
}

/** Shipments of the last year of sellers; one without any is left out. */
export async function sellerShipments(
  db: Db,
  sellerIds: readonly string[],
  now: Date,
): Promise<Map<string, SellerShipments>> {
  const within = orderWaits.paid?.within ?? null;
  const since = new Date(now.getTime() - YEAR_MS);
  const counted = new Map<string, SellerShipments>();
  for (const row of await shipmentsOf(db, sellerIds, since)) {
    const { due, inTime } = counted.get(row.sellerId) ?? { due: 0, inTime: 0 };
    const end = within === null ? null : endOf(within, row.paidAt);
    const isInTime = row.shipped && (end === null || row.leftAt.getTime() <= end.getTime());
    counted.set(row.sellerId, { due: due + 1, inTime: inTime + (isInTime ? 1 : 0) });
  }
  return counted;
}

/** Orders of the last year that a seller shipped late or not at all, the latest first. */
export async function findLateShipments(db: Db, sellerId: string, now: Date) {
  const within = orderWaits.paid?.within ?? null;
  const since = new Date(now.getTime() - YEAR_MS);
  const rows = await shipmentsOf(db, [sellerId], since);
  return rows
    .filter(({ shipped, paidAt, leftAt }) => {
      const end = within === null ? null : endOf(within, paidAt);
      return !shipped || (end !== null && leftAt.getTime() > end.getTime());
    })
    .sort((one, other) => other.leftAt.getTime() - one.leftAt.getTime())
    .map(({ orderId, no, leftAt, state }) => ({
      id: orderId,
      ref: no,
      orderId,
      occurredAt: leftAt,
      state,
    }));
}

/** How many orders each buyer completed; one without any is left out. */
export async function completedDeals(
  db: Db,
  buyerIds: readonly string[],
): Promise<Map<string, number>> {
  const counted = await countCompleted(db, buyerIds);
  return new Map(counted.map(({ buyerId, deals }) => [buyerId, deals]));
}

/** Whether two accounts are the parties of an order that was not cancelled. */
export const shareAnOrder = (db: Db, one: string, other: string): Promise<boolean> =>
  haveOrder(db, one, other);
