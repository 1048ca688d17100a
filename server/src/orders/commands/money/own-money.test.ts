import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import type { Call, ClientInput } from '#contract/call.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { agentTerms, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { callingOf } from '#harness/calling.ts';
import { addDeskParty } from '#harness/desk-party.ts';
import { bringTo, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { dockDay } from '../../core/parcels/shipment.ts';
import { lotsOf, orderApprovals } from '../../public.ts';
import { suspendOrder } from '../suspend-order.ts';

const roles = ['support', 'warehouse', 'finance'] as const;
const ownMoney = { code: 'finance.ownMoney' };
const ownOrder = { code: 'order.own' };

let market: Pipeline;
/** Members of staff who read the mailbox of the buyer, and that of the seller. */
let buyerAtDesk: Caller;
let sellerAtDesk: Caller;

beforeAll(async () => {
  market = await openPipeline();
  buyerAtDesk = await addDeskParty(market, 'bauer@example.com', ...roles);
  sellerAtDesk = await addDeskParty(market, 'huaxin@example.com', ...roles);
});
afterAll(() => market.close());

/** Expects that neither party's member of staff may make a call on an order, and nothing moves. */
async function expectRefused(call: Call, id: string, more: object = {}): Promise<void> {
  const before = await market.see(id);
  const escrow = await market.escrow(id);
  for (const caller of [buyerAtDesk, sellerAtDesk]) {
    await expect(market.act(call, id, caller, more)).rejects.toMatchObject(ownMoney);
  }
  expect((await market.see(id)).version).toBe(before.version);
  expect(await market.escrow(id)).toEqual(escrow);
}

/** An order on whose dispute support may rule. */
async function disputed(): Promise<string> {
  const { act, buyer, seller } = market;
  const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
  const lines = (await market.see(id)).lines.map((line) => line.id);
  await act(contract.rejectResult, id, buyer, { reason: 'bent leads', lines });
  await act(contract.requestRuling, id, buyer);
  await act(contract.requestRuling, id, seller);
  return id;
}

/** An order whose inbound parcel is traced. */
async function traced(): Promise<string> {
  const id = await bringTo(market, 'inbound');
  const trace = { caseNo: 'DHL-TRACE-1', note: 'no scan for a week' };
  await market.act(staffContract.traceParcel, id, market.staff, trace);
  return id;
}

const loss = { outcome: 'refund', caseNo: 'CLAIM-1', reason: 'empty box' };

describe('staff who are a party of an order', () => {
  it('never rule on its dispute', async () => {
    const id = await disputed();
    const lineId = (await market.see(id)).lines[0]?.id;
    const reason = { reason: 'we looked at it' };
    await expectRefused(staffContract.settleDispute, id, reason);
    const lines = [{ lineId, acceptedQuantity: 100 }];
    await expectRefused(staffContract.settlePart, id, { ...reason, lines });
    await expectRefused(staffContract.retestOrder, id, reason);
    await expectRefused(staffContract.orderReturn, id, reason);
    await expectRefused(staffContract.quarantineOrder, id, reason);
  });

  it('are not offered the ruling that a colleague is offered', async () => {
    const id = await disputed();
    const seenBy = (caller: Caller) =>
      market.call(staffContract.opsOrderOne, { id }, market.as(caller));
    for (const caller of [buyerAtDesk, sellerAtDesk]) {
      const own = await seenBy(caller);
      expect(own.staffIsParty).toBe(true);
      expect(own.allowedEvents.filter(({ allowed }) => allowed)).toEqual([]);
    }
    const other = await seenBy(market.staff);
    expect(other.staffIsParty).toBe(false);
    expect(other.allowedEvents).toContainEqual({ event: 'settle', allowed: true, why: null });
  });

  it('never authorise its return nor refund it; a colleague does', async () => {
    const { act, staff, parcel } = market;
    const id = await disputed();
    await act(staffContract.orderReturn, id, staff, { reason: 'fail' });
    await expectRefused(staffContract.opsAuthoriseReturn, id, { reason: 'fail' });
    await act(staffContract.opsAuthoriseReturn, id, staff, { reason: 'fail' });
    await act(staffContract.sendBackOrder, id, sellerAtDesk, parcel);
    await expectRefused(staffContract.refundOrder, id);
    expect((await act(staffContract.refundOrder, id, staff)).state).toBe('refunded');
  });

  it('never start or correct the days after which its seller is paid', async () => {
    const id = await bringTo(market, 'dispatched');
    await expectRefused(staffContract.deliverOrder, id);
    const right = { carrier: 'UPS', trackingNo: '123456789', asTyped: true, deliveredOn: null };
    await expectRefused(staffContract.requestCorrection, id, { ...right, reason: 'wrong label' });
  });

  it('never correct the parcel to the dock of their order; a colleague asks for it', async () => {
    const id = await bringTo(market, 'inbound');
    const before = await market.see(id);
    const right = { way: 'inbound', carrier: 'SF', trackingNo: 'SF1347662099' } as const;
    const correction = { ...right, sentOn: dockDay(NOW), reason: 'wrong label' };
    for (const caller of [buyerAtDesk, sellerAtDesk]) {
      await expect(
        market.act(staffContract.requestParcelCorrection, id, caller, correction),
      ).rejects.toMatchObject(ownOrder);
    }
    expect((await market.see(id)).version).toBe(before.version);
    await market.act(staffContract.requestParcelCorrection, id, market.staff, correction);
  });

  it('never price an agent order, nor one for whose seller they name themselves', async () => {
    const { act, staff } = market;
    const id = await placeAgentOrderOf(market, {
      unitPrice: '0.5',
      supplierEmail: 'nobody@example.com',
    });
    await expectRefused(staffContract.priceAgentOrder, id, agentTerms);
    expect((await act(staffContract.priceAgentOrder, id, staff, agentTerms)).state).toBe('priced');
  });
});

describe('a second person who is a party of the order', () => {
  it('neither asks that its parcel is declared lost nor approves it', async () => {
    const id = await traced();
    await expectRefused(staffContract.requestLoss, id, loss);
    await market.act(staffContract.requestLoss, id, market.staff, loss);
    const call = callingOf(market.db, [...approvalsSlice({ kinds: orderApprovals }).calls]);
    for (const caller of [buyerAtDesk, sellerAtDesk]) {
      const open = { subjectId: id, state: 'requested' } as const;
      const { list } = await call(approvalCalls.opsApprovalList, open, market.as(caller));
      expect(list[0]).toMatchObject({ staffIsParty: true, events: [] });
      const seen = { id: list[0]?.id ?? '', version: list[0]?.version ?? 0 };
      const decide = <C extends Call>(decision: C, more: object = {}) =>
        call(decision, { ...seen, ...more } as ClientInput<C>, market.as(caller));
      await expect(decide(approvalCalls.opsApprovalApprove)).rejects.toMatchObject(ownOrder);
      await expect(decide(approvalCalls.opsApprovalRefuse, { reason: 'no' })).rejects.toMatchObject(
        ownOrder,
      );
      await expect(decide(approvalCalls.opsApprovalSendBack, { note: 'no' })).rejects.toMatchObject(
        ownOrder,
      );
    }
    const { list } = await call(
      approvalCalls.opsApprovalList,
      { subjectId: id },
      market.as({ ...market.staff, accountId: randomUUID() } as Caller),
    );
    expect(list[0]).toMatchObject({
      staffIsParty: false,
      events: ['approve', 'refuse', 'sendBack'],
    });
    expect((await market.see(id)).state).toBe('inbound');
  });

  it('never asks how it goes on once a report stopped it', async () => {
    const id = await bringTo(market, 'reported');
    const [lot] = await lotsOf(market.db, id);
    const revoked = { lotId: lot?.id ?? '', no: 'TR-261126-1001', reason: 'The solvent was old.' };
    await transaction(market.db, (tx) =>
      suspendOrder(
        {
          ...{ caller: market.staff, tx, now: NOW, lang: 'en' },
          ...{ address: '', agent: '', requestId: '' },
        },
        revoked,
      ),
    );
    const end = { decision: 'orderReturn', reason: 'Two of us looked at it.' };
    await expectRefused(staffContract.requestSuspensionEnd, id, end);
    const asked = await market.act(staffContract.requestSuspensionEnd, id, market.staff, end);
    expect(asked.state).toBe('suspended');
  });
});
