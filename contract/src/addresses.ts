import type { Identity } from './option-schemas.ts';
import type { OrderKind } from './orders/table.ts';

/**
 * Addresses of the pages that messages of the server and pages of the web both lead to. The route
 * table of the web holds the patterns; a gate refuses an address without a page.
 */

/** The console of a member. */
export type Console = Identity;

type Pages = Readonly<Record<Console, Readonly<Record<OrderKind, string>>>>;

const orderLists: Pages = {
  buyer: { trade: '/my-order', agent: '/buyer-agent-order' },
  seller: { trade: '/seller-my-order', agent: '/seller-agent-order' },
};
const orders: Pages = {
  buyer: { trade: '/my-order-details', agent: '/buyer-agent-order-detail' },
  seller: { trade: '/seller-my-order-detail', agent: '/seller-agent-order-detail' },
};
const claimLists: Pages = {
  buyer: { trade: '/after-sales-orders', agent: '/buyer-agent-after-sales' },
  seller: { trade: '/seller-order-after-sale', agent: '/seller-agent-after-sale' },
};
const claims: Pages = {
  buyer: { trade: '/after-sales-orders-details', agent: '/buyer-agent-after-sales-detail' },
  seller: { trade: '/seller-order-after-sale-detail', agent: '/seller-agent-after-sale-detail' },
};

/** Returns the list of orders of one kind in a member's console. */
export const orderListPath = (console: Console, kind: OrderKind): string =>
  orderLists[console][kind];

/** Returns the page of an order in a member's console; staff have one for all kinds. */
export const orderPath = (console: Console | 'staff', kind: OrderKind, id: string): string =>
  console === 'staff' ? staffOrderPath(id) : `${orders[console][kind]}/${id}`;

/** Returns the page of an order for staff, whatever its kind. */
export const staffOrderPath = (id: string): string => `/ops/orders/${id}`;

/** The place of each correction by two people on the page of its order. */
export const correctionAnchors = {
  'order.correctInbound': 'inbound-correction',
  'order.correctReturn': 'return-correction',
  'order.correctShipment': 'shipment-correction',
} as const;

export type CorrectionKind = keyof typeof correctionAnchors;

/** Returns the address of a correction on the page of an order for staff. */
export const staffCorrectionPath = (id: string, kind: CorrectionKind): string =>
  `${staffOrderPath(id)}#${correctionAnchors[kind]}`;

/** Returns the list of claims after orders of one kind in a member's console. */
export const claimListPath = (console: Console, kind: OrderKind): string =>
  claimLists[console][kind];

/** Returns the page of a claim in a member's console; `kind` is that of its order. */
export const claimPath = (console: Console, kind: OrderKind, id: string): string =>
  `${claims[console][kind]}/${id}`;

/** Returns the console that an address belongs to. */
export const consoleOf = (path: string): Console =>
  path.startsWith('/seller-') ? 'seller' : 'buyer';

/** The page on which a member finishes what is open and closes the account. */
export const closeAccountPath = '/personal-center/close';
