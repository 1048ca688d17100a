import { parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/** Parcels of one list of the dock, the most urgent first, found by number, tracking or part. */
export const dockList = query({
  path: '/ops/dock/list',
  callers: permissions.dock,
  schemas: () => schemas().then((all) => all.dockList),
});

/**
 * Returns the order or the claim of a label of ours, of a tracking number or of its number, as
 * scanned or typed; the records to choose from where claims share a tracking number with each other or
 * with orders; null where none matches, or orders alone share it. A label of ours with another code is refused.
 */
export const dockScan = query({
  path: '/ops/dock/scan',
  callers: permissions.dock,
  anyText: true,
  schemas: () => schemas().then((all) => all.dockScan),
  failures: ['dock.forged'],
});

/** Labels of an order to print: its own for the seller and the desks, those of lots for the desks. */
export const dockLabels = query({
  path: '/order/labels',
  callers: [...parties, ...permissions.quarantine],
  schemas: () => schemas().then((all) => all.dockLabels),
});

/** The label of a claim's parcel to the dock, for the buyer who sends the goods back. */
export const claimLabel = query({
  path: '/afterSale/label',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimLabel),
});

/** The labels of an order as a PDF, a page each: its parcels, and its lots for the desks. */
export const labelFile = query({
  path: '/order/labelFile',
  callers: [...parties, ...permissions.quarantine],
  perMinute: 30,
  schemas: () => schemas().then((all) => all.labelFile),
});

/** Labels of places of the dock as a PDF, a page each. */
export const shelfLabelFile = query({
  path: '/ops/dock/shelfLabelFile',
  callers: permissions.dock,
  perMinute: 30,
  schemas: () => schemas().then((all) => all.shelfLabelFile),
});
