import type { HandlerOutput } from '#contract/call.ts';
import type { orderOne } from '#contract/orders/calls.ts';
import { holdsPayment } from '../machine.ts';
import type { Order } from '../order.ts';

type View = HandlerOutput<typeof orderOne>;

/** Returns what buyer and seller read of goods that resemble a failed lot; null where nothing does. */
export const warningView = (order: Order, now: Date): View['warning'] =>
  order.warning && {
    state: order.warning.state,
    until: order.warning.until?.toISOString() ?? null,
    holdsPayment: order.state === 'confirmed' && holdsPayment(order, now),
  };
