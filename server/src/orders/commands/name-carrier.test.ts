import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

it('a seller names a carrier that is not offered, and the order shows the name', async () => {
  const id = await bringTo(market, 'paid');
  const parcel = { carrier: ' ZTO  Express ', trackingNo: '75312345678901' };
  await market.act(contract.shipOrder, id, market.seller, parcel);
  const order = await market.see(id);
  expect(order.inbound).toMatchObject({ carrier: 'ZTO Express', trackingNo: '75312345678901' });
  expect(order.history.at(-1)).toMatchObject({ event: 'ship', facts: { carrier: 'ZTO Express' } });
});

it('a desk names the carrier of the parcel to the buyer', async () => {
  const { act, buyer, seller, staff } = market;
  const id = await bringTo(market, 'reported');
  await act(contract.acceptResult, id, buyer);
  await act(contract.acceptResult, id, seller);
  const parcel = { carrier: 'Kühne & Nagel', trackingNo: 'KN-4471992006' };
  await act(staffContract.dispatchOrder, id, staff, parcel);
  expect((await market.see(id)).outbound).toMatchObject({ carrier: 'Kühne & Nagel' });
});
