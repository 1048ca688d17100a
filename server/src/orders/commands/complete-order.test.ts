import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import { orderEndings } from '#contract/orders/endings-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms, clearAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { bringTo, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { trialBalance, verifyLedger } from '#server/wallet/public.ts';
import { consumePieces, lotsOf } from '../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

/** 2,860.00 goods + 120.00 tests + 45.00 freight. */
const TOTAL = 3025_00n;
const guard = (name: string) => ({ code: 'order.guard', facts: { guard: name } });

/** The lab consumes pieces of each lot of an order, in their order. */
async function consume(id: string, ...taken: readonly number[]): Promise<void> {
  const lots = await lotsOf(market.db, id);
  await transaction(market.db, async (tx) => {
    for (const [index, pieces] of taken.entries()) {
      await consumePieces(tx, { lotId: lots[index]?.id ?? '', pieces, cause: 'QC-1', now: NOW });
    }
  });
}

const complete = (id: string) => market.act(staffContract.completeOrder, id, market.staff);
const dispatch = (id: string) =>
  market.act(staffContract.dispatchOrder, id, market.staff, market.parcel);

async function ledgerIsWhole(): Promise<void> {
  for (const { sum } of await trialBalance(market.db)) expect(sum).toBe(0n);
  expect((await verifyLedger(market.db)).wrong).toBeNull();
}

/** A dispute of which support lets the buyer keep as many pieces as tests consumed. */
async function settledPart(verdict: 'fail' | 'suspect'): Promise<string> {
  const id = await bringTo(market, 'reported', { verdicts: [verdict] });
  await consume(id, 3);
  const lineId = (await market.see(id)).lines[0]?.id ?? '';
  await market.act(contract.rejectResult, id, market.buyer, { reason: 'bad', lines: [lineId] });
  const part = { reason: 'the tested ones', lines: [{ lineId, acceptedQuantity: 3 }] };
  await market.rule(staffContract.settlePart, id, part);
  return id;
}

describe('an order of which tests consumed all that its buyer keeps', () => {
  it('ends without a parcel once the rest is back, and its freight goes back to the buyer', async () => {
    const { act, staff, parcel, buyerId, sellerId } = market;
    const sellerBefore = await market.available(sellerId);
    const id = await settledPart('fail');
    await expect(complete(id)).rejects.toMatchObject(guard('restReturned'));
    await act(staffContract.sendBackRest, id, staff, parcel);
    await expect(dispatch(id)).rejects.toMatchObject(guard('piecesToSend'));
    const buyerBefore = await market.available(buyerId);
    const done = await complete(id);
    expect([done.state, done.outbound]).toEqual(['completed', null]);
    expect(done.lines[0]?.pieces).toMatchObject({ consumed: 3, returned: 997, dispatched: 0 });
    expect(done.history.at(-1)).toMatchObject({
      event: 'complete',
      by: 'warehouse',
      facts: { amount: { amount: '45.00', currency: 'USD' } },
    });
    // 3 x 2.86 and the tests stay paid, 3 % of the goods are Assay's.
    const kept = 8_58n + 120_00n;
    expect(await market.escrow(id)).toMatchObject({
      released: kept,
      refunded: TOTAL - kept,
      rest: 0n,
    });
    expect(await market.available(buyerId)).toBe(buyerBefore + 45_00n);
    expect(await market.available(sellerId)).toBe(sellerBefore + 8_32n);
    await ledgerIsWhole();
  });

  it('keeps suspect pieces in quarantine', async () => {
    const id = await settledPart('suspect');
    const done = await complete(id);
    expect(done.lines[0]?.pieces).toMatchObject({ consumed: 3, quarantined: 997, onShelf: 0 });
  });

  it('is one of which a piece is left no more: that is sent', async () => {
    const id = await bringTo(market, 'cleared', { lines: [newLine({ quantity: 5 })] });
    await consume(id, 4);
    await expect(complete(id)).rejects.toMatchObject(guard('nothingToSend'));
    await dispatch(id);
    const bought = await bringTo(market, 'cleared', { lines: [newLine({ quantity: 5 })] });
    await consume(bought, 5);
    const shown = await market.see(bought);
    const allowed = shown.allowedEvents.flatMap((one) => (one.allowed ? [one.event] : []));
    expect(allowed).toContain('complete');
    expect(allowed).not.toContain('dispatch');
    expect((await complete(bought)).state).toBe('completed');
  });

  it('shows its ending as it will be, without freight and without days of a delivery', async () => {
    const id = await bringTo(market, 'cleared', { lines: [newLine({ quantity: 5 })] });
    await consume(id, 5);
    const taken = async () => {
      const view = await market.call(orderEndings, { id }, market.as(market.buyer));
      return view.stages.flatMap(({ endings }) => endings).find(({ status }) => status === 'taken');
    };
    const before = await taken();
    expect(before).toMatchObject({
      buyerPays: { amount: '134.30' },
      buyerBack: { amount: '45.00' },
    });
    expect(before?.fees.map(({ what }) => what)).not.toContain('freight');
    await complete(id);
    const { latestAt: _, workingDays: __, ...money } = (await taken()) ?? {};
    expect(before).toMatchObject(money);
  });

  it('goes on as a part of its own while the other line is disputed, also with pieces over', async () => {
    const { act, buyer, staff, parcel } = market;
    const lines = [newLine({ mpn: 'GOOD-1', quantity: 4 }), newLine({ mpn: 'BAD-1' })];
    for (const over of [0, 2]) {
      const id = await bringTo(market, 'received', { lines, received: [4 + over, 1000] });
      if (over > 0) {
        await act(contract.acknowledgeCount, id, buyer);
        await act(contract.acknowledgeCount, id, market.seller);
      }
      await market.inspect(id);
      await market.report(id, ['pass', 'fail']);
      await consume(id, 4);
      const { held } = (await market.escrow(id)) ?? {};
      const bad = (await market.see(id)).lines[1]?.id;
      const rejected = { reason: 'pins are bent', lines: [bad] };
      const parent = await act(contract.rejectResult, id, buyer, rejected);
      const childId = parent.children[0]?.id ?? '';
      if (over > 0) await act(staffContract.sendBackRest, childId, staff, parcel);
      await expect(dispatch(childId)).rejects.toMatchObject(guard('piecesToSend'));
      const done = await complete(childId);
      expect([done.state, parent.state]).toEqual(['completed', 'disputed']);
      expect(done.lines[0]?.pieces).toMatchObject({ consumed: 4, returned: over, onShelf: 0 });
      const [rest, part] = [await market.escrow(id), await market.escrow(childId)];
      expect((rest?.held ?? 0n) + (part?.held ?? 0n)).toBe(held);
      expect(part).toMatchObject({ released: 11_44n + 120_00n, rest: 0n });
    }
    await ledgerIsWhole();
  });

  it('refunds a replacement, of which its buyer gets nothing', async () => {
    const id = await bringTo(market, 'cleared', { lines: [newLine({ quantity: 5 })] });
    const source = JSON.stringify({ kind: 'claim', id: randomUUID(), no: 'AC-261121-0001' });
    await sql`update orders."order" set source = ${source}::jsonb where id = ${id}`.execute(
      market.db,
    );
    await consume(id, 5);
    await expect(dispatch(id)).rejects.toMatchObject(guard('piecesToSend'));
    const endings = await market.call(orderEndings, { id }, market.as(market.buyer));
    const ending = endings.stages
      .flatMap((stage) => stage.endings)
      .find(({ status }) => status === 'taken');
    expect(ending).toMatchObject({ ends: 'refunded', sellerGets: { amount: '0.00' } });
    const before = await market.available(market.buyerId);
    const done = await complete(id);
    expect([done.state, done.outbound]).toEqual(['refunded', null]);
    const tests = 120_00n;
    expect(await market.escrow(id)).toMatchObject({ released: 0n, rest: 0n });
    expect(await market.available(market.buyerId)).toBe(before + 14_30n + 45_00n + tests);
    await ledgerIsWhole();
  });

  it('is shown with its freight where its goods go back', async () => {
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    const clearedEnding = async () => {
      const view = await market.call(orderEndings, { id }, market.as(market.buyer));
      return view.stages
        .flatMap(({ endings }) => endings)
        .find(({ key }) => key === 'reported.cleared.all');
    };
    const before = await clearedEnding();
    expect(before).toMatchObject({ buyerBack: { amount: '0.00' } });
    const lines = (await market.see(id)).lines.map((one) => one.id);
    await market.act(contract.rejectResult, id, market.buyer, { reason: 'bad', lines });
    await market.rule(staffContract.orderReturn, id, { reason: 'bad' });
    expect((await clearedEnding())?.buyerBack).toEqual(before?.buyerBack);
  });

  it('pays the seller of an escrow order as the parcel would have', async () => {
    const { act, staff, sellerId } = market;
    const placing = { unitPrice: '10', supplierEmail: 'li@huaxin.com' };
    const id = await placeAgentOrderOf(market, placing);
    await clearAgentOrder(market, await act(staffContract.priceAgentOrder, id, staff, agentTerms));
    await consume(id, 200);
    const before = await market.available(sellerId);
    await expect(dispatch(id)).rejects.toMatchObject(guard('piecesToSend'));
    const done = await complete(id);
    expect(done.state).toBe('completed');
    expect(await market.available(sellerId)).toBeGreaterThan(before);
    expect((await market.escrow(id))?.rest).toBe(0n);
    await ledgerIsWhole();
  });
});
