import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { opsBankClose } from '#contract/bank/calls.ts';
import * as contract from '#contract/closes/calls.ts';
import type { OrderState } from '#contract/orders/table.ts';
import { judgedDeal } from '#harness/judged-deals.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { createLogger } from '#server/kit/process/log.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const DAY_MS = 86_400_000;
const PIECES = 500;

let market: TestMarket;
let wei: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  wei = await market.staff('Wei', ['finance']);
});
afterAll(() => market.close());

const query = (text: string, values: readonly unknown[] = []) =>
  market.market.database.pool.query(text, [...values]);

/** An order in a state whose line the dock counted, with one lot of all its pieces. */
async function sorted(state: OrderState) {
  const { orderId, lineId } = await judgedDeal(market.market.database.pool, {
    state,
    verdict: 'pass',
    at: market.clock.now(),
  });
  const [lotId, lotNo] = [randomUUID(), `LOT-${state}`];
  await query('update orders.line set received = $2 where id = $1', [lineId, PIECES]);
  await query(
    `insert into orders.lot (id, no, order_id, line_id, position, date_code, lot_code)
     values ($1, $2, $3, $4, 0, '2414', '')`,
    [lotId, lotNo, orderId, lineId],
  );
  await move(lotId, 'received');
  return { orderId, lotId, lotNo };
}
const move = (lotId: string, what: 'received' | 'dispatched' | 'quarantined') =>
  query(
    `insert into orders.piece_move (lot_id, what, pieces, cause, at) values ($1, $2, $3, 'test', $4)`,
    [lotId, what, PIECES, market.clock.now()],
  );

async function nextClose() {
  market.clock.advance(DAY_MS);
  // Sessions of staff end after hours.
  wei = await market.staff(`Wei${market.clock.now().getTime()}`, ['finance']);
  const { database, jobs } = market.market;
  const now = market.clock.now();
  const log = createLogger('silent');
  const signal = new AbortController().signal;
  const run = { db: database.db, now, log, attempt: 1, attemptsMax: 1, signal };
  await jobs['closes.make']?.({}, run);
  const [last] = (await wei.send(contract.opsCloseList, {})).list;
  return wei.send(contract.opsCloseOne, { day: last?.day ?? '' });
}

it('the close of a day leaves nothing open while goods are as recorded', async () => {
  await sorted('inspecting');
  await move((await sorted('dispatched')).lotId, 'dispatched');
  await move((await sorted('quarantined')).lotId, 'quarantined');
  expect(await nextClose()).toMatchObject({ isSound: true, openItems: [] });
});

it('the close of a day names lots and orders whose goods are not as recorded, and lets payouts go on', async () => {
  const { stops } = await wei.send(opsBankClose, { currency: 'USD' });
  const [lot] = (await query(`select id, order_id from orders.lot where no = 'LOT-inspecting'`))
    .rows;
  await query('alter table orders.lot disable trigger guard_lot');
  await query('update orders.lot set consumed = 1 where id = $1', [lot.id]);
  await query('alter table orders.lot enable trigger guard_lot');
  await query(`update quarantine.entry set pieces = 499 where lot_no = 'LOT-quarantined'`);
  const ended = await sorted('completed');
  const { orderId: empty } = await judgedDeal(market.market.database.pool, {
    state: 'received',
    verdict: null,
    at: market.clock.now(),
  });
  const close = await nextClose();
  const named = close.openItems.map(({ kind, count, records }) => {
    const [first] = records;
    return [kind, count, first?.lotNo, first?.orderId, first?.expected, first?.found];
  });
  expect(named.sort()).toEqual([
    ['endedLots', 1, ended.lotNo, ended.orderId, 0, 500],
    ['lotPieces', 1, 'LOT-inspecting', lot.order_id, 500, 499],
    ['lotQuarantine', 1, 'LOT-quarantined', expect.any(String), 500, 499],
    ['missingGoods', 1, null, empty, 500, 0],
  ]);
  // No money is missing: the published close agrees, and files of payments are released as before.
  expect(close.isSound).toBe(true);
  expect((await wei.send(opsBankClose, { currency: 'USD' })).stops).toEqual(stops);

  const [item] = close.openItems;
  const to = close.people[0]?.id ?? '';
  const assigned = { id: item?.id ?? '', version: 1, to, note: 'Asked the dock' };
  await wei.send(contract.opsCloseAssign, assigned);
  const after = await wei.send(contract.opsCloseOne, { day: close.day });
  expect(after).toMatchObject({ items: 4, unassigned: 3 });
});
