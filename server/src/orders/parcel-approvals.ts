/** Requests to a second person about a parcel as it was recorded when they were made. */
export const parcelApprovals = [
  'order.loss',
  'order.correctShipment',
  'order.correctInbound',
  'order.correctReturn',
] as const;
