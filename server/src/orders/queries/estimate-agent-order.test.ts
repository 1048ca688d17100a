import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { parseMoney } from '#contract/money.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { estimateAgentOrder } from '#contract/orders/agent/estimate-calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { shipTo } from '#harness/board-market.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let market: TestMarket;
let buyer: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Dana', 'buyer');
});
afterAll(() => market.close());

const lines = [
  { mpn: 'LM358DR', manufacturer: 'TI', quantity: 10_000, unitPrice: '0.092' },
  { mpn: 'NE555P', manufacturer: 'TI', quantity: 7, unitPrice: '2.74' },
];
const figures = lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice }));
const minor = ({ amount }: { amount: string }) => parseMoney(amount, 'USD').minor;

describe('the estimate of an agent order', () => {
  it('says what the order says once it is placed, to the cent', async () => {
    const tests = ['xray', 'decapsulation'] as const;
    const estimate = await buyer.send(estimateAgentOrder, { lines: figures, tests: [...tests] });
    const { orderId } = await buyer.send(placeAgentOrder, {
      supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
      lines: lines.map((line) => ({ ...line, quantity: `${line.quantity}` })),
      shipTo,
      inspection: { tests: [...tests] },
    });
    const { sums } = await buyer.send(orderOne, { id: orderId });
    expect(estimate).toMatchObject({
      goods: sums.goods,
      testsPaid: sums.tests,
      freight: sums.freight,
      held: sums.total,
      service: null,
    });
    expect(estimate.tests.map(({ test }) => test)).toEqual(tests);
    const ofTests = estimate.tests.reduce((sum, { price }) => sum + minor(price), 0n);
    expect(ofTests).toBe(minor(estimate.testsPaid));
    expect(ofTests).toBeGreaterThan(0n);
  });

  it('says what the seller gets after the commission of the setting', async () => {
    const wei = await market.staff('Wei', ['finance']);
    const jia = await market.staff('Jia', ['finance']);
    await wei.send(opsSettingPropose, {
      key: 'commission',
      version: 0,
      value: { tradePercent: '3.00', agentPercent: '0.50' },
      reason: 'New price list',
    });
    const { list } = await jia.send(opsSettingList, {});
    const proposal = list.find(({ key }) => key === 'commission')?.proposal;
    if (!proposal) throw new Error('nothing is proposed');
    await jia.send(opsApprovalApprove, proposal);
    const { commission, commissionPercent, goods, sellerGets } = await buyer.send(
      estimateAgentOrder,
      { lines: figures },
    );
    expect(minor(sellerGets)).toBe(minor(goods) - minor(commission));
    expect(goods.amount).toBe('939.18');
    // 0.50 % of 939.18, rounded to the cent.
    expect([commissionPercent, commission.amount]).toEqual(['0.50', '4.70']);
  });

  it('holds no freight where the buyer ships on its own account', async () => {
    const own = await buyer.send(estimateAgentOrder, { lines: figures, ownFreight: true });
    const assays = await buyer.send(estimateAgentOrder, { lines: figures });
    expect(own.freight.amount).toBe('0.00');
    expect(minor(assays.held) - minor(own.held)).toBe(minor(assays.freight));
  });

  it('is open to a visitor, and refuses lines that cost less than a cent', async () => {
    const visitor = market.visitor('Passer');
    const some = await visitor.send(estimateAgentOrder, { lines: figures });
    expect(some.held.amount).toBe('984.18');
    await expect(
      visitor.send(estimateAgentOrder, { lines: [{ quantity: 1, unitPrice: '0.00001' }] }),
    ).rejects.toMatchObject({ reply: { data: { fail: 'order.lines' } } });
  });
});
