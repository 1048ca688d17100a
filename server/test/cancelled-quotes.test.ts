import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { cancelOrder, confirmOrder, declineOrder, orderOne } from '#contract/orders/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { messagesTo } from '#harness/messages.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { migrationsDir } from '#server/kit/database/migrate.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let town: TestMarket;
let buyer: Caller;
let seller: Caller;
const mpns = ['LM358DR', 'NE555P'] as const;
beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Dana', 'buyer');
  seller = await town.member('Yunjing', 'seller');
  const lines = mpns.map((mpn) => ({ mpn, manufacturer: 'TI', quantity: 900, unitPrice: '0.05' }));
  await seller.send(inventoryAdd, { lines });
}, 60_000);
afterAll(() => town.close());

type Detail = Awaited<ReturnType<typeof read>>;
const read = (id: string) => buyer.send(contract.inquiryDetail, { id });
const statesOf = ({ lines }: Detail) => lines.map((line) => line.requests[0]?.state);

/** An enquiry for both parts, quoted for so many days and ordered by one order. */
async function ordered(validDays: 15 | 30 = 15) {
  const lines = mpns.map((mpn) => ({ mpn, quantity: 100 }));
  const { id, no } = await buyer.send(contract.inquirySend, { type: 'match', lines });
  const { list } = await seller.send(contract.quoteList, { type: 'match', tab: 'awaiting' });
  expect(list).toHaveLength(2);
  for (const request of list) {
    const quote = { mpn: request.mpn, manufacturer: 'TI', unitPrice: '0.05', quantity: 100 };
    const answer = { ...quote, condition: 'brandNew' as const, validDays };
    await seller.send(contract.quoteSubmit, {
      id: request.id,
      version: request.version,
      quote: answer,
    });
  }
  return { id, no, orderId: await order(id) };
}

async function order(id: string): Promise<string> {
  const picks = (await read(id)).lines.flatMap(({ requests }) =>
    requests.map((one) => ({
      requestId: one.id,
      version: one.version,
      hash: one.quote?.hash ?? '',
      quantity: 100,
    })),
  );
  const placing = { id, picks, shipTo, inspection: { tests: [] } };
  const { orders } = await buyer.send(contract.inquiryOrder, placing);
  return orders[0]?.id ?? '';
}

async function end(as: Caller, call: typeof cancelOrder | typeof declineOrder, id: string) {
  const { version } = await as.send(orderOne, { id });
  await as.send(call, { id, version, reason: 'Sold elsewhere' });
}

async function sweep(now: Date) {
  const run = { db: town.market.database.db, now, log: console };
  await town.market.jobs['orders.sweep']?.({}, run as never);
}

it('an order that its seller declines gives its quotes back, and both sides a message', async () => {
  const { id, no, orderId } = await ordered();
  expect(await read(id)).toMatchObject({ ordered: 2, mixes: [] });
  const { no: orderNo } = await buyer.send(orderOne, { id: orderId });
  await end(seller, declineOrder, orderId);
  const back = await read(id);
  expect(statesOf(back)).toEqual(['quoted', 'quoted']);
  expect(back).toMatchObject({ completedAt: null, quoted: 2, ordered: 0 });
  expect(back.lines[0]?.requests[0]?.order).toBeNull();
  expect(back.mixes[0]?.picks).toHaveLength(2);
  const params = { no, orderNo, count: 2, company: 'Yunjing Ltd' };
  const { pool } = town.market.database;
  for (const [who, kind] of [
    [buyer, 'enquiries.reopened'],
    [seller, 'enquiries.reopenedQuote'],
  ] as const) {
    const messages = await messagesTo(pool, town.idOf(who));
    expect(messages.filter((one) => one.kind === kind)).toMatchObject([{ params }]);
  }
  // Of the quotes that came back another order is placed.
  await end(buyer, cancelOrder, await order(id));
  expect(statesOf(await read(id))).toEqual(['quoted', 'quoted']);
});

it('an order that nobody pays in time gives back what is valid still and was not closed', async () => {
  const { id, orderId } = await ordered(30);
  const { version } = await seller.send(orderOne, { id: orderId });
  await seller.send(confirmOrder, { id: orderId, version });
  const { pool } = town.market.database;
  await pool.query(
    `update enquiries.line set closed_at = now() where enquiry = $1 and position = 2`,
    [id],
  );
  const due = addWorkingDays(town.clock.now(), 5).getTime();
  for (const hours of [-12, 1]) await sweep(new Date(due + hours * 3_600_000));
  expect((await buyer.send(orderOne, { id: orderId })).state).toBe('cancelled');
  const back = await read(id);
  expect(statesOf(back)).toEqual(['quoted', 'closed']);
  expect(back.lines.map((one) => one.isCompleted)).toEqual([false, true]);
});

it('a quote whose validity is over does not come back', async () => {
  const { id, orderId } = await ordered();
  const { pool } = town.market.database;
  const over = new Date(town.clock.now().getTime() - 1000);
  await pool.query('update enquiries.request set valid_until = $2 where enquiry = $1', [id, over]);
  await end(seller, declineOrder, orderId);
  const back = await read(id);
  expect(statesOf(back)).toEqual(['expired', 'expired']);
  expect(back.completedAt).not.toBeNull();
});

it('a market of before gets the quotes of its cancelled orders back', async () => {
  const { pool } = town.market.database;
  const made = [await ordered(), await ordered(), await ordered()];
  const [valid, over, placed] = made.map(({ id }) => id);
  for (const { id, orderId } of made.slice(0, 2)) {
    const { no } = await buyer.send(orderOne, { id: orderId });
    await end(seller, declineOrder, orderId);
    // As it was before: the order was cancelled and its requests stayed ordered.
    await pool.query(
      `update enquiries.request set state = 'ordered', order_id = $2, order_no = $3,
         ended_at = now() where enquiry = $1`,
      [id, orderId, no],
    );
    await pool.query('update enquiries.enquiry set completed_at = now() where id = $1', [id]);
  }
  await pool.query(
    `update enquiries.request set valid_until = now() - interval '1 hour' where enquiry = $1`,
    [over],
  );
  await pool.query('drop index enquiries.request_of_order, enquiries.enquiry_sent');
  await pool.query(readFileSync(join(migrationsDir, '0220-quotes-back', 'up.sql'), 'utf8'));
  await pool.query(readFileSync(join(migrationsDir, '0220-quotes-back', 'check.sql'), 'utf8'));
  const now = await Promise.all([valid, over, placed].map((id) => read(id ?? '')));
  expect(now.map(statesOf)).toEqual([
    ['quoted', 'quoted'],
    ['expired', 'expired'],
    ['ordered', 'ordered'],
  ]);
  expect(now.map(({ completedAt }) => completedAt === null)).toEqual([true, false, false]);
});
