import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOne } from '#contract/orders/calls.ts';
import { acceptBid } from '#contract/surplus/calls.ts';
import { bidAcceptance, bidFor, dealOf } from '#harness/board-stage.ts';
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
  const bid = await bidFor(bidder, await dealOf(poster), 100);
  const { orderId } = await poster.send(acceptBid, bidAcceptance(bid, 100));

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
