import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import * as orders from '#contract/orders/calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { openClaims } from '#harness/claims.ts';
import { addDeskParty } from '#harness/desk-party.ts';
import { asStaff, bringTo, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { claimsSlice, findScannedClaim, findScannedClaims, sweepClaims } from '../public.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
/** People of the dock who are the buyer and the seller of the claims. */
let parties: readonly Caller[];
const warehouse = asStaff('warehouse');
const support = asStaff('support');
const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' } as const;
const counted = { pieces: 400, location: 'A-01', note: '' };

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
  const emails = ['bauer@example.com', 'huaxin@example.com'];
  parties = await Promise.all(emails.map((email) => addDeskParty(market, email, 'warehouse')));
}, 60_000);
afterAll(() => market.close());

/** A claim whose seller agreed to the return; its buyer entered no shipment. */
async function agreed() {
  const { id } = await claims.apply();
  return claims.act(contract.claimAgree, id, market.seller);
}

/** Parcels of other tests may have the same number. */
const recorded = { ...parcel, isOfClaim: true };
const record = (id: string, more: object = recorded, caller: Caller = warehouse, now: Date = NOW) =>
  claims.act(contract.opsClaimRecordArrival, id, caller, more, now);
const see = (id: string, caller: Caller) =>
  claims.call(contract.opsClaimOne, { id }, market.as(caller));
const seeAsBuyer = (id: string) =>
  claims.call(contract.claimDetail, { id }, market.as(market.buyer));

describe('a parcel of a claim that comes before its shipment is entered', () => {
  it('is recorded at the dock and then counted like every other', async () => {
    const { id, no } = await agreed();
    expect((await see(id, warehouse)).events).toEqual(['recordArrival']);
    const arrived = await record(id);
    expect(arrived).toMatchObject({
      state: 'returning',
      back: parcel,
      due: { on: ['warehouse'] },
      events: ['receive'],
    });
    expect(arrived.entries.at(-1)).toMatchObject({
      event: 'recordArrival',
      by: 'warehouse',
      text: '',
      facts: { carrier: 'SF', trackingNo: 'SF1234567890' },
    });
    const { queues } = claimsSlice({ returnAddressOf: async () => [] });
    const queue = queues.find(({ key }) => key === 'claimGoods');
    const reading = { now: NOW, lang: 'en', readerId: randomUUID() } as const;
    const work = await queue?.list(market.db, reading);
    expect(work?.map(({ ref }) => ref)).toContain(no);
    const done = await claims.act(contract.opsClaimReceive, id, warehouse, counted);
    expect(done).toMatchObject({ state: 'refunded', money: { paid: { amount: '1144.00' } } });
  });

  it('is recorded without a carrier and a number where its label shows none', async () => {
    for (const label of [{}, { carrier: 'Own van' }, { trackingNo: 'VAN-2026' }]) {
      const { id } = await agreed();
      const arrived = await record(id, label);
      expect(arrived.back).toMatchObject({ carrier: '', trackingNo: '', ...label });
      expect(arrived.entries.at(-1)).toMatchObject({ text: '', facts: label });
      const done = await claims.act(contract.opsClaimReceive, id, warehouse, counted);
      expect(done.state).toBe('refunded');
    }
  });

  it('is refused with a number whose check digit does not fit', async () => {
    const { id } = await agreed();
    const typed = { carrier: 'DHL', trackingNo: '4471992006' };
    await expect(record(id, typed)).rejects.toThrow('trackingCheck');
    expect((await record(id, { ...typed, asTyped: true })).state).toBe('returning');
  });

  it('is refused with a number for which another record waits, unless it is said to be of this claim', async () => {
    const trackingNo = 'SF4200010001';
    const other = await agreed();
    await claims.act(contract.claimShipBack, other.id, market.buyer, { carrier: 'SF', trackingNo });
    const { id } = await agreed();
    const typed = { carrier: 'SF', trackingNo: 'sf 4200 010001' };
    await expect(record(id, typed)).rejects.toMatchObject({
      code: 'claim.numberOfOther',
      facts: { no: other.no },
      field: 'trackingNo',
    });
    expect((await record(id, { ...typed, isOfClaim: true })).state).toBe('returning');
    // Once the other is counted, the number is here already: one box may bring several claims.
    await claims.act(contract.opsClaimReceive, other.id, warehouse, counted);
    const third = await agreed();
    expect((await record(third.id, typed)).state).toBe('returning');
  });

  it('is refused with the number of a parcel for which an order waits', async () => {
    const sent = { ...market.parcel, trackingNo: 'SF4200010002' };
    const orderId = await bringTo(market, 'paid');
    await market.act(orders.shipOrder, orderId, market.seller, sent);
    const { no } = await market.see(orderId);
    const { id } = await agreed();
    await expect(record(id, { carrier: 'SF', trackingNo: sent.trackingNo })).rejects.toMatchObject({
      code: 'claim.numberOfOther',
      facts: { no },
    });
    expect((await see(id, warehouse)).state).toBe('returnAuthorised');
  });

  it('notifies the buyer and the seller', async () => {
    const { id } = await agreed();
    await record(id);
    const found = await rows<{ account: string; kind: string }>(
      market.db,
      sql`select account, kind from messages.message
          where link like ${`%${id}`} and kind = 'claims.recordArrival'`,
    );
    expect(found.map(({ account }) => account).sort()).toEqual(
      [market.buyerId, market.sellerId].sort(),
    );
  });

  it('is found by a scan of its claim before and by its number afterwards', async () => {
    const { id, no } = await agreed();
    const context = { accountId: randomUUID(), now: NOW };
    expect(await findScannedClaim(market.db, no, context)).toMatchObject({ parcel: 'toSend' });
    await record(id, { carrier: 'Own van', trackingNo: 'VAN-4242' });
    expect(await findScannedClaim(market.db, no, context)).toMatchObject({ parcel: 'sent' });
    expect(await findScannedClaims(market.db, 'VAN4242', context)).toMatchObject([
      { claimId: id, parcel: 'sent' },
    ]);
  });

  it('of an unmarked parcel is found by no text that names no number', async () => {
    await record((await agreed()).id, {});
    const context = { accountId: randomUUID(), now: NOW };
    expect(await findScannedClaims(market.db, '----', context)).toEqual([]);
  });

  it('ends the buyer’s time to send: the claim is neither withdrawn nor closed', async () => {
    const { id } = await agreed();
    await record(id);
    for (const move of [contract.claimWithdraw, contract.claimShipBack]) {
      await expect(claims.act(move, id, market.buyer, parcel)).rejects.toMatchObject({
        code: 'claim.wrongState',
      });
    }
    for (let day = 0; day < 15; day += 0.5) await sweepClaims(market.db, later(day));
    expect((await seeAsBuyer(id)).state).toBe('returning');
  });
});

describe('an arrival that was recorded for the wrong claim', () => {
  const reason = { reason: 'The sender is another buyer.' };
  const second = staffCaller('Second', 'warehouse');

  it('is taken back by another person of the dock, and the buyer goes on as before', async () => {
    const { id } = await agreed();
    await record(id);
    await expect(
      claims.act(contract.opsClaimCancelArrival, id, warehouse, reason),
    ).rejects.toMatchObject({ code: 'claim.wrongState' });
    expect((await see(id, second)).events).toEqual(['receive', 'cancelArrival']);
    const back = await claims.act(contract.opsClaimCancelArrival, id, second, reason);
    expect(back).toMatchObject({ state: 'returnAuthorised', back: null });
    expect((await seeAsBuyer(id)).events).toEqual(['shipBack', 'withdraw']);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    // The buyer entered this one: it is counted or does not come.
    expect((await see(id, second)).events).toEqual(['receive', 'reportLost']);
    const done = await claims.act(contract.opsClaimReceive, id, second, counted);
    expect(done).toMatchObject({ state: 'refunded', money: { paid: { amount: '1144.00' } } });
  });

  it('is taken back also after nobody counted in time and support decides', async () => {
    const { id } = await agreed();
    await record(id);
    const day = 40;
    for (let half = 0; half < 2 * day; half += 1) await sweepClaims(market.db, later(half / 2));
    const late = await see(id, second);
    expect(late).toMatchObject({ state: 'arbitrating', events: ['cancelArrival', 'receive'] });
    const now = later(day);
    const back = await claims.act(contract.opsClaimCancelArrival, id, second, reason, now);
    expect(back).toMatchObject({ state: 'returnAuthorised', back: null });
    await claims.act(contract.claimShipBack, id, market.buyer, parcel, now);
    const done = await claims.act(contract.opsClaimReceive, id, second, counted, now);
    expect(done).toMatchObject({ state: 'refunded', money: { paid: { amount: '1144.00' } } });
  });

  it('stands once it was counted, and is not reported lost', async () => {
    const { id } = await agreed();
    await record(id);
    const wrongState = { code: 'claim.wrongState' };
    await expect(claims.act(contract.opsClaimReportLost, id, second, reason)).rejects.toMatchObject(
      wrongState,
    );
    await claims.act(contract.opsClaimReceive, id, warehouse, { ...counted, pieces: 399 });
    await expect(
      claims.act(contract.opsClaimCancelArrival, id, second, reason),
    ).rejects.toMatchObject(wrongState);
  });

  it('is notified to the buyer and the seller with its reason', async () => {
    const { id } = await agreed();
    await record(id);
    await claims.act(contract.opsClaimCancelArrival, id, second, reason);
    const found = await rows<{ account: string; kind: string }>(
      market.db,
      sql`select account, kind from messages.message
          where link like ${`%${id}`} and kind = 'claims.cancelArrival'`,
    );
    expect(found.map(({ account }) => account).sort()).toEqual(
      [market.buyerId, market.sellerId].sort(),
    );
  });
});

describe('staff who are a party of a claim', () => {
  it('take no step at the dock on its goods: a full count pays at once', async () => {
    const [own] = parties as readonly [Caller];
    const ownOrder = { code: 'order.own' };
    const { id } = await agreed();
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    const lost = { reason: 'It did not come.' };
    await expect(claims.act(contract.opsClaimReceive, id, own, counted)).rejects.toMatchObject(
      ownOrder,
    );
    await expect(claims.act(contract.opsClaimReportLost, id, own, lost)).rejects.toMatchObject(
      ownOrder,
    );
    await claims.act(contract.opsClaimReceive, id, warehouse, { ...counted, pieces: 399 });
    await expect(claims.act(contract.opsClaimRecount, id, own, counted)).rejects.toMatchObject(
      ownOrder,
    );
    expect(await see(id, own)).toMatchObject({ staffIsParty: true, events: [] });
  });
});

describe('the arrival of a parcel is refused', () => {
  it('before the return was agreed, and once the shipment was entered or counted', async () => {
    const { id } = await claims.apply();
    const wrongState = { code: 'claim.wrongState' };
    await expect(record(id)).rejects.toMatchObject(wrongState);
    await claims.act(contract.claimAgree, id, market.seller);
    await claims.act(contract.claimShipBack, id, market.buyer, parcel);
    await expect(record(id)).rejects.toMatchObject(wrongState);
    await claims.act(contract.opsClaimReceive, id, warehouse, counted);
    await expect(record(id)).rejects.toMatchObject(wrongState);
  });

  it('a second time, and with an old version', async () => {
    const { id, version } = await agreed();
    const tries = await Promise.allSettled([record(id), record(id), record(id)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const stale = { id, version, ...parcel };
    await expect(
      claims.call(contract.opsClaimRecordArrival, stale, market.as(warehouse)),
    ).rejects.toMatchObject({ code: 'claim.changed' });
  });

  it('to parties, to support, and for a claim that there is not', async () => {
    const { id } = await agreed();
    for (const caller of [market.buyer, market.seller, support]) {
      await expect(record(id, parcel, caller)).rejects.toMatchObject({ code: 'access.denied' });
    }
    const missing = { id: randomUUID(), version: 1, ...parcel };
    await expect(
      claims.call(contract.opsClaimRecordArrival, missing, market.as(warehouse)),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  it('to staff who are a party of the claim, who are not offered it', async () => {
    const { id } = await agreed();
    for (const own of parties) {
      await expect(record(id, parcel, own)).rejects.toMatchObject({ code: 'order.own' });
      expect(await see(id, own)).toMatchObject({
        state: 'returnAuthorised',
        staffIsParty: true,
        events: [],
      });
    }
    expect(await see(id, warehouse)).toMatchObject({
      staffIsParty: false,
      events: ['recordArrival'],
    });
  });
});
