import { query, traders } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** My purchases of a list; without a stage those that are not closed. Unread ones come first. */
export const purchaseList = query({
  path: '/wantBuy/purchaseList',
  callers: traders,
  schemas: () => schemas().then((all) => all.purchaseList),
});

/** One purchase with its request, or its bid. */
export const purchaseDetail = query({
  path: '/wantBuy/purchaseDetail',
  callers: traders,
  schemas: () => schemas().then((all) => all.purchaseDetail),
});

/** Counts the buyer's open work: purchases with unread quotes, and board orders to act on. */
export const purchaseCounts = query({
  path: '/wantBuy/purchaseCounts',
  callers: traders,
  schemas: () => schemas().then((all) => all.purchaseCounts),
});
