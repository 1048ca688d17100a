import type { InboundShipment as InboundView, OrderView } from '#contract/orders/view-schemas.ts';
import type { InboundShipment, Shipment } from './order.ts';

/** Returns a parcel as a page shows it. */
export const shipmentView = (shipment: Shipment | null): OrderView['outbound'] =>
  shipment && {
    carrier: shipment.carrier,
    trackingNo: shipment.trackingNo,
    at: shipment.at.toISOString(),
    deliveredAt: shipment.deliveredAt?.toISOString() ?? null,
  };

/** Returns the parcels to the dock as a page shows them. */
export function inboundView(inbound: InboundShipment | null): InboundView | null {
  const shipment = shipmentView(inbound);
  if (inbound === null || shipment === null) return null;
  return {
    ...shipment,
    parcels: inbound.parcels.map(({ carrier, trackingNo, receivedAt, pieces }) => ({
      carrier,
      trackingNo,
      receivedAt: receivedAt?.toISOString() ?? null,
      pieces,
    })),
  };
}
