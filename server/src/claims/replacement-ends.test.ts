import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { agentTerms, dispatchAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { claimForm, messagesOf, openClaims } from '#harness/claims.ts';
import { asStaff, dock, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { sweepClaims } from './public.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
const warehouse = asStaff('warehouse');
const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' } as const;
const counted = (pieces: number) => ({ pieces, location: 'A-01', note: '' });

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
}, 60_000);
afterAll(() => market.close());

describe('the end of a replacement', () => {
  /** A claim on an order that is replaced; returns it with the order of the replacement. */
  async function replacing(target: { readonly orderId: string; readonly lineId: string }) {
    const form = { ...claimForm, quantity: 100, returnPieces: 100, remedy: 'replacement' as const };
    const applied = { ...target, ...form, amount: '0' };
    const { id } = await claims.call(contract.claimApply, applied, market.as(market.buyer));
    await claims.act(contract.claimAgree, id, market.seller);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    const { replacement } = await claims.act(contract.opsClaimReceive, id, warehouse, counted(100));
    return { id, orderId: replacement?.orderId ?? '' };
  }

  /** Takes a replacement to its report. */
  async function reported(orderId: string, verdict: 'pass' | 'fail'): Promise<void> {
    await market.act(orders.shipOrder, orderId, market.seller, market.parcel);
    const lines = (await market.see(orderId)).lines.map(({ id: lineId, quantity }) => ({
      lineId,
      pieces: quantity,
    }));
    await market.act(staffOrders.receiveOrder, orderId, market.staff, { ...dock, lines });
    await market.inspect(orderId);
    await market.report(orderId, [verdict]);
  }
  const accept = async (orderId: string): Promise<void> => {
    await market.act(orders.acceptResult, orderId, market.buyer);
    await market.act(orders.acceptResult, orderId, market.seller);
  };

  type Target = { readonly orderId: string; readonly lineId: string };
  const targetOf = async (orderId: string): Promise<Target> => ({
    orderId,
    lineId: (await market.see(orderId)).lines[0]?.id ?? '',
  });
  async function tradeOrder(): Promise<Target> {
    const { id } = await claims.apply();
    const view = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    return targetOf(view.orderId);
  }
  /** A received agent order: what is lost of its replacement is covered, since its seller was paid. */
  async function agentOrder(): Promise<Target> {
    const placed = await placeAgentOrderOf(market, {
      unitPrice: '2',
      supplierEmail: 'huaxin@example.com',
    });
    const priced = await market.act(staffOrders.priceAgentOrder, placed, market.staff, agentTerms);
    await dispatchAgentOrder(market, priced);
    await market.act(orders.confirmReceipt, placed, market.buyer);
    return targetOf(placed);
  }
  /** A replacement of which its buyer keeps 60 of 100 pieces, on its way to the buyer. */
  async function acceptedInPart(target: Target) {
    const { id, orderId } = await replacing(target);
    await reported(orderId, 'fail');
    const [line] = (await market.see(orderId)).lines;
    const rejected = { reason: 'Some are bent', lines: [line?.id ?? ''] };
    await market.act(orders.rejectResult, orderId, market.buyer, rejected);
    await market.rule(staffOrders.settlePart, orderId, {
      reason: 'Sixty are good',
      lines: [{ lineId: line?.id ?? '', acceptedQuantity: 60 }],
    });
    await market.act(staffOrders.sendBackRest, orderId, market.staff, market.parcel);
    await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
    return { id, orderId };
  }
  /** How the list of its buyer has a claim. */
  async function listed(id: string) {
    const filter = { kind: 'trade' as const, tab: 'ended' as const };
    const { list } = await claims.call(contract.claimList, filter, market.as(market.buyer));
    return list.find((one) => one.id === id);
  }
  const lose = async (orderId: string): Promise<void> => {
    const trace = { caseNo: 'T-1', note: 'gone' };
    await market.act(staffOrders.traceParcel, orderId, market.staff, trace);
    await market.applyEvent({
      id: orderId,
      version: null,
      event: 'declareLost',
      actor: { as: 'warehouse', accountId: null, name: 'W' },
      payload: { reason: 'lost', caseNo: 'T-1', requestedBy: 'another' },
    });
  };

  it('that was kept in part says how many pieces, and what was paid for the others', async () => {
    const { id, orderId } = await acceptedInPart(await tradeOrder());
    await market.act(orders.confirmReceipt, orderId, market.buyer);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({
      state: 'replaced',
      replacement: { ending: 'part', pieces: 100, kept: 60, refunded: { amount: '114.40' } },
    });
    expect(ended.entries.at(-1)).toMatchObject({ event: 'completeInPart', by: 'clock' });
    for (const one of [ended, await listed(id)]) {
      expect(one).toMatchObject({ state: 'replaced', replacementEnding: 'part' });
    }
    expect((await messagesOf(market, id)).get('seller completeInPart')).toMatchObject({
      replaced: 100,
      kept: 60,
      refunded: 'USD 114.40',
    });
  });

  it('that was kept in part and then lost tells refund and cover apart', async () => {
    const { id, orderId } = await acceptedInPart(await agentOrder());
    await lose(orderId);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended.replacement).toMatchObject({
      ending: 'lost',
      kept: 0,
      refunded: { amount: '80.00' },
      covered: { amount: '120.00' },
    });
    const messages = await messagesOf(market, id);
    expect(messages.has('seller loseReplacement')).toBe(false);
    expect(messages.get('seller loseReplacementPart')).toMatchObject({
      refunded: 'USD 80.00',
      covered: 'USD 120.00',
    });
  });

  it('that was lost on its way says so, and names what the cover of losses paid', async () => {
    const { id, orderId } = await replacing(await agentOrder());
    await reported(orderId, 'pass');
    await accept(orderId);
    await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
    await lose(orderId);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({
      state: 'refunded',
      replacement: {
        ending: 'lost',
        kept: 0,
        refunded: { amount: '0.00' },
        covered: { amount: '200.00' },
      },
    });
    expect(ended.entries.at(-1)).toMatchObject({ event: 'loseReplacement' });
    expect(ended.replacementEnding).toBe('lost');
    expect((await messagesOf(market, id)).get('buyer loseReplacement')).toMatchObject({
      covered: 'USD 200.00',
    });
  });

  it('that was accepted whole is announced as before', async () => {
    const { id, orderId } = await replacing(await tradeOrder());
    await reported(orderId, 'pass');
    await accept(orderId);
    await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
    await market.act(orders.confirmReceipt, orderId, market.buyer);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({ state: 'replaced', replacement: { ending: 'whole' } });
    for (const one of [ended, await listed(id)]) {
      expect(one).toMatchObject({ state: 'replaced', replacementEnding: 'whole' });
    }
    expect((await messagesOf(market, id)).has('buyer completeReplacement')).toBe(true);
  });
});
