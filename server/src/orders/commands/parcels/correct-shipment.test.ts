import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms, dispatchAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { staffCaller } from '#harness/calling.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const second = staffCaller('Staff', 'support', 'warehouse');
const DAY_MS = 86_400_000;
const dayOf = (at: Date): string => new Date(at.getTime() + 28_800_000).toISOString().slice(0, 10);
const today = dayOf(NOW);
const right = {
  carrier: 'UPS',
  trackingNo: '123456789',
  asTyped: true,
  reason: 'wrong label',
} as const;

const decide = (what: 'approve' | 'sendBack', subjectId: string, caller: Caller) =>
  what === 'approve'
    ? orderRequestsOf(market).decide(approvalCalls.opsApprovalApprove, subjectId, caller)
    : orderRequestsOf(market).decide(approvalCalls.opsApprovalSendBack, subjectId, caller, {
        note: 'which label?',
      });

const dispatched = () => bringTo(market, 'dispatched');

/** An agent order on its way to the buyer: its money left escrow when the dock handed it over. */
async function dispatchedAgent(): Promise<string> {
  const id = await placeAgentOrderOf(market, {
    unitPrice: '0.5',
    supplierEmail: 'huaxin@example.com',
  });
  const { act, staff } = market;
  await dispatchAgentOrder(market, await act(staffContract.priceAgentOrder, id, staff, agentTerms));
  return id;
}

async function ask(id: string, facts: object = {}) {
  const { version } = await market.see(id);
  const given = { id, version, ...right, deliveredOn: null, ...facts };
  return market.call(staffContract.requestCorrection, given, market.as(market.staff));
}

it('two people correct carrier and number, and both parties read what changed', async () => {
  const id = await dispatched();
  await ask(id);
  expect((await market.see(id)).outbound).toMatchObject({ carrier: 'DHL' });
  await expect(decide('approve', id, market.staff)).rejects.toMatchObject({
    code: 'approval.samePerson',
  });
  await decide('sendBack', id, second);
  expect((await market.see(id)).outbound).toMatchObject({ carrier: 'DHL' });
  await ask(id);
  await decide('approve', id, second);
  const after = await market.see(id);
  expect(after).toMatchObject({ state: 'dispatched' });
  expect(after.outbound).toMatchObject({ carrier: 'UPS', trackingNo: '123456789' });
  expect(after.history.at(-1)).toMatchObject({
    event: 'correctShipment',
    facts: { after: 'UPS 123456789, –', reason: 'wrong label' },
  });
  const messages = await market.db
    .selectFrom('messages.message' as never)
    .selectAll()
    .where('kind' as never, '=', 'orders.correctShipment' as never)
    .execute();
  expect(messages).toHaveLength(2);
});

it('the seven days after delivery follow from the corrected day, and none where it is taken back', async () => {
  const id = await dispatched();
  await market.act(staffContract.deliverOrder, id, market.staff);
  const recorded = await market.see(id);
  expect(recorded.due?.on).toEqual(['buyer']);
  await ask(id, { deliveredOn: null });
  await decide('approve', id, second);
  const back = await market.see(id);
  expect(back.outbound?.deliveredAt).toBeNull();
  expect(back.due?.on).toEqual(['buyer', 'warehouse']);

  await ask(id, { ...right, trackingNo: '987654321', deliveredOn: today });
  await decide('approve', id, second);
  const again = await market.see(id);
  const deliveredAt = new Date(again.outbound?.deliveredAt ?? 0);
  expect(dayOf(deliveredAt)).toBe(today);
  expect(again.due).toMatchObject({ on: ['buyer'] });
  expect(new Date(again.due?.at ?? 0).getTime()).toBe(deliveredAt.getTime() + 7 * DAY_MS);
});

/** Records a delivery at a moment, with the day that the carrier names. */
async function deliver(id: string, deliveredOn: string, now: Date) {
  const { version } = await market.see(id);
  const by = { caller: market.staff, now };
  return market.call(staffContract.deliverOrder, { id, version, deliveredOn }, by);
}

it('the seven days count from the end of the day that the carrier names, not from the recording', async () => {
  const id = await dispatched();
  const recordedAt = new Date(NOW.getTime() + 3 * DAY_MS);
  const day = dayOf(new Date(NOW.getTime() + DAY_MS));
  const { outbound, due, history } = await deliver(id, day, recordedAt);
  const deliveredAt = new Date(outbound?.deliveredAt ?? 0);
  expect(dayOf(deliveredAt)).toBe(day);
  expect(dayOf(new Date(deliveredAt.getTime() + 1))).not.toBe(day);
  expect(due).toMatchObject({ on: ['buyer'] });
  expect(new Date(due?.at ?? 0).getTime()).toBe(deliveredAt.getTime() + 7 * DAY_MS);
  expect(history.at(-1)?.facts).toMatchObject({ deliveredOn: day });
});

it('one person states no day before the shipment, after today or more than three days ago', async () => {
  const id = await dispatched();
  const now = new Date(NOW.getTime() + 6 * DAY_MS);
  const on = (days: number) => dayOf(new Date(NOW.getTime() + days * DAY_MS));
  for (const day of [on(-1), on(7), on(2)]) {
    await expect(deliver(id, day, now)).rejects.toMatchObject({
      fieldErrors: [{ field: 'deliveredOn' }],
    });
  }
  expect((await market.see(id)).outbound?.deliveredAt).toBeNull();
  expect((await deliver(id, on(3), now)).due).toMatchObject({ on: ['buyer'], late: false });
});

it('a day before the shipment or after today, and a record without a change, are refused', async () => {
  const id = await dispatched();
  const { outbound } = await market.see(id);
  const tomorrow = dayOf(new Date(NOW.getTime() + DAY_MS));
  const before = dayOf(new Date(NOW.getTime() - 400 * DAY_MS));
  const field = (name: string) => ({ fieldErrors: [{ field: name }] });
  await expect(ask(id, { deliveredOn: tomorrow })).rejects.toMatchObject(field('deliveredOn'));
  await expect(ask(id, { deliveredOn: before })).rejects.toMatchObject(field('deliveredOn'));
  const same = { carrier: outbound?.carrier, trackingNo: outbound?.trackingNo };
  await expect(ask(id, same)).rejects.toMatchObject(field('trackingNo'));
});

/** The open requests about an order, by kind. */
const openKinds = async (subjectId: string) =>
  (await orderRequestsOf(market).listOpen(subjectId, second)).map(({ kind }) => kind);

it('a request is void once the order moved on, and may be made anew at once', async () => {
  const id = await dispatched();
  await ask(id);
  await market.act(staffContract.deliverOrder, id, market.staff);
  expect(await openKinds(id)).toEqual([]);
  await ask(id, { deliveredOn: today });
  expect(await openKinds(id)).toEqual(['order.correctShipment']);
  await market.act(contract.confirmReceipt, id, market.buyer);
  expect(await openKinds(id)).toEqual([]);
});

it('a goodwill refund that was requested about the order stays open while the order moves on', async () => {
  const id = await dispatched();
  await transaction(market.db, (tx) =>
    requestApproval(
      { tx, caller: market.staff, now: NOW, lang: 'en', address: '', agent: '', requestId: 'r' },
      { kind: 'wallet.goodwill', subject: { id, name: 'goodwill' }, before: {}, after: {} },
    ),
  );
  await market.act(staffContract.traceParcel, id, market.staff, { caseNo: 'T-1', note: 'no scan' });
  await ask(id);
  await market.act(staffContract.endTrace, id, market.staff);
  const { rows } = await sql<{ kind: string }>`select kind from approvals.approval
    where subject = ${id} and state = 'requested'`.execute(market.db);
  expect(rows).toEqual([{ kind: 'wallet.goodwill' }]);
});

it('nothing is corrected once money was released, also where that happens before the approval', async () => {
  const id = await dispatched();
  await ask(id);
  await market.act(contract.confirmReceipt, id, market.buyer);
  await expect(decide('approve', id, second)).rejects.toThrow('nothing is requested');
  const done = await market.see(id);
  expect(done).toMatchObject({ state: 'completed', outbound: { carrier: 'DHL' } });
  await expect(ask(id)).rejects.toMatchObject({ code: 'order.shipmentClosed' });
});

it('two people correct the shipment of an agent order, whose money left with it', async () => {
  const id = await dispatchedAgent();
  const released = await market.escrow(id);
  await ask(id, { deliveredOn: today });
  await expect(decide('approve', id, market.staff)).rejects.toMatchObject({
    code: 'approval.samePerson',
  });
  await decide('approve', id, second);
  const after = await market.see(id);
  expect(after).toMatchObject({
    state: 'dispatched',
    outbound: { carrier: 'UPS', trackingNo: '123456789' },
    due: { on: ['buyer'] },
  });
  expect(after.history.at(-1)).toMatchObject({ event: 'correctShipment' });
  expect(await market.escrow(id)).toEqual(released);
});

it('the shipment of an agent order is not corrected once its buyer has received it', async () => {
  const id = await dispatchedAgent();
  await ask(id);
  await market.act(contract.confirmReceipt, id, market.buyer);
  expect(await openKinds(id)).toEqual([]);
  await expect(ask(id)).rejects.toMatchObject({ code: 'order.shipmentClosed' });
});
