import type { FailureCode } from '#contract/failures.ts';
import { packsHoldCount } from './dock.ts';
import { acceptedGoods, acceptedInFull, noSettlement, splitOfAccepted } from './money/money.ts';
import {
  exceedsCosts,
  type OfferTerms,
  settledBy,
  withoutEmptyParcel,
} from './money/settlement.ts';
import type { Line, Order } from './order.ts';
import { isExpected, isReceivable, type NewShipment, statedPieces } from './parcels/inbound.ts';
import { leavesParcels } from './parcels/receipt.ts';
import { type OrderAttempt, payloadOf } from './payload.ts';
import { piecesBesides, recountViolation } from './recount.ts';
import { splitOrder } from './split.ts';

interface OfLine {
  readonly lineId: string;
}

const areDistinct = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Whether rows name lines of the order, each at most once. */
const areKnownLines = (order: Order, rows: readonly OfLine[]): boolean =>
  areDistinct(rows.map(({ lineId }) => lineId)) &&
  rows.every(({ lineId }) => order.lines.some((line) => line.id === lineId));

/** Whether each parcel of a shipment names a line at most once. */
const areDistinctLines = ({ contents = [] }: NewShipment): boolean =>
  contents.every((lines) => areDistinct(lines.map(({ lineId }) => lineId)));

const everyLine = (order: Order, rows: readonly OfLine[]): boolean =>
  areKnownLines(order, rows) && rows.length === order.lines.length;

const lineOf = (order: Order, id: string): Line | undefined =>
  order.lines.find((line) => line.id === id);

/** A count may be this many times what was ordered or declared, and some pieces besides. */
const COUNT_TIMES = 2;
const COUNT_BESIDES = 10;

/** Returns the most pieces of a line that a dock may plausibly count. */
export const plausibleCountMax = ({
  quantity,
  shipped,
}: Pick<Line, 'quantity' | 'shipped'>): number =>
  Math.max(quantity, shipped ?? 0) * COUNT_TIMES + COUNT_BESIDES;

const receiptOf = (attempt: OrderAttempt) =>
  payloadOf('receive', attempt) ?? payloadOf('receiveParcel', attempt);

/** Returns what stands against the record of a parcel that came. */
function receiptViolation(order: Order, attempt: OrderAttempt): FailureCode | null {
  const received = receiptOf(attempt);
  if (received === null) return null;
  if (!isReceivable(order, received)) return 'order.parcelReceived';
  const closing = payloadOf('receive', attempt);
  if (closing && leavesParcels(order, closing)) return 'order.parcelsMissing';
  // A parcel with nothing in it has no lot to inspect: it is no receipt.
  const pieces = received.lines.reduce((all, line) => all + line.pieces, 0);
  if (!everyLine(order, received.lines) || pieces === 0) return 'order.lines';
  const { lines, packs = [] } = received;
  return packsHoldCount(order, { lines, packs }) ? null : 'order.packs';
}

/** Returns whether an event names a parcel to the dock that is not expected, or not of the shipment. */
function namesReceived(order: Order, attempt: OrderAttempt): boolean {
  const mended = payloadOf('updateTracking', attempt) ?? payloadOf('correctInbound', attempt);
  if (mended) return !isExpected(order, { parcel: mended.parcel ?? 0 });
  const traced = order.state === 'inbound' ? payloadOf('trace', attempt) : null;
  return traced !== null && !isExpected(order, traced);
}

interface TooMany {
  readonly field: string;
  readonly most: number;
}

/** Returns the first line of which a seller declares more than an order can plausibly ship. */
function declaredViolation(order: Order, shipment: NewShipment): TooMany | null {
  const sums = new Map<string, number>();
  for (const { lineId, pieces } of statedPieces(shipment)) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + pieces);
  }
  for (const { id, quantity } of order.lines) {
    const most = plausibleCountMax({ quantity, shipped: null });
    if ((sums.get(id) ?? 0) <= most) continue;
    const index = (shipment.lines ?? []).findIndex(({ lineId }) => lineId === id);
    return { field: index < 0 ? 'contents' : `lines.${index}.pieces`, most };
  }
  return null;
}

/**
 * Returns the first number of pieces that is not plausible: its field in the input and the most
 * there may be. The dock counts against what was declared, so that this has a limit too.
 */
export function countViolation(order: Order, attempt: OrderAttempt): TooMany | null {
  const shipped = payloadOf('ship', attempt);
  if (shipped) return declaredViolation(order, shipped);
  const recount = payloadOf('recount', attempt);
  const counted = (receiptOf(attempt) ?? recount)?.lines ?? [];
  for (const [index, { lineId, pieces }] of counted.entries()) {
    const line = lineOf(order, lineId);
    const before = recount ? piecesBesides(order, recount, lineId) : (line?.received ?? 0);
    const most = line === undefined ? 0 : plausibleCountMax(line);
    if (line !== undefined && before + pieces > most) {
      return { field: `lines.${index}.pieces`, most: most - before };
    }
  }
  return null;
}

/** Whether rows state for every line pieces that the buyer can keep. */
const fitsLines = (
  order: Order,
  rows: readonly (OfLine & { readonly acceptedQuantity: number })[],
): boolean =>
  everyLine(order, rows) &&
  rows.every(({ lineId, acceptedQuantity }) => {
    const line = lineOf(order, lineId);
    return line !== undefined && acceptedQuantity <= acceptedInFull(line);
  });

/** The order and the lines that an offer is about: of one that opens the dispute, those that stay in it. */
export function offeredOn<O extends OfferTerms>(order: Order, offer: O): [Order, O] {
  const split =
    order.state === 'reported' && areKnownLines(order, offer.lines)
      ? splitOrder(order, { event: 'offer', lines: [] })
      : null;
  if (split === null) return [order, offer];
  const stays = ({ lineId }: OfLine) => split.rest.lines.some(({ id }) => id === lineId);
  return [split.rest, { ...offer, lines: offer.lines.filter(stays) }];
}

/** Whether two settlements are worth the same, had nothing gone back to the buyer before. */
const isSameMoney = (one: Order, other: Order): boolean => {
  const nothingBack = { refunded: 0n, carried: 0n };
  const money = splitOfAccepted({ ...one, ...nothingBack });
  const others = splitOfAccepted({ ...other, ...nothingBack });
  return money.refund === others.refund && money.toSeller === others.toSeller;
};

/**
 * Returns why an offer is invalid, else null: it has to keep some pieces, take no more off their price
 * than they cost, settle something, and put costs on a side that can bear them.
 */
export function offerViolation(order: Order, offer: OfferTerms): 'lines' | 'costs' | null {
  if (!fitsLines(order, offer.lines)) return 'lines';
  const settled = settledBy(order, offer);
  const acceptsNone = settled.lines.every((line) => line.acceptedQuantity === 0);
  const plain = settledBy(order, { ...offer, ...noSettlement });
  const isWhole = settled.lines.every((line) => line.acceptedQuantity === acceptedInFull(line));
  // Keeping all that came moves no money where nobody gives up or takes over anything.
  const isAsAgreed = isWhole && isSameMoney(withoutEmptyParcel(settled), withoutEmptyParcel(plain));
  if (acceptsNone || isAsAgreed || offer.cut >= acceptedGoods(plain)) return 'lines';
  return exceedsCosts(order, offer) ? 'costs' : null;
}

/** Missing pieces that are sent: of lines that came short, no more than are missing. */
const fitsRest = (order: Order, rows: readonly (OfLine & { readonly pieces: number })[]): boolean =>
  areKnownLines(order, rows) &&
  rows.every(({ lineId, pieces }) => {
    const line = lineOf(order, lineId);
    return line !== undefined && pieces <= line.quantity - (line.received ?? 0);
  });

/** Returns what stands against the parcel that a count made again names; null where nothing does. */
export function parcelViolation(order: Order, attempt: OrderAttempt): 'needed' | 'invalid' | null {
  const recount = payloadOf('recount', attempt);
  return recount === null ? null : recountViolation(order, recount);
}

/** Returns whether a count made again names every line and leaves pieces of the order. */
function recountFits(order: Order, attempt: OrderAttempt): boolean {
  const recount = payloadOf('recount', attempt);
  if (recount === null) return true;
  const all = recount.lines.reduce(
    (sum, { lineId, pieces }) => sum + pieces + piecesBesides(order, recount, lineId),
    0,
  );
  return everyLine(order, recount.lines) && all > 0;
}

/** Whether a buyer can reject these lines: nothing is wrong with pieces that never came. */
const areRejectable = (order: Order, ids: readonly string[]): boolean =>
  areKnownLines(
    order,
    ids.map((lineId) => ({ lineId })),
  ) &&
  (order.lots.length === 0 || ids.every((id) => order.lots.some(({ lineId }) => lineId === id)));

/** Returns what stands against the payload of an event that the table allows; null where nothing does. */
export function violationOf(order: Order, attempt: OrderAttempt): FailureCode | null {
  const confirmed = payloadOf('confirm', attempt);
  if (confirmed?.lots && !areKnownLines(order, confirmed.lots)) return 'order.lines';
  const shipped = payloadOf('ship', attempt);
  if (shipped && !(areKnownLines(order, statedPieces(shipped)) && areDistinctLines(shipped))) {
    return 'order.lines';
  }
  const receipt = receiptViolation(order, attempt);
  if (receipt !== null) return receipt;
  if (namesReceived(order, attempt)) return 'order.parcelReceived';
  if (!recountFits(order, attempt)) return 'order.lines';
  const rest = payloadOf('shipRest', attempt);
  if (rest && !(fitsRest(order, statedPieces(rest)) && areDistinctLines(rest))) {
    return 'order.lines';
  }
  const offer = payloadOf('offer', attempt);
  const wrong = offer && offerViolation(...offeredOn(order, offer));
  if (wrong) return wrong === 'costs' ? 'order.offerCosts' : 'order.lines';
  const inspected = payloadOf('inspect', attempt);
  if (inspected && !coverAllPieces(order, inspected.lots)) return 'qc.lotSum';
  const rejected = payloadOf('reject', attempt);
  if (rejected && !areRejectable(order, rejected.lines)) return 'order.lines';
  const parts = payloadOf('settlePart', attempt)?.lines;
  if (parts && !fitsLines(order, parts)) return 'order.lines';
  const agreed = payloadOf('acceptTerms', attempt);
  if (agreed && agreed.termsHash !== order.terms.hash) return 'order.hasChange';
  return null;
}

/** Whether lots hold exactly the pieces that the dock counted, line by line. */
function coverAllPieces(
  order: Order,
  lots: readonly (OfLine & { readonly pieces: number })[],
): boolean {
  if (!lots.every((lot) => lineOf(order, lot.lineId) && lot.pieces > 0)) return false;
  return order.lines.every((line) => {
    const pieces = lots
      .filter((lot) => lot.lineId === line.id)
      .reduce((all, lot) => all + lot.pieces, 0);
    return pieces === (line.received ?? 0);
  });
}
