import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import {
  asStaff,
  bringTo,
  dock,
  later,
  newLine,
  openPipeline,
  type Pipeline,
} from '#harness/pipeline.ts';
import { rows, transaction } from '#server/kit/database/database.ts';
import {
  consumePieces,
  findPayableOrder,
  lineVerdicts,
  lotsOf,
  payRecharged,
  sellerLots,
} from '../public.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

/** 2,860.00 goods + 120.00 tests + 45.00 freight. */
const TOTAL = 3025_00n;

describe('the good deal', () => {
  it('spec 4: trade flow: goes from placed to completed, and every cent has its place', async () => {
    const { act, buyer, seller, staff, parcel, buyerId, sellerId } = market;
    const before = await market.available(buyerId);
    const sellerBefore = await market.available(sellerId);
    const id = await bringTo(market, 'paid');
    expect(await market.available(buyerId)).toBe(before - TOTAL);
    expect(await market.escrow(id)).toMatchObject({ held: TOTAL, rest: TOTAL });

    const sent = await act(contract.shipOrder, id, seller, parcel);
    expect([sent.state, sent.inbound?.trackingNo]).toEqual(['inbound', 'JD014600003SE']);
    const [line] = sent.lines;
    const lines = [{ lineId: line?.id, pieces: 1000 }];
    const received = await act(staffContract.receiveOrder, id, staff, { ...dock, lines });
    expect(received.count).toEqual({
      differs: false,
      acknowledgedBy: [],
      restRequestedAt: null,
      recountedAt: null,
    });
    expect(received.lines[0]?.pieces).toMatchObject({ received: 1000, onShelf: 1000 });

    const [lot] = (await market.inspect(id)).record.lots;
    expect(lot?.no).toMatch(/^LOT-261120-\d{4}$/);
    const eaten = await transaction(market.db, (tx) =>
      consumePieces(tx, { lotId: lot?.id ?? '', pieces: 3, cause: 'QC-1', now: later(0) }),
    );
    expect(eaten).toEqual({ onShelf: 997 });
    await market.report(id, ['pass']);
    expect(await lineVerdicts(market.db, id)).toEqual([{ lineId: line?.id, verdict: 'pass' }]);

    const half = await act(contract.acceptResult, id, seller);
    expect([half.state, half.acceptedBy]).toEqual(['reported', ['seller']]);
    const cleared = await act(contract.acceptResult, id, buyer);
    expect([cleared.state, cleared.lines[0]?.acceptedQuantity]).toEqual(['cleared', 1000]);

    const gone = await act(staffContract.dispatchOrder, id, staff, parcel);
    expect(gone.lines[0]?.pieces).toMatchObject({ consumed: 3, dispatched: 997, onShelf: 0 });
    expect((await market.escrow(id))?.rest).toBe(TOTAL);
    const done = await act(contract.confirmReceipt, id, buyer);
    expect(done.state).toBe('completed');
    expect(done.allowedEvents).toEqual([]);
    expect(await market.escrow(id)).toMatchObject({ released: TOTAL, refunded: 0n, rest: 0n });
    expect(await market.available(sellerId)).toBe(sellerBefore + 2774_20n);
    expect(done.history.map(({ event }) => event)).toEqual([
      'place',
      'confirm',
      'pay',
      'ship',
      'receive',
      'inspect',
      'report',
      'accept',
      'accept',
      'dispatch',
      'confirmReceipt',
    ]);
    expect(done.history.map(({ you }) => you).filter(Boolean)).toHaveLength(4);
    expect((await sellerLots(market.db, [sellerId])).get(sellerId)?.passedLots).toBeGreaterThan(0);
  });

  it('tells the other party, in the transaction of the act', async () => {
    const id = await bringTo(market, 'paid');
    const messages = await rows<{ account: string; kind: string; link: string }>(
      market.db,
      sql`select account, kind, link from messages.message where link like ${`%${id}`} order by id`,
    );
    expect(messages).toEqual([
      {
        account: market.sellerId,
        kind: 'orders.placedFrom',
        link: `/seller-my-order-detail/${id}`,
      },
      { account: market.buyerId, kind: 'orders.confirm', link: `/my-order-details/${id}` },
      { account: market.buyerId, kind: 'orders.pay', link: `/my-order-details/${id}` },
      { account: market.sellerId, kind: 'orders.pay', link: `/seller-my-order-detail/${id}` },
    ]);
  });

  it('writes the acts of staff to the audit log', async () => {
    const id = await bringTo(market, 'received');
    const kept = await rows<{ body: string }>(
      market.db,
      sql`select body from operator.audit where body like ${`%${id}%`}`,
    );
    expect(kept).toHaveLength(1);
    expect(JSON.parse(kept[0]?.body ?? '')).toMatchObject({
      what: 'order.receive',
      before: { state: 'inbound' },
      after: { state: 'received' },
    });
  });
});

describe('a test that was bought and not made', () => {
  const notMade = (id: string, lineId: string, minor: bigint) =>
    market.report(id, ['pass'], undefined, [{ lineId, minor }]);

  it('is refunded with the report, and the seller gets what the goods cost', async () => {
    const { act, buyer, seller, staff, parcel, buyerId, sellerId } = market;
    const [before, sellerBefore] = [
      await market.available(buyerId),
      await market.available(sellerId),
    ];
    const id = await bringTo(market, 'inspecting');
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await notMade(id, lineId, 60_00n);
    expect(await market.available(buyerId)).toBe(before - TOTAL + 60_00n);
    const reported = (await market.see(id)).history.at(-1);
    expect([reported?.event, reported?.facts.amount?.amount]).toEqual(['report', '60.00']);
    await act(contract.acceptResult, id, seller);
    await act(contract.acceptResult, id, buyer);
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    expect(await market.escrow(id)).toMatchObject({ refunded: 60_00n, rest: 0n });
    expect(await market.available(sellerId)).toBe(sellerBefore + 2774_20n);
  });

  it('is refunded once, whatever a retest makes up for', async () => {
    const { act, buyer, staff, buyerId } = market;
    const before = await market.available(buyerId);
    const id = await bringTo(market, 'inspecting');
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await notMade(id, lineId, 60_00n);
    await act(contract.rejectResult, id, buyer, { reason: 'why', lines: [lineId] });
    await market.rule(staffContract.retestOrder, id, { reason: 'again' });
    await notMade(id, lineId, 0n);
    expect(await market.available(buyerId)).toBe(before - TOTAL + 60_00n);
    await act(contract.rejectResult, id, buyer, { reason: 'why', lines: [lineId] });
    await market.rule(staffContract.quarantineOrder, id, { reason: 'fake' });
    await act(staffContract.refundOrder, id, staff);
    expect(await market.available(buyerId)).toBe(before);
  });
});

describe('the bad deal', () => {
  it('spec 4: bad deal: goes back to the seller and all of the money to the buyer', async () => {
    const { act, buyer, staff, parcel, buyerId } = market;
    const before = await market.available(buyerId);
    const id = await bringTo(market, 'reported', { verdicts: ['fail'] });
    const lineId = (await market.see(id)).lines[0]?.id;
    const reject = { reason: 'remarked', lines: [lineId] };
    expect((await act(contract.rejectResult, id, buyer, reject)).state).toBe('disputed');
    const back = await market.rule(staffContract.orderReturn, id, { reason: 'fail' });
    expect([back.state, back.dispute?.decision, back.lines[0]?.refund?.amount]).toEqual([
      'returning',
      'orderReturn',
      '2980.00',
    ]);
    await expect(act(staffContract.sendBackOrder, id, staff, parcel)).rejects.toMatchObject({
      code: 'order.guard',
      facts: { guard: 'returnAuthorised' },
    });
    expect((await act(contract.authoriseReturn, id, buyer)).returnAuthorised).toBe(true);
    const sent = await act(staffContract.sendBackOrder, id, staff, parcel);
    expect(sent.lines[0]?.pieces).toMatchObject({ returned: 1000, onShelf: 0 });
    const over = await act(staffContract.refundOrder, id, staff);
    expect([over.state, over.sums.refunded.amount]).toEqual(['refunded', '3025.00']);
    expect(await market.escrow(id)).toMatchObject({ refunded: TOTAL, released: 0n, rest: 0n });
    expect(await market.available(buyerId)).toBe(before);
  });

  it('keeps suspected goods in quarantine and gives the money back', async () => {
    const { act, buyer, staff } = market;
    const id = await bringTo(market, 'reported', { verdicts: ['suspect'] });
    const lineId = (await market.see(id)).lines[0]?.id;
    await act(contract.rejectResult, id, buyer, { reason: 'fake', lines: [lineId] });
    const kept = await market.rule(staffContract.quarantineOrder, id, { reason: 'blacktopped' });
    expect(kept.lines[0]?.pieces).toMatchObject({ quarantined: 1000, onShelf: 0 });
    expect((await act(staffContract.refundOrder, id, staff)).state).toBe('refunded');
    expect((await market.escrow(id))?.refunded).toBe(TOTAL);
  });

  it('may be tested again, and both confirm anew', async () => {
    const { act, buyer, seller } = market;
    const id = await bringTo(market, 'reported', { verdicts: ['conditional'] });
    await act(contract.acceptResult, id, seller);
    const lineId = (await market.see(id)).lines[0]?.id;
    await act(contract.rejectResult, id, buyer, { reason: 'why', lines: [lineId] });
    const again = await market.rule(staffContract.retestOrder, id, { reason: 'doubt' });
    expect([again.state, again.acceptedBy]).toEqual(['inspecting', []]);
    await market.report(id, ['pass']);
    expect((await act(contract.acceptResult, id, buyer)).state).toBe('reported');
    expect((await act(contract.acceptResult, id, seller)).state).toBe('cleared');
  });
});

describe('a part', () => {
  it('is paid, and the rest refunded at once and sent back with its own parcel', async () => {
    const { act, buyer, staff, parcel, sellerId } = market;
    const lines = [newLine(), newLine({ mpn: 'LM358DR', quantity: 500, unitPrice: 10000n })];
    const sellerBefore = await market.available(sellerId);
    const id = await bringTo(market, 'reported', { lines, verdicts: ['pass', 'fail'] });
    const [first, second] = (await market.see(id)).lines.map((line) => line.id);
    await act(contract.rejectResult, id, buyer, { reason: 'both', lines: [first, second] });
    const part = (a: number, b: number) => ({
      reason: 'first is good',
      lines: [
        { lineId: first, acceptedQuantity: a },
        { lineId: second, acceptedQuantity: b },
      ],
    });
    const wrong = [part(1001, 0), { reason: 'x', lines: [{ lineId: first, acceptedQuantity: 1 }] }];
    for (const one of wrong) {
      await expect(market.rule(staffContract.settlePart, id, one)).rejects.toMatchObject({
        code: 'order.lines',
      });
    }
    const settled = await market.rule(staffContract.settlePart, id, part(900, 0));
    // 286.00 of the first line; 50.00 of the second with its tests, since nothing of it is kept.
    expect(settled.lines.map((line) => line.refund?.amount)).toEqual(['286.00', '170.00']);
    expect(await market.escrow(id)).toMatchObject({ refunded: 456_00n, released: 0n });
    await expect(act(staffContract.dispatchOrder, id, staff, parcel)).rejects.toMatchObject({
      code: 'order.guard',
      facts: { guard: 'restReturned' },
    });
    const rest = await act(staffContract.sendBackRest, id, staff, parcel);
    expect([rest.state, rest.back?.trackingNo]).toEqual(['cleared', parcel.trackingNo]);
    const gone = await act(staffContract.dispatchOrder, id, staff, parcel);
    expect(gone.lines.map((line) => [line.pieces?.dispatched, line.pieces?.returned])).toEqual([
      [900, 100],
      [0, 500],
    ]);
    await act(contract.confirmReceipt, id, buyer);
    expect(await market.escrow(id)).toMatchObject({ refunded: 456_00n, rest: 0n });
    // 900 x 2.86 less 3 %.
    expect(await market.available(sellerId)).toBe(sellerBefore + 2496_78n);
  });
});

describe('a count that differs', () => {
  it('is seen by both before the bench goes on, and the missing pieces are refunded', async () => {
    const { act, buyer, seller, staff, parcel } = market;
    const id = await bringTo(market, 'received', { received: [990] });
    expect((await market.see(id)).count).toEqual({
      differs: true,
      acknowledgedBy: [],
      restRequestedAt: null,
      recountedAt: null,
    });
    await expect(market.inspect(id)).rejects.toMatchObject({ facts: { guard: 'countSettled' } });
    await act(contract.acknowledgeCount, id, buyer);
    await expect(act(contract.acknowledgeCount, id, buyer)).rejects.toMatchObject({
      code: 'order.guard',
    });
    await act(contract.acknowledgeCount, id, seller);
    await market.inspect(id);
    await market.report(id, ['pass']);
    await act(contract.acceptResult, id, buyer);
    const cleared = await act(contract.acceptResult, id, seller);
    expect(cleared.lines[0]).toMatchObject({ acceptedQuantity: 990, refund: { amount: '28.60' } });
    await act(staffContract.dispatchOrder, id, staff, parcel);
    await act(contract.confirmReceipt, id, buyer);
    const escrow = await market.escrow(id);
    expect(escrow).toMatchObject({ refunded: 28_60n, released: TOTAL - 28_60n, rest: 0n });
  });

  it('needs every line and a piece to be received', async () => {
    const id = await bringTo(market, 'inbound');
    const lineId = (await market.see(id)).lines[0]?.id;
    for (const lines of [[{ lineId, pieces: 0 }], [{ lineId: market.buyerId, pieces: 5 }]]) {
      await expect(
        market.act(staffContract.receiveOrder, id, market.staff, { ...dock, lines }),
      ).rejects.toMatchObject({ code: 'order.lines' });
    }
  });
});

describe('refusals', () => {
  it('answer 404 to whoever is no party, read or act', async () => {
    const id = await bringTo(market, 'confirmed');
    const stranger = { ...market.buyer, accountId: '00000000-0000-7000-8000-000000000000' };
    await expect(market.see(id, stranger)).rejects.toMatchObject({ code: 'notFound' });
    await expect(market.act(contract.payOrder, id, stranger)).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('name whose move it is, and the state', async () => {
    const id = await bringTo(market, 'confirmed');
    await expect(market.act(contract.payOrder, id, market.seller)).rejects.toMatchObject({
      code: 'order.notYourMove',
    });
    await expect(
      market.act(contract.shipOrder, id, market.seller, market.parcel),
    ).rejects.toMatchObject({ code: 'order.wrongState', facts: { state: 'confirmed' } });
  });

  it('let only the role act that the table names', async () => {
    const id = await bringTo(market, 'inbound');
    await expect(
      market.act(staffContract.receiveOrder, id, asStaff('finance'), dock),
    ).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('spec 8: changed meanwhile: stop a stale version and change nothing', async () => {
    const id = await bringTo(market, 'confirmed');
    const { version } = await market.see(id);
    const stale = { id, version: version - 1 };
    await expect(
      market.call(contract.payOrder, stale, market.as(market.buyer)),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
    expect(await market.escrow(id)).toBeNull();
  });

  it('stop a payment without money', async () => {
    const lines = [newLine({ quantity: 1_000_000_000 })];
    const id = await bringTo(market, 'confirmed', { lines });
    await expect(market.act(contract.payOrder, id, market.buyer)).rejects.toMatchObject({
      code: 'wallet.notEnough',
    });
    expect((await market.see(id)).state).toBe('confirmed');
  });

  it('stop a line that has no price in cents', async () => {
    const lines = [newLine({ quantity: 1, unitPrice: 1n })];
    await expect(market.place(lines)).rejects.toMatchObject({ code: 'order.lines' });
  });
});

describe('races', () => {
  it('pay once: the second of two at once is stale', async () => {
    const id = await bringTo(market, 'confirmed');
    const { version } = await market.see(id);
    const pay = () => market.call(contract.payOrder, { id, version }, market.as(market.buyer));
    const both = await Promise.allSettled([pay(), pay()]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'order.hasChange' },
    });
    expect((await market.escrow(id))?.held).toBe(TOTAL);
  });

  it('let either cancel or pay, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await bringTo(market, 'confirmed');
      const { version } = await market.see(id);
      await Promise.allSettled([
        market.call(contract.payOrder, { id, version }, market.as(market.buyer)),
        market.call(contract.cancelOrder, { id, version }, market.as(market.seller)),
      ]);
      const { state } = await market.see(id);
      expect(await market.escrow(id).then((hold) => hold?.rest ?? 0n)).toBe(
        state === 'paid' ? TOTAL : 0n,
      );
      expect(['paid', 'cancelled']).toContain(state);
    }
  });

  it('count both confirmations that come at once, one after the other', async () => {
    const id = await bringTo(market, 'reported');
    const { version } = await market.see(id);
    const accept = (caller: typeof market.buyer) =>
      market.call(contract.acceptResult, { id, version }, market.as(caller));
    const both = await Promise.allSettled([accept(market.buyer), accept(market.seller)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await market.see(id)).state).toBe('reported');
  });
});

describe('a bank transfer', () => {
  const who = { accountId: null, name: 'Finance' };
  it('pays the order that it is tied to, once', async () => {
    const id = await bringTo(market, 'confirmed');
    const pay = () =>
      transaction(market.db, (tx) =>
        payRecharged(tx, {
          orderId: id,
          accountId: market.buyerId,
          minor: TOTAL,
          actor: who,
          now: later(0),
        }),
      );
    expect([await pay(), await pay()]).toEqual(['paid', null]);
    expect((await market.see(id)).state).toBe('paid');
  });

  it('that is too short pays nothing: the rest is not taken from the balance unasked', async () => {
    const id = await bringTo(market, 'confirmed');
    const before = await market.available(market.buyerId);
    const asked = { orderId: id, accountId: market.buyerId, actor: who, now: later(0) };
    const pay = (minor: bigint) =>
      transaction(market.db, (tx) => payRecharged(tx, { ...asked, minor }));
    expect(await pay(TOTAL - 1n)).toBe('short');
    expect((await market.see(id)).state).toBe('confirmed');
    expect(await market.available(market.buyerId)).toBe(before);
    const [message] = await rows<{ kind: string }>(
      market.db,
      sql`select kind from messages.message where link like ${`%${id}`} order by id desc limit 1`,
    );
    expect(message?.kind).toBe('orders.transferShort');
    // An excess stays on the balance.
    expect(await pay(TOTAL + 500n)).toBe('paid');
    expect(await market.available(market.buyerId)).toBe(before - TOTAL);
  });

  it('may be tied to an order by its buyer while it waits for payment', async () => {
    const id = await bringTo(market, 'confirmed');
    const payable = (ownerId: string) => findPayableOrder(market.db, { orderId: id, ownerId });
    expect(await payable(market.buyerId)).toMatchObject({ kind: 'trade', id });
    await expect(payable(market.sellerId)).rejects.toMatchObject({ code: 'notFound' });
    await market.act(contract.payOrder, id, market.buyer);
    await expect(payable(market.buyerId)).rejects.toMatchObject({ code: 'order.wrongState' });
  });

  it('pays nobody else’s order', async () => {
    const id = await bringTo(market, 'confirmed');
    const paid = await transaction(market.db, (tx) =>
      payRecharged(tx, {
        orderId: id,
        accountId: market.sellerId,
        minor: TOTAL,
        actor: who,
        now: later(0),
      }),
    );
    expect([paid, (await market.see(id)).state]).toEqual([null, 'confirmed']);
  });
});

describe('lots', () => {
  it('hold exactly what the dock counted', async () => {
    const id = await bringTo(market, 'received');
    const line = (await market.see(id)).lines[0];
    const inspect = (...pieces: number[]) =>
      market.applyEvent({
        id,
        version: null,
        event: 'inspect',
        actor: { as: 'qc', accountId: null, name: 'qc' },
        payload: {
          lots: pieces.map((count, at) => ({
            lineId: line?.id ?? '',
            dateCode: `24${10 + at}`,
            lotCode: '',
            pieces: count,
          })),
        },
      });
    await expect(inspect(999)).rejects.toMatchObject({ code: 'qc.lotSum' });
    await expect(inspect(600, 401)).rejects.toMatchObject({ code: 'qc.lotSum' });
    expect((await inspect(600, 400)).record.lots.map((lot) => lot.received)).toEqual([600, 400]);
    expect(await lotsOf(market.db, id)).toHaveLength(2);
  });
});
