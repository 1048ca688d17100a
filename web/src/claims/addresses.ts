import type { Console } from '#contract/addresses.ts';
import type { OrderKind } from '#contract/orders/table.ts';

/** The kind of order that a page of the route table is about. */
export const kindOf = (path: string): OrderKind =>
  path.includes('agent-after-sale') ? 'agent' : 'trade';

/** Where a list remembers its tab. */
export const tabKey = (console: Console, kind: OrderKind): string =>
  `${console}${kind === 'agent' ? 'Agent' : ''}AfterSaleTabIndex`;
