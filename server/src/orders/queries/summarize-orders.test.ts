import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, later, NOW, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import type { Caller } from '#server/kit/request-context.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const summary = (caller: Caller, side: 'buyer' | 'seller', now = NOW) =>
  market.call(contract.orderSummary, { side }, market.as(caller, now));

/** Months in which something stands, with what stands there. */
async function figures(caller: Caller, what: 'paid' | 'saved' | 'received', now = NOW) {
  const { months } = await summary(caller, 'buyer', now);
  return months
    .filter((one) => /[1-9]/.test(one[what].amount))
    .map((one) => [one.month, one[what].amount]);
}

/** Takes a reported order to its refund. */
async function giveBack(id: string, now: Date) {
  const { act, buyer, staff, parcel } = market;
  const lines = (await market.see(id)).lines.map((line) => line.id);
  await act(contract.rejectResult, id, buyer, { reason: 'no', lines }, now);
  await market.rule(staffContract.orderReturn, id, { reason: 'fails' }, now);
  await act(staffContract.opsAuthoriseReturn, id, staff, { reason: 'by phone' }, now);
  await act(staffContract.sendBackOrder, id, staff, parcel, now);
  await act(staffContract.refundOrder, id, staff, {}, now);
}

describe('what a dashboard says', () => {
  it('shows twelve months of GMT+8, the present one last, and nothing where nothing was', async () => {
    const { counts, months } = await summary(market.buyer, 'buyer');
    expect(counts).toEqual({ open: 0, yours: 0, late: 0, completed: 0 });
    expect(months.map(({ month }) => month).slice(-2)).toEqual(['2026-10', '2026-11']);
    expect([months.length, months[0]?.month]).toEqual([12, '2025-12']);
    const turn = new Date('2026-11-30T16:00:00Z');
    expect((await summary(market.buyer, 'buyer', turn)).months.at(-1)?.month).toBe('2026-12');
    expect(await figures(market.buyer, 'paid')).toEqual([]);
  });

  it('counts what the ledger moved: paid, saved by inspection, and received', async () => {
    const { act, buyer, seller } = market;
    const good = await bringTo(market, 'dispatched');
    const month = later(30);
    await act(contract.confirmReceipt, good, buyer, {}, month);
    const bad = await bringTo(market, 'reported', { verdicts: ['fail'] });
    await giveBack(bad, month);
    expect(await figures(buyer, 'paid', month)).toEqual([['2026-11', '6050.00']]);
    expect(await figures(buyer, 'saved', month)).toEqual([['2026-12', '3025.00']]);
    expect(await figures(seller, 'received', month)).toEqual([['2026-12', '2774.20']]);
    expect(await figures(seller, 'saved', month)).toEqual([]);
    expect(await figures(buyer, 'paid', later(400))).toEqual([]);
  });

  it('never calls a refund saved where the goods were good', async () => {
    const before = await figures(market.buyer, 'saved', later(30));
    const passed = await bringTo(market, 'reported');
    await giveBack(passed, later(30));
    expect(await figures(market.buyer, 'saved', later(30))).toEqual(before);
  });

  it('counts orders by side: open, waiting for me, late, completed', async () => {
    const was = (await summary(market.seller, 'seller')).counts;
    await market.place([newLine()]);
    expect((await summary(market.seller, 'seller')).counts).toEqual({
      ...was,
      open: was.open + 1,
      yours: was.yours + 1,
    });
    const late = (await summary(market.seller, 'seller', later(10))).counts;
    expect(late).toMatchObject({ yours: was.yours + 1, late: was.late + 1 });
    expect((await summary(market.buyer, 'buyer', later(10))).counts.late).toBe(0);
    expect((await summary(market.buyer, 'seller')).counts.open).toBe(0);
    expect(was.completed).toBe(1);
  });
});
