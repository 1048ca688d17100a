import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/claims/calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { openClaims } from '#harness/claims.ts';
import { asStaff, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import { applyClaimEvent } from '../process.ts';
import { claimsSlice } from '../public.ts';

let market: Pipeline;
let claims: ReturnType<typeof openClaims>;
const [chen, zhou] = [staffCaller('Chen', 'warehouse'), staffCaller('Zhou', 'warehouse')];
const support = asStaff('support');
const parcel = { carrier: 'SF', trackingNo: 'SF1234567890' } as const;
const counted = (pieces: number) => ({ pieces, location: 'A-01', note: '' });
const wrongState = { code: 'claim.wrongState' };

beforeAll(async () => {
  market = await openPipeline();
  claims = openClaims(market);
  await market.fund(market.sellerId, 100_000_00n);
}, 60_000);
afterAll(() => market.close());

/** A claim on 400 pieces whose parcel is on its way; `agreed` of them were to go back. */
async function sent(agreed = 400, remedy: 'refund' | 'replacement' = 'refund') {
  const { id, no } = await claims.apply();
  const amount = (agreed * 2.86).toFixed(2);
  const terms = { remedy, returnPieces: agreed, amount, text: 'So many go back' };
  await claims.act(contract.claimOffer, id, market.seller, terms);
  await claims.act(contract.claimAcceptOffer, id, market.buyer);
  await claims.act(contract.claimShipBack, id, market.buyer, parcel);
  return { id, no };
}

const receive = (id: string, pieces: number) =>
  claims.act(contract.opsClaimReceive, id, chen, counted(pieces));
const recount = (id: string, pieces: number, by = zhou) =>
  claims.act(contract.opsClaimRecount, id, by, counted(pieces));
const see = (id: string, by = zhou) => claims.call(contract.opsClaimOne, { id }, market.as(by));

/** Puts a ruling in force as the second person of support does. */
const rule = (id: string, payload: object) =>
  transaction(market.db, (tx) =>
    applyClaimEvent(
      { tx, now: NOW },
      {
        id,
        version: null,
        event: 'rule',
        actor: { as: 'approver', accountId: null, name: 'Ada' },
        payload: { text: 'On what was counted.', ...payload },
      },
    ),
  );
const pays = (goods: bigint) => ({
  decision: 'compensation',
  terms: { remedy: 'compensation', returnPieces: 0, goods, freight: 0n },
});

/** The messages of a kind about a claim, with the pieces that they name. */
const messages = (id: string, kind: string) =>
  rows<{ account: string; pieces: number; surplus: number | null }>(
    market.db,
    sql`select account, (params ->> 'pieces')::int as pieces,
          (params ->> 'surplus')::int as surplus
        from messages.message where link like ${`%${id}`} and kind = ${`claims.${kind}`}`,
  );
const both = () => [market.buyerId, market.sellerId].sort();

/** Whether the claim stands in the dock's queue. */
async function isQueued(no: string): Promise<boolean> {
  const { queues } = claimsSlice({ returnAddressOf: async () => [] });
  const queue = queues.find(({ key }) => key === 'claimGoods');
  const work = await queue?.list(market.db, { now: NOW, lang: 'en', readerId: randomUUID() });
  return work?.some(({ ref }) => ref === no) ?? false;
}

describe('a count is corrected by a second person', () => {
  it('while support decides: a ruling that was proposed on the old count is void', async () => {
    const { id } = await sent();
    await receive(id, 100);
    await claims.act(contract.claimRequestRuling, id, market.buyer, { reason: 'I sent all' });
    const ruling = { decision: 'compensation', amount: '286.00', reason: 'A hundred came' };
    await claims.act(contract.opsClaimProposeRuling, id, support, ruling);
    await expect(recount(id, 300, chen)).rejects.toMatchObject(wrongState);
    expect((await see(id, chen)).events).not.toContain('recount');
    expect((await see(id)).events).toEqual(['recount']);
    const corrected = await recount(id, 300);
    expect(corrected).toMatchObject({
      state: 'arbitrating',
      count: { pieces: 300 },
      ruling: null,
    });
    expect((await messages(id, 'recount')).map(({ account }) => account).sort()).toEqual(both());
    const { record } = await rule(id, pays(858_00n));
    expect(record).toMatchObject({ state: 'refunded', counted: { pieces: 300 }, paid: 858_00n });
  });

  it('to none at all, and support then rules as on a parcel that brought nothing', async () => {
    const { id } = await sent();
    await receive(id, 10);
    await claims.act(contract.claimRequestRuling, id, market.seller, { reason: 'Other parts' });
    await recount(id, 0);
    expect((await rule(id, pays(1_00n))).record.state).toBe('compensated');
  });

  it('of a parcel that came after the ruling, as long as its goods are here', async () => {
    for (const ruling of [pays(572_00n), { decision: 'reject' }]) {
      const { id } = await sent();
      await claims.act(contract.opsClaimReportLost, id, chen, { reason: 'No scan' });
      const { state, paid } = (await rule(id, ruling)).record;
      await receive(id, 390);
      const corrected = await recount(id, 400);
      expect(corrected).toMatchObject({ state, count: { pieces: 400 }, events: ['forward'] });
      expect(corrected.money.paid.amount).toBe(`${paid / 100n}.00`);
      await claims.act(contract.opsClaimForward, id, chen, parcel);
      await expect(recount(id, 399, chen)).rejects.toMatchObject(wrongState);
    }
  });
});

describe('pieces beyond what a claim agreed on', () => {
  it('are the buyer’s: the others go to the seller, and the dock sends these back', async () => {
    const { id, no } = await sent(300);
    const found = await receive(id, 350);
    expect(found).toMatchObject({
      state: 'refunded',
      money: { paid: { amount: '858.00' } },
      count: { pieces: 350 },
      surplus: { pieces: 50, returned: null },
      events: ['forward', 'returnSurplus'],
      due: { on: ['warehouse'] },
    });
    expect(found.surplusTo?.join()).not.toBe(found.forwardTo?.join());
    const told = await messages(id, 'surplus');
    expect(told.map(({ account }) => account).sort()).toEqual(both());
    expect(told[0]).toMatchObject({ pieces: 350, surplus: 50 });
    await claims.act(contract.opsClaimForward, id, chen, parcel);
    expect(await isQueued(no)).toBe(true);
    const back = { carrier: 'SF', trackingNo: 'SF7700000001' };
    const done = await claims.act(contract.opsClaimReturnSurplus, id, chen, back);
    expect(done).toMatchObject({ surplus: { pieces: 50, returned: back }, due: null, events: [] });
    expect(done.entries.at(-1)).toMatchObject({ event: 'returnSurplus' });
    expect(await messages(id, 'returnSurplus')).toHaveLength(2);
    expect(await isQueued(no)).toBe(false);
    await expect(claims.act(contract.opsClaimReturnSurplus, id, chen, back)).rejects.toMatchObject(
      wrongState,
    );
  });

  it('are counted up to what was delivered, also beyond what was claimed', async () => {
    const { id } = await sent();
    await expect(receive(id, 1001)).rejects.toMatchObject({
      code: 'claim.count',
      facts: { most: 1000 },
    });
    expect(await receive(id, 1000)).toMatchObject({
      state: 'refunded',
      money: { paid: { amount: '1144.00' } },
      surplus: { pieces: 600 },
    });
  });

  it('are corrected by a second person, and what was settled stays', async () => {
    const { id } = await sent(300);
    await receive(id, 400);
    await expect(recount(id, 299)).rejects.toMatchObject({
      code: 'claim.countSettled',
      facts: { fewest: 300 },
      field: 'pieces',
    });
    await claims.act(contract.opsClaimForward, id, chen, parcel);
    expect(await recount(id, 301)).toMatchObject({ surplus: { pieces: 1 } });
    const none = await recount(id, 300, chen);
    expect(none).toMatchObject({ state: 'refunded', surplus: null, events: [], due: null });
    expect(none.money.paid.amount).toBe('858.00');
  });

  it('are not replaced, and wait beside a replacement', async () => {
    const { id } = await sent(300, 'replacement');
    const found = await receive(id, 320);
    expect(found).toMatchObject({
      state: 'replacing',
      surplus: { pieces: 20 },
      replacement: { pieces: 300 },
      events: ['forward', 'returnSurplus'],
    });
  });

  it('go back also where the others stay in quarantine', async () => {
    const { id } = await sent(300);
    await sql`update claims.claim set reason = 'counterfeit' where id = ${id}`.execute(market.db);
    expect((await receive(id, 301)).events).toEqual(['quarantine', 'returnSurplus']);
    await claims.act(contract.opsClaimQuarantine, id, chen, { location: 'Q-01' });
    expect(await see(id)).toMatchObject({
      events: ['recount', 'returnSurplus'],
      due: { on: ['warehouse'] },
    });
  });

  it('stay beyond the agreed number after a ruling, and go back whole where it rejects', async () => {
    for (const [ruling, surplus] of [
      [pays(572_00n), 20],
      [{ decision: 'reject' }, 0],
    ] as const) {
      const { id } = await sent(100);
      await claims.act(contract.opsClaimReportLost, id, chen, { reason: 'No scan' });
      await receive(id, 120);
      await rule(id, ruling);
      expect((await see(id)).surplus?.pieces ?? 0).toBe(surplus);
    }
  });
});
