import type { InboundShipment as InboundView, OrderView } from '#contract/orders/view-schemas.ts';
import type { InboundParcel, InboundShipment, Shipment } from '../order.ts';

/** Returns a parcel as a page shows it. */
export const shipmentView = (shipment: Shipment | null): OrderView['outbound'] =>
  shipment && {
    carrier: shipment.carrier,
    trackingNo: shipment.trackingNo,
    at: shipment.at.toISOString(),
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
  };

const parcelView = (parcel: InboundParcel, accountId: string): InboundView['parcels'][number] => ({
  carrier: parcel.carrier,
  trackingNo: parcel.trackingNo,
  receivedAt: parcel.receivedAt?.toISOString() ?? null,
  abandonedAt: parcel.abandonedAt?.toISOString() ?? null,
  declared: parcel.declared && [...parcel.declared],
  pieces: parcel.pieces,
  counted: parcel.counted && [...parcel.counted],
  countedByYou: parcel.countedBy === accountId,
});

/** Returns the parcels to the dock as a page shows them to an account. */
export function inboundView(
  inbound: InboundShipment | null,
  accountId: string,
): InboundView | null {
  const shipment = shipmentView(inbound);
  if (inbound === null || shipment === null) return null;
  return {
    ...shipment,
    parcels: inbound.parcels.map((parcel) => parcelView(parcel, accountId)),
    earlier: inbound.earlier.map((parcel) => parcelView(parcel, accountId)),
  };
}
