import type { OrderKind } from '#contract/orders/table.ts';

export type Console = 'buyer' | 'seller';

const lists: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/my-order', agent: '/buyer-agent-order' },
  seller: { trade: '/seller-my-order', agent: '/seller-agent-order' },
};
const details: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: '/my-order-details', agent: '/buyer-agent-order-detail' },
  seller: { trade: '/seller-my-order-detail', agent: '/seller-agent-order-detail' },
};
const payments: Record<OrderKind, string> = {
  trade: '/order-payment',
  agent: '/agent-order-payment',
};

/** The console that a page of orders belongs to. */
export const consoleOf = (path: string): Console =>
  path.startsWith('/seller-') ? 'seller' : 'buyer';

/** The kind of order that a page of the route table shows. */
export const kindOf = (path: string): OrderKind =>
  path.includes('agent-order') ? 'agent' : 'trade';

export const listPath = (console: Console, kind: OrderKind): string => lists[console][kind];

export const orderPath = (console: Console, kind: OrderKind, id: string): string =>
  `${details[console][kind]}/${id}`;

/** Where a buyer pays an order; sellers that buy pay on the order's page itself. */
export const paymentPath = (kind: OrderKind, id: string): string => `${payments[kind]}/${id}`;

/** The recharge page of a console, tied to an order: finance's confirmation pays it. */
export const rechargePath = (console: Console, orderId?: string): string =>
  `/${console}-recharge${orderId ? `?order=${orderId}` : ''}`;

export const reportPath = (no: string): string => `/report/${no}`;

/** Where a list remembers its tab (the specification's names). */
export const tabKeys: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: 'buyerMyOrderTabIndex', agent: 'buyerAgentOrder' },
  seller: { trade: 'sellerMyOrderTabIndex', agent: 'sellerAgentOrder' },
};
