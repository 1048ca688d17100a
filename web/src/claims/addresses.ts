import type { OrderKind } from '#contract/orders/table.ts';

export type Console = 'buyer' | 'seller';

const lists: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/after-sales-orders', agent: '/buyer-agent-after-sales' },
  seller: { trade: '/seller-order-after-sale', agent: '/seller-agent-after-sale' },
};
const details: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/after-sales-orders-details', agent: '/buyer-agent-after-sales-detail' },
  seller: {
    trade: '/seller-order-after-sale-detail',
    agent: '/seller-agent-after-sale-detail',
  },
};
const orders: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/my-order-details', agent: '/buyer-agent-order-detail' },
  seller: { trade: '/seller-my-order-detail', agent: '/seller-agent-order-detail' },
};
const orderLists: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/my-order', agent: '/buyer-agent-order' },
  seller: { trade: '/seller-my-order', agent: '/seller-agent-order' },
};

/** The console that a page of claims belongs to. */
export const consoleOf = (path: string): Console =>
  path.startsWith('/seller-') ? 'seller' : 'buyer';

/** The kind of order that a page of the route table is about. */
export const kindOf = (path: string): OrderKind =>
  path.includes('agent-after-sale') ? 'agent' : 'trade';

export const listPath = (console: Console, kind: OrderKind): string => lists[console][kind];

export const claimPath = (console: Console, kind: OrderKind, id: string): string =>
  `${details[console][kind]}/${id}`;

/** The page of a claim's order; staff have one for all. */
export const orderPath = (console: Console | 'staff', kind: OrderKind, id: string): string =>
  console === 'staff' ? `/ops/orders/${id}` : `${orders[console][kind]}/${id}`;

export const orderListPath = (console: Console, kind: OrderKind): string =>
  orderLists[console][kind];

/** Where a list remembers its tab. */
export const tabKey = (console: Console, kind: OrderKind): string =>
  `${console}${kind === 'agent' ? 'Agent' : ''}AfterSaleTabIndex`;
