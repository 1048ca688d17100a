/**
 * Purchases of a member on the boards (specification section 2: the purchase requests of the
 * buyer's console and the purchases of the seller's): requests on the mall, and bids on surplus
 * deals.
 */
export const purchaseKinds = ['request', 'bid'] as const;

/**
 * Where a purchase is: nobody has quoted it or answered the bid; quotes wait for a choice; a part
 * is ordered and more can be; ordered; closed, or ended, without an order.
 */
export const purchaseStages = ['waiting', 'choosing', 'partly', 'ordered', 'closed'] as const;

export type PurchaseStage = (typeof purchaseStages)[number];

/**
 * The lists: requests with quotes, requests without, all that is underway, and all that became
 * orders. Who has ordered a part of a purchase finds it both underway and among the orders.
 */
export const purchaseLists = ['quoted', 'unquoted', 'underway', 'ordered'] as const;

export type PurchaseList = (typeof purchaseLists)[number];
