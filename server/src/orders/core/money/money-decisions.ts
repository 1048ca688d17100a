import type { OrderActor, OrderEvent, OrderRow } from '#contract/orders/table.ts';

/** The desks that decide about money of orders; the lab judges goods alone. */
const desks: readonly OrderActor[] = ['support', 'warehouse', 'finance'];

/**
 * Events that move nothing by themselves and yet decide what an order costs, whether goods go back
 * for a refund, or when the seller is paid.
 */
const furtherEvents: readonly OrderEvent[] = [
  'price',
  'shipAgain',
  'authorise',
  'deliver',
  'correctShipment',
  // The second count decides what is paid.
  'recount',
];

/**
 * Whether a desk decides about the money of an order by a row: it moves money, says what the buyer
 * keeps or what insurance pays, or ends a dispute or a stop.
 */
export const decidesMoney = ({
  actor,
  row,
}: {
  readonly actor: OrderActor;
  readonly row: OrderRow;
}): boolean =>
  desks.includes(actor) &&
  ('money' in row ||
    'accepted' in row ||
    'cover' in row ||
    row.from === 'disputed' ||
    row.from === 'suspended' ||
    furtherEvents.includes(row.event));
