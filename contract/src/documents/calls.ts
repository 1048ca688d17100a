import { parties, query } from '../call.ts';
import { permissions } from '../permissions.ts';

const schemas = () => import('./schemas.ts');

/**
 * The documents that a party may have of its order now, in its language, and its evidence file.
 * Addresses open for ten minutes, without a session.
 */
export const orderDocuments = query({
  path: '/order/documents',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderDocuments),
});

/** The same of each side of an order, as that party has them, for staff who answer for its money. */
export const opsOrderDocuments = query({
  path: '/ops/order/documents',
  callers: permissions.orderDocuments,
  schemas: () => schemas().then((all) => all.opsOrderDocuments),
});

/**
 * The credit note of my after-sale claim once its money moved, and the evidence file of its order,
 * which holds the claim.
 */
export const claimDocuments = query({
  path: '/afterSale/documents',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimDocuments),
});

/** The same of each side of a claim, as that party has them, for staff who answer for its money. */
export const opsClaimDocuments = query({
  path: '/ops/afterSale/documents',
  callers: permissions.orderDocuments,
  schemas: () => schemas().then((all) => all.opsClaimDocuments),
});

/** My orders as a file, what the filter leaves; formulas are made harmless. */
export const orderExport = query({
  path: '/order/list/export',
  callers: parties,
  schemas: () => schemas().then((all) => all.orderExport),
  perMinute: 20,
});

/** My after-sale claims as a file, what the filter leaves; formulas are made harmless. */
export const claimExport = query({
  path: '/afterSale/list/export',
  callers: parties,
  schemas: () => schemas().then((all) => all.claimExport),
  perMinute: 20,
});
