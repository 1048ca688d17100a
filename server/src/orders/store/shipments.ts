import type { InboundParcel, InboundShipment, Shipment } from '../core/order.ts';

/** Instants inside jsonb are ISO texts. */
export type StoredShipment = Omit<Shipment, 'at' | 'deliveredAt'> & {
  at: string;
  deliveredAt: string | null;
};
/** Shipments of before have no parcels: they are one, by their own carrier and number. */
export type StoredInbound = StoredShipment & {
  parcels?: StoredParcel[];
  earlier?: StoredParcel[];
};
/** Parcels of before state neither what was in them nor who counted them. */
type StoredParcel = Pick<InboundParcel, 'carrier' | 'trackingNo' | 'pieces'> &
  Partial<Pick<InboundParcel, 'declared' | 'counted' | 'countedBy'>> & {
    receivedAt: string | null;
    abandonedAt?: string | null;
  };
/** Returns the instant of an ISO text; null where there is none. */
export const instantOf = (stored: string | null | undefined): Date | null =>
  stored ? new Date(stored) : null;

/** Returns a shipment as an order has it. */
export const shipmentOf = (stored: StoredShipment | null): Shipment | null =>
  stored && {
    ...stored,
    at: new Date(stored.at),
    deliveredAt: stored.deliveredAt === null ? null : new Date(stored.deliveredAt),
  };

const parcelOf = (stored: StoredParcel): InboundParcel => ({
  carrier: stored.carrier,
  trackingNo: stored.trackingNo,
  receivedAt: instantOf(stored.receivedAt),
  abandonedAt: instantOf(stored.abandonedAt),
  declared: stored.declared ?? null,
  pieces: stored.pieces,
  counted: stored.counted ?? null,
  countedBy: stored.countedBy ?? null,
});

/** Returns a shipment to the dock with its parcels. */
export const inboundOf = (stored: StoredInbound | null): InboundShipment | null => {
  const shipment = shipmentOf(stored);
  if (stored === null || shipment === null) return null;
  const { carrier, trackingNo, deliveredAt } = stored;
  const parcels = stored.parcels ?? [
    { carrier, trackingNo, receivedAt: deliveredAt, pieces: null },
  ];
  return {
    ...shipment,
    parcels: parcels.map(parcelOf),
    earlier: (stored.earlier ?? []).map(parcelOf),
  };
};
