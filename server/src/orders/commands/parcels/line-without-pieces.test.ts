import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms } from '#harness/agent-orders.ts';
import {
  bringTo,
  dock,
  NOW,
  newLine,
  openPipeline,
  type Pipeline,
  shipTo,
} from '#harness/pipeline.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { sweepOrders } from '../sweep-orders.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const lines = [newLine(), newLine({ mpn: 'TPS54331DR' })];

/** An order of two lines, nothing of the second of which came, with its report. */
async function reported(verdict: Verdict): Promise<string> {
  const { act, buyer, seller } = market;
  const id = await bringTo(market, 'received', { lines, received: [1000, 0] });
  await act(contract.closeShort, id, buyer);
  await act(contract.acknowledgeCount, id, seller);
  await market.inspect(id);
  await market.report(id, [verdict]);
  return id;
}

describe('an order of which a line did not come', () => {
  it('gives the tests of that line back with the report', async () => {
    const id = await reported('pass');
    // 1,000 pieces at 2.86 went back with the count, and two tests of 60.00 now.
    expect((await market.see(id)).sums.refunded.amount).toBe('2980.00');
  });

  it('counts as confirmed where all that came passed', async () => {
    const id = await reported('pass');
    const due = addWorkingDays(NOW, 3);
    await sweepOrders(market.db, market.deps, new Date(due.getTime() - 12 * 3_600_000));
    await sweepOrders(market.db, market.deps, due);
    const seen = await market.see(id);
    expect([seen.state, ...seen.lines.map((line) => line.acceptedQuantity)]).toEqual([
      'cleared',
      1000,
      0,
    ]);
  });

  it('is taken back by its seller where all that came failed', async () => {
    const id = await reported('fail');
    expect((await market.act(contract.acceptReturn, id, market.seller)).state).toBe('returning');
  });

  it('is rejected by the line that came alone: the other one is no reason to stop it', async () => {
    const { act, buyer, see } = market;
    const id = await reported('pass');
    const [came = '', missing = ''] = (await see(id)).lines.map((line) => line.id);
    for (const named of [[missing], [came, missing]]) {
      await expect(
        act(contract.rejectResult, id, buyer, { reason: 'wrong', lines: named }),
      ).rejects.toMatchObject({ code: 'order.lines' });
    }
    expect((await see(id)).state).toBe('reported');
    const rejected = { reason: 'wrong', lines: [came] };
    expect((await act(contract.rejectResult, id, buyer, rejected)).state).toBe('disputed');
  });

  it('comes into no dispute by an offer to keep all that came at its price', async () => {
    const { act, seller, see } = market;
    const id = await reported('conditional');
    const [came = '', missing = ''] = (await see(id)).lines.map((line) => line.id);
    const whole = {
      reason: 'Keep it.',
      lines: [
        { lineId: came, acceptedQuantity: 1000 },
        { lineId: missing, acceptedQuantity: 0 },
      ],
    };
    await expect(
      act(contract.offerSettlement, id, seller, { ...whole, cut: '0' }),
    ).rejects.toMatchObject({ code: 'order.lines' });
    expect((await see(id)).state).toBe('reported');
    const cheaper = await act(contract.offerSettlement, id, seller, { ...whole, cut: '10.00' });
    expect(cheaper.state).toBe('disputed');
  });
});

describe.each(['buyer', 'seller', 'half'] as const)(
  'tests of a failed line that the %s bears',
  (by) => {
    /** An agent order of two lines at 5.00 with one test, and 200 pieces of the first alone. */
    async function agentReported(verdict: Verdict): Promise<string> {
      const { act, buyer, seller, staff, parcel } = market;
      const each = {
        manufacturer: 'TI',
        quantity: '200',
        unitPrice: '5',
        condition: 'brandNew' as const,
      };
      const { orderId: id } = await market.call(
        placeAgentOrder,
        {
          supplier: { name: 'Huaxin', contact: 'Li', email: 'huaxin@example.com' },
          lines: [
            { mpn: 'TPS54331DR', ...each },
            { mpn: 'LM358DR', ...each },
          ],
          shipTo: { ...shipTo, freightAccount: '96012345' },
          inspection: { tests: ['xray' as const] },
        },
        market.as(buyer),
      );
      const terms = { ...agentTerms, testsOnPass: by, testsOnFail: by };
      const priced = await act(staffContract.priceAgentOrder, id, staff, terms);
      await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
      await act(contract.confirmOrder, id, seller);
      await act(contract.payOrder, id, buyer);
      await act(contract.shipOrder, id, seller, parcel);
      const counted = priced.lines.map((one, index) => ({
        lineId: one.id,
        pieces: index === 0 ? 200 : 0,
      }));
      await act(staffContract.receiveOrder, id, staff, { ...dock, lines: counted });
      await act(contract.acknowledgeCount, id, buyer);
      await act(contract.acknowledgeCount, id, seller);
      await market.inspect(id);
      await market.report(id, [verdict]);
      return id;
    }

    it('cost nobody anything for a line of which nothing came', async () => {
      const { act, buyer, seller, staff, parcel, buyerId, sellerId } = market;
      const start = [await market.available(buyerId), await market.available(sellerId)];
      const id = await agentReported('pass');
      await act(contract.acceptResult, id, buyer);
      await act(contract.acceptResult, id, seller);
      await act(staffContract.dispatchOrder, id, staff, parcel);
      const end = [await market.available(buyerId), await market.available(sellerId)];
      // 200 pieces at 5.00, 30.00 service and the one test of 60.00 that was made; no commission.
      const test = { buyer: [60_00n, 0n], seller: [0n, 60_00n], half: [30_00n, 30_00n] }[by];
      expect((end[0] ?? 0n) - (start[0] ?? 0n)).toBe(-1030_00n - (test[0] ?? 0n));
      expect((end[1] ?? 0n) - (start[1] ?? 0n)).toBe(1000_00n - (test[1] ?? 0n));
      expect((await market.escrow(id))?.rest).toBe(0n);
    });

    it('cost the buyer those of the line that came alone where all goes back', async () => {
      const { act, buyer, seller, staff, parcel, buyerId } = market;
      const start = await market.available(buyerId);
      const id = await agentReported('fail');
      await act(contract.acceptReturn, id, seller);
      await act(contract.authoriseReturn, id, buyer);
      await act(staffContract.sendBackOrder, id, staff, parcel);
      await act(staffContract.refundOrder, id, staff);
      const borne = { buyer: 60_00n, seller: 0n, half: 30_00n }[by];
      expect((await market.available(buyerId)) - start).toBe(-borne);
      expect((await market.escrow(id))?.rest).toBe(0n);
    });
  },
);
