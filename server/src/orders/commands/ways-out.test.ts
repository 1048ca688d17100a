import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as approvalCalls from '#contract/approvals/calls.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import * as threadContract from '#contract/orders/thread-calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { orderRequestsOf } from '#harness/order-requests.ts';
import { bringTo, dock, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { sweepOrders } from '../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

/** 2,860.00 goods + 120.00 tests + 45.00 freight. */
const TOTAL = 3025_00n;
const guard = (name: string) => ({ code: 'order.guard', facts: { guard: name } });
const second = staffCaller('Staff', 'support', 'warehouse');
const trace = { caseNo: 'DHL-TRACE-1', note: 'no scan for a week' };

const decide = (approve: boolean, subjectId: string, caller: Caller) =>
  approve
    ? orderRequestsOf(market).decide(approvalCalls.opsApprovalApprove, subjectId, caller)
    : orderRequestsOf(market).decide(approvalCalls.opsApprovalRefuse, subjectId, caller, {
        reason: 'not yet',
      });

describe('pieces that a seller declares', () => {
  it('are refused at their field where nobody would send so many', async () => {
    const { act, parcel, seller } = market;
    const id = await bringTo(market, 'paid');
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    const tooMany = { code: 'order.count', facts: { most: 2010 } };
    const sent = { ...parcel, lines: [{ lineId, pieces: 2011 }] };
    await expect(act(contract.shipOrder, id, seller, sent)).rejects.toMatchObject({
      ...tooMany,
      field: 'lines.0.pieces',
    });
    // Two parcels that hold too many together.
    const moreParcels = [{ carrier: 'SF', trackingNo: 'SF1234567891' }];
    const contents = [[{ lineId, pieces: 1006 }], [{ lineId, pieces: 1005 }]];
    await expect(
      act(contract.shipOrder, id, seller, { ...parcel, moreParcels, contents }),
    ).rejects.toMatchObject({ ...tooMany, field: 'contents' });
    const most = { ...parcel, lines: [{ lineId, pieces: 2010 }] };
    expect((await act(contract.shipOrder, id, seller, most)).state).toBe('inbound');
  });
});

describe('a count at the dock', () => {
  it('that is not plausible is refused at its field', async () => {
    const id = await bringTo(market, 'inbound');
    const lines = [{ lineId: (await market.see(id)).lines[0]?.id, pieces: 9_999_999 }];
    await expect(
      market.act(staffContract.receiveOrder, id, market.staff, { ...dock, lines }),
    ).rejects.toMatchObject({
      code: 'order.count',
      field: 'lines.0.pieces',
      facts: { most: 2010 },
    });
  });

  it('is corrected by a second person, and both parties say anew that they saw it', async () => {
    const { act, buyer, staff } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    await act(contract.acknowledgeCount, id, buyer);
    const lines = [{ lineId: (await market.see(id)).lines[0]?.id, pieces: 1000 }];
    const again = { lines, reason: 'a bag lay under the lid' };
    await expect(act(staffContract.recountOrder, id, staff, again)).rejects.toMatchObject(
      guard('countedByOther'),
    );
    const right = await act(staffContract.recountOrder, id, second, again);
    expect(right.lines[0]?.pieces?.received).toBe(1000);
    expect(right.count).toMatchObject({ differs: false, acknowledgedBy: [] });
    expect(right.history.at(-1)).toMatchObject({ event: 'recount', facts: { pieces: 1000 } });
  });

  it('by a second person gives the parties a working day of its own', async () => {
    const id = await bringTo(market, 'received', { received: [990] });
    const over = addWorkingDays(NOW, 1);
    const lines = [{ lineId: (await market.see(id)).lines[0]?.id, pieces: 980 }];
    const again = { lines, reason: 'a bag was counted twice' };
    const counted = await market.act(staffContract.recountOrder, id, second, again, over);
    expect(counted.due).toMatchObject({
      on: ['buyer', 'seller'],
      at: addWorkingDays(over, 1).toISOString(),
    });
    await expect(market.inspect(id, over)).rejects.toMatchObject(guard('countSettled'));
    await market.inspect(id, addWorkingDays(over, 1));
    expect((await market.see(id)).state).toBe('inspecting');
  });
});

describe('a short count', () => {
  it('is completed by another parcel that the buyer asks for', async () => {
    const { act, buyer, seller, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await expect(
      act(contract.shipRest, id, seller, { ...parcel, lines: [{ lineId, pieces: 10 }] }),
    ).rejects.toMatchObject(guard('restRequested'));
    const asked = await act(contract.requestRest, id, buyer);
    expect(asked.due).toMatchObject({ on: ['seller'], workingDaysAllowed: 3 });
    await expect(act(contract.requestRest, id, buyer)).rejects.toMatchObject(guard('restMissing'));
    await expect(
      act(contract.shipRest, id, seller, { ...parcel, lines: [{ lineId, pieces: 11 }] }),
    ).rejects.toMatchObject({ code: 'order.lines' });
    const rest = { ...parcel, lines: [{ lineId, pieces: 10 }] };
    expect((await act(contract.shipRest, id, seller, rest)).state).toBe('inbound');
    const whole = await act(staffContract.receiveOrder, id, staff, {
      ...dock,
      lines: [{ lineId, pieces: 10 }],
    });
    expect(whole.lines[0]?.pieces).toMatchObject({ shipped: 1000, received: 1000 });
    expect(whole.count?.differs).toBe(false);
  });

  it('is recounted parcel by parcel, none by who counted it, also where another person took in the rest', async () => {
    const { act, buyer, seller, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await act(contract.requestRest, id, buyer);
    await act(contract.shipRest, id, seller, { ...parcel, lines: [{ lineId, pieces: 10 }] });
    await act(staffContract.receiveOrder, id, second, { ...dock, lines: [{ lineId, pieces: 9 }] });
    const again = { lines: [{ lineId, pieces: 991 }], reason: 'the first bag held one more' };
    // The parcel with the rest is the first of its shipment, the one before follows it.
    for (const [counter, place] of [
      [staff, 1],
      [second, 0],
    ] as const) {
      const own = { ...again, parcel: place };
      await expect(act(staffContract.recountOrder, id, counter, own)).rejects.toMatchObject(
        guard('countedByOther'),
      );
    }
    const third = staffCaller('Staff', 'support', 'warehouse');
    const right = await act(staffContract.recountOrder, id, third, { ...again, parcel: 1 });
    expect(right.lines[0]?.pieces?.received).toBe(1000);
  });

  it('goes to the bench with what came where the seller sends nothing in time', async () => {
    const id = await bringTo(market, 'received', { received: [990] });
    await market.act(contract.requestRest, id, market.buyer);
    await expect(market.inspect(id, later(2))).rejects.toMatchObject(guard('countSettled'));
    await market.inspect(id, later(8));
    expect((await market.see(id)).state).toBe('inspecting');
  });

  it('is closed with a refund at once, and the order’s money still adds up at its end', async () => {
    const { act, buyer, seller, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    const closed = await act(contract.closeShort, id, buyer);
    expect([closed.state, closed.sums.refunded.amount]).toEqual(['received', '28.60']);
    await expect(act(contract.closeShort, id, buyer)).rejects.toMatchObject(guard('shortOpen'));
    const again = { reason: 'x', lines: [{ lineId: closed.lines[0]?.id, pieces: 1000 }] };
    await expect(act(staffContract.recountOrder, id, second, again)).rejects.toMatchObject(
      guard('countedByOther'),
    );
    await act(contract.acknowledgeCount, id, seller);
    await market.inspect(id);
    await market.report(id, ['pass']);
    await act(contract.acceptResult, id, buyer);
    await act(contract.acceptResult, id, seller);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    const escrow = { refunded: 28_60n, released: TOTAL - 28_60n, rest: 0n };
    expect(await market.escrow(id)).toMatchObject(escrow);
  });

  it('that was closed leaves the rest of the money for a return', async () => {
    const { act, buyer, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    await act(contract.closeShort, id, buyer);
    await act(contract.acknowledgeCount, id, market.seller);
    await market.inspect(id);
    await market.report(id, ['fail']);
    const lineId = (await market.see(id)).lines[0]?.id;
    await act(contract.rejectResult, id, buyer, { reason: 'bad', lines: [lineId] });
    await market.rule(staffContract.orderReturn, id, { reason: 'fail' });
    await act(contract.authoriseReturn, id, buyer);
    await act(staffContract.sendBackOrder, id, staff, parcel);
    await act(staffContract.refundOrder, id, staff);
    expect(await market.escrow(id)).toMatchObject({ refunded: TOTAL, released: 0n, rest: 0n });
  });
});

describe('a result that is not a pass', () => {
  const disputed = async (verdict: 'fail' | 'suspect' | 'conditional') => {
    const id = await bringTo(market, 'reported', { verdicts: [verdict] });
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await market.act(contract.rejectResult, id, market.buyer, { reason: 'bad', lines: [lineId] });
    return { id, lineId };
  };

  it('is contested once by the seller, which pays the test out of what it receives', async () => {
    const { act, buyer, seller, staff, parcel, sellerId } = market;
    const before = await market.available(sellerId);
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    const again = await act(contract.contestResult, id, seller, { reason: 'wrong marking table' });
    expect([again.state, again.sums.retest.amount]).toEqual(['inspecting', '120.00']);
    await market.report(id, ['fail']);
    await expect(
      act(contract.contestResult, id, seller, { reason: 'again' }),
    ).rejects.toMatchObject(guard('mayContest'));
    await act(contract.acceptResult, id, seller);
    await act(contract.acceptResult, id, buyer);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    // 2,860.00 less 3 % less the test.
    expect(await market.available(sellerId)).toBe(before + 2774_20n - 120_00n);
    expect((await market.escrow(id))?.rest).toBe(0n);
  });

  it('is ruled on early once both parties ask, and its lines say so to all', async () => {
    const { act, buyer, seller, staff } = market;
    const { id } = await disputed('conditional');
    const ruling = { reason: 'within tolerance' };
    await expect(act(staffContract.settleDispute, id, staff, ruling)).rejects.toMatchObject(
      guard('rulingOpen'),
    );
    await act(contract.requestRuling, id, buyer);
    await expect(act(staffContract.settleDispute, id, staff, ruling)).rejects.toMatchObject(
      guard('rulingOpen'),
    );
    const asked = await act(contract.requestRuling, id, seller);
    expect(asked.dispute).toMatchObject({
      rulingOpen: true,
      rulingRequestedBy: ['buyer', 'seller'],
    });
    expect((await act(staffContract.settleDispute, id, staff, ruling)).state).toBe('cleared');
  });

  it('is ruled on after three working days, whoever asks', async () => {
    const { act, staff } = market;
    const { id } = await disputed('conditional');
    const { dispute } = await market.see(id);
    const from = new Date(dispute?.rulingFrom ?? 0);
    const early = new Date(from.getTime() - 1);
    const ruling = { reason: 'within tolerance' };
    await expect(act(staffContract.settleDispute, id, staff, ruling, early)).rejects.toMatchObject(
      guard('rulingOpen'),
    );
    expect((await act(staffContract.settleDispute, id, staff, ruling, from)).state).toBe('cleared');
  });

  it('is ruled on after the evidence window where a party wrote nothing in it', async () => {
    const { act, buyer, seller, staff } = market;
    const { id } = await disputed('conditional');
    const window = addWorkingDays(NOW, 2);
    const seen = await market.see(id);
    expect(seen.dispute).toMatchObject({
      silent: ['seller'],
      evidenceUntil: window.toISOString(),
      rulingFrom: window.toISOString(),
      negotiationUntil: addWorkingDays(NOW, 3).toISOString(),
    });
    expect(seen.due).toMatchObject({ on: ['buyer', 'seller'], at: window.toISOString() });
    const listed = async (now: Date) =>
      (
        await market.call(
          staffContract.opsOrderList,
          { states: ['disputed'] },
          market.as(market.staff, now),
        )
      ).list.find((one) => one.id === id)?.due;
    const early = new Date(window.getTime() - 1);
    const ruling = { reason: 'no word from the seller' };
    await expect(act(staffContract.settleDispute, id, staff, ruling, early)).rejects.toMatchObject(
      guard('rulingOpen'),
    );
    const { id: other } = await disputed('conditional');
    // A message in the thread is a word of the party, and moves the deadline at once.
    await market.call(
      threadContract.threadAdd,
      { id: other, text: 'Photos follow.' },
      market.as(seller),
    );
    const answered = await market.see(other, buyer);
    expect([answered.dispute?.silent, answered.due?.at]).toEqual([
      [],
      addWorkingDays(NOW, 3).toISOString(),
    ]);
    await sweepOrders(market.db, market.deps, window);
    expect(await listed(window)).toMatchObject({
      on: ['support'],
      at: addWorkingDays(window, 2).toISOString(),
    });
    const open = await market.see(id, buyer, window);
    expect([open.due?.on, open.dispute?.rulingOpen]).toEqual([['support'], true]);
    const kept = await market.see(other, buyer, window);
    expect([kept.due?.on, kept.dispute?.rulingOpen]).toEqual([['buyer', 'seller'], false]);
    await expect(
      act(staffContract.settleDispute, other, staff, ruling, window),
    ).rejects.toMatchObject(guard('rulingOpen'));
    expect((await act(staffContract.settleDispute, id, staff, ruling, window)).state).toBe(
      'cleared',
    );
  });

  it('is taken back by the seller without a ruling, but not where it is suspect', async () => {
    const { act, buyer, seller } = market;
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    const back = await act(contract.acceptReturn, id, seller);
    expect([back.state, back.due?.on]).toEqual(['returning', ['buyer']]);
    const fake = await disputed('suspect');
    await expect(act(contract.acceptReturn, fake.id, seller)).rejects.toMatchObject(
      guard('notSuspect'),
    );
    await expect(
      market.rule(staffContract.orderReturn, fake.id, { reason: 'x' }),
    ).rejects.toMatchObject(guard('notSuspect'));
    expect((await market.see(fake.id, buyer)).state).toBe('disputed');
  });

  it('is settled by an offer that the other side accepts, to the cent that it showed', async () => {
    const { act, buyer, seller, staff, parcel, buyerId, sellerId } = market;
    const { id, lineId } = await disputed('conditional');
    const [buyerBefore, sellerBefore] = [
      await market.available(buyerId),
      await market.available(sellerId),
    ];
    const terms = { reason: 'oxidised', lines: [{ lineId, acceptedQuantity: 800 }], cut: '100.00' };
    const offered = await act(contract.offerSettlement, id, seller, terms);
    // 200 x 2.86 and the cut; 97 % of 2,288.00 less 100.00.
    expect(offered.offer).toMatchObject({
      money: { refund: { amount: '672.00' }, sellerReceives: { amount: '2122.36' } },
    });
    expect(offered.due?.on).toEqual(['buyer']);
    expect((await market.see(id, buyer)).offer?.money.sellerReceives).toBeNull();
    await expect(act(contract.acceptOffer, id, seller)).rejects.toMatchObject(
      guard('offeredByOther'),
    );
    const settled = await act(contract.acceptOffer, id, buyer);
    expect([settled.state, settled.offer]).toEqual(['cleared', null]);
    expect(await market.available(buyerId)).toBe(buyerBefore + 672_00n);
    await act(staffContract.sendBackRest, id, staff, parcel);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    expect(await market.available(sellerId)).toBe(sellerBefore + 2122_36n);
    expect((await market.escrow(id))?.rest).toBe(0n);
  });

  it('moves to the cent what it shows where the seller bears the freight and half of the tests', async () => {
    const { act, buyer, seller, staff, parcel, buyerId, sellerId } = market;
    const { id, lineId } = await disputed('conditional');
    const before = [await market.available(buyerId), await market.available(sellerId)] as const;
    const offered = {
      lines: [{ lineId, acceptedQuantity: 800 }],
      cut: '100.00',
      freightBy: 'seller' as const,
      testsBy: 'half' as const,
    };
    const preview = await market.call(contract.previewOffer, { id, ...offered }, market.as(seller));
    // 200 x 2.86, the cut, 45.00 of freight and half of 120.00; 97 % of 2,188.00 less 105.00.
    const money = {
      goods: { amount: '2188.00' },
      freight: { buyer: { amount: '0.00' }, seller: { amount: '45.00' } },
      tests: { buyer: { amount: '60.00' }, seller: { amount: '60.00' }, assay: { amount: '0.00' } },
      buyerPays: { amount: '2248.00' },
      refund: { amount: '777.00' },
    };
    const ofSeller = { commission: { amount: '65.64' }, sellerReceives: { amount: '2017.36' } };
    expect(preview).toMatchObject({ refused: null, money: { ...money, ...ofSeller } });
    const asBuyer = await market.call(contract.previewOffer, { id, ...offered }, market.as(buyer));
    expect(asBuyer.money).toMatchObject({ ...money, sellerReceives: null, commission: null });

    const sent = await act(contract.offerSettlement, id, seller, { reason: 'bent', ...offered });
    expect(sent.offer).toMatchObject({ freightBy: 'seller', testsBy: 'half' });
    expect(sent.offer?.money).toEqual(preview.money);
    expect((await market.see(id, buyer)).offer?.money).toEqual(asBuyer.money);
    const settled = await act(contract.acceptOffer, id, buyer);
    expect(settled.history.at(-1)?.facts).toMatchObject({
      freightBy: 'seller',
      testsBy: 'half',
      sellerCosts: { amount: '105.00' },
    });
    expect(await market.available(buyerId)).toBe(before[0] + 777_00n);
    await act(staffContract.sendBackRest, id, staff, parcel);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    const done = await act(contract.confirmReceipt, id, buyer);
    expect(await market.available(sellerId)).toBe(before[1] + 2017_36n);
    expect((await market.escrow(id))?.rest).toBe(0n);
    expect(done.sums).toMatchObject({ sellerFreight: { amount: '45.00' }, sellerTests: null });
  });

  it('takes no offer whose kept goods do not pay what the seller is to bear', async () => {
    const { id, lineId } = await disputed('conditional');
    const offer = {
      lines: [{ lineId, acceptedQuantity: 20 }],
      cut: '0',
      freightBy: 'seller' as const,
      testsBy: 'seller' as const,
    };
    const asked = { id, ...offer };
    const answer = await market.call(contract.previewOffer, asked, market.as(market.buyer));
    expect(answer).toEqual({ money: null, refused: 'costs' });
    await expect(
      market.act(contract.offerSettlement, id, market.buyer, { reason: 'x', ...offer }),
    ).rejects.toMatchObject({ code: 'order.offerCosts' });
  });

  it('takes no offer that keeps nothing, keeps all at full price, or cuts all of the price', async () => {
    const { id, lineId } = await disputed('conditional');
    const wrong = [
      { lines: [{ lineId, acceptedQuantity: 0 }], cut: '0' },
      { lines: [{ lineId, acceptedQuantity: 1000 }], cut: '0' },
      { lines: [{ lineId, acceptedQuantity: 1001 }], cut: '1.00' },
      { lines: [{ lineId, acceptedQuantity: 100 }], cut: '286.00' },
    ];
    for (const one of wrong) {
      await expect(
        market.act(contract.offerSettlement, id, market.buyer, { reason: 'x', ...one }),
      ).rejects.toMatchObject({ code: 'order.lines' });
    }
  });

  it('goes on without the offer once that is withdrawn', async () => {
    const { id, lineId } = await disputed('conditional');
    const offer = { reason: 'x', lines: [{ lineId, acceptedQuantity: 5 }], cut: '0' };
    await market.act(contract.offerSettlement, id, market.buyer, offer);
    await expect(
      market.act(contract.offerSettlement, id, market.buyer, offer),
    ).rejects.toMatchObject(guard('noOwnOffer'));
    const gone = await market.act(contract.withdrawOffer, id, market.buyer);
    expect([gone.offer, gone.due?.on]).toEqual([null, ['buyer', 'seller']]);
  });
});

describe('a parcel that does not come', () => {
  it('is traced, declared lost by two people, and refunded', async () => {
    const { act, staff, buyerId } = market;
    const before = await market.available(buyerId);
    const id = await bringTo(market, 'inbound');
    const { version } = await market.see(id);
    const ask = { id, version, outcome: 'refund', caseNo: 'CLAIM-1', reason: 'empty box' } as const;
    const asStaff = market.as(staff);
    await expect(market.call(staffContract.requestLoss, ask, asStaff)).rejects.toMatchObject(
      guard('lossApproved'),
    );
    const traced = await act(staffContract.traceParcel, id, staff, trace);
    expect(traced.trace).toMatchObject({ way: 'inbound', lossRequested: false });
    expect(traced.due).toMatchObject({ on: ['warehouse'], workingDaysAllowed: 5 });
    const now = { ...ask, version: traced.version };
    const requested = await market.call(staffContract.requestLoss, now, asStaff);
    expect(requested.trace?.lossRequested).toBe(true);
    await expect(decide(true, id, staff)).rejects.toMatchObject({ code: 'approval.samePerson' });
    await decide(true, id, second);
    const lost = await market.see(id);
    expect([lost.state, lost.due?.on]).toEqual(['refunding', ['finance']]);
    await act(staffContract.refundOrder, id, staff);
    expect(await market.available(buyerId)).toBe(before);
  });

  it('is sent again by the seller, with the money still held', async () => {
    const { act, seller, staff, parcel } = market;
    const id = await bringTo(market, 'inbound');
    const { version } = await act(staffContract.traceParcel, id, staff, trace);
    const ask = { outcome: 'shipAgain', caseNo: 'CLAIM-2', reason: 'lost in Leipzig' } as const;
    await market.call(staffContract.requestLoss, { id, version, ...ask }, market.as(staff));
    await decide(true, id, second);
    expect((await market.see(id)).state).toBe('paid');
    expect((await market.escrow(id))?.rest).toBe(TOTAL);
    expect((await act(contract.shipOrder, id, seller, parcel)).state).toBe('inbound');
  });

  it('goes on where it was found, or where the second person refuses', async () => {
    const { act, staff } = market;
    const id = await bringTo(market, 'inbound');
    const { version } = await act(staffContract.traceParcel, id, staff, trace);
    const ask = { outcome: 'refund', caseNo: 'CLAIM-3', reason: 'lost' } as const;
    await market.call(staffContract.requestLoss, { id, version, ...ask }, market.as(staff));
    await decide(false, id, second);
    const found = await act(staffContract.endTrace, id, staff);
    expect([found.state, found.trace]).toEqual(['inbound', null]);
  });

  it('that held the rest of a short count is given up, and what came first goes on', async () => {
    const { act, buyer, seller, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await act(contract.acknowledgeCount, id, seller);
    await act(contract.requestRest, id, buyer);
    await act(contract.shipRest, id, seller, { ...parcel, lines: [{ lineId, pieces: 10 }] });
    await act(staffContract.traceParcel, id, staff, trace);
    const ask = { outcome: 'refund', caseNo: 'CLAIM-4', reason: 'lost' } as const;
    await expect(act(staffContract.requestLoss, id, staff, ask)).rejects.toMatchObject(
      guard('lossApproved'),
    );
    // Both parties have their day anew, and say anew that they saw the count.
    const back = await act(staffContract.abandonRest, id, staff, {}, later(9));
    expect(back).toMatchObject({
      state: 'received',
      count: { acknowledgedBy: [] },
      due: { on: ['buyer', 'seller'], at: addWorkingDays(later(9), 1).toISOString() },
    });
    await expect(market.inspect(id, later(9))).rejects.toMatchObject(guard('countSettled'));
    expect(back.lines[0]?.pieces).toMatchObject({ shipped: 990, received: 990 });
    expect((await act(contract.closeShort, id, buyer)).sums.refunded.amount).toBe('28.60');
  });

  it('lost on its way to the buyer gives the buyer all back and the seller its pay', async () => {
    const { act, staff, buyerId, sellerId } = market;
    const before = await market.available(buyerId);
    const sellerBefore = await market.available(sellerId);
    const id = await bringTo(market, 'dispatched');
    const { version } = await act(staffContract.traceParcel, id, staff, trace);
    const ask = { outcome: 'refund', caseNo: 'CLAIM-5', reason: 'truck burnt' } as const;
    await market.call(staffContract.requestLoss, { id, version, ...ask }, market.as(staff));
    await decide(true, id, second);
    await act(staffContract.refundOrder, id, staff);
    expect(await market.available(buyerId)).toBe(before);
    expect(await market.available(sellerId)).toBe(sellerBefore + 2774_20n);
    expect((await market.see(id)).state).toBe('refunded');
  });
});
