import { parties, query } from '../call.ts';

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
