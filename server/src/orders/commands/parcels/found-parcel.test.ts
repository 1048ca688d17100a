import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmReceipt } from '#contract/orders/calls.ts';
import * as contract from '#contract/orders/staff-calls.ts';
import { bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { findDeliveredOrder } from '../../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const trace = { caseNo: 'T-1', note: 'No scan since Monday' };
const loss = { outcome: 'refund', caseNo: 'C-1', reason: 'lost' } as const;

it('a parcel that was found and is missed again can be declared lost again', async () => {
  const { act, call, staff } = market;
  const id = await bringTo(market, 'inbound');
  const first = await act(contract.traceParcel, id, staff, trace);
  const ask = (version: number) =>
    call(contract.requestLoss, { id, version, ...loss }, market.as(staff));
  await ask(first.version);
  const found = await act(contract.endTrace, id, staff);
  expect(found.trace).toBeNull();
  expect(found.history.at(-1)).toMatchObject({ event: 'endTrace', facts: market.parcel });
  const again = await act(contract.traceParcel, id, staff, trace);
  expect(again.trace?.lossRequested).toBe(false);
  expect((await ask(again.version)).trace?.lossRequested).toBe(true);
});

it('a parcel that its buyer has received is searched for no more: its warranty begins', async () => {
  const { act, buyer, staff, db } = market;
  const id = await bringTo(market, 'dispatched');
  expect((await act(contract.traceParcel, id, staff, trace)).trace).not.toBeNull();
  const received = await act(confirmReceipt, id, buyer);
  expect([received.state, received.trace]).toEqual(['completed', null]);
  expect(await findDeliveredOrder(db, id)).toMatchObject({ id });
});
