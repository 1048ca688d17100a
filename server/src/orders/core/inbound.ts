import { plainTrackingNo } from '#contract/orders/tracking.ts';
import type { InboundParcel, InboundShipment, Order } from './order.ts';

interface TrackedParcel {
  readonly carrier: string;
  readonly trackingNo: string;
}

/** A shipment as its sender states it: the first parcel, and those that are sent with it. */
export interface NewShipment extends TrackedParcel {
  readonly moreParcels?: readonly TrackedParcel[];
}

/** Returns the parcels of a shipment that is sent. */
const sentParcels = ({ carrier, trackingNo, moreParcels = [] }: NewShipment): TrackedParcel[] => [
  { carrier, trackingNo },
  ...moreParcels.map((parcel) => ({ carrier: parcel.carrier, trackingNo: parcel.trackingNo })),
];

/** Returns a shipment to the dock, of which nothing has come yet. */
export const shipmentOf = (sent: NewShipment, sentAt: Date): InboundShipment => ({
  carrier: sent.carrier,
  trackingNo: sent.trackingNo,
  at: sentAt,
  deliveredAt: null,
  parcels: sentParcels(sent).map((parcel) => ({ ...parcel, receivedAt: null, pieces: null })),
});

/** Returns how many parcels of the shipment have not come. */
export const countExpected = ({ inbound }: Pick<Order, 'inbound'>): number =>
  inbound?.parcels.filter(({ receivedAt }) => receivedAt === null).length ?? 0;

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
  const first = inbound?.parcels.findIndex(({ receivedAt }) => receivedAt === null) ?? 0;
  return Math.max(0, first);
}

/** Returns whether the parcel that is meant is of the shipment and has not come. */
export const isExpected = (
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
