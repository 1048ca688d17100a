import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freightDel, freightList, freightSave } from '#contract/delivery/calls.ts';
import { msgBoxList } from '#contract/messages/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { acceptBid, withdrawBid } from '#contract/surplus/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { bidAcceptance, bidFor, type DealView, dealOf } from '#harness/board-stage.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let market: TestMarket;
let poster: Caller;
let bidder: Caller;
let seller: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  poster = await market.member('Tao', 'seller');
  bidder = await market.member('Dana', 'buyer');
  seller = await market.member('Min', 'seller');
});
afterAll(() => market.close());
beforeEach(async () => {
  for (const { id } of await bidder.send(freightList, {})) await bidder.send(freightDel, { id });
  await bidder.send(freightSave, { carrier: 'FedEx', number: '5100-87263A' });
});

/** Bids for all of a deal by an account at a carrier; returns the acceptance of the bid. */
async function bid(as: Caller, freightAccount: string, on?: DealView) {
  const terms = { shipTo: { ...shipTo, carrier: 'FedEx', freightAccount } };
  return bidAcceptance(await bidFor(as, on ?? (await dealOf(poster)), 100, terms), 100);
}

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

it('a bid with a freight account that is not the bidder’s is refused at the field', async () => {
  await expect(bid(bidder, '999999999')).rejects.toMatchObject(refusedAtTheField);
});

it('a seller keeps no freight accounts: its bid with one is refused at the field', async () => {
  await expect(bid(seller, '5100-87263A')).rejects.toMatchObject(refusedAtTheField);
});

it('a bid with an own freight account is accepted, and its order has the number of the book', async () => {
  const wanted = await bid(bidder, '5100-87263a');
  const { orderId } = await poster.send(acceptBid, wanted);
  const order = await bidder.send(orderOne, { id: orderId });
  expect(order.shipTo).toMatchObject({ carrier: 'FedEx', freightAccount: '5100-87263A' });
});

it('the poster learns that the bidder’s freight account is gone, and its bidder is notified once', async () => {
  const wanted = await bid(bidder, '5100-87263A');
  for (const { id } of await bidder.send(freightList, {})) await bidder.send(freightDel, { id });
  const refusal = await poster.send(acceptBid, wanted).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    reply: {
      code: 409,
      msg: expect.stringContaining('freight account'),
      data: { fail: 'surplus.bidFreight' },
    },
  });
  await expect(poster.send(acceptBid, wanted)).rejects.toThrow();
  const { list } = await bidder.send(msgBoxList, {});
  const sent = list.filter(({ kind }) => kind === 'boards.bidFreightGone');
  expect(sent.map(({ link }) => link)).toEqual([expect.stringContaining(wanted.replyId)]);
  // Added to the book again, the account serves the same bid.
  await bidder.send(freightSave, { carrier: 'FedEx', number: '5100-87263A' });
  expect((await poster.send(acceptBid, wanted)).orderNo).not.toBe('');
});

const dropAccounts = async () => {
  for (const { id } of await bidder.send(freightList, {})) await bidder.send(freightDel, { id });
};
const failOf = (wanted: Awaited<ReturnType<typeof bid>>) =>
  poster.send(acceptBid, wanted).then(
    () => 'accepted',
    (error: { reply: { data: { fail: string } } }) => error.reply.data.fail,
  );
const isToldOf = async ({ replyId }: { replyId: string }) =>
  (await bidder.send(msgBoxList, {})).list.some(
    ({ kind, link }) => kind === 'boards.bidFreightGone' && link?.includes(replyId),
  );

it('a stale attempt, or one for too much, says so first and uses up no message', async () => {
  const wanted = await bid(bidder, '5100-87263A');
  await dropAccounts();
  expect(await failOf({ ...wanted, version: wanted.version + 1 })).toBe('order.hasChange');
  const items = wanted.items.map((item) => ({ ...item, quantity: 101 }));
  expect(await failOf({ ...wanted, items })).toBe('reply.tooMany');
  expect(await isToldOf(wanted)).toBe(false);
  expect(await failOf(wanted)).toBe('surplus.bidFreight');
  expect(await isToldOf(wanted)).toBe(true);
});

it('a withdrawn bid is refused as withdrawn, whatever became of its freight account', async () => {
  const wanted = await bid(bidder, '5100-87263A');
  await dropAccounts();
  await bidder.send(withdrawBid, { id: wanted.replyId, version: wanted.version });
  expect(await failOf(wanted)).toBe('surplus.bidWithdrawn');
  expect(await isToldOf(wanted)).toBe(false);
});

/** Whether the message about a refused acceptance of this bid is mailed. */
const isMailed = async ({ replyId }: { replyId: string }) => {
  const { rows } = await market.market.database.pool.query<{ mailed: boolean }>(
    `select mail <> 'none' as mailed from messages.message
     where kind = 'boards.bidFreightGone' and link like '%' || $1 || '%'`,
    [replyId],
  );
  return rows.map(({ mailed }) => mailed);
};

it('its bidder is mailed too, once an hour of a deal; messages come for each bid', async () => {
  const deal = await dealOf(poster);
  const refused = async (on: DealView) => {
    await bidder.send(freightSave, { carrier: 'FedEx', number: '5100-87263A' });
    const wanted = await bid(bidder, '5100-87263A', on);
    await dropAccounts();
    expect(await failOf(wanted)).toBe('surplus.bidFreight');
    return wanted;
  };
  expect(await isMailed(await refused(deal))).toEqual([true]);
  market.clock.advance(59 * 60_000);
  expect(await isMailed(await refused(deal))).toEqual([false]);
  expect(await isMailed(await refused(await dealOf(poster)))).toEqual([true]);
  market.clock.advance(60_000);
  expect(await isMailed(await refused(deal))).toEqual([true]);
});
