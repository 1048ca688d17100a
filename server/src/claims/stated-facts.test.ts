import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { agentTerms, dispatchAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { claimForm, openClaims } from '#harness/claims.ts';
import { asStaff, dock, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { post } from '#server/wallet/store/ledger.ts';
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

type Params = Readonly<Record<string, unknown>>;

/** The messages about a claim after the first, as `side kind`, with what they name. */
async function messagesOf(id: string): Promise<ReadonlyMap<string, Params>> {
  const found = await rows<{ account: string; kind: string; params: Params }>(
    market.db,
    sql`select account, kind, params from messages.message where link like ${`%${id}`}`,
  );
  return new Map(
    found.map(({ account, kind, params }) => [
      `${account === market.buyerId ? 'buyer' : 'seller'} ${kind.slice('claims.'.length)}`,
      params,
    ]),
  );
}

/** Moves all of the seller's money away, but for so many cents. */
async function leaveSeller(minor: bigint): Promise<void> {
  const away = (await market.available(market.sellerId)) - minor;
  await transaction(market.db, async (tx) => {
    const cause = { kind: 'withdrawal', id: randomUUID(), no: 'WD-1' };
    const transfer = recipes.withdrawalApplied({ ownerId: market.sellerId, minor: away });
    await post(tx, { transfer, key: randomUUID(), cause, now: NOW });
  });
}

describe('the time in which a buyer sends goods back', () => {
  const START = later(14);
  const DUE = addWorkingDays(START, 10);
  const hours = (count: number) => later(count / 24, DUE);

  it('ends on the day on which the clock closes the claim, for both sides', async () => {
    const { id } = await claims.apply(START);
    const agreed = await claims.act(contract.claimAgree, id, market.seller, {}, START);
    expect(agreed.due).toMatchObject({ at: DUE.toISOString(), workingDaysAllowed: 10 });
    for (const hour of [-200, -100, -13]) await sweepClaims(market.db, hours(hour));
    expect([...(await messagesOf(id)).keys()].sort()).toEqual(['buyer agree', 'seller apply']);
    await sweepClaims(market.db, hours(-12));
    const told = await messagesOf(id);
    const dueAt = DUE.toISOString();
    expect(told.get('buyer shipSoon')).toMatchObject({ dueAt });
    expect(told.get('seller otherShipSoon')).toMatchObject({ dueAt });
    await sweepClaims(market.db, DUE);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer, DUE));
    expect(ended).toMatchObject({ state: 'withdrawn', money: { held: { amount: '0.00' } } });
    const last = await messagesOf(id);
    expect(last.get('buyer expire')).toMatchObject({ dueAt });
    expect(last.get('seller expire')).toMatchObject({ dueAt });
    await sweepClaims(market.db, hours(30));
    expect((await messagesOf(id)).size).toBe(last.size);
  });

  it('that ended while the product stood still ends where its reminder says', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimAgree, id, market.seller, {}, START);
    await sweepClaims(market.db, hours(48));
    const moved = hours(54);
    const told = await messagesOf(id);
    expect(told.get('buyer shipSoon')).toMatchObject({ dueAt: moved.toISOString() });
    expect(told.get('seller otherShipSoon')).toMatchObject({ dueAt: moved.toISOString() });
    await sweepClaims(market.db, moved);
    expect((await messagesOf(id)).get('buyer expire')).toMatchObject({
      dueAt: moved.toISOString(),
    });
  });
});

describe('money of a claim before its goods are sent', () => {
  const START = NOW;
  it('is stated as set aside only as far as it is, and the rest as what will be owed', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimRefuse, id, market.seller, { reason: 'Used parts' });
    const { reason: _, quantity: __, ...terms } = claimForm;
    await claims.act(contract.claimOffer, id, market.buyer, terms);
    await leaveSeller(500_00n);
    const agreed = await claims.act(contract.claimAcceptOffer, id, market.seller);
    expect(agreed.money).toMatchObject({
      held: { amount: '500.00' },
      uncovered: { amount: '644.00' },
      owed: { amount: '0.00' },
    });
    const figures = { amount: 'USD 1144.00', held: 'USD 500.00', uncovered: 'USD 644.00' };
    const told = await messagesOf(id);
    expect(told.get('buyer acceptOfferShort')).toMatchObject(figures);
    expect(told.has('buyer acceptOffer')).toBe(false);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    const owed = await claims.act(contract.opsClaimReceive, id, warehouse, counted(400));
    // The whole sum is due now: no part of it is only to come.
    expect(owed.money).toMatchObject({
      uncovered: { amount: '0.00' },
      owed: { amount: '644.00' },
      paid: { amount: '500.00' },
    });
    await market.fund(market.sellerId, 50_000_00n);
  });

  it('is stated in the message of an agreement too, whole where all is set aside', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimAgree, id, market.seller);
    expect((await messagesOf(id)).get('buyer agree')).toMatchObject({ held: 'USD 1144.00' });
    const { id: other } = await claims.apply(START);
    await leaveSeller(0n);
    await claims.act(contract.claimAgree, other, market.seller);
    expect((await messagesOf(other)).get('buyer agreeShort')).toMatchObject({
      held: 'USD 0.00',
      uncovered: 'USD 1144.00',
    });
    await market.fund(market.sellerId, 50_000_00n);
  });

  it('that is owed does not keep pieces beyond what was agreed', async () => {
    const { id } = await claims.apply(START);
    await leaveSeller(0n);
    await claims.act(contract.claimAgree, id, market.seller);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    const found = await claims.act(contract.opsClaimReceive, id, warehouse, counted(410));
    expect(found).toMatchObject({ due: { on: ['warehouse'] }, events: ['returnSurplus'] });
    const back = await claims.act(contract.opsClaimReturnSurplus, id, warehouse, parcel);
    expect(back).toMatchObject({ due: { on: ['seller'] }, events: [] });
    await market.fund(market.sellerId, 50_000_00n);
  });
});

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

  it('that was kept in part says how many pieces, and what was paid for the others', async () => {
    const { id: source } = await claims.apply();
    const { orderId: first } = await claims.call(
      contract.claimDetail,
      { id: source },
      market.as(market.buyer),
    );
    const { lines } = await market.see(first);
    const { id, orderId } = await replacing({ orderId: first, lineId: lines[0]?.id ?? '' });
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
    await market.act(orders.confirmReceipt, orderId, market.buyer);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({
      state: 'replaced',
      replacement: { ending: 'part', pieces: 100, kept: 60, toBuyer: { amount: '114.40' } },
    });
    expect(ended.entries.at(-1)).toMatchObject({ event: 'completeInPart', by: 'clock' });
    expect((await messagesOf(id)).get('seller completeInPart')).toMatchObject({
      replaced: 100,
      kept: 60,
      toBuyer: 'USD 114.40',
    });
  });

  it('that was lost on its way says so, and names what the cover of losses paid', async () => {
    const placed = await placeAgentOrderOf(market, {
      unitPrice: '2',
      supplierEmail: 'huaxin@example.com',
    });
    const priced = await market.act(staffOrders.priceAgentOrder, placed, market.staff, agentTerms);
    await dispatchAgentOrder(market, priced);
    await market.act(orders.confirmReceipt, placed, market.buyer);
    const { lines } = await market.see(placed);
    const { id, orderId } = await replacing({ orderId: placed, lineId: lines[0]?.id ?? '' });
    await reported(orderId, 'pass');
    await accept(orderId);
    await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
    const trace = { caseNo: 'T-1', note: 'gone' };
    await market.act(staffOrders.traceParcel, orderId, market.staff, trace);
    await market.applyEvent({
      id: orderId,
      version: null,
      event: 'declareLost',
      actor: { as: 'warehouse', accountId: null, name: 'W' },
      payload: { reason: 'lost', caseNo: 'T-1', requestedBy: 'another' },
    });
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({
      state: 'refunded',
      replacement: { ending: 'lost', kept: 0, toBuyer: { amount: '200.00' } },
    });
    expect(ended.entries.at(-1)).toMatchObject({ event: 'loseReplacement' });
    expect((await messagesOf(id)).get('buyer loseReplacement')).toMatchObject({
      toBuyer: 'USD 200.00',
    });
  });

  it('that was kept whole is told as before', async () => {
    const { id: source } = await claims.apply();
    const view = await claims.call(contract.claimDetail, { id: source }, market.as(market.buyer));
    const { lines } = await market.see(view.orderId);
    const { id, orderId } = await replacing({
      orderId: view.orderId,
      lineId: lines[0]?.id ?? '',
    });
    await reported(orderId, 'pass');
    await accept(orderId);
    await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
    await market.act(orders.confirmReceipt, orderId, market.buyer);
    await sweepClaims(market.db, NOW);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer));
    expect(ended).toMatchObject({ state: 'replaced', replacement: { ending: 'whole' } });
    expect((await messagesOf(id)).has('buyer completeReplacement')).toBe(true);
  });
});
