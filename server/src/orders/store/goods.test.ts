import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { lotsOf } from '../queries/find-order-for-qc.ts';
import {
  lotsInQuarantine,
  lotsNotMatchingCount,
  lotsOfEndedOrders,
  lotsOutOfBalance,
  ordersWithoutGoods,
} from './goods.ts';
import { movePieces } from './lots.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const checks = {
  lotsOffBalance: lotsOutOfBalance,
  lotsOffCount: lotsNotMatchingCount,
  lotsOfEndedOrders,
  ordersWithoutGoods,
};

/** All that the checks name, by check. */
async function differences() {
  const named = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const { records } = await check(market.db, 50);
      return records.map(({ lotNo, orderNo, expected, found }) => [
        name,
        lotNo ?? orderNo,
        expected,
        found,
      ]);
    }),
  );
  return named.flat();
}

/** Writes past the rule that pieces change by a move alone, as a defect of the program would. */
const past = (statement: RawBuilder<unknown>) =>
  transaction(market.db, async (tx) => {
    await sql`alter table orders.lot disable trigger guard_lot`.execute(tx);
    await statement.execute(tx);
    await sql`alter table orders.lot enable trigger guard_lot`.execute(tx);
  });

const lotOf = async (id: string) => {
  const [lot] = await lotsOf(market.db, id);
  if (lot === undefined) throw new Error('the order has no lot');
  return lot;
};
const move = (lotId: string, what: 'consumed' | 'scrapped', pieces: number) =>
  transaction(market.db, (tx) =>
    movePieces(tx, [{ lotId, what, pieces }], { cause: 'test', now: new Date() }),
  );

const cleared = (quantity = 1000) => bringTo(market, 'cleared', { lines: [newLine({ quantity })] });
const dispatch = (id: string) =>
  market.act(staffContract.dispatchOrder, id, market.staff, market.parcel);

describe('goods on the shelf', () => {
  it('are what the records of orders say all along the way of an order', async () => {
    for (const state of ['inbound', 'received', 'inspecting', 'reported'] as const) {
      await bringTo(market, state, { lines: [newLine(), newLine({ mpn: 'LM358DR' })] });
    }
    await dispatch(await cleared());
    const suspect = await bringTo(market, 'reported', { verdicts: ['suspect'] });
    await market.act(contract.rejectResult, suspect, market.buyer, {
      reason: 'remarked',
      lines: [(await market.see(suspect)).lines[0]?.id],
    });
    await market.rule(staffContract.quarantineOrder, suspect, { reason: 'remarked' });
    expect(await differences()).toEqual([]);
    const { no, orderNo } = { ...(await lotOf(suspect)), orderNo: (await market.see(suspect)).no };
    expect(await lotsInQuarantine(market.db)).toMatchObject([{ lotNo: no, orderNo, pieces: 1000 }]);
  });

  it('that the moves of a lot do not explain name the lot', async () => {
    const lot = await lotOf(await bringTo(market, 'inspecting'));
    await past(sql`update orders.lot set consumed = 1 where id = ${lot.id}`);
    expect(await differences()).toEqual([['lotsOffBalance', lot.no, 1000, 999]]);
    await past(sql`update orders.lot set consumed = 0 where id = ${lot.id}`);
    expect(await differences()).toEqual([]);
  });

  it('that the dock did not count name a lot of the line', async () => {
    const lot = await lotOf(
      await bringTo(market, 'inspecting', { lines: [newLine({ quantity: 900 })] }),
    );
    const count = (pieces: number) =>
      sql`update orders.line set received = ${pieces} where id = ${lot.lineId}`.execute(market.db);
    await count(901);
    expect(await differences()).toEqual([['lotsOffCount', lot.no, 901, 900]]);
    await count(900);
  });

  it('that stay after their order has ended name the lot', async () => {
    const id = await cleared();
    const lot = await lotOf(id);
    await sql`update orders."order" set state = 'completed', version = version + 1, released = held
      where id = ${id}`.execute(market.db);
    expect(await differences()).toEqual([['lotsOfEndedOrders', lot.no, 0, 1000]]);
    await move(lot.id, 'scrapped', 1000);
    expect(await differences()).toEqual([]);
  });

  it('are named up to a number, and counted beyond it', async () => {
    const lots = [];
    for (const _ of [1, 2]) lots.push(await lotOf(await bringTo(market, 'inspecting')));
    const ids = lots.map(({ id }) => id);
    await past(sql`update orders.lot set consumed = 1 where id = any(${ids}::uuid[])`);
    const { count, records } = await lotsOutOfBalance(market.db, 1);
    expect(count).toBe(2);
    expect(records.map(({ lotNo }) => lotNo)).toEqual([lots.map(({ no }) => no).sort()[0]]);
    await past(sql`update orders.lot set consumed = 0 where id = any(${ids}::uuid[])`);
  });

  it('that are gone while their order is open name the order, unless tests consumed them', async () => {
    const consumed = await bringTo(market, 'inspecting', { lines: [newLine({ quantity: 3 })] });
    await move((await lotOf(consumed)).id, 'consumed', 3);
    expect(await differences()).toEqual([]);

    const gone = await cleared(800);
    await move((await lotOf(gone)).id, 'consumed', 100);
    await move((await lotOf(gone)).id, 'scrapped', 700);
    const counted = await bringTo(market, 'received');
    await sql`update orders.line set received = null where order_id = ${counted}`.execute(
      market.db,
    );
    const no = async (id: string) => (await market.see(id)).no;
    expect(new Set(await differences())).toEqual(
      new Set([
        ['ordersWithoutGoods', await no(gone), 700, 0],
        ['ordersWithoutGoods', await no(counted), 1000, 0],
      ]),
    );
  });
});
