import type { OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';

/** Most pieces of a line that the buyer can keep: what came, up to what it ordered. */
export const piecesAtMost = (line: Pick<OrderLine, 'quantity' | 'pieces'>): number =>
  Math.min(line.quantity, line.pieces?.received ?? line.quantity);

/** Pieces of a line that leave for the buyer: those it keeps, less those that tests consumed. */
export function piecesToBuyer(
  line: Pick<OrderLine, 'quantity' | 'pieces' | 'acceptedQuantity'>,
): number {
  const onShelf = line.pieces?.onShelf ?? 0;
  const accepted = (line.acceptedQuantity ?? line.quantity) - (line.pieces?.consumed ?? 0);
  return Math.min(onShelf, Math.max(0, accepted));
}

/** Whether no piece is left for the buyer's parcel: tests consumed all that it keeps. */
export const hasNothingToSend = (
  { lines }: { readonly lines: readonly Pick<OrderLine, 'id' | 'quantity' | 'pieces'>[] },
  accepted: AcceptedPieces,
): boolean =>
  lines.every(
    (line) => piecesToBuyer({ ...line, acceptedQuantity: accepted.get(line.id) ?? 0 }) === 0,
  );

/** Pieces kept of each line, by the line's id. */
export type AcceptedPieces = ReadonlyMap<string, number>;

/** All that came of every line, up to what was ordered. */
export const acceptedInFull = (order: Pick<OrderView, 'lines'>): AcceptedPieces =>
  new Map(order.lines.map((line) => [line.id, piecesAtMost(line)]));
