import type { Order, Shipment } from '../order.ts';
import { isExpected } from './inbound.ts';
import { dockDay } from './shipment.ts';

type Facts = Readonly<Record<string, unknown>>;

/** A parcel as it is recorded; `at` is when its shipment was sent. */
export type ParcelRecord = Pick<Shipment, 'carrier' | 'trackingNo' | 'at'>;

/** Returns a parcel to the dock that is still to come; others are corrected no more. */
export const inboundRecord = (
  order: Pick<Order, 'inbound'>,
  place: number,
): ParcelRecord | null => {
  const parcel = order.inbound?.parcels[place];
  return order.inbound && parcel && isExpected(order, { parcel: place })
    ? { carrier: parcel.carrier, trackingNo: parcel.trackingNo, at: order.inbound.at }
    : null;
};

/** Returns the fields of a parcel as requests and readers name them. */
export const parcelFacts = ({ carrier, trackingNo, at }: ParcelRecord) => ({
  carrier,
  trackingNo,
  sentOn: dockDay(at),
});

/** The place of a parcel in its shipment as requests name it; requests about the first never did. */
export const placeFacts = (place: number): { readonly parcel?: number } =>
  place === 0 ? {} : { parcel: place };

export const placeOfFacts = (facts: Facts): number => Number(facts['parcel'] ?? 0);

/**
 * Returns whether an open request to correct a parcel to the dock is about the order as it is now: what
 * becomes of the other parcels of its shipment does not end it.
 */
export function isCorrectionCurrent(
  order: Order,
  { kind, before }: { readonly kind: string; readonly before: Facts },
): boolean {
  if (kind !== 'order.correctInbound' || order.state !== before['state']) return false;
  const recorded = inboundRecord(order, placeOfFacts(before));
  if (recorded === null) return false;
  return Object.entries(parcelFacts(recorded)).every(([field, value]) => before[field] === value);
}
