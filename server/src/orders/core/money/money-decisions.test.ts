import { expect, it } from 'vitest';
import { type OrderRow, orderActors, orderTable } from '#contract/orders/table.ts';
import { decidesMoney } from './money-decisions.ts';

/** The events of rows by which an actor decides about money, each once. */
const eventsOf = (actor: (typeof orderActors)[number]): string[] => {
  const rows: readonly OrderRow[] = [...orderTable.trade, ...orderTable.agent];
  const own = rows.filter((row) => (row.by as readonly string[]).includes(actor));
  return [...new Set(own.filter((row) => decidesMoney({ actor, row })).map(({ event }) => event))];
};

it('names every event by which a desk decides about the money of an order', () => {
  expect(Object.fromEntries(orderActors.map((actor) => [actor, eventsOf(actor).sort()]))).toEqual({
    buyer: [],
    seller: [],
    support: [
      'authorise',
      'deliver',
      'orderReturn',
      'price',
      'quarantine',
      'recordReturn',
      'reinstate',
      'retest',
      'settle',
      'settlePart',
    ],
    warehouse: [
      'complete',
      'correctShipment',
      'declareLost',
      'deliver',
      'dispatch',
      'recount',
      'shipAgain',
    ],
    qc: [],
    finance: ['pay', 'refund'],
    clock: [],
  });
});
