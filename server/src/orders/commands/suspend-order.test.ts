import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { orderTable } from '#contract/orders/table.ts';
import { staffCaller } from '#harness/calling.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import { type Caller, requireStaff } from '#server/kit/request-context.ts';
import { lotsOf } from '../queries/find-order-for-qc.ts';
import { suspensionApproval } from '../suspension-approval.ts';
import { suspendOrder } from './suspend-order.ts';
import { sweepOrders } from './sweep-orders.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const second = staffCaller('Staff', 'support');
const wrongState = { code: 'order.wrongState', facts: { state: 'suspended' } };
const later = new Date(NOW.getTime() + 40 * 86_400_000);
const revocation = { no: 'TR-261126-1001', reason: 'The solvent was old.' };

/** Revokes the report of the first lot of an order, as the lab's approval does. */
async function revoke(orderId: string, no = revocation.no): Promise<void> {
  const [lot] = await lotsOf(market.db, orderId);
  const lotId = lot?.id ?? '';
  const caller = market.staff;
  await transaction(market.db, (tx) =>
    suspendOrder(
      { tx, caller, now: NOW, lang: 'en', address: '', agent: '', requestId: '' },
      { lotId, ...revocation, no },
    ),
  );
}

const cleared = () => bringTo(market, 'cleared');
const dispatched = () => bringTo(market, 'dispatched');

const disputed = async (): Promise<string> => {
  const id = await bringTo(market, 'reported');
  const lines = (await market.see(id)).lines.map((line) => line.id);
  await market.act(contract.rejectResult, id, market.buyer, { reason: 'bent leads', lines });
  return id;
};

/** Takes the event itself: whose approval it needs is tested above. */
const reinstate = (id: string) =>
  market.applyEvent({
    id,
    version: null,
    event: 'reinstate',
    actor: { as: 'support', accountId: null, name: 'Ada' },
    payload: { reason: 'A corrected report is signed.', requestedBy: 'another' },
  });

const request = (id: string, decision: string, more: object = {}) =>
  market.act(staffContract.requestSuspensionEnd, id, market.staff, {
    decision,
    reason: 'Two of us looked at it.',
    ...more,
  });

/** The second person decides what is asked for. */
async function approve(subjectId: string, caller: Caller = second, inForce = true): Promise<void> {
  const [lot] = await lotsOf(market.db, subjectId);
  const kind = suspensionApproval({
    openRetest: async () => {},
    reportStatesOf: async () => ({
      inForce: new Set(inForce && lot ? [lot.id] : []),
      revoked: [],
    }),
  });
  await orderRequestsOf(market, [kind]).decide(approvalCalls.opsApprovalApprove, subjectId, caller);
}

describe('a report that is revoked while the money is held', () => {
  it('stops dispatch, confirmation and every clock, and says so to both', async () => {
    const id = await cleared();
    const before = await market.escrow(id);
    await revoke(id);
    const { act, buyer, seller, staff, parcel } = market;
    for (const reader of [buyer, seller]) {
      expect(await market.see(id, reader)).toMatchObject({
        state: 'suspended',
        suspension: { from: 'cleared', reports: [revocation], decisions: [] },
        due: { on: ['support'] },
        allowedEvents: [],
      });
    }
    await expect(act(staffContract.dispatchOrder, id, staff, parcel)).rejects.toMatchObject(
      wrongState,
    );
    await sweepOrders(market.db, market.deps, later);
    expect((await market.see(id)).state).toBe('suspended');
    expect(await market.escrow(id)).toEqual(before);
  });

  it('stops the release of goods that are on their way to the buyer', async () => {
    const id = await dispatched();
    await market.act(staffContract.deliverOrder, id, market.staff);
    await revoke(id);
    await expect(market.act(contract.confirmReceipt, id, market.buyer)).rejects.toMatchObject(
      wrongState,
    );
    await sweepOrders(market.db, market.deps, later);
    expect((await market.see(id)).state).toBe('suspended');
  });

  it('is notified once: the same report stops the order no second time', async () => {
    const id = await cleared();
    await revoke(id);
    await expect(revoke(id)).rejects.toMatchObject({ code: 'order.guard' });
    expect((await market.see(id)).suspension?.reports).toHaveLength(1);
  });
});

describe('a suspended order', () => {
  it('is never decided by one person alone', async () => {
    const id = await cleared();
    await revoke(id);
    await request(id, 'orderReturn');
    await expect(approve(id, market.staff)).rejects.toMatchObject({ code: 'approval.samePerson' });
    expect((await market.see(id)).suspension).toMatchObject({ decisionRequested: true });
  });

  it('is not decided by the calls that end a dispute: there one person rules alone', async () => {
    const id = await cleared();
    await revoke(id);
    const { act, staff } = market;
    const reason = { reason: 'I alone say so.' };
    for (const call of [
      staffContract.retestOrder,
      staffContract.orderReturn,
      staffContract.quarantineOrder,
    ]) {
      await expect(act(call, id, staff, reason)).rejects.toMatchObject({ code: 'order.guard' });
    }
    expect((await market.see(id)).state).toBe('suspended');
  });

  it('needs a report in force for each lot to go on, and both confirm it anew', async () => {
    const id = await cleared();
    await revoke(id);
    await expect(request(id, 'reinstate')).rejects.toMatchObject({ code: 'order.reportMissing' });
    const [lot] = await lotsOf(market.db, id);
    const own = requireStaff({ caller: market.staff } as never);
    await market.applyEvent({
      id,
      version: null,
      event: 'reinstate',
      actor: { as: 'support', accountId: own.accountId, name: own.name },
      payload: { reason: 'A corrected report is signed.', requestedBy: 'another' },
    });
    expect(lot?.onShelf).toBeGreaterThan(0);
    const { act, buyer, seller } = market;
    expect(await market.see(id)).toMatchObject({ state: 'reported', acceptedBy: [] });
    await act(contract.acceptResult, id, buyer);
    expect((await act(contract.acceptResult, id, seller)).state).toBe('cleared');
  });

  it('goes back to the bench, without what was confirmed', async () => {
    const id = await cleared();
    await revoke(id);
    await request(id, 'retest');
    await approve(id);
    const seen = await market.see(id);
    expect(seen).toMatchObject({ state: 'inspecting', suspension: null, acceptedBy: [] });
    expect(seen.lines[0]).toMatchObject({ acceptedQuantity: null, refund: null });
  });

  it('is tested again on the lots and by the tests that the second person read', async () => {
    const id = await cleared();
    await revoke(id);
    const [lot] = (await market.see(id, market.staff)).lines.flatMap((line) => line.lots);
    await request(id, 'retest', { lots: [lot?.id], tests: ['xray'] });
    const requests = orderRequestsOf(market, [suspensionApproval({ ...market.deps })]);
    const list = await requests.listOpen(id, second);
    expect(list[0]?.after).toMatchObject({ lots: lot?.no, tests: 'xray', price: '6000' });
    await approve(id);
    expect((await market.see(id)).history.at(-1)?.facts).toMatchObject({
      retestLots: lot?.no,
      tests: 'xray',
      retestPrice: { amount: '60.00', currency: 'USD' },
      retestBy: 'assay',
    });
  });

  it('goes back to the seller, and the buyer is refunded what is held', async () => {
    const id = await cleared();
    await revoke(id);
    await request(id, 'orderReturn');
    await approve(id);
    const { act, buyer, staff, parcel } = market;
    await act(contract.authoriseReturn, id, buyer);
    await act(staffContract.sendBackOrder, id, staff, parcel);
    expect((await act(staffContract.refundOrder, id, staff)).state).toBe('refunded');
    const escrow = await market.escrow(id);
    expect((escrow?.held ?? 0n) - (escrow?.released ?? 0n) - (escrow?.refunded ?? 0n)).toBe(0n);
  });

  it('whose goods the buyer has is refunded once they are back with the seller', async () => {
    const id = await dispatched();
    await revoke(id);
    await expect(request(id, 'retest')).rejects.toMatchObject({ code: 'order.guard' });
    await expect(request(id, 'recordReturn')).rejects.toMatchObject({ code: 'input.invalid' });
    await request(id, 'recordReturn', market.parcel);
    await approve(id);
    expect(await market.see(id)).toMatchObject({ state: 'returned', back: market.parcel });
    expect((await market.act(staffContract.refundOrder, id, market.staff)).state).toBe('refunded');
  });

  it('that was searched for by its carrier is so no more once the goods are back', async () => {
    const { act, staff } = market;
    const id = await dispatched();
    await act(staffContract.traceParcel, id, staff, { caseNo: 'T-1', note: 'no scan' });
    await revoke(id);
    expect((await market.see(id)).trace).not.toBeNull();
    await request(id, 'recordReturn', market.parcel);
    await approve(id);
    expect((await market.see(id)).trace).toBeNull();
  });

  it('gives a buyer seven days anew once it goes on', async () => {
    const id = await dispatched();
    await market.act(staffContract.deliverOrder, id, market.staff);
    await revoke(id);
    await market.applyEvent(
      {
        id,
        version: null,
        event: 'reinstate',
        actor: { as: 'support', accountId: null, name: 'Ada' },
        payload: { reason: 'A corrected report is signed.', requestedBy: 'another' },
      },
      later,
    );
    await sweepOrders(market.db, market.deps, new Date(later.getTime() + 6 * 86_400_000));
    expect((await market.see(id)).state).toBe('dispatched');
  });
});

it('a report that is revoked after the release moves nothing', async () => {
  const id = await dispatched();
  await market.act(contract.confirmReceipt, id, market.buyer);
  await revoke(id);
  expect(await market.see(id)).toMatchObject({ state: 'completed', suspension: null });
});

describe('the rows of orders that stand still', () => {
  it('stop one that both still decide on; a further report joins the first', async () => {
    const id = await bringTo(market, 'reported');
    await revoke(id);
    await revoke(id, 'TR-261126-1002');
    const { suspension } = await market.see(id);
    expect(suspension?.reports.map(({ no }) => no)).toEqual(['TR-261126-1001', 'TR-261126-1002']);
    await reinstate(id);
    expect((await market.see(id)).state).toBe('reported');
  });

  it('let a dispute begin anew', async () => {
    const id = await disputed();
    await revoke(id);
    await reinstate(id);
    expect(await market.see(id)).toMatchObject({ state: 'disputed', suspension: null });
  });

  it('take goods into quarantine', async () => {
    const id = await cleared();
    await revoke(id);
    await request(id, 'quarantine');
    await approve(id);
    expect((await market.see(id)).state).toBe('quarantined');
  });

  it('lead what was settled in part back to its clearance', async () => {
    const id = await disputed();
    const { lines } = await market.see(id);
    const part = lines.map((line) => ({ lineId: line.id, acceptedQuantity: line.quantity - 100 }));
    await market.rule(staffContract.settlePart, id, { reason: 'a tenth is bent', lines: part });
    await revoke(id);
    await reinstate(id);
    expect((await market.see(id)).state).toBe('cleared');
  });

  it('are all taken in these tests', async () => {
    const taken = await rows<{ row: string }>(
      market.db,
      sql`select distinct concat_ws(' ', from_state, event, to_state) as row from orders.history
          where 'suspended' in (from_state, to_state)`,
    );
    const table = orderTable.trade.filter(({ from, to }) => [from, to].includes('suspended'));
    const all = new Set(table.map(({ from, event, to }) => `${from} ${event} ${to}`));
    expect(taken.map(({ row }) => row).toSorted()).toEqual([...all].toSorted());
  });
});
