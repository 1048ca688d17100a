import type { PackageSeals } from '#contract/orders/dock-schemas.ts';
import type { Change, ChangeStep } from './changes.ts';
import { countExpected, countReceived, placeOf, shipmentOf, withParcel } from './inbound.ts';
import type { Dock, Order, StoredFile } from './order.ts';
import type { OrderPayloads } from './payload.ts';

const piecesOfLine = (lines: OrderPayloads['receive']['lines'], id: string): number =>
  lines.find(({ lineId }) => lineId === id)?.pieces ?? 0;

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
  const { payload, now } = step;
  const place = placeOf(order, payload.parcel);
  const pieces = payload.lines.reduce((all, line) => all + line.pieces, 0);
  return {
    dock: dockWith(order, step),
    inbound: withParcel(order.inbound, place, { receivedAt: now, pieces }),
    lines: order.lines.map((line) => ({
      ...line,
      received: (line.received ?? 0) + piecesOfLine(payload.lines, line.id),
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
    inbound: inbound && { ...inbound, deliveredAt: step.now },
  };
};

/** A line that is counted otherwise has lost the count of its packs. */
export const recounted: Change<'recount'> = (order, { payload, now, accountId }) => ({
  acknowledgedBy: [],
  dock: order.dock && {
    ...order.dock,
    countedBy: accountId ?? null,
    alsoCountedBy: [],
    recountedAt: now,
    packs: (order.dock.packs ?? []).filter(({ lineId }) => {
      const line = order.lines.find(({ id }) => id === lineId);
      return line?.received === piecesOfLine(payload.lines, lineId);
    }),
  },
  lines: order.lines.map((line) => ({ ...line, received: piecesOfLine(payload.lines, line.id) })),
});

/** The missing pieces go off as a shipment of their own. */
export const restShipped: Change<'shipRest'> = (order, { payload, now }) => ({
  inbound: shipmentOf(payload, now),
  lines: order.lines.map((line) => ({
    ...line,
    shipped: (line.received ?? 0) + piecesOfLine(payload.lines, line.id),
  })),
});

/** The buyer asks for the missing pieces, or does so no more. */
export const restRequested = ({ dock }: Order, restRequestedAt: Date | null): Partial<Order> => ({
  dock: dock && { ...dock, restRequestedAt },
});

/**
 * Parcels that do not come are given up. Pieces that were declared to complete a count never came;
 * what the seller declared of its first shipment stands, and both parties have time for the count.
 */
export const restAbandoned: Change<'abandonRest'> = (order, { now }) => {
  const { dock } = order;
  const isFirst = dock !== null && closedAtOf(dock) === null;
  if (isFirst) {
    return { trace: null, acknowledgedBy: [], dock: { ...dock, closedAt: now } };
  }
  return {
    ...restRequested(order, null),
    trace: null,
    lines: order.lines.map((line) => ({ ...line, shipped: line.received })),
  };
};

/** Returns whether the count would be closed although parcels are still expected. */
export const leavesParcels = (order: Order, { restMissing }: OrderPayloads['receive']): boolean =>
  restMissing !== true && countExpected(order) > 1;
