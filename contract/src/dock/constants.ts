/**
 * Lists of the dock: parcels that are expected, goods on the shelf, goods that a revoked report
 * stopped, parcels to send, and sent.
 */
export const dockTabs = ['expected', 'shelf', 'suspended', 'dispatch', 'back', 'sent'] as const;

export type DockTab = (typeof dockTabs)[number];

/**
 * For which claim a parcel may come: one that may be counted now, one whose arrival is recorded
 * first because its buyer has not entered the shipment, or none.
 */
export const claimParcels = ['sent', 'toSend', 'none'] as const;

export type ClaimParcel = (typeof claimParcels)[number];

/** The most orders and claims that a scan of a shared tracking number lists. */
export const SCANNED_ORDERS_MAX = 10;
export const SCANNED_CLAIMS_MAX = 20;

/** Labels for printers in their stock sizes, in millimetres. */
export const labelSizes = ['50x30', '100x50'] as const;

export type LabelSize = (typeof labelSizes)[number];
