import { divideUp } from '#contract/exchange/amounts.ts';
import { lineAmount } from '#contract/money.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';
import type { ShipTo } from '#contract/orders/terms-schemas.ts';
import type { Db, Tx } from '#server/kit/database/database.ts';
import { atMost, cutShares } from '../core/money/money.ts';
import type { Line, Order, Party } from '../core/order.ts';
import { coverOf } from '../core/steps.ts';
import { lockOrder, readOrder } from '../store/orders.ts';

/** A line of a completed order with the pieces that were sent to the buyer. */
export interface DeliveredLine {
  readonly lineId: string;
  readonly mpn: string;
  readonly manufacturer: string;
  /** In 0.00001 USD. */
  readonly unitPrice: bigint;
  readonly warrantyDays: number;
  readonly delivered: number;
  /** Cents that a settlement took off the price of the delivered pieces. */
  readonly cut: bigint;
}

/** A completed order as after-sale claims need it. */
export interface DeliveredOrder {
  readonly id: string;
  readonly no: string;
  readonly kind: OrderKind;
  readonly buyer: Party;
  readonly seller: Party;
  readonly shipTo: ShipTo;
  readonly completedAt: Date;
  readonly lines: readonly DeliveredLine[];
}

/**
 * Returns the part of a line's price cut that is in its delivered pieces: tests consumed the others,
 * which bear their part too. The odd cent is in what was delivered.
 */
function cutOfDelivered(
  { unitPrice, acceptedQuantity }: Line,
  { share, delivered }: { readonly share: bigint; readonly delivered: number },
): bigint {
  const cut = divideUp(share * BigInt(delivered), BigInt(acceptedQuantity ?? delivered));
  return atMost(cut, lineAmount({ unitPrice, quantity: delivered }));
}

function deliveredOf(order: Order | null): DeliveredOrder | null {
  // Goods that were lost on their way are paid by insurance: there is nothing to claim on.
  if (order === null || order.state !== 'completed' || order.trace !== null) return null;
  const { id, no, kind, buyer, seller, shipTo, since, lots } = order;
  if (seller === null) return null;
  const shares = cutShares(order);
  const lines = order.lines.flatMap((line, index) => {
    const { id: lineId, mpn, manufacturer, unitPrice, warrantyDays } = line;
    const sent = lots
      .filter((lot) => lot.lineId === lineId)
      .reduce((all, lot) => all + lot.dispatched, 0);
    const delivered = Math.min(sent, line.acceptedQuantity ?? 0);
    if (delivered === 0) return [];
    const cut = cutOfDelivered(line, { share: shares[index] ?? 0n, delivered });
    return [{ lineId, mpn, manufacturer, unitPrice, warrantyDays, delivered, cut }];
  });
  return { id, no, kind, buyer, seller, shipTo, completedAt: since, lines };
}

/** Returns an order that its buyer has received; null for every other. */
export const findDeliveredOrder = async (db: Db, id: string): Promise<DeliveredOrder | null> =>
  deliveredOf(await readOrder(db, id));

/** Returns a received order that nobody else changes until this transaction ends, or null. */
export const lockDeliveredOrder = async (tx: Tx, id: string): Promise<DeliveredOrder | null> =>
  deliveredOf(await lockOrder(tx, id));

/** How the order that replaces goods of a claim stands. */
export interface ReplacementProgress {
  readonly state: OrderState;
  readonly pieces: number;
  /** Pieces that its buyer keeps, those that tests consumed among them; none before it decided. */
  readonly acceptedPieces: number;
  /** Lost on its way to the buyer. */
  readonly isLost: boolean;
  /** Cents of its escrow, the seller's money, that its buyer was paid in place of pieces. */
  readonly refunded: bigint;
  /** Cents that the cover of losses paid its buyer. */
  readonly covered: bigint;
}

/** Returns how a replacement stands; null where there is no such order. */
export async function replacementProgress(db: Db, id: string): Promise<ReplacementProgress | null> {
  const order = await readOrder(db, id);
  if (order === null) return null;
  const { state, lines, refunded, trace } = order;
  const sum = (of: (line: Line) => number) => lines.reduce((all, line) => all + of(line), 0);
  // The trace of a parcel that came ends with its receipt.
  const isLost = state === 'completed' && trace !== null;
  return {
    state,
    pieces: sum(({ quantity }) => quantity),
    acceptedPieces: isLost ? 0 : sum(({ acceptedQuantity }) => acceptedQuantity ?? 0),
    isLost,
    refunded,
    covered: isLost ? coverOf.buyer(order) : 0n,
  };
}
