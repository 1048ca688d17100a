import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms, dispatchAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { openPipeline, type Pipeline } from '#harness/pipeline.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const half = { testsOnPass: 'half', testsOnFail: 'half' } as const;

const placed = () =>
  placeAgentOrderOf(market, { unitPrice: '5', supplierEmail: 'huaxin@example.com' });

it('support halves the tests of an agent order, and each side bears its half', async () => {
  const { act, staff } = market;
  const id = await placed();
  const priced = await act(staffContract.priceAgentOrder, id, staff, { ...agentTerms, ...half });
  expect(priced.terms).toMatchObject({ number: 2, ...half });
  await dispatchAgentOrder(market, priced);
  const { sums } = await market.see(id);
  const cents = (money: { readonly amount: string }) => Math.round(Number(money.amount) * 100);
  const tests = cents(sums.tests);
  expect(tests).toBeGreaterThan(0);
  expect(cents(sums.refunded)).toBe(Math.floor(tests / 2));
});

it('a version that names no payers keeps those of the version before', async () => {
  const { act, staff } = market;
  const id = await placed();
  await act(staffContract.priceAgentOrder, id, staff, { ...agentTerms, ...half });
  const again = await act(staffContract.priceAgentOrder, id, staff, {
    ...agentTerms,
    service: '40',
  });
  expect(again.terms).toMatchObject({ number: 3, ...half });
  const fail = { ...agentTerms, testsOnFail: 'buyer' };
  const last = await act(staffContract.priceAgentOrder, id, staff, fail);
  expect(last.terms).toMatchObject({ number: 4, testsOnPass: 'half', testsOnFail: 'buyer' });
});

it('support names who bears the service fee, and the buyer holds its share alone', async () => {
  const { act, seller, staff } = market;
  const id = await placed();
  const own = { ...agentTerms, service: '30.01', serviceBy: 'half' } as const;
  const first = await act(staffContract.priceAgentOrder, id, staff, own);
  expect(first.terms).toMatchObject({ serviceBy: 'half', service: { amount: '30.01' } });
  expect(first.sums.service.amount).toBe('15.01');
  // A version that names none keeps the bearer of the version before.
  const priced = await act(staffContract.priceAgentOrder, id, staff, {
    ...agentTerms,
    service: '30.01',
  });
  expect(priced.terms).toMatchObject({
    number: 3,
    serviceBy: 'half',
    freeCancellation: ['placed', 'priced', 'confirmed', 'paid'],
  });
  await dispatchAgentOrder(market, priced);
  const { sums } = await market.call(contract.orderOne, { id }, market.as(seller));
  expect(sums.sellerService?.amount).toBe('15.00');
});
