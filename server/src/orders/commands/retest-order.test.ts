import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, newLine, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { lockOrder } from '../store/orders.ts';
import { lotsToRetest } from '../suspension-approval.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

/** An order of two lines of which the lab found the second one bad; the buyer disputes it. */
async function disputed(): Promise<string> {
  const lines = [newLine(), newLine({ mpn: 'LM358DR', quantity: 500, unitPrice: 10000n })];
  const id = await bringTo(market, 'reported', { lines, verdicts: ['pass', 'fail'] });
  const seen = await market.see(id);
  const rejected = { reason: 'both', lines: seen.lines.map((line) => line.id) };
  await market.act(contract.rejectResult, id, market.buyer, rejected);
  return id;
}

const lotsOf = async (id: string) =>
  (await market.see(id, market.staff)).lines.flatMap((line) => line.lots);

describe('a retest that support orders', () => {
  it('takes the lots and tests that were chosen, and says price and payer to both parties', async () => {
    const id = await disputed();
    const [good] = await lotsOf(id);
    const before = await market.escrow(id);
    await market.rule(staffContract.retestOrder, id, {
      reason: 'The good lot too.',
      lots: [good?.id],
      tests: ['sem', 'surfaceAnalysis'],
    });
    for (const reader of [market.buyer, market.seller]) {
      const { history, sums } = await market.see(id, reader);
      expect(history.at(-1)?.facts).toMatchObject({
        retestLots: good?.no,
        tests: 'sem, surfaceAnalysis',
        retestPrice: { amount: '120.00', currency: 'USD' },
        retestBy: 'assay',
      });
      expect(sums.retest.amount).toBe('0.00');
    }
    expect(await market.escrow(id)).toEqual(before);
  });

  it('takes the lots that did not pass and the bought tests where none are chosen', async () => {
    const id = await disputed();
    const [, bad] = await lotsOf(id);
    await market.rule(staffContract.retestOrder, id, { reason: 'again' });
    const { history, inspection } = await market.see(id);
    expect(history.at(-1)?.facts).toMatchObject({
      retestLots: bad?.no,
      tests: inspection.tests.join(', '),
    });
  });

  it('is refused for a lot of another order, and for one lot named twice', async () => {
    const id = await disputed();
    const lots = [newId()];
    const wrong = market.rule(staffContract.retestOrder, id, { reason: 'again', lots });
    await expect(wrong).rejects.toMatchObject({ code: 'notFound' });
    const [good] = await lotsOf(id);
    const twice = { reason: 'again', lots: [good?.id, good?.id] };
    await expect(market.act(staffContract.retestOrder, id, market.staff, twice)).rejects.toThrow(
      /invalid/,
    );
  });
});

it('a suspended order whose reports are all in force again is retested on the lots that did not pass', async () => {
  const id = await disputed();
  const [good, bad] = await lotsOf(id);
  const chosen = (inForce: ReadonlySet<string>) =>
    transaction(market.db, async (tx) => {
      const order = await lockOrder(tx, id);
      if (order === null) throw new Error('the order is gone');
      const reportStatesOf = async () => ({ inForce, revoked: [] });
      const lots = await lotsToRetest({ tx } as CommandContext, { reportStatesOf }, order);
      return lots.map((lot) => lot.id);
    });
  expect(await chosen(new Set([bad?.id ?? '']))).toEqual([good?.id]);
  expect(await chosen(new Set([good?.id ?? '', bad?.id ?? '']))).toEqual([bad?.id]);
});

it('the seller is charged the price that it read before it asked for a test', async () => {
  const id = await disputed();
  const price = (await market.see(id, market.seller)).sums.contest;
  expect(Number(price?.amount)).toBeGreaterThan(0);
  expect((await market.see(id, market.buyer)).sums.contest).toBeNull();
  await market.act(contract.contestResult, id, market.seller, { reason: 'Wrong reference.' });
  const { sums, history } = await market.see(id, market.seller);
  expect(sums.retest).toEqual(price);
  expect(sums.contest).toBeNull();
  expect(history.at(-1)?.facts).toMatchObject({ retestPrice: price, retestBy: 'seller' });
});

it('lots on the shelf are shown to the desks alone', async () => {
  const id = await disputed();
  expect(await lotsOf(id)).toHaveLength(2);
  const seen = await market.see(id, market.seller);
  expect(seen.lines.flatMap((line) => line.lots)).toEqual([]);
});

describe('a test that the lab left out of the retest of the seller', () => {
  const cents = (money: { amount: string } | null) => Math.round(Number(money?.amount) * 100);

  /** Has the seller ask for a retest of the bad line, and the lab report it without tests of 60 dollars. */
  async function retested(minor: bigint) {
    const id = await disputed();
    const bad = (await market.see(id)).lines[1]?.id ?? '';
    await market.act(contract.contestResult, id, market.seller, { reason: 'Wrong reference.' });
    const before = await market.see(id, market.seller);
    const report = () => market.report(id, ['pass'], undefined, [], [{ lineId: bad, minor }]);
    await report();
    return { id, before, report };
  }

  it('lowers its fee, raises what the seller receives by as much, and stands in the history', async () => {
    const { id, before } = await retested(60_00n);
    const { sums, history } = await market.see(id, market.seller);
    expect(cents(before.sums.retest) - cents(sums.retest)).toBe(60_00);
    expect(cents(sums.sellerReceives) - cents(before.sums.sellerReceives)).toBe(60_00);
    expect(history.at(-1)?.facts.retestFee).toEqual(sums.retest);
  });

  it('lowers it once, though support has the lots tested and reported again', async () => {
    const { id, report } = await retested(60_00n);
    const { sums } = await market.see(id, market.seller);
    const lines = (await market.see(id)).lines.map((line) => line.id);
    await market.act(contract.rejectResult, id, market.buyer, { reason: 'both', lines });
    await market.rule(staffContract.retestOrder, id, { reason: 'again' });
    await report();
    const after = await market.see(id, market.seller);
    expect(after.sums.retest).toEqual(sums.retest);
    expect(after.history.at(-1)?.facts.retestFee).toBeUndefined();
  });

  it('never takes the fee below nothing', async () => {
    const { id } = await retested(9_999_00n);
    expect((await market.see(id, market.seller)).sums.retest.amount).toBe('0.00');
  });
});
