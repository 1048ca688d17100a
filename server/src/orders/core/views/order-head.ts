import type { Order } from '../order.ts';

/** The fields by which every view of an order begins. */
export const orderHead = (
  order: Pick<Order, 'id' | 'no' | 'kind' | 'state' | 'version' | 'placedAt'>,
) => ({
  id: order.id,
  no: order.no,
  kind: order.kind,
  state: order.state,
  version: order.version,
  placedAt: order.placedAt.toISOString(),
});
