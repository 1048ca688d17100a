import type { HandlerOutput } from '#contract/call.ts';
import { wire } from '#contract/money.ts';
import type { orderOne } from '#contract/orders/calls.ts';
import { sumsOf } from '../money/money.ts';
import type { Order } from '../order.ts';
import { splitOrder } from '../split.ts';

type View = HandlerOutput<typeof orderOne>;

/** Returns what goes on by itself where the clock or the seller opens the dispute. */
function goesOnView(order: Order): View['goesOn'] {
  if (order.state !== 'reported') return null;
  const split = splitOrder(order, { event: 'autoDispute', lines: [] });
  if (split === null) return null;
  const { child, moved } = split;
  return {
    lines: child.lines.map(({ id }) => id),
    freight: wire(child.freight),
    service: wire(sumsOf(child).service),
    refunded: wire(child.carried),
    moved: wire(moved),
  };
}

/** Returns the other parts of an order that was split, and the part that may still be split off. */
export const partsView = (order: Order): Pick<View, 'parent' | 'children' | 'goesOn'> => ({
  parent: order.parent,
  children: order.children.map(({ id, no, state, held, released, refunded }) => ({
    id,
    no,
    state,
    total: wire(held),
    held: wire(held - released - refunded),
  })),
  goesOn: goesOnView(order),
});
