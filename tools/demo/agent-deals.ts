import * as agentOrders from '#contract/orders/agent/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import type { Caller } from '../deal/caller.ts';
import type * as steps from '../deal/steps.ts';
import type { BuyerKey } from './people.ts';
import { flash, radio, shipTos } from './plans.ts';
import type { Town } from './town.ts';

/** Two agent orders: one priced and waiting for the buyer, one paid and on its way. */
export async function agentDeals(town: Town): Promise<void> {
  const { support } = town.staff;
  const ask = (buyer: BuyerKey, email: string, wanted: steps.Wanted) =>
    town.buyers[buyer].send(agentOrders.placeAgentOrder, {
      supplier: { name: 'Yunjing Electronics', contact: 'Zhou Min', email },
      lines: [
        {
          mpn: wanted.mpn,
          manufacturer: wanted.manufacturer,
          quantity: wanted.quantity,
          unitPrice: wanted.unitPrice,
          dateCode: wanted.dateCode,
        },
      ],
      shipTo: shipTos[buyer],
      inspection: { goodsType: 'bulkNew', tests: ['detailedVisual', 'solderability', 'xray'] },
    });
  const first = await ask('messwerk', 'min@yunjing.test', radio);
  await priced(support, first.orderId);
  const second = await ask('hollis', 'min@yunjing.test', flash);
  const terms = await priced(support, second.orderId);
  const { hollis } = town.buyers;
  const { yunjing } = town.sellers;
  const agreed = await hollis.send(orders.acceptTerms, {
    id: second.orderId,
    version: terms.version,
    termsHash: terms.terms?.hash ?? '',
  });
  const confirmed = await yunjing.send(orders.confirmOrder, {
    id: agreed.id,
    version: agreed.version,
  });
  await hollis.send(orders.payOrder, { id: confirmed.id, version: confirmed.version });
}

async function priced(support: Caller, id: string): Promise<steps.Order> {
  const order = await support.send(staffOrders.opsOrderOne, { id });
  return support.send(staffOrders.priceAgentOrder, {
    id,
    version: order.version,
    service: '95.00',
    freight: '45.00',
  });
}
