/** Requests to a second person about a parcel as it was recorded when they were made. */
export const parcelApprovals = [
  'order.loss',
  'order.correctShipment',
  'order.correctInbound',
  'order.correctReturn',
] as const;

/** The kind of request for the second person who decides how a suspended order goes on. */
export const SUSPENSION_APPROVAL = 'order.suspension';
