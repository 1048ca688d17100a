import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOne } from '#contract/orders/calls.ts';
import {
  acceptBid,
  addSurplusDeal,
  addSurplusQuote,
  detail,
  replyDetail,
} from '#contract/surplus/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { messagesTo } from '#harness/messages.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

it('an order from a bid says that its seller accepted the bid', async () => {
  const poster = await market.member('SurplusPoster', 'seller');
  const bidder = await market.member('SurplusBidder', 'buyer');
  const { id: postId } = await poster.send(addSurplusDeal, {
    items: [{ model: 'SURPLUS-1', manufacturer: 'TI', count: 100, condition: 'likeNew' }],
  });
  const deal = await bidder.send(detail, { id: postId });
  const made = await bidder.send(addSurplusQuote, {
    postId,
    version: deal.version,
    items: [{ postItemId: deal.items[0]?.id ?? '', unitPrice: '0.05', quantity: 100 }],
    shipTo,
    inspection: {},
  });
  const bid = await poster.send(replyDetail, { id: made.id });
  const items = [{ replyItemId: bid.items[0]?.id ?? '', quantity: 100 }];
  const { orderId } = await poster.send(acceptBid, {
    replyId: bid.id,
    version: bid.version,
    items,
  });

  const facts = { source: bid.no, bid: true };
  const sold = await poster.send(orderOne, { id: orderId });
  expect(sold.history).toMatchObject([{ event: 'place', by: 'seller', you: true, facts }]);
  const bought = await bidder.send(orderOne, { id: orderId });
  expect(bought.history).toMatchObject([{ event: 'place', by: 'seller', you: false, facts }]);
  const { pool } = market.market.database;
  const { rows } = await pool.query<{ seller: string }>(
    'select seller_id as seller from orders."order" where id = $1',
    [orderId],
  );
  const told = await messagesTo(pool, rows[0]?.seller ?? '');
  expect(told.filter(({ kind }) => kind.startsWith('orders.'))).toMatchObject([
    { kind: 'orders.placedFromBid', params: { source: bid.no } },
  ]);
});
