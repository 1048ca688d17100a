import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import type { Change, ChangeStep } from '../changes.ts';
import type { Dock, Line, Order, StoredFile } from '../order.ts';
import type { OrderPayloads } from '../payload.ts';
import { piecesBesides, recountedPlace, withRecount } from '../recount.ts';
import {
  countReceived,
  othersExpected,
  piecesOf,
  placeOf,
  receivedParcels,
  shipmentOf,
  statedPieces,
  withoutExpected,
  withParcel,
} from './inbound.ts';

const tapes: readonly PackageSeals['tape'][] = ['none', 'intact', 'opened'];
const cards: readonly PackageSeals['card'][] = ['none', '10', '30', '60'];

const worse = <T>(ranks: readonly T[], one: T, other: T): T =>
  ranks.indexOf(one) < ranks.indexOf(other) ? other : one;

/** Returns the worse of each seal: an opened parcel is not hidden by an intact one after it. */
function worseSeals(before: PackageSeals | null, now: PackageSeals | null): PackageSeals | null {
  if (before === null || now === null) return before ?? now;
  return {
    tape: worse(tapes, before.tape, now.tape),
    bag: worse(tapes, before.bag, now.bag),
    card: worse(cards, before.card, now.card),
  };
}

/** Returns the sum of two weights in kg; grams are added, so that no digit is lost. */
export const addWeights = (before: string, now: string): string => {
  const grams = Math.round(Number(before) * 1000) + Math.round(Number(now) * 1000);
  return `${grams / 1000}`;
};

const joinTexts = (before: string, now: string, separator: string): string =>
  [...new Set([...before.split(separator), now])].filter(Boolean).join(separator);

/** A phone offers its photos for a day: one that an earlier parcel has is not added again. */
const withPhotos = (before: readonly StoredFile[], now: readonly StoredFile[]): StoredFile[] => [
  ...before,
  ...now.filter(({ url }) => before.every((photo) => photo.url !== url)),
];

type Receipt = OrderPayloads['receiveParcel'];
type ReceiptStep = Pick<ChangeStep<'receiveParcel'>, 'now' | 'accountId'> & {
  readonly payload: Receipt;
};

/**
 * Returns when the count was closed last; null while parcels of the first shipment are expected. A
 * record from before several parcels was closed when it was made.
 */
export const closedAtOf = (dock: Dock | null): Date | null =>
  dock === null ? null : dock.closedAt === undefined ? dock.at : dock.closedAt;

/** Returns the dock's record with one more parcel: those of one shipment are added up. */
function dockWith(order: Order, { payload, now, accountId }: ReceiptStep): Dock {
  const { dock } = order;
  const before = countReceived(order) > 0 ? dock : null;
  const seals = payload.packageSeals ?? null;
  const countedBy = accountId ?? null;
  // A recount replaces the sum: whoever counted a part of it, also of a shipment before, has no say.
  const others = [...(dock?.alsoCountedBy ?? []), dock?.countedBy ?? null];
  return {
    at: now,
    parcels: (before?.parcels ?? 0) + payload.parcels,
    weightKg: before ? addWeights(before.weightKg, payload.weightKg) : payload.weightKg,
    seals: before ? joinTexts(before.seals, payload.seals, '; ') : payload.seals,
    // Goods of an earlier parcel still lie where they were put.
    location: joinTexts(dock?.location ?? '', payload.location, ', '),
    photos: withPhotos(dock?.photos ?? [], payload.photos),
    packs: [...(dock?.packs ?? []), ...(payload.packs ?? [])],
    packageSeals: before ? worseSeals(before.packageSeals ?? null, seals) : seals,
    countedBy,
    alsoCountedBy: [...new Set(others)].filter((one) => one !== null && one !== countedBy),
    recountedAt: null,
    restRequestedAt: null,
    closedAt: closedAtOf(dock),
  };
}

/** A parcel adds to what came before it, in this shipment or in the one that it completes. */
function withReceipt(order: Order, step: ReceiptStep): Partial<Order> & { readonly dock: Dock } {
  const { payload, now, accountId } = step;
  const place = placeOf(order, payload.parcel);
  const pieces = payload.lines.reduce((all, line) => all + line.pieces, 0);
  return {
    dock: dockWith(order, step),
    inbound: withParcel(order.inbound, place, {
      receivedAt: now,
      abandonedAt: null,
      pieces,
      counted: payload.lines,
      countedBy: accountId ?? null,
    }),
    lines: order.lines.map((line) => ({
      ...line,
      received: (line.received ?? 0) + piecesOf(payload.lines, line.id),
    })),
  };
}

/** One of several parcels; the carrier is still asked about another one. */
export const parcelReceived: Change<'receiveParcel'> = (order, step) => ({
  ...withReceipt(order, step),
  trace: order.trace?.parcel === placeOf(order, step.payload.parcel) ? null : order.trace,
});

/** The last parcel, or the last one that comes, closes the count. */
export const received: Change<'receive'> = (order, step) => {
  const { dock, inbound = null, ...counted } = withReceipt(order, step);
  return {
    ...counted,
    trace: null,
    acknowledgedBy: [],
    dock: { ...dock, closedAt: step.now },
    inbound: withoutExpected(inbound && { ...inbound, deliveredAt: step.now }, step.now),
  };
};

/**
 * The count of a parcel replaces the one before; that of the others stands. A line that is counted
 * otherwise has lost the count of its packs.
 */
export const recounted: Change<'recount'> = (order, { payload, now, accountId }) => {
  const place = recountedPlace(order, payload);
  const countedBy = accountId ?? null;
  const totalOf = (lineId: string) =>
    piecesBesides(order, payload, lineId) + piecesOf(payload.lines, lineId);
  return {
    acknowledgedBy: [],
    inbound: withRecount(order, { place, lines: payload.lines, countedBy }),
    dock: order.dock && {
      ...order.dock,
      countedBy,
      alsoCountedBy: [],
      recountedAt: now,
      packs: (order.dock.packs ?? []).filter(({ lineId }) => {
        const line = order.lines.find(({ id }) => id === lineId);
        return line?.received === totalOf(lineId);
      }),
    },
    lines: order.lines.map((line) => ({ ...line, received: totalOf(line.id) })),
  };
};

/** The goods go off; a line of which no pieces are stated is sent as ordered. */
export const shipped: Change<'ship'> = (order, { payload, now }) => {
  const isByParcel = (payload.contents ?? []).length > 0;
  const stated = statedPieces(payload);
  const sentOf = ({ id, quantity }: Line) =>
    isByParcel
      ? piecesOf(stated, id)
      : (stated.find(({ lineId }) => lineId === id)?.pieces ?? quantity);
  const lines = order.lines.map((line) => ({ ...line, shipped: sentOf(line) }));
  const sent = lines.map((line) => ({ lineId: line.id, pieces: line.shipped }));
  return { inbound: shipmentOf(payload, now, sent), lines };
};

/** The missing pieces go off as a shipment of their own. */
export const restShipped: Change<'shipRest'> = (order, { payload, now }) => {
  const sent = statedPieces(payload);
  return {
    inbound: { ...shipmentOf(payload, now, sent), earlier: receivedParcels(order) },
    lines: order.lines.map((line) => ({
      ...line,
      shipped: (line.received ?? 0) + piecesOf(sent, line.id),
    })),
  };
};

/** The buyer asks for the missing pieces. */
export const restRequested: Change<'requestRest'> = ({ dock }, { now }) => ({
  dock: dock && { ...dock, restRequestedAt: now },
});

/**
 * The parcel that is traced is given up; the others are still to come. With the last one the count is
 * closed. Pieces that were declared to complete a count never came; what the seller declared of its
 * first shipment stands, and both parties have time for the count.
 */
export const restAbandoned: Change<'abandonRest'> = (order, { now }) => {
  const { dock } = order;
  const place = order.trace?.parcel ?? 0;
  const abandoned = {
    trace: null,
    inbound: withParcel(order.inbound, place, { abandonedAt: now }),
  };
  if (othersExpected(order, place)) return abandoned;
  const closed = {
    ...abandoned,
    acknowledgedBy: [],
    dock: dock && { ...dock, closedAt: now, recountedAt: null, restRequestedAt: null },
  };
  const isFirst = dock !== null && closedAtOf(dock) === null;
  if (isFirst) return closed;
  return { ...closed, lines: order.lines.map((line) => ({ ...line, shipped: line.received })) };
};

/** Returns whether the count would be closed although parcels are still expected. */
export const leavesParcels = (
  order: Order,
  { restMissing, parcel }: OrderPayloads['receive'],
): boolean => restMissing !== true && othersExpected(order, placeOf(order, parcel));
