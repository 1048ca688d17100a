import type { Console } from '#contract/addresses.ts';
import type { OrderKind } from '#contract/orders/table.ts';

const payments: Record<OrderKind, string> = {
  trade: '/order-payment',
  agent: '/agent-order-payment',
};

/** The kind of order that a page of the route table shows. */
export const kindOf = (path: string): OrderKind =>
  path.includes('agent-order') ? 'agent' : 'trade';

/** Where a buyer pays an order; sellers that buy pay on the order's page itself. */
export const paymentPath = (kind: OrderKind, id: string): string => `${payments[kind]}/${id}`;

/** The recharge page of a console, tied to an order; `amount` is proposed instead of its sum. */
export const rechargePath = (console: Console, orderId?: string, amount?: string): string => {
  const query = new URLSearchParams({
    ...(orderId && { order: orderId }),
    ...(amount && { amount }),
  });
  return `/${console}-recharge${query.size === 0 ? '' : `?${query}`}`;
};

export const reportPath = (no: string): string => `/report/${no}`;

/** Where a list remembers its tab (the specification's names). */
export const tabKeys: Record<Console, Record<OrderKind, string>> = {
  buyer: { trade: 'buyerMyOrderTabIndex', agent: 'buyerAgentOrder' },
  seller: { trade: 'sellerMyOrderTabIndex', agent: 'sellerAgentOrder' },
};
