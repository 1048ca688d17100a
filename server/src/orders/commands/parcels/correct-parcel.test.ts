import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import { bringTo, dock, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { newId } from '#server/kit/ids.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { dockDay } from '../../core/parcels/shipment.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const second = staffCaller('Staff', 'support', 'warehouse');
const today = dockDay(NOW);
const right = { carrier: 'SF', trackingNo: 'SF1347662099', reason: 'wrong label' } as const;

const openRequests = (subjectId: string, now: Date = NOW) =>
  orderRequestsOf(market).listOpen(subjectId, second, now);
const approve = (subjectId: string, caller: Caller, now: Date = NOW) =>
  orderRequestsOf(market).decide(approvalCalls.opsApprovalApprove, subjectId, caller, {}, now);

async function ask(id: string, way: 'inbound' | 'return', facts: object = {}, now: Date = NOW) {
  const { version } = await market.see(id);
  const input = { id, version, way, ...right, sentOn: today, ...facts };
  return market.call(staffContract.requestParcelCorrection, input, market.as(market.staff, now));
}

const messagesOf = async (kind: string, id: string): Promise<number> => {
  const { rows } = await sql<{ link: string }>`select link from messages.message
    where kind = ${kind} and link like ${`%${id}`}`.execute(market.db);
  return rows.length;
};

async function returned(now: Date = NOW): Promise<string> {
  const { act, buyer, seller, staff, parcel } = market;
  const id = await bringTo(market, 'reported', { verdicts: ['fail'], now });
  await act(contract.acceptReturn, id, seller, {}, now);
  await act(contract.authoriseReturn, id, buyer, {}, now);
  await act(staffContract.sendBackOrder, id, staff, parcel, now);
  return id;
}

it('two people correct the parcel to the dock, and both parties read what changed', async () => {
  const id = await bringTo(market, 'inbound');
  await ask(id, 'inbound');
  expect((await market.see(id)).inbound).toMatchObject({ carrier: 'DHL' });
  await expect(approve(id, market.staff)).rejects.toMatchObject({ code: 'approval.samePerson' });
  await approve(id, second);
  const after = await market.see(id);
  expect(after).toMatchObject({
    state: 'inbound',
    inbound: { carrier: 'SF', trackingNo: 'SF1347662099', at: NOW.toISOString() },
  });
  expect(after.history.at(-1)).toMatchObject({
    event: 'correctInbound',
    by: 'warehouse',
    facts: {
      before: `DHL JD014600003SE, ${today}`,
      after: `SF SF1347662099, ${today}`,
      reason: 'wrong label',
    },
  });
  expect(await messagesOf('orders.correctInbound', id)).toBe(2);
});

it('two people correct the second of several parcels, until the dock has it', async () => {
  const { act, seller, staff } = market;
  const id = await bringTo(market, 'paid');
  const several = {
    ...market.parcel,
    moreParcels: ['JD014600004SE', 'JD014600005SE'].map((trackingNo) => ({
      carrier: 'DHL',
      trackingNo,
    })),
  };
  const { lines } = await act(contract.shipOrder, id, seller, several);
  await expect(
    ask(id, 'inbound', { parcel: 1, carrier: 'DHL', trackingNo: market.parcel.trackingNo }),
  ).rejects.toMatchObject({ fieldErrors: [{ field: 'trackingNo', key: 'trackingTwice' }] });
  await ask(id, 'inbound', { parcel: 1 });
  const counted = { ...dock, lines: [{ lineId: lines[0]?.id, pieces: 1 }] };
  // Another parcel comes: nothing changes for the request, and it is approved.
  await act(staffContract.receiveParcel, id, staff, { ...counted, parcel: 2 });
  await approve(id, second);
  const { inbound } = await market.see(id);
  expect(inbound).toMatchObject({ carrier: 'DHL', trackingNo: market.parcel.trackingNo });
  expect(inbound?.parcels.at(1)).toMatchObject({ carrier: 'SF', trackingNo: right.trackingNo });
  // It is void once its own parcel comes.
  await ask(id, 'inbound', { parcel: 1, trackingNo: 'SF1347662188' });
  await act(staffContract.receiveParcel, id, staff, { ...counted, parcel: 1 });
  await expect(approve(id, second)).rejects.toThrow();
  await expect(ask(id, 'inbound', { parcel: 1 })).rejects.toMatchObject({
    code: 'order.parcelClosed',
  });
  // The shipment has one day: it was not sent after its second parcel came.
  const afterwards = { parcel: 0, sentOn: dockDay(later(2)) };
  await expect(ask(id, 'inbound', afterwards, later(3))).rejects.toMatchObject({
    fieldErrors: [{ field: 'sentOn', key: 'sentLate' }],
  });
});

it('the corrected day of sending is kept as its end, and none before the order or after today', async () => {
  const now = later(3);
  const id = await bringTo(market, 'inbound');
  const refusedBy = (key: string) => ({ fieldErrors: [{ field: 'sentOn', key }] });
  const before = dockDay(later(-1));
  const early = ask(id, 'inbound', { sentOn: before }, now);
  await expect(early).rejects.toMatchObject(refusedBy('sentEarly'));
  const tomorrow = dockDay(later(4));
  const back = await returned(now);
  for (const [order, way] of [
    [id, 'inbound'],
    [back, 'return'],
  ] as const) {
    const future = ask(order, way, { sentOn: tomorrow }, now);
    await expect(future).rejects.toMatchObject(refusedBy('deliveredFuture'));
  }
  const day = dockDay(later(1));
  await ask(id, 'inbound', { sentOn: day }, now);
  await approve(id, second, now);
  const { inbound } = await market.see(id);
  expect(inbound?.at).toBe(new Date(Date.parse(`${day}T16:00:00Z`) - 1).toISOString());
});

it('a correction without a difference, and a second one beside an open one, are refused', async () => {
  const id = await bringTo(market, 'inbound');
  await expect(
    ask(id, 'inbound', { carrier: 'DHL', trackingNo: 'JD014600003SE', asTyped: true }),
  ).rejects.toMatchObject({ fieldErrors: [{ field: 'trackingNo' }] });
  await ask(id, 'inbound');
  await expect(ask(id, 'inbound', { trackingNo: 'SF1347662100' })).rejects.toMatchObject({
    code: 'approval.open',
  });
});

it('a request about the parcel to the dock is void once the dock has it, and no more is asked', async () => {
  const id = await bringTo(market, 'inbound');
  await ask(id, 'inbound');
  const lines = (await market.see(id)).lines.map((line) => ({
    lineId: line.id,
    pieces: line.quantity,
  }));
  const counted = { parcels: 1, weightKg: '2.4', seals: 'intact', location: 'A-03-12', lines };
  await market.act(staffContract.receiveOrder, id, market.staff, counted);
  expect(await openRequests(id)).toEqual([]);
  await expect(ask(id, 'inbound')).rejects.toMatchObject({ code: 'order.parcelClosed' });
});

it('two people correct the parcel that went back to the seller until the buyer is refunded', async () => {
  const id = await returned();
  await ask(id, 'return');
  await approve(id, second);
  const after = await market.see(id);
  expect(after).toMatchObject({ state: 'returned', back: { carrier: 'SF' } });
  expect(after.inbound).toMatchObject({ carrier: 'DHL' });
  expect(after.history.at(-1)).toMatchObject({
    event: 'correctReturn',
    facts: { after: `SF SF1347662099, ${today}` },
  });
  expect(await messagesOf('orders.correctReturn', id)).toBe(2);
  await ask(id, 'return', { trackingNo: 'SF1347662100' });
  await market.act(staffContract.refundOrder, id, market.staff);
  expect(await openRequests(id)).toEqual([]);
  await expect(ask(id, 'return')).rejects.toMatchObject({ code: 'order.parcelClosed' });
});

it('an order without a returned parcel has none to correct', async () => {
  const id = await bringTo(market, 'inbound');
  await expect(ask(id, 'return')).rejects.toMatchObject({ code: 'order.parcelClosed' });
});

it('the seller mends its own typing error until the dock has the parcel, and the buyer reads of it', async () => {
  const { act, buyer, seller, see, staff } = market;
  const id = await bringTo(market, 'inbound');
  await expect(act(contract.updateTracking, id, buyer, right)).rejects.toMatchObject({
    code: 'order.notYourMove',
  });
  const after = await act(contract.updateTracking, id, seller, right);
  expect(after.inbound).toMatchObject({ carrier: 'SF', trackingNo: 'SF1347662099' });
  expect((await see(id)).history.at(-1)).toMatchObject({
    event: 'updateTracking',
    by: 'seller',
    facts: { before: 'DHL JD014600003SE', after: 'SF SF1347662099' },
  });
  expect(await messagesOf('orders.updateTracking', id)).toBe(1);
  await expect(act(contract.updateTracking, id, seller, right)).rejects.toMatchObject({
    fieldErrors: [{ field: 'trackingNo' }],
  });
  // The carrier searches for a named parcel: from then on two people of the dock correct it.
  await act(staffContract.traceParcel, id, staff, { caseNo: 'T-1', note: 'no scan' });
  const other = { ...right, trackingNo: 'SF1347662100' };
  await expect(act(contract.updateTracking, id, seller, other)).rejects.toMatchObject({
    code: 'order.guard',
  });
});

it('a stranger neither mends a tracking number nor learns of it', async () => {
  const { act, addTrader } = market;
  const id = await bringTo(market, 'inbound');
  const stranger = {
    ...market.seller,
    accountId: await addTrader('stranger@example.com', 'seller'),
  } as Caller;
  await expect(act(contract.updateTracking, id, stranger, right)).rejects.toMatchObject({
    code: 'notFound',
  });
});

it('the desks have a queue of the requests that wait for a second person, each leading to its correction', async () => {
  const inbound = await bringTo(market, 'inbound');
  const back = await returned();
  await ask(inbound, 'inbound');
  await ask(back, 'return');
  const queue = market.orders.queues.find(({ key }) => key === 'corrections');
  const list = async () =>
    (await queue?.list(market.db, { now: NOW, lang: 'en', readerId: newId() }))?.map(
      ({ link }) => link,
    ) ?? [];
  expect(await list()).toEqual(
    expect.arrayContaining([
      `/ops/orders/${inbound}#inbound-correction`,
      `/ops/orders/${back}#return-correction`,
    ]),
  );
  await approve(inbound, second);
  expect((await list()).some((link) => link.includes(inbound))).toBe(false);
});
