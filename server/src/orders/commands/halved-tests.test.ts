import { afterAll, beforeAll, expect, it } from 'vitest';
import * as agentContract from '#contract/orders/agent-calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { dock, openPipeline, type Pipeline, shipTo } from '#harness/pipeline.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const half = { testsOnPass: 'half', testsOnFail: 'half' } as const;
const terms = { service: '30', freight: '0', sellerEmail: 'huaxin@example.com' };

async function placed(): Promise<string> {
  const line = { mpn: 'TPS54331DR', manufacturer: 'TI', quantity: '200', unitPrice: '5' };
  const { orderId } = await market.call(
    agentContract.placeAgentOrder,
    {
      supplier: { name: 'Huaxin', contact: 'Li', email: 'huaxin@example.com' },
      lines: [{ ...line, condition: 'brandNew' as const }],
      shipTo: { ...shipTo, freightAccount: '96012345' },
      inspection: { tests: ['xray' as const] },
    },
    market.as(market.buyer),
  );
  return orderId;
}

it('support halves the tests of an agent order, and each side bears its half', async () => {
  const { act, buyer, seller, staff, parcel } = market;
  const id = await placed();
  const priced = await act(staffContract.priceAgentOrder, id, staff, { ...terms, ...half });
  expect(priced.terms).toMatchObject({ number: 2, ...half });
  await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
  await act(contract.confirmOrder, id, seller);
  await act(contract.payOrder, id, buyer);
  await act(contract.shipOrder, id, seller, parcel);
  const lines = priced.lines.map((one) => ({ lineId: one.id, pieces: one.quantity }));
  await act(staffContract.receiveOrder, id, staff, { ...dock, lines });
  await market.inspect(id);
  await market.report(id, ['pass']);
  await act(contract.acceptResult, id, buyer);
  await act(contract.acceptResult, id, seller);
  await act(staffContract.dispatchOrder, id, staff, parcel);
  const { sums } = await market.see(id);
  const cents = (money: { readonly amount: string }) => Math.round(Number(money.amount) * 100);
  const tests = cents(sums.tests);
  expect(tests).toBeGreaterThan(0);
  expect(cents(sums.refunded)).toBe(Math.floor(tests / 2));
});

it('a version that names no payers keeps those of the version before', async () => {
  const { act, staff } = market;
  const id = await placed();
  await act(staffContract.priceAgentOrder, id, staff, { ...terms, ...half });
  const again = await act(staffContract.priceAgentOrder, id, staff, { ...terms, service: '40' });
  expect(again.terms).toMatchObject({ number: 3, ...half });
  const fail = { ...terms, testsOnFail: 'buyer' };
  const last = await act(staffContract.priceAgentOrder, id, staff, fail);
  expect(last.terms).toMatchObject({ number: 4, testsOnPass: 'half', testsOnFail: 'buyer' });
});

it('support names who bears the service fee, and the buyer holds its share alone', async () => {
  const { act, buyer, seller, staff, parcel } = market;
  const id = await placed();
  const own = { ...terms, service: '30.01', serviceBy: 'half' } as const;
  const first = await act(staffContract.priceAgentOrder, id, staff, own);
  expect(first.terms).toMatchObject({ serviceBy: 'half', service: { amount: '30.01' } });
  expect(first.sums.service.amount).toBe('15.01');
  // A version that names none keeps the bearer of the version before.
  const priced = await act(staffContract.priceAgentOrder, id, staff, {
    ...terms,
    service: '30.01',
  });
  expect(priced.terms).toMatchObject({
    number: 3,
    serviceBy: 'half',
    freeCancellation: ['placed', 'priced', 'confirmed', 'paid'],
  });
  await act(contract.acceptTerms, id, buyer, { termsHash: priced.terms?.hash ?? '' });
  await act(contract.confirmOrder, id, seller);
  await act(contract.payOrder, id, buyer);
  await act(contract.shipOrder, id, seller, parcel);
  const lines = priced.lines.map((one) => ({ lineId: one.id, pieces: one.quantity }));
  await act(staffContract.receiveOrder, id, staff, { ...dock, lines });
  await market.inspect(id);
  await market.report(id, ['pass']);
  await act(contract.acceptResult, id, buyer);
  await act(contract.acceptResult, id, seller);
  await act(staffContract.dispatchOrder, id, staff, parcel);
  const { sums } = await market.call(contract.orderOne, { id }, market.as(seller));
  expect(sums.sellerService?.amount).toBe('15.00');
});
