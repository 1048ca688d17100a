import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import type { Call, ClientInput, Output } from '#contract/call.ts';
import * as contract from '#contract/claims/calls.ts';
import { type ClaimRow, claimTable } from '#contract/claims/table.ts';
import * as orders from '#contract/orders/calls.ts';
import * as staffOrders from '#contract/orders/staff-calls.ts';
import { agentTerms, dispatchAgentOrder, placeAgentOrderOf } from '#harness/agent-orders.ts';
import { callingOf, staffCaller } from '#harness/calling.ts';
import { claimForm, completedLine } from '#harness/claims.ts';
import { bringTo, dock, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { endedHolds } from '#server/app-money.ts';
import { approvalsSlice } from '#server/approvals/public.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import type { Caller } from '#server/kit/request-context.ts';
import * as recipes from '#server/wallet/core/recipes.ts';
import { openHolds, trialBalance, verifyLedger } from '#server/wallet/public.ts';
import { post } from '#server/wallet/store/ledger.ts';
import { claimsSlice, findCompensation, rulingApproval, sweepClaims } from '../public.ts';

type View = Output<typeof contract.claimDetail>;

const marta = staffCaller('Marta', 'support');
const lin = staffCaller('Lin', 'support');
const chen = staffCaller('Chen', 'warehouse');
const zhou = staffCaller('Zhou', 'warehouse');

let market: Pipeline;
let call: ReturnType<typeof callingOf>;
/** Rows of the table that some test has taken, as `from event to`. */
const taken = new Set<string>();

beforeAll(async () => {
  market = await openPipeline();
  const claims = claimsSlice({
    returnAddressOf: async () => ['Huaxin Ltd', 'Shenzhen'],
  });
  call = callingOf(market.db, [
    ...market.orders.calls,
    ...claims.calls,
    ...approvalsSlice({ kinds: [rulingApproval] }).calls,
  ]);
}, 60_000);
afterAll(() => market.close());

const at = (days: number) => later(days);
/** Completed deals are sixteen days old at the beginning of a test. */
const START = 16;

/** A completed trade order of so many pieces at 2.86 USD; answers its id and line. */
const completed = (quantity = 1000, warrantyDays: 30 | 90 = 30) =>
  completedLine(market, { quantity, warrantyDays });

async function apply(more: object = {}, caller: Caller = market.buyer, day = START) {
  const target = await completed();
  const input = { ...target, ...claimForm, ...more };
  return call(contract.claimApply, input, market.as(caller, at(day)));
}

const see = (id: string, caller: Caller = market.buyer, day = START): Promise<View> =>
  caller.kind === 'staff'
    ? call(contract.opsClaimOne, { id }, market.as(caller, at(day)))
    : call(contract.claimDetail, { id }, market.as(caller, at(day)));

/** Takes an event with the version that the claim has now, and notes which row it was. */
async function act<C extends Call>(
  callOf: C,
  view: { readonly id: string },
  caller: Caller,
  more: object = {},
  day = START,
): Promise<View> {
  const { version } = await see(view.id, marta, day);
  const input = { id: view.id, version, ...more } as unknown as ClientInput<C>;
  return (await call(callOf, input, market.as(caller, at(day)))) as View;
}

const sweep = (day = START) => sweepClaims(market.db, at(day));

async function rule(view: { readonly id: string }, more: object, day = START): Promise<View> {
  const proposed = await act(contract.opsClaimProposeRuling, view, marta, more, day);
  const { id = '', version = 0 } = proposed.ruling?.approval ?? {};
  const approval = { id, version };
  await expect(call(opsApprovalApprove, approval, market.as(marta, at(day)))).rejects.toMatchObject(
    { code: 'approval.samePerson' },
  );
  await call(opsApprovalApprove, approval, market.as(lin, at(day)));
  return see(view.id, market.buyer, day);
}

const parcel = { carrier: 'SF' as const, trackingNo: 'SF1234567890' };
const counted = (pieces: number) => ({ pieces, location: 'A-01', note: '' });
const money = () =>
  Promise.all([market.available(market.buyerId), market.available(market.sellerId)]);

/** Takes a replacement order through dock and lab to the buyer. */
async function replace(id: string): Promise<void> {
  const { act: move, buyer, seller, staff, parcel: sent } = market;
  await move(orders.shipOrder, id, seller, sent);
  const lines = (await market.see(id)).lines.map(({ id: lineId, quantity }) => ({
    lineId,
    pieces: quantity,
  }));
  await move(staffOrders.receiveOrder, id, staff, { ...dock, lines });
  await market.inspect(id);
  await market.report(id, ['pass']);
  await move(orders.acceptResult, id, seller);
  await move(orders.acceptResult, id, buyer);
  await move(staffOrders.dispatchOrder, id, staff, sent);
  await move(orders.confirmReceipt, id, buyer);
}

/** Moves all of the seller's money away, but for so many cents; answers how much went. */
async function leaveSeller(minor: bigint): Promise<bigint> {
  const away = (await market.available(market.sellerId)) - minor;
  await transaction(market.db, async (tx) => {
    const cause = { kind: 'withdrawal', id: randomUUID(), no: 'WD-1' };
    const own = { ownerId: market.sellerId, minor: away };
    const transfer = recipes.withdrawalApplied(own);
    await post(tx, { transfer, key: randomUUID(), cause, now: NOW });
  });
  return away;
}

async function giveSeller(minor: bigint): Promise<void> {
  await market.fund(market.sellerId, minor);
}

/** Completes an agent order of 200 pieces at 2 USD. */
async function completedAgentLine() {
  const supplierEmail = 'huaxin@example.com';
  const orderId = await placeAgentOrderOf(market, { unitPrice: '2', supplierEmail });
  const priced = await market.act(staffOrders.priceAgentOrder, orderId, market.staff, agentTerms);
  await dispatchAgentOrder(market, priced);
  const { lines } = await market.act(orders.confirmReceipt, orderId, market.buyer);
  return { orderId, lineId: lines[0]?.id ?? '' };
}

/** The buyer keeps so many pieces of a reported replacement; the others go back. */
async function keepPart(orderId: string, acceptedQuantity: number): Promise<void> {
  const lineId = (await market.see(orderId)).lines[0]?.id ?? '';
  const rejected = { reason: 'Some are bent', lines: [lineId] };
  await market.act(orders.rejectResult, orderId, market.buyer, rejected);
  const lines = [{ lineId, acceptedQuantity }];
  await market.rule(staffOrders.settlePart, orderId, { reason: 'Some are good', lines });
  await market.act(staffOrders.sendBackRest, orderId, market.staff, market.parcel);
  await market.act(staffOrders.dispatchOrder, orderId, market.staff, market.parcel);
  await market.act(orders.confirmReceipt, orderId, market.buyer);
}

/** A reported replacement that both accept is lost on its way to the buyer. */
async function lose(orderId: string): Promise<void> {
  await market.act(orders.acceptResult, orderId, market.buyer);
  await market.act(orders.acceptResult, orderId, market.seller);
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
}

describe('a claim', () => {
  it('is refunded by what the dock counts, of money set aside when the seller agreed', async () => {
    const claim = await apply();
    expect(claim).toMatchObject({ state: 'applied', due: { on: ['seller'] } });
    const [, before] = await money();
    const agreed = await act(contract.claimAgree, claim, market.seller);
    expect(agreed).toMatchObject({
      state: 'returnAuthorised',
      money: { held: { amount: '1144.00' } },
    });
    expect(before - (await money())[1]).toBe(1144_00n);
    // Money that is set aside is no stray hold: payouts go on while a claim is open.
    expect(await openHolds(market.db)).toContain(claim.id);
    expect(await endedHolds(market.db, [claim.id])).toEqual([]);
    expect((await act(contract.claimShipBack, claim, market.buyer, parcel)).state).toBe(
      'returning',
    );
    const [buyerBefore] = await money();
    await act(contract.opsClaimReceive, claim, chen, counted(400));
    const done = await see(claim.id);
    expect(done).toMatchObject({
      state: 'refunded',
      money: { held: { amount: '0.00' }, paid: { amount: '1144.00' }, owed: { amount: '0.00' } },
    });
    expect((await money())[0] - buyerBefore).toBe(1144_00n);
    expect(await endedHolds(market.db, [claim.id])).toEqual([claim.id]);
    const sent = await act(contract.opsClaimForward, claim, chen, parcel);
    expect(sent).toMatchObject({ state: 'refunded', forwarded: parcel, due: null });
  });

  it('is compensated at once where the seller agrees to pay without a return', async () => {
    const claim = await apply({ remedy: 'compensation', returnPieces: 0, amount: '300.00' });
    const [buyerBefore, sellerBefore] = await money();
    const done = await act(contract.claimAgree, claim, market.seller);
    expect(done.state).toBe('compensated');
    const [buyerAfter, sellerAfter] = await money();
    expect([buyerAfter - buyerBefore, sellerBefore - sellerAfter]).toEqual([300_00n, 300_00n]);
  });

  it('is found by its number by its parties alone, as a movement of the ledger names it', async () => {
    const claim = await apply({ remedy: 'compensation', returnPieces: 0, amount: '12.00' });
    await act(contract.claimAgree, claim, market.seller);
    const find = (accountId: string) => findCompensation(market.db, { no: claim.no, accountId });
    expect(await find(market.buyerId)).toMatchObject({
      side: 'buyer',
      paid: 1200n,
      outstanding: 0n,
    });
    expect(await find(market.sellerId)).toMatchObject({
      side: 'seller',
      link: `/seller-order-after-sale-detail/${claim.id}`,
    });
    expect(await find(randomUUID())).toBeNull();
  });

  it('is listed for its parties and the desks, found by its number, and counted by what is due', async () => {
    const claim = await apply();
    const list = (caller: Caller, more: object = {}) =>
      call(
        contract.claimList,
        { kind: 'trade', keyword: claim.no, ...more },
        market.as(caller, at(START)),
      );
    for (const [party, mine] of [
      [market.buyer, 0],
      [market.seller, 1],
    ] as const) {
      expect(await list(party)).toMatchObject({
        total: 1,
        list: [{ id: claim.id, no: claim.no, state: 'applied' }],
        counts: { all: 1, mine, open: 1, ended: 0 },
      });
    }
    const stranger = { ...market.buyer, accountId: randomUUID() } as Caller;
    expect(await list(stranger)).toMatchObject({ total: 0, counts: { all: 0 } });
    expect((await list(market.buyer, { kind: 'agent' })).total).toBe(0);
    const desk = async (tab: 'open' | 'ended') =>
      (
        await call(contract.opsClaimList, { tab, find: claim.no }, market.as(marta, at(START)))
      ).list.map(({ id }) => id);
    expect([await desk('open'), await desk('ended')]).toEqual([[claim.id], []]);
    await act(contract.claimWithdraw, claim, market.buyer);
    expect([await desk('open'), await desk('ended')]).toEqual([[], [claim.id]]);
    expect((await list(market.seller)).counts).toMatchObject({ mine: 0, open: 0, ended: 1 });
  });

  it('has a thread that its parties and support write, and no stranger', async () => {
    const claim = await apply();
    const said = (caller: Caller, text: string) =>
      call(contract.claimWrite, { id: claim.id, text }, market.as(caller, at(START)));
    await said(market.buyer, 'Photos follow.');
    await call(
      contract.opsClaimWrite,
      { id: claim.id, text: 'Please send the lot code.' },
      market.as(marta, at(START)),
    );
    const seen = JSON.stringify((await said(market.seller, 'Lot 2414.')).entries);
    for (const text of ['Photos follow.', 'Please send the lot code.', 'Lot 2414.']) {
      expect(seen).toContain(text);
    }
    const stranger = { ...market.buyer, accountId: randomUUID() } as Caller;
    await expect(said(stranger, 'Hello')).rejects.toMatchObject({ code: 'notFound' });
    expect((await see(claim.id)).version).toBe(claim.version);
  });

  it('ends by an accepted offer, whichever side made it, and never by its own author', async () => {
    const claim = await apply();
    const terms = { remedy: 'compensation', returnPieces: 0, amount: '500.00', text: 'Half of it' };
    await act(contract.claimRefuse, claim, market.seller, { reason: 'Used parts' });
    await act(contract.claimOffer, claim, market.buyer, terms);
    await expect(act(contract.claimAcceptOffer, claim, market.buyer)).rejects.toMatchObject({
      code: 'claim.wrongState',
    });
    const counter = {
      ...terms,
      remedy: 'refund',
      returnPieces: 300,
      amount: '858.00',
      freight: '15.70',
    };
    const offered = await act(contract.claimOffer, claim, market.seller, counter);
    expect(offered.offer).toMatchObject({ number: 2, total: { amount: '873.70' } });
    const agreed = await act(contract.claimAcceptOffer, claim, market.buyer);
    expect(agreed).toMatchObject({
      state: 'returnAuthorised',
      settlement: { source: 'offer', returnPieces: 300 },
      money: { held: { amount: '873.70' } },
    });
  });

  it('is compensated by an offer that the seller made at once', async () => {
    const claim = await apply();
    const terms = { remedy: 'compensation', returnPieces: 0, amount: '500.00', text: 'Keep them' };
    await act(contract.claimOffer, claim, market.seller, terms);
    expect((await act(contract.claimAcceptOffer, claim, market.buyer)).state).toBe('compensated');
  });

  it('is ruled on in writing by two people once a side asks for it', async () => {
    const claim = await apply();
    await act(contract.claimRefuse, claim, market.seller, { reason: 'Not ours' });
    await act(contract.claimRequestRuling, claim, market.buyer, { reason: 'See the dip test' });
    const terms = { decision: 'refund', returnPieces: 400, amount: '1000.00', reason: 'Dip test' };
    const ruled = await rule(claim, terms);
    expect(ruled).toMatchObject({
      state: 'returnAuthorised',
      settlement: { source: 'ruling', text: 'Dip test', total: { amount: '1000.00' } },
    });
  });

  it('is rejected by a ruling, and what was set aside goes back', async () => {
    const claim = await apply();
    const [, before] = await money();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(100));
    await act(contract.claimRequestRuling, claim, market.seller, { reason: 'Other parts' });
    const rejected = await rule(claim, { decision: 'reject', reason: 'These are not the parts' });
    expect(rejected.state).toBe('rejected');
    expect((await money())[1]).toBe(before);
    expect((await see(claim.id, chen)).events).toContain('forward');
    expect((await act(contract.opsClaimForward, claim, chen, parcel)).state).toBe('rejected');
    const { lines } = await call(
      contract.claimable,
      { orderId: claim.orderId },
      market.as(market.buyer, at(START)),
    );
    expect(lines[0]?.held).toBe(0);
  });

  it('pays what a ruling says where the parcel was lost, and where too little came', async () => {
    for (const pieces of [0, 100]) {
      const claim = await apply();
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      if (pieces === 0) {
        await act(contract.opsClaimReportLost, claim, chen, { reason: 'Carrier lost it' });
      } else {
        await act(contract.opsClaimReceive, claim, chen, counted(pieces));
        await act(contract.claimRequestRuling, claim, market.buyer, { reason: 'I sent all' });
      }
      const terms = { decision: 'compensation', amount: '700.00', reason: 'Half the risk each' };
      const [before] = await money();
      const ruled = await rule(claim, terms);
      expect(ruled.state).toBe(pieces === 0 ? 'compensated' : 'refunded');
      expect(ruled.money).toMatchObject({ held: { amount: '0.00' }, paid: { amount: '700.00' } });
      expect((await money())[0] - before).toBe(700_00n);
    }
  });

  it('pays the counted part where the buyer takes a short count, recounted by another', async () => {
    const claim = await apply();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(100));
    await expect(act(contract.opsClaimRecount, claim, chen, counted(200))).rejects.toMatchObject({
      code: 'claim.wrongState',
    });
    await act(contract.opsClaimRecount, claim, zhou, counted(200));
    const done = await act(contract.claimAcceptCount, claim, market.buyer);
    expect(done).toMatchObject({ state: 'refunded', money: { paid: { amount: '572.00' } } });
  });

  it('is replaced by an order that goes through dock and lab, paid by the seller’s security', async () => {
    const claim = await apply({ remedy: 'replacement' });
    const [, before] = await money();
    await act(contract.claimAgree, claim, market.seller);
    expect(before - (await money())[1]).toBe(1144_00n);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(400));
    await sweep();
    const replacing = await see(claim.id);
    const id = replacing.replacement?.orderId ?? '';
    expect(replacing).toMatchObject({ state: 'replacing', replacement: { state: 'paid' } });
    await act(contract.opsClaimForward, claim, chen, parcel);
    await replace(id);
    await sweep();
    expect((await see(claim.id)).state).toBe('replaced');
    expect((await money())[1]).toBe(before);
    expect(await market.escrow(id)).toMatchObject({ held: 1144_00n, released: 1144_00n });
  });

  it('is refunded of the security where the replacement does not come', async () => {
    const claim = await apply({ remedy: 'replacement' });
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(300));
    await act(contract.claimAcceptCount, claim, market.buyer);
    const id = (await see(claim.id)).replacement?.orderId ?? '';
    const [before] = await money();
    await market.act(orders.cancelLateOrder, id, market.buyer, {}, at(40));
    const { sweepOrders } = await import('#server/orders/public.ts');
    await sweepOrders(market.db, market.deps, at(40));
    await sweep(40);
    expect((await see(claim.id, market.buyer, 40)).state).toBe('refunded');
    expect((await money())[0] - before).toBe(858_00n);
  });

  it('keeps goods in quarantine that are claimed to be counterfeit', async () => {
    for (const remedy of ['refund', 'replacement']) {
      const claim = await apply({ reason: 'counterfeit', remedy });
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      await act(contract.opsClaimReceive, claim, chen, counted(400));
      await sweep();
      await expect(act(contract.opsClaimForward, claim, chen, parcel)).rejects.toMatchObject({
        code: 'claim.wrongState',
      });
      const kept = await act(contract.opsClaimQuarantine, claim, chen, { location: 'Q-02' });
      expect(kept.quarantinedAt).not.toBeNull();
      expect(kept.events).not.toContain('forward');
    }
  });

  it('lets counted goods leave the dock after the replacement as well', async () => {
    for (const reason of ['functional', 'counterfeit']) {
      const claim = await apply({ remedy: 'replacement', reason });
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      await act(contract.opsClaimReceive, claim, chen, counted(400));
      await sweep();
      await replace((await see(claim.id)).replacement?.orderId ?? '');
      await sweep();
      const left =
        reason === 'counterfeit'
          ? await act(contract.opsClaimQuarantine, claim, chen, { location: 'Q-03' })
          : await act(contract.opsClaimForward, claim, chen, parcel);
      expect(left).toMatchObject({ state: 'replaced', due: null });
    }
  });

  it('is withdrawn by the buyer in every state before the goods are sent', async () => {
    const waysTo: Record<string, (claim: View) => Promise<unknown>> = {
      applied: async () => {},
      refused: (claim) => act(contract.claimRefuse, claim, market.seller, { reason: 'No' }),
      negotiating: (claim) =>
        act(contract.claimOffer, claim, market.seller, { ...claimForm, text: 'As claimed' }),
      arbitrating: async (claim) => {
        await act(contract.claimRefuse, claim, market.seller, { reason: 'No' });
        await act(contract.claimRequestRuling, claim, market.buyer, { reason: 'Decide' });
      },
      returnAuthorised: (claim) => act(contract.claimAgree, claim, market.seller),
    };
    const [, before] = await money();
    let offset = 0n;
    for (const go of Object.values(waysTo)) {
      const claim = await apply();
      offset = (await money())[1] - before;
      await go(claim);
      const gone = await act(contract.claimWithdraw, claim, market.buyer);
      expect(gone).toMatchObject({ state: 'withdrawn', events: [], due: null });
      expect((await money())[1] - before).toBe(offset);
    }
  });

  it('goes on by the clock where somebody is silent, after a reminder', async () => {
    const silent = await apply();
    await sweep(START + 1);
    expect((await see(silent.id)).state).toBe('applied');
    // Reminded half a day before, then acted on.
    for (const day of [20, 20.5, 21, 21.5, 22]) await sweep(day);
    expect((await see(silent.id)).state).toBe('arbitrating');
    const refused = await apply();
    await act(contract.claimRefuse, refused, market.seller, { reason: 'No' });
    const offered = await apply();
    await act(contract.claimOffer, offered, market.seller, { ...claimForm, text: 'As claimed' });
    const unsent = await apply();
    await act(contract.claimAgree, unsent, market.seller);
    const lost = await apply();
    await act(contract.claimAgree, lost, market.seller);
    await act(contract.claimShipBack, lost, market.buyer, parcel);
    const short = await apply();
    await act(contract.claimAgree, short, market.seller);
    await act(contract.claimShipBack, short, market.buyer, parcel);
    await act(contract.opsClaimReceive, short, chen, counted(5));
    for (let day = START; day < START + 40; day += 0.5) await sweep(day);
    const states = await Promise.all(
      [refused, offered, unsent, lost, short].map(async ({ id }) => (await see(id)).state),
    );
    expect(states).toEqual([
      'arbitrating',
      'arbitrating',
      'withdrawn',
      'arbitrating',
      'arbitrating',
    ]);
  });

  it('may still be settled by the parties while support decides', async () => {
    for (const remedy of ['refund', 'compensation'] as const) {
      const claim = await apply();
      if (remedy === 'refund') {
        await act(contract.claimRefuse, claim, market.seller, { reason: 'No' });
      } else {
        await act(contract.claimOffer, claim, market.seller, { ...claimForm, text: 'As claimed' });
      }
      await act(contract.claimRequestRuling, claim, market.buyer, { reason: 'Decide' });
      const returnPieces = remedy === 'refund' ? 400 : 0;
      const terms = { remedy, returnPieces, amount: '200.00', text: 'Let us end it' };
      await act(contract.claimOffer, claim, market.seller, terms);
      const agreed = await act(contract.claimAcceptOffer, claim, market.buyer);
      expect(agreed.state).toBe(remedy === 'refund' ? 'returnAuthorised' : 'compensated');
    }
  });

  it('states what a seller without money still owes, until the seller pays it', async () => {
    for (const remedy of ['compensation', 'refund'] as const) {
      const returnPieces = remedy === 'refund' ? 400 : 0;
      const claim = await apply({ remedy, returnPieces, amount: '1000.00' });
      await leaveSeller(300_00n);
      await act(contract.claimAgree, claim, market.seller);
      if (remedy === 'refund') {
        await act(contract.claimShipBack, claim, market.buyer, parcel);
        await act(contract.opsClaimReceive, claim, chen, counted(400));
        await sweep();
      }
      const owing = await see(claim.id, market.seller);
      expect(owing.money).toMatchObject({ paid: { amount: '300.00' }, owed: { amount: '700.00' } });
      expect(owing).toMatchObject({ yourMove: true, events: expect.arrayContaining(['payRest']) });
      await expect(act(contract.claimPayRest, claim, market.seller)).rejects.toMatchObject({
        code: 'wallet.notEnough',
      });
      await giveSeller(5000_00n);
      const paid = await act(contract.claimPayRest, claim, market.seller);
      expect(paid.money).toMatchObject({ paid: { amount: '1000.00' }, owed: { amount: '0.00' } });
    }
  });

  it('withholds returned goods from a seller who owes the rest of the refund', async () => {
    const claim = await apply();
    await leaveSeller(0n);
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(400));
    const atDock = async (day = START) =>
      (
        await call(
          contract.opsClaimList,
          { tab: 'warehouse', find: claim.no },
          market.as(chen, at(day)),
        )
      ).total;
    const owing = await see(claim.id, chen);
    expect(owing).toMatchObject({
      state: 'refunded',
      money: { paid: { amount: '0.00' }, owed: { amount: '1144.00' } },
      due: { on: ['seller'], workingDaysAllowed: 3 },
      events: [],
    });
    expect(await atDock()).toBe(0);
    await expect(act(contract.opsClaimForward, claim, chen, parcel)).rejects.toMatchObject({
      code: 'claim.wrongState',
    });
    for (let day = START; day < START + 10; day += 0.5) await sweep(day);
    const reminders = await rows<{ account: string }>(
      market.db,
      sql`select account from messages.message
          where kind = 'claims.rest' and params ->> 'no' = ${claim.no}`,
    );
    expect(reminders).toEqual([{ account: market.sellerId }]);

    await giveSeller(5000_00n);
    const payday = START + 10;
    await act(contract.claimPayRest, claim, market.seller, {}, payday);
    const paid = await see(claim.id, chen, payday);
    expect(paid).toMatchObject({
      money: { paid: { amount: '1144.00' }, owed: { amount: '0.00' } },
      due: { on: ['warehouse'], workingDaysAllowed: 3, late: false },
      events: ['forward'],
    });
    expect(await atDock(payday)).toBe(1);
    const sent = await act(contract.opsClaimForward, claim, chen, parcel, payday);
    expect(sent).toMatchObject({ forwarded: parcel, due: null });
  });

  it('keeps suspect goods of a seller who owes the rest, and waits for the seller all along', async () => {
    const claim = await apply({ reason: 'counterfeit' });
    await leaveSeller(0n);
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReceive, claim, chen, counted(400));
    expect((await see(claim.id, chen)).due?.on).toEqual(['warehouse', 'seller']);
    const kept = await act(contract.opsClaimQuarantine, claim, chen, { location: 'Q-04' });
    expect(kept).toMatchObject({ due: { on: ['seller'] }, events: [] });
    await giveSeller(5000_00n);
    const paid = await act(contract.claimPayRest, claim, market.seller);
    expect(paid).toMatchObject({ state: 'refunded', due: null });
  });

  it('counts a parcel that comes while support decides, and rules on that count', async () => {
    const claim = await apply();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await act(contract.opsClaimReportLost, claim, chen, { reason: 'No scan for weeks' });
    const half = { decision: 'compensation', amount: '572.00', reason: 'Half the risk each' };
    expect((await act(contract.opsClaimProposeRuling, claim, marta, half)).ruling).not.toBeNull();
    // The ruling was proposed for a parcel that was lost.
    const found = await act(contract.opsClaimReceive, claim, chen, counted(400));
    expect(found).toMatchObject({ state: 'arbitrating', count: { pieces: 400 }, ruling: null });
    await expect(act(contract.opsClaimReceive, claim, chen, counted(1))).rejects.toMatchObject({
      code: 'claim.wrongState',
    });
    const ruled = await rule(claim, { ...half, amount: '1144.00', reason: 'All of it came' });
    expect(ruled).toMatchObject({ state: 'refunded', money: { paid: { amount: '1144.00' } } });
    const sent = await act(contract.opsClaimForward, claim, chen, parcel);
    expect(sent).toMatchObject({ forwarded: parcel, due: null });
  });

  it('lets goods leave the dock that come after the ruling about their lost parcel', async () => {
    const pays = { decision: 'compensation', amount: '700.00', reason: 'Half the risk each' };
    const rejects = { decision: 'reject', reason: 'Not the parts that were sold' };
    for (const [reason, ruling, left] of [
      ['functional', pays, 'forward'],
      ['counterfeit', pays, 'quarantine'],
      ['functional', rejects, 'forward'],
    ] as const) {
      const claim = await apply({ reason });
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      await act(contract.opsClaimReportLost, claim, chen, { reason: 'No scan for weeks' });
      const { state } = await rule(claim, ruling);
      const day = START + 20;
      expect(await see(claim.id, chen, day)).toMatchObject({ events: ['receive'], due: null });
      const found = await act(contract.opsClaimReceive, claim, chen, counted(400), day);
      expect(found).toMatchObject({
        state,
        count: { pieces: 400 },
        events: [left],
        due: { on: ['warehouse'], late: false },
      });
      const gone =
        left === 'forward'
          ? await act(contract.opsClaimForward, claim, chen, parcel, day)
          : await act(contract.opsClaimQuarantine, claim, chen, { location: 'Q-05' }, day);
      expect(gone).toMatchObject({ state, due: null, events: [] });
    }
  });

  it('counts a parcel that came before its buyer entered the shipment', async () => {
    const claim = await apply();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.opsClaimRecordArrival, claim, chen, { ...parcel, isOfClaim: true });
    await act(contract.opsClaimCancelArrival, claim, zhou, { reason: 'of another claim' });
    const arrived = await act(contract.opsClaimRecordArrival, claim, chen, {
      ...parcel,
      isOfClaim: true,
    });
    expect(arrived).toMatchObject({ state: 'returning', back: parcel });
    await act(contract.opsClaimReceive, claim, chen, counted(400));
    expect((await see(claim.id)).state).toBe('refunded');
  });

  it('gives an agreement back to the buyer where support had to decide on an arrival of another claim', async () => {
    const claim = await apply();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.opsClaimRecordArrival, claim, chen, { ...parcel, isOfClaim: true });
    const day = START + 40;
    for (let half = START; half < day; half += 0.5) await sweep(half);
    const pays = { decision: 'compensation', amount: '572.00', reason: 'Nobody counted it' };
    const proposed = await act(contract.opsClaimProposeRuling, claim, marta, pays, day);
    expect(proposed).toMatchObject({ state: 'arbitrating', ruling: expect.anything() });
    const reason = { reason: 'of another claim' };
    const agreed = await act(contract.opsClaimCancelArrival, claim, zhou, reason, day);
    expect(agreed).toMatchObject({ state: 'returnAuthorised', back: null, ruling: null });
    const withdrawn = await act(contract.claimWithdraw, claim, market.buyer, {}, day);
    expect(withdrawn).toMatchObject({ state: 'withdrawn', money: { held: { amount: '0.00' } } });
  });

  it('expects no parcel of a claim for which nothing was sent back', async () => {
    const claim = await apply({ remedy: 'compensation', returnPieces: 0, amount: '100.00' });
    await act(contract.claimAgree, claim, market.seller);
    await expect(act(contract.opsClaimReceive, claim, chen, counted(1))).rejects.toMatchObject({
      code: 'claim.wrongState',
    });
  });

  it('cannot promise a replacement that the seller’s money does not secure', async () => {
    const claim = await apply({ remedy: 'replacement' });
    await leaveSeller(10_00n);
    await expect(act(contract.claimAgree, claim, market.seller)).rejects.toMatchObject({
      code: 'claim.security',
    });
    await giveSeller(50_000_00n);
  });

  it('has a count corrected, and pieces beyond what was agreed sent back, wherever they wait', async () => {
    const beyond = async (claim: { readonly id: string }, pieces: number) => {
      await act(contract.opsClaimRecount, claim, zhou, counted(pieces));
      await act(contract.opsClaimReturnSurplus, claim, chen, parcel);
    };
    const back = async (more: object) => {
      const claim = await apply(more);
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      return claim;
    };
    const refunded = await back({});
    await act(contract.opsClaimReceive, refunded, chen, counted(410));
    await beyond(refunded, 405);
    for (const isDone of [false, true]) {
      const replaced = await back({ remedy: 'replacement' });
      await act(contract.opsClaimReceive, replaced, chen, counted(410));
      if (isDone) {
        await replace((await see(replaced.id)).replacement?.orderId ?? '');
        await sweep();
      }
      await beyond(replaced, 405);
      expect((await see(replaced.id)).state).toBe(isDone ? 'replaced' : 'replacing');
    }
    const pays = { decision: 'compensation', amount: '700.00', reason: 'Half the risk each' };
    for (const ruling of [pays, { decision: 'reject', reason: 'Not these parts' }]) {
      const late = await back({});
      await act(contract.opsClaimReportLost, late, chen, { reason: 'No scan for weeks' });
      await rule(late, ruling);
      await act(contract.opsClaimReceive, late, chen, counted(410));
      if (ruling === pays) await beyond(late, 405);
      else await act(contract.opsClaimRecount, late, zhou, counted(400));
    }
    const disputed = await back({});
    await act(contract.opsClaimReceive, disputed, chen, counted(10));
    await act(contract.claimRequestRuling, disputed, market.buyer, { reason: 'I sent all' });
    await act(contract.opsClaimRecount, disputed, zhou, counted(20));
  });

  it('ends with a replacement that was kept in part, or lost on its way', async () => {
    const replacing = async (target: object) => {
      const claim = await call(
        contract.claimApply,
        {
          ...claimForm,
          ...target,
          quantity: 100,
          returnPieces: 100,
          remedy: 'replacement',
        } as never,
        market.as(market.buyer, at(START)),
      );
      await act(contract.claimAgree, claim, market.seller);
      await act(contract.claimShipBack, claim, market.buyer, parcel);
      await act(contract.opsClaimReceive, claim, chen, counted(100));
      return { claim, orderId: (await see(claim.id)).replacement?.orderId ?? '' };
    };
    const part = await replacing(await completed());
    const lost = await replacing(await completedAgentLine());
    for (const [{ orderId }, verdict] of [
      [part, 'fail'],
      [lost, 'pass'],
    ] as const) {
      await market.act(orders.shipOrder, orderId, market.seller, market.parcel);
      const lines = [{ lineId: (await market.see(orderId)).lines[0]?.id ?? '', pieces: 100 }];
      await market.act(staffOrders.receiveOrder, orderId, market.staff, { ...dock, lines });
      await market.inspect(orderId);
      await market.report(orderId, [verdict]);
    }
    await keepPart(part.orderId, 60);
    await lose(lost.orderId);
    await sweep();
    expect((await see(part.claim.id)).entries.at(-1)?.event).toBe('completeInPart');
    expect((await see(lost.claim.id)).entries.at(-1)?.event).toBe('loseReplacement');
  });

  it('was taken through every row of the table', async () => {
    const found = await rows<{ event: string; state: string; before: string }>(
      market.db,
      sql`select distinct event, to_state as state, from_state as before from claims.entry
          where to_state is not null`,
    );
    for (const { event, before, state } of found) taken.add(`${before} ${event} ${state}`);
    const table = claimTable.map((row: ClaimRow) => `${row.from} ${row.event} ${row.to}`);
    expect([...new Set(table)].filter((row) => !taken.has(row))).toEqual([]);
  });
});

describe('a claim is refused', () => {
  const refuses = async (made: Promise<unknown>, code: string) =>
    expect(made).rejects.toMatchObject({ code });

  it('above the delivered pieces, and above what other claims leave', async () => {
    const target = await completed();
    const by = market.as(market.buyer, at(START));
    const send = (more: object) =>
      call(contract.claimApply, { ...target, ...claimForm, ...more }, by);
    await refuses(send({ quantity: 1001 }), 'claim.quantity');
    await send({ quantity: 700, returnPieces: 700 });
    await refuses(send({}), 'claim.quantity');
    await send({ quantity: 300, returnPieces: 300, amount: '10.00' });
  });

  it('twice at once: what was delivered is held once', async () => {
    const target = await completed();
    const by = market.as(market.buyer, at(START));
    const send = () =>
      call(contract.claimApply, { ...target, ...claimForm, quantity: 800, returnPieces: 800 }, by);
    const tries = await Promise.allSettled([send(), send(), send()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('after the warranty, by whoever is not the buyer, and before the order is completed', async () => {
    const target = await completed();
    const input = { ...target, ...claimForm };
    const send = (caller: Caller, day: number) =>
      call(contract.claimApply, input, market.as(caller, at(day)));
    await refuses(send(market.buyer, 31), 'claim.overdue');
    await refuses(send(market.seller, START), 'notFound');
    const open = await bringTo(market, 'reported');
    const { lines } = await market.see(open);
    const early = { ...claimForm, orderId: open, lineId: lines[0]?.id ?? '' };
    await refuses(call(contract.claimApply, early, market.as(market.buyer, at(START))), 'notFound');
  });

  it('with more money than the pieces cost, or none, or nothing to send back', async () => {
    const target = await completed();
    const by = market.as(market.buyer, at(START));
    const send = (more: object) =>
      call(contract.claimApply, { ...target, ...claimForm, ...more }, by);
    await refuses(send({ amount: '1144.01' }), 'claim.terms');
    await refuses(send({ amount: '0' }), 'claim.terms');
    await refuses(send({ returnPieces: 0 }), 'claim.terms');
    await refuses(send({ returnPieces: 401 }), 'claim.terms');
  });

  it('to whoever acts out of turn, with an old version, or on another’s claim', async () => {
    const claim = await apply();
    const stranger = { ...market.buyer, accountId: randomUUID() } as Caller;
    await refuses(act(contract.claimAgree, claim, market.buyer), 'claim.wrongState');
    await refuses(act(contract.claimShipBack, claim, market.buyer, parcel), 'claim.wrongState');
    await refuses(act(contract.claimAgree, claim, stranger), 'notFound');
    await refuses(see(claim.id, stranger), 'notFound');
    const stale = { id: claim.id, version: 0 };
    await refuses(
      call(contract.claimAgree, stale, market.as(market.seller, at(START))),
      'claim.changed',
    );
    await refuses(act(contract.opsClaimReceive, claim, chen, counted(1)), 'claim.wrongState');
  });

  it('a second time, however often its button is pressed', async () => {
    const claim = await apply({ remedy: 'compensation', returnPieces: 0, amount: '100.00' });
    const [before] = await money();
    const press = () => act(contract.claimAgree, claim, market.seller);
    const tries = await Promise.allSettled([press(), press(), press(), press()]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await money())[0] - before).toBe(100_00n);
  });

  it('a count above the claimed pieces', async () => {
    const claim = await apply();
    await act(contract.claimAgree, claim, market.seller);
    await act(contract.claimShipBack, claim, market.buyer, parcel);
    await refuses(act(contract.opsClaimReceive, claim, chen, counted(9_999_999)), 'claim.count');
  });
});

it('claims leave the ledger in balance, and hold what they say', async () => {
  expect((await trialBalance(market.db)).every(({ sum }) => sum === 0n)).toBe(true);
  const { wrong } = await verifyLedger(market.db);
  expect(wrong).toBeNull();
  const off = await rows(
    market.db,
    sql`select c.no from claims.claim c left join wallet.hold h on h.order_id = c.id
        where c.held <> coalesce(h.held - h.released - h.refunded, 0)`,
  );
  expect(off).toEqual([]);
});
