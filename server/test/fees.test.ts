import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { blogOne } from '#contract/content/calls.ts';
import { orderOne } from '#contract/orders/calls.ts';
import { orderEndings, previewEndings } from '#contract/orders/endings-calls.ts';
import { opsSettingList, opsSettingPropose } from '#contract/settings/calls.ts';
import { currentFees } from '#contract/settings/public-calls.ts';
import { placeBoardOrder } from '#harness/board-order.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../tools/deal/caller.ts';

let market: TestMarket;
let buyer: Caller;
let seller: Caller;
let wei: Caller;
let jia: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Buyer', 'buyer');
  seller = await market.member('Seller', 'seller');
  wei = await market.staff('Wei', ['finance']);
  jia = await market.staff('Jia', ['finance']);
});
afterAll(() => market.close());

/** Places a trade order of 100 pieces at 9.50 USD. */
async function placeOrder(): Promise<string> {
  const placed = await placeBoardOrder(buyer, seller, { count: 100, unitPrice: '9.5' });
  return placed.orderId;
}

/** Changes the commission by two people of finance. */
async function setCommission(tradePercent: string, version: number): Promise<void> {
  await wei.send(opsSettingPropose, {
    key: 'commission',
    version,
    value: { tradePercent, agentPercent: '0.50' },
    reason: 'New price list',
  });
  const { list } = await jia.send(opsSettingList, {});
  const proposal = list.find(({ key }) => key === 'commission')?.proposal;
  if (!proposal) throw new Error('nothing is proposed');
  await jia.send(opsApprovalApprove, proposal);
}

const commissionOf = async (id: string) =>
  (await seller.send(orderOne, { id })).sums.commission?.amount;

describe('the commission', () => {
  it('is that of the setting when an order is placed, and stays with the order', async () => {
    const before = await placeOrder();
    expect(await commissionOf(before)).toBe('28.50');
    await setCommission('2.50', 0);
    const after = await placeOrder();
    expect(await commissionOf(after)).toBe('23.75');
    expect((await seller.send(orderEndings, { id: after })).commissionPercent).toBe('2.50');
    // The old order keeps what its seller saw.
    expect(await commissionOf(before)).toBe('28.50');
    expect((await seller.send(orderEndings, { id: before })).commissionPercent).toBe('3.00');
  });

  it('is shown to visitors, in previews and in the texts as the setting says it', async () => {
    await setCommission('1.25', 1);
    const visitor = market.visitor('Visitor');
    expect(await visitor.send(currentFees, {})).toEqual({ trade: 125, agent: 50, exchange: 30 });
    const preview = await buyer.send(previewEndings, {
      kind: 'trade',
      lines: [{ quantity: 100, unitPrice: '9.5' }],
      tests: [],
      ownFreight: false,
    });
    expect(preview.commissionPercent).toBe('1.25');
    const { html } = await visitor.send(blogOne, { slug: 'terms-of-service' });
    expect(html).toContain('1.25\u00a0% of the goods');
    expect(html).toContain('0.5\u00a0% in an escrow order');
    expect(html).not.toMatch(/\{\w+\}/);
  });
});
