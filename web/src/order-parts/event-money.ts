import type { EventMoney } from '#contract/orders/money/event-money-schemas.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';

/**
 * Returns the money of an event as the server states it; null where the reader may not take it, or
 * the answer is that of a server before this page, which stated none.
 */
export const eventMoneyOf = (
  { eventMoney }: Partial<Pick<OrderView, 'eventMoney'>>,
  event: OrderEvent,
): EventMoney | null => eventMoney?.find((one) => one.event === event) ?? null;
