import { plainTrackingNo } from '#contract/orders/parcels/tracking.ts';
import type { InboundParcel, InboundShipment, LinePieces, Order } from '../order.ts';

interface TrackedParcel {
  readonly carrier: string;
  readonly trackingNo: string;
}

/** A shipment as its sender states it: the first parcel, and those that are sent with it. */
export interface NewShipment extends TrackedParcel {
  readonly moreParcels?: readonly TrackedParcel[];
  /** Pieces of each parcel by line; none where the sender does not say. */
  readonly contents?: readonly (readonly LinePieces[])[];
  /** Pieces of the shipment by line, where it does not say those of each parcel. */
  readonly lines?: readonly LinePieces[];
}

/** Returns the parcels of a shipment that is sent. */
const sentParcels = ({ carrier, trackingNo, moreParcels = [] }: NewShipment): TrackedParcel[] => [
  { carrier, trackingNo },
  ...moreParcels.map((parcel) => ({ carrier: parcel.carrier, trackingNo: parcel.trackingNo })),
];

/** Returns the pieces of all parcels by line, each line once. */
export function addUp(contents: readonly (readonly LinePieces[])[]): LinePieces[] {
  const sums = new Map<string, number>();
  for (const { lineId, pieces } of contents.flat()) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + pieces);
  }
  return [...sums].map(([lineId, pieces]) => ({ lineId, pieces }));
}

/** Returns the pieces of a line among those of a parcel. */
export const piecesOf = (pieces: readonly LinePieces[], lineId: string): number =>
  pieces.find((one) => one.lineId === lineId)?.pieces ?? 0;

/**
 * Returns the pieces that a shipment states by line. One that states those of its parcels states no
 * others: a line that is in none of them is not sent.
 */
export const statedPieces = ({ contents = [], lines = [] }: NewShipment): readonly LinePieces[] =>
  contents.length > 0 ? addUp(contents) : lines;

/** Returns a shipment to the dock, of which nothing has come yet; `sent` are its pieces by line. */
export function shipmentOf(
  shipment: NewShipment,
  sentAt: Date,
  sent: readonly LinePieces[] | null = null,
): InboundShipment {
  const parcels = sentParcels(shipment);
  const { carrier, trackingNo, contents = [] } = shipment;
  return {
    carrier,
    trackingNo,
    at: sentAt,
    deliveredAt: null,
    parcels: parcels.map((parcel, place) => ({
      ...parcel,
      receivedAt: null,
      abandonedAt: null,
      declared: contents[place] ?? (parcels.length === 1 ? sent : null),
      pieces: null,
      counted: null,
      countedBy: null,
    })),
    earlier: [],
  };
}

const isOpen = ({ receivedAt, abandonedAt }: InboundParcel): boolean =>
  receivedAt === null && abandonedAt === null;

/** Returns how many parcels of the shipment are still to come. */
export const countExpected = ({ inbound }: Pick<Order, 'inbound'>): number =>
  inbound?.parcels.filter(isOpen).length ?? 0;

/** Returns whether parcels besides one are still to come. */
export const othersExpected = ({ inbound }: Pick<Order, 'inbound'>, place: number): boolean =>
  inbound?.parcels.some((parcel, index) => index !== place && isOpen(parcel)) ?? false;

/** Returns how many parcels of the shipment the dock has received. */
export const countReceived = ({ inbound }: Pick<Order, 'inbound'>): number =>
  inbound?.parcels.filter(({ receivedAt }) => receivedAt !== null).length ?? 0;

/** Returns when the first parcel of the shipment came; null while none has. */
export const firstReceiptOf = ({ inbound }: Pick<Order, 'inbound'>): Date | null =>
  (inbound?.parcels ?? []).reduce<Date | null>(
    (first, { receivedAt }) =>
      receivedAt !== null && (first === null || receivedAt < first) ? receivedAt : first,
    null,
  );

/** Returns the place of the parcel that is meant: the named one, else the first that is expected. */
export function placeOf({ inbound }: Pick<Order, 'inbound'>, parcel: number | undefined): number {
  if (parcel !== undefined) return parcel;
  return Math.max(0, inbound?.parcels.findIndex(isOpen) ?? 0);
}

/** Returns whether the parcel that is meant is of the shipment and still to come. */
export function isExpected(
  order: Pick<Order, 'inbound'>,
  { parcel }: { readonly parcel?: number | undefined },
): boolean {
  const meant = order.inbound?.parcels[placeOf(order, parcel)];
  return meant !== undefined && isOpen(meant);
}

/** Returns whether the dock may receive the parcel that is meant: also one that it gave up. */
export const isReceivable = (
  order: Pick<Order, 'inbound'>,
  { parcel }: { readonly parcel?: number | undefined },
): boolean => order.inbound?.parcels[placeOf(order, parcel)]?.receivedAt === null;

/** Returns whether another parcel of the shipment has a tracking number. */
export const isOtherParcel = (
  { inbound }: Pick<Order, 'inbound'>,
  { place, trackingNo }: { readonly place: number; readonly trackingNo: string },
): boolean =>
  inbound?.parcels.some(
    (parcel, index) =>
      index !== place && plainTrackingNo(parcel.trackingNo) === plainTrackingNo(trackingNo),
  ) ?? false;

/** Returns a shipment with one parcel changed; carrier and number of its own follow the first. */
export function withParcel<S extends InboundShipment | null>(
  shipment: S,
  place: number,
  change: Partial<InboundParcel>,
): S {
  if (shipment === null) return shipment;
  const parcels = shipment.parcels.map((parcel, index) =>
    index === place ? { ...parcel, ...change } : parcel,
  );
  const [first = shipment] = parcels;
  return { ...shipment, carrier: first.carrier, trackingNo: first.trackingNo, parcels };
}

/** Returns a shipment of whose parcels those that are still to come are given up. */
export const withoutExpected = <S extends InboundShipment | null>(shipment: S, now: Date): S =>
  shipment && {
    ...shipment,
    parcels: shipment.parcels.map((parcel) =>
      isOpen(parcel) ? { ...parcel, abandonedAt: now } : parcel,
    ),
  };

/** Returns the parcels of an order by their places; those of shipments before follow the present. */
export const allParcels = ({ inbound }: Pick<Order, 'inbound'>): readonly InboundParcel[] =>
  inbound === null ? [] : [...inbound.parcels, ...inbound.earlier];

/** Returns the parcels of an order that the dock has, as a later shipment keeps them. */
export const receivedParcels = (order: Pick<Order, 'inbound'>): readonly InboundParcel[] =>
  allParcels(order).filter(({ receivedAt }) => receivedAt !== null);

/** Returns the parcel whose label is searched for by the carrier, or of the shipment to the buyer. */
export function tracedParcel({
  inbound,
  outbound,
  trace,
}: Pick<Order, 'inbound' | 'outbound' | 'trace'>): TrackedParcel | null {
  if (trace === null) return null;
  return trace.way === 'inbound' ? (inbound?.parcels[trace.parcel ?? 0] ?? null) : outbound;
}

/** Returns a parcel's pieces of some lines only, as an order has them that got a part of the lines. */
export function parcelWithLines(
  parcel: InboundParcel,
  has: (piece: LinePieces) => boolean,
): InboundParcel {
  const counted = parcel.counted?.filter(has) ?? null;
  return {
    ...parcel,
    declared: parcel.declared?.filter(has) ?? null,
    counted,
    pieces: counted === null ? parcel.pieces : counted.reduce((all, { pieces }) => all + pieces, 0),
  };
}
