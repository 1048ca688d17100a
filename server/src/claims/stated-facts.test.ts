import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import { claimForm, messagesOf, openClaims } from '#harness/claims.ts';
import { asStaff, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
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
    expect([...(await messagesOf(market, id)).keys()].sort()).toEqual([
      'buyer agree',
      'seller apply',
    ]);
    await sweepClaims(market.db, hours(-12));
    const messages = await messagesOf(market, id);
    const dueAt = DUE.toISOString();
    expect(messages.get('buyer shipSoon')).toMatchObject({ dueAt });
    expect(messages.get('seller otherShipSoon')).toMatchObject({ dueAt });
    await sweepClaims(market.db, DUE);
    const ended = await claims.call(contract.claimDetail, { id }, market.as(market.buyer, DUE));
    expect(ended).toMatchObject({ state: 'withdrawn', money: { held: { amount: '0.00' } } });
    const last = await messagesOf(market, id);
    expect(last.get('buyer expire')).toMatchObject({ dueAt });
    expect(last.get('seller expire')).toMatchObject({ dueAt });
    await sweepClaims(market.db, hours(30));
    expect((await messagesOf(market, id)).size).toBe(last.size);
  });

  it('that ended while the product stood still ends where its reminder says', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimAgree, id, market.seller, {}, START);
    await sweepClaims(market.db, hours(48));
    const moved = hours(54);
    const messages = await messagesOf(market, id);
    expect(messages.get('buyer shipSoon')).toMatchObject({ dueAt: moved.toISOString() });
    expect(messages.get('seller otherShipSoon')).toMatchObject({ dueAt: moved.toISOString() });
    await sweepClaims(market.db, moved);
    expect((await messagesOf(market, id)).get('buyer expire')).toMatchObject({
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
    const messages = await messagesOf(market, id);
    expect(messages.get('buyer acceptOfferShort')).toMatchObject(figures);
    expect(messages.has('buyer acceptOffer')).toBe(false);
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
    expect((await messagesOf(market, id)).get('buyer agree')).toMatchObject({
      held: 'USD 1144.00',
    });
    const { id: other } = await claims.apply(START);
    await leaveSeller(0n);
    await claims.act(contract.claimAgree, other, market.seller);
    expect((await messagesOf(market, other)).get('buyer agreeShort')).toMatchObject({
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
    // Both have their time at once: the dock for the pieces, the seller for the rest.
    const owed = addWorkingDays(NOW, 3).toISOString();
    const due = { on: ['warehouse', 'seller'], at: owed };
    expect(found).toMatchObject({ due, events: ['returnSurplus'] });
    await sweepClaims(market.db, later(-0.5, addWorkingDays(NOW, 3)));
    expect((await messagesOf(market, id)).get('seller rest')).toMatchObject({ dueAt: owed });
    const sent = later(1);
    const back = await claims.act(contract.opsClaimReturnSurplus, id, warehouse, parcel, sent);
    expect(back).toMatchObject({ due: { on: ['seller'], at: owed }, events: [] });
    await market.fund(market.sellerId, 50_000_00n);
    const paid = await claims.act(contract.claimPayRest, id, market.seller, {}, later(2));
    const forward = addWorkingDays(later(2), 3).toISOString();
    expect(paid.due).toMatchObject({ on: ['warehouse'], at: forward });
  });

  it('that was paid leaves the dock its whole time for what goes on after a surplus', async () => {
    const { id } = await claims.apply(START);
    await claims.act(contract.claimAgree, id, market.seller);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    const found = await claims.act(contract.opsClaimReceive, id, warehouse, counted(410));
    expect(found.due).toMatchObject({ at: addWorkingDays(NOW, 3).toISOString() });
    const sent = later(2);
    const back = await claims.act(contract.opsClaimReturnSurplus, id, warehouse, parcel, sent);
    expect(back.due).toMatchObject({
      on: ['warehouse'],
      at: addWorkingDays(sent, 3).toISOString(),
    });
  });
});
