import type { FailureCode } from '#contract/failures.ts';
import { keptInFull } from './money.ts';
import type { Line, Order } from './order.ts';
import { type OrderAttempt, payloadOf } from './payload.ts';

interface OfLine {
  readonly lineId: string;
}

const distinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Whether rows name lines of the order, each at most once. */
const known = (order: Order, rows: readonly OfLine[]): boolean =>
  distinct(rows.map(({ lineId }) => lineId)) &&
  rows.every(({ lineId }) => order.lines.some((line) => line.id === lineId));

const everyLine = (order: Order, rows: readonly OfLine[]): boolean =>
  known(order, rows) && rows.length === order.lines.length;

const lineOf = (order: Order, id: string): Line | undefined =>
  order.lines.find((line) => line.id === id);

/** Returns what stands against the payload of an event that the table allows; null where nothing does. */
export function violationOf(order: Order, attempt: OrderAttempt): FailureCode | null {
  const shipped = payloadOf('ship', attempt);
  if (shipped && !known(order, shipped.lines)) return 'order.lines';
  const received = payloadOf('receive', attempt);
  if (received) {
    // A parcel with nothing in it has no lot to inspect: it is no receipt.
    const pieces = received.lines.reduce((all, line) => all + line.pieces, 0);
    if (!everyLine(order, received.lines) || pieces === 0) return 'order.lines';
  }
  const inspected = payloadOf('inspect', attempt);
  if (inspected && !holdsAll(order, inspected.lots)) return 'qc.lotSum';
  const rejected = payloadOf('reject', attempt);
  if (
    rejected &&
    !known(
      order,
      rejected.lines.map((lineId) => ({ lineId })),
    )
  ) {
    return 'order.lines';
  }
  const parts = payloadOf('settlePart', attempt)?.lines;
  if (parts) {
    const fits = parts.every(({ lineId, acceptedQuantity }) => {
      const line = lineOf(order, lineId);
      return line !== undefined && acceptedQuantity <= keptInFull(line);
    });
    if (!fits || !everyLine(order, parts)) return 'order.lines';
  }
  const agreed = payloadOf('acceptTerms', attempt);
  if (agreed && agreed.termsHash !== order.terms.hash) return 'order.hasChange';
  return null;
}

/** Whether lots hold exactly the pieces that the dock counted, line by line. */
function holdsAll(order: Order, lots: readonly (OfLine & { readonly pieces: number })[]): boolean {
  if (!lots.every((lot) => lineOf(order, lot.lineId) && lot.pieces > 0)) return false;
  return order.lines.every((line) => {
    const pieces = lots
      .filter((lot) => lot.lineId === line.id)
      .reduce((all, lot) => all + lot.pieces, 0);
    return pieces === (line.received ?? 0);
  });
}
