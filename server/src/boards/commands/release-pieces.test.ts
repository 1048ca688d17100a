import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as mall from '#contract/boards/calls.ts';
import { cancelOrder, confirmOrder, declineOrder, orderOne } from '#contract/orders/calls.ts';
import { purchaseDetail } from '#contract/purchases/calls.ts';
import * as waste from '#contract/surplus/calls.ts';
import { acceptance, quoteOf } from '#harness/board-market.ts';
import { bidAcceptance, bidFor, type DealView, dealOf } from '#harness/board-stage.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let market: TestMarket;
let poster: Caller;
let bidder: Caller;
let other: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  poster = await market.member('Tao', 'seller');
  bidder = await market.member('Dana', 'buyer');
  other = await market.member('Jonas', 'buyer');
});
afterAll(() => market.close());

const offerSurplus = (count: number) => dealOf(poster, count);
const bid = async (as: Caller, deal: DealView, quantity: number) =>
  (await bidFor(as, deal, quantity)).id;

async function accept(replyId: string, quantity: number) {
  const reply = await poster.send(waste.replyDetail, { id: replyId });
  const { orderId } = await poster.send(waste.acceptBid, bidAcceptance(reply, quantity));
  return orderId;
}

async function end(as: Caller, call: typeof cancelOrder | typeof declineOrder, id: string) {
  const { version } = await as.send(orderOne, { id });
  await as.send(call, { id, version, reason: 'sold' });
}

const leftOf = async (deal: DealView) =>
  (await poster.send(waste.detail, { id: deal.id })).items[0]?.left;

it('surplus of an order that its buyer cancels can be sold to another bidder', async () => {
  const deal = await offerSurplus(100);
  const first = await bid(bidder, deal, 100);
  const second = await bid(other, deal, 100);
  const orderId = await accept(first, 100);
  expect(await leftOf(deal)).toBe(0);
  await end(bidder, cancelOrder, orderId);
  expect(await leftOf(deal)).toBe(100);
  expect(await bidder.send(waste.replyDetail, { id: first })).toMatchObject({
    state: 'cancelled',
    items: [{ taken: 0 }],
    orders: [{ id: orderId }],
  });
  expect((await bidder.send(purchaseDetail, { id: first })).purchase.stage).toBe('closed');
  await expect(accept(first, 100)).rejects.toMatchObject({ reply: { code: 409 } });
  expect(await accept(second, 100)).not.toBe(orderId);
});

it('a bid of which some is left stays open, with what the order took of it', async () => {
  const deal = await offerSurplus(100);
  const id = await bid(bidder, deal, 80);
  const orderId = await accept(id, 50);
  await end(poster, declineOrder, orderId);
  expect(await leftOf(deal)).toBe(100);
  const bidNow = await bidder.send(waste.replyDetail, { id });
  expect(bidNow).toMatchObject({ state: 'open', items: [{ taken: 0, left: 80 }] });
});

it('a bid whose rest was withdrawn stays so when its order is cancelled, and the deal has its pieces back', async () => {
  const deal = await offerSurplus(100);
  const id = await bid(bidder, deal, 80);
  const orderId = await accept(id, 50);
  const { version } = await bidder.send(waste.replyDetail, { id });
  await bidder.send(waste.withdrawBid, { id, version });
  expect((await bidder.send(purchaseDetail, { id })).purchase.stage).toBe('ordered');
  expect((await bidder.send(orderOne, { id: orderId })).state).toBe('placed');
  await end(bidder, cancelOrder, orderId);
  expect(await leftOf(deal)).toBe(100);
  const bidNow = await bidder.send(waste.replyDetail, { id });
  expect(bidNow).toMatchObject({ state: 'withdrawn', items: [{ taken: 0 }] });
  expect(await accept(await bid(other, deal, 100), 100)).not.toBe(orderId);
});

it('a bid that another order took the rest of is open again for the pieces that came back', async () => {
  const deal = await offerSurplus(100);
  const id = await bid(bidder, deal, 100);
  const first = await accept(id, 50);
  const second = await accept(id, 50);
  await end(bidder, cancelOrder, first);
  expect(await leftOf(deal)).toBe(50);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({
    state: 'open',
    items: [{ taken: 50, left: 50 }],
  });
  expect(await accept(id, 50)).not.toBe(second);
});

/** A bid for all pieces, taken by two orders. */
async function takenTwice(deal: DealView) {
  const id = await bid(bidder, deal, 100);
  return { id, orders: [await accept(id, 50), await accept(id, 50)] as const };
}

it('a bid beside a newer one of its bidder stays taken when one of its orders is cancelled', async () => {
  const deal = await offerSurplus(200);
  const { id, orders } = await takenTwice(deal);
  const newer = await bid(bidder, deal, 70);
  await end(bidder, cancelOrder, orders[0]);
  expect(await leftOf(deal)).toBe(150);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({ state: 'taken' });
  expect(await bidder.send(waste.replyDetail, { id: newer })).toMatchObject({ state: 'open' });
  await end(poster, declineOrder, orders[1]);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({ state: 'cancelled' });
});

it('a bid is not acceptable again behind a newer one that its bidder withdrew', async () => {
  const deal = await offerSurplus(200);
  const { id, orders } = await takenTwice(deal);
  const newer = await bid(bidder, deal, 70);
  const { version } = await bidder.send(waste.replyDetail, { id: newer });
  await bidder.send(waste.withdrawBid, { id: newer, version });
  await end(bidder, cancelOrder, orders[0]);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({ state: 'taken' });
  expect((await bidder.send(waste.detail, { id: deal.id })).myReplyId).toBe(id);
  expect(await leftOf(deal)).toBe(150);
  await expect(accept(id, 10)).rejects.toMatchObject({
    reply: { data: { fail: 'surplus.bidTaken' } },
  });
});

it('a bid is not acceptable again behind a newer one that ended with its order', async () => {
  const deal = await offerSurplus(200);
  const { id, orders } = await takenTwice(deal);
  const newer = await bid(bidder, deal, 70);
  await end(bidder, cancelOrder, await accept(newer, 70));
  expect(await bidder.send(waste.replyDetail, { id: newer })).toMatchObject({ state: 'cancelled' });
  await end(bidder, cancelOrder, orders[0]);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({ state: 'taken' });
  expect(await leftOf(deal)).toBe(150);
});

it('a bid on a closed deal stays taken when one of its orders is cancelled', async () => {
  const deal = await offerSurplus(200);
  const { id, orders } = await takenTwice(deal);
  const { version } = await poster.send(waste.detail, { id: deal.id });
  await poster.send(waste.close, { id: deal.id, version });
  await end(bidder, cancelOrder, orders[0]);
  expect(await bidder.send(waste.replyDetail, { id })).toMatchObject({ state: 'taken' });
});

it('a market of before gets its pieces back, whatever became of posts and newer bids', async () => {
  const { pool } = market.market.database;
  const states = async () => {
    const { rows } = await pool.query<{ id: string; state: string; ended: boolean }>(
      'select id, state, ended_at is not null as ended from boards.reply',
    );
    return new Map(rows.map(({ id, state, ended }) => [id, `${state} ${ended}`]));
  };
  const [plain, closed, newer] = [
    await offerSurplus(200),
    await offerSurplus(200),
    await offerSurplus(200),
  ];
  const bids = [await takenTwice(plain), await takenTwice(closed), await takenTwice(newer)];
  for (const { orders } of bids) await end(bidder, cancelOrder, orders[0]);
  const ids = bids.map(({ id }) => id);
  await pool.query('delete from boards.taking where returned_at is not null and reply <> all($1)', [
    ids,
  ]);
  // As it was before: what was cancelled kept its pieces, and what was taken in full ended with it.
  await pool.query(`
    with again as (
      update boards.reply_item i set taken = i.taken + t.quantity
      from boards.taking t where t.reply_item = i.id and t.returned_at is not null
      returning i.post_item, t.quantity
    )
    update boards.post_item i set taken = i.taken + a.n
      from (select post_item, sum(quantity) as n from again group by 1) a where a.post_item = i.id;
    update boards.reply set state = 'taken', ended_at = now() where state = 'cancelled';
    drop index boards.taking_of_order;
    alter table boards.taking drop column returned_at;
  `);
  await pool.query(`update boards.reply set state = 'taken', ended_at = now() where id = any($1)`, [
    ids,
  ]);
  await pool.query(`update boards.post set state = 'closed', closed_at = now() where id = $1`, [
    closed.id,
  ]);
  const second = await bid(bidder, newer, 10);
  // Nothing was withdrawn in a market of before.
  await pool.query(`update boards.reply set state = 'closed' where state = 'withdrawn'`);
  for (const name of [
    '0196-replies-of-closed-posts',
    '0197-pieces-back',
    '0207-replies-reopened',
  ]) {
    await pool.query(readFileSync(join(migrationsDir, name, 'up.sql'), 'utf8'));
  }
  const now = await states();
  expect([...ids, second].map((id) => now.get(id))).toEqual([
    'open false',
    'taken true',
    'taken true',
    'open false',
  ]);
});

it('an order that nobody pays in time gives the request its pieces back', async () => {
  const { id: postId } = await bidder.send(mall.addWantBuy, {
    wantBuyItemList: [{ model: 'TPS54331DR', count: 10 }],
  });
  const post = await bidder.send(mall.detail, { id: postId });
  const { id: replyId } = await poster.send(mall.addWantQuote, {
    postId,
    version: post.version,
    items: [quoteOf(post.items[0]?.id ?? '', 10)],
  });
  const reply = await bidder.send(mall.replyDetail, { id: replyId });
  const { orderId } = await bidder.send(mall.acceptReply, acceptance(reply, 10));
  const { version } = await poster.send(orderOne, { id: orderId });
  await poster.send(confirmOrder, { id: orderId, version });
  expect((await bidder.send(purchaseDetail, { id: postId })).purchase.stage).toBe('ordered');

  const due = addWorkingDays(market.clock.now(), 5);
  for (const hours of [-12, 1]) {
    const now = new Date(due.getTime() + hours * 3_600_000);
    const run = { db: market.market.database.db, now, log: console };
    await market.market.jobs['orders.sweep']?.({}, run as never);
  }
  expect((await bidder.send(orderOne, { id: orderId })).state).toBe('cancelled');
  expect((await bidder.send(mall.detail, { id: postId })).items[0]?.taken).toBe(0);
  expect((await bidder.send(mall.replyDetail, { id: replyId })).state).toBe('cancelled');
  expect((await bidder.send(purchaseDetail, { id: postId })).purchase.stage).toBe('waiting');
});
