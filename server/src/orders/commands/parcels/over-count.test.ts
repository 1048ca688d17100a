import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

it('both parties read of a count above what was sent; it pays nobody more, and what is over goes back', async () => {
  const { act, buyer, seller, staff, parcel, sellerId } = market;
  const usual = await bringTo(market, 'reported');
  const before = await market.available(sellerId);
  const release = async (id: string) => {
    await act(contract.acceptResult, id, seller);
    await act(contract.acceptResult, id, buyer);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    return act(contract.confirmReceipt, id, buyer);
  };
  await release(usual);
  const paid = (await market.available(sellerId)) - before;

  const id = await bringTo(market, 'received', { received: [1003] });
  for (const reader of [buyer, seller]) {
    const seen = await market.see(id, reader);
    expect(seen.count).toMatchObject({ differs: true });
    expect(seen.lines[0]?.pieces).toMatchObject({ shipped: 1000, received: 1003 });
  }
  for (const party of [buyer, seller]) await act(contract.acknowledgeCount, id, party);
  await market.inspect(id);
  await market.report(id, ['pass']);
  await act(contract.acceptResult, id, seller);
  await act(contract.acceptResult, id, buyer);
  // Surplus pieces go back before the others leave.
  await expect(act(staffContract.dispatchOrder, id, staff, parcel)).rejects.toMatchObject({
    code: 'order.guard',
    facts: { guard: 'restReturned' },
  });
  await act(staffContract.sendBackRest, id, staff, parcel);
  await act(staffContract.dispatchOrder, id, staff, parcel);
  const seen = await act(contract.confirmReceipt, id, buyer);
  expect(seen.lines[0]?.pieces).toMatchObject({ dispatched: 1000, returned: 3, onShelf: 0 });
  expect((await market.available(sellerId)) - before).toBe(2n * paid);
  expect(await market.escrow(id)).toMatchObject({ rest: 0n });
});
