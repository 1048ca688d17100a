import type { LogType } from '#contract/wallet/schemas.ts';

export type Console = 'buyer' | 'seller';

/** The console that a wallet page belongs to. */
export const consoleOf = (path: string): Console =>
  path.startsWith('/seller-') ? 'seller' : 'buyer';

/** The page of a record of the ledger, by its type. */
export const logPath = (
  console: Console,
  { type, id }: { readonly type: LogType; readonly id: string },
): string => `/${console}-log-detail/${type}/${id}`;

/** The page of an order, by its number's prefix: TO trade, AO agent. */
export function orderPath(console: Console, order: { kind: string; id: string }): string {
  const agent = order.kind === 'agent';
  if (console === 'seller') {
    return `/seller-${agent ? 'agent' : 'my'}-order-detail/${order.id}`;
  }
  return agent ? `/buyer-agent-order-detail/${order.id}` : `/my-order-details/${order.id}`;
}
