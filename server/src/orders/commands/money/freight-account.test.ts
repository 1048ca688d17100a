import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  acceptReply,
  addWantBuy,
  addWantQuote,
  detail,
  replyDetail,
} from '#contract/boards/calls.ts';
import { freightSave } from '#contract/delivery/calls.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { acceptance, quoteOf, shipTo } from '#harness/board-market.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../../tools/deal/caller.ts';

let market: TestMarket;
let buyer: Caller;
let seller: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Dana', 'buyer');
  seller = await market.member('Min', 'seller');
  await buyer.send(freightSave, { carrier: 'FedEx', number: '5100-87263A' });
  const other = await market.member('Jonas', 'buyer');
  await other.send(freightSave, { carrier: 'DHL', number: '965411234' });
});
afterAll(() => market.close());

const agentOrder = {
  supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
  lines: [
    {
      mpn: 'TPS54331DR',
      manufacturer: 'TI',
      quantity: '2000',
      unitPrice: '0.485',
      condition: 'brandNew' as const,
    },
  ],
  inspection: {},
};

const placeWith = (carrier: 'DHL' | 'FedEx', freightAccount: string) =>
  buyer.send(placeAgentOrder, { ...agentOrder, shipTo: { ...shipTo, carrier, freightAccount } });
const refusedAtTheField = {
  reply: {
    code: 422,
    data: {
      fields: [
        {
          field: 'shipTo.freightAccount',
          message: 'None of your freight accounts at this carrier has this number.',
        },
      ],
    },
  },
};

it('an agent order with a freight account that the buyer does not have is refused at the field', async () => {
  await expect(placeWith('FedEx', '999999999')).rejects.toMatchObject(refusedAtTheField);
});

it('a freight account of another buyer is refused like one that nobody has', async () => {
  await expect(placeWith('DHL', '965411234')).rejects.toMatchObject(refusedAtTheField);
});

it('a freight account at another carrier than the chosen one is refused', async () => {
  await expect(placeWith('DHL', '5100-87263A')).rejects.toMatchObject(refusedAtTheField);
});

it('an own freight account is taken however its letters are typed, and saves the freight', async () => {
  const { orderId } = await placeWith('FedEx', '5100-87263a');
  const order = await buyer.send(orderOne, { id: orderId });
  expect(order.shipTo).toMatchObject({ carrier: 'FedEx', freightAccount: '5100-87263A' });
  expect(order.sums.freight.amount).toBe('0.00');
});

it('an accepted reply with an unknown freight account places no order', async () => {
  const { id } = await buyer.send(addWantBuy, {
    wantBuyItemList: [{ model: 'TPS54331DR', count: 10 }],
  });
  const post = await buyer.send(detail, { id });
  const { id: replyId } = await seller.send(addWantQuote, {
    postId: id,
    version: post.version,
    items: [quoteOf(post.items[0]?.id ?? '', 10)],
  });
  const reply = await buyer.send(replyDetail, { id: replyId });
  const wanted = acceptance(reply, 10);
  const accept = (freightAccount: string) =>
    buyer.send(acceptReply, {
      ...wanted,
      shipTo: { ...wanted.shipTo, carrier: 'FedEx', freightAccount },
    });
  await expect(accept('999999999')).rejects.toMatchObject(refusedAtTheField);
  expect(await accept('5100-87263A')).toMatchObject({ orderNo: expect.stringMatching(/^TO-/) });
});
