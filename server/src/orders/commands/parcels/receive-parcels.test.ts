import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/orders/calls.ts';
import * as endings from '#contract/orders/endings-calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { bringTo, dock, later, NOW, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { countParcels, findOrdersByNumber, listParcels } from '../../store/parcels.ts';

let market: Pipeline;
beforeAll(async () => {
  market = await openPipeline();
});
afterAll(() => market.close());

const numbers = ['SF1000000001', 'SF1000000002', 'SF1000000003'] as const;
const [first, secondNo, thirdNo] = numbers;
const three = {
  carrier: 'SF',
  trackingNo: first,
  moreParcels: [
    { carrier: 'SF', trackingNo: secondNo },
    { carrier: 'UPS', trackingNo: thirdNo },
  ],
} as const;
const colleague = staffCaller('Staff', 'warehouse');

/** Ships an order in three parcels. */
async function shipped(parcels: object = three): Promise<string> {
  const id = await bringTo(market, 'paid');
  await market.act(contract.shipOrder, id, market.seller, parcels);
  return id;
}

async function receive(
  call: typeof staffContract.receiveOrder | typeof staffContract.receiveParcel,
  id: string,
  pieces: number,
  facts: object = {},
  caller: Caller = market.staff,
  now: Date = NOW,
) {
  const [line] = (await market.see(id)).lines;
  if (line === undefined) throw new Error('an order has a line');
  const counted = { ...dock, lines: [{ lineId: line.id, pieces }], ...facts };
  return market.act(call as typeof staffContract.receiveOrder, id, caller, counted, now);
}
const part = (id: string, pieces: number, facts?: object, caller?: Caller, now?: Date) =>
  receive(staffContract.receiveParcel, id, pieces, facts, caller, now);
const last = (id: string, pieces: number, facts?: object, caller?: Caller, now?: Date) =>
  receive(staffContract.receiveOrder, id, pieces, facts, caller, now);

/** The pieces and the money of every ending of an order. */
async function endingsOf(id: string) {
  const { stages } = await market.call(endings.orderEndings, { id }, market.as(market.buyer));
  return stages.flatMap((stage) =>
    stage.endings.map(({ key, acceptedPieces, buyerPays, buyerBack }) => ({
      key,
      acceptedPieces,
      buyerPays,
      buyerBack,
    })),
  );
}

const quantityOf = async (id: string): Promise<number> =>
  (await market.see(id)).lines[0]?.quantity ?? 0;

describe('a shipment of three parcels', () => {
  it('is received one by one, and the order goes on with the last of them', async () => {
    const id = await shipped();
    const sent = await market.see(id);
    expect(sent.inbound).toMatchObject({ carrier: 'SF', trackingNo: first });
    expect(sent.inbound?.parcels.map(({ trackingNo }) => trackingNo)).toEqual(numbers);
    expect(sent.history.at(-1)?.facts).toMatchObject({ parcels: 3 });
    const all = await quantityOf(id);
    const before = await endingsOf(id);
    await part(id, 100, { parcel: 1, weightKg: '1.1', location: 'A-01' });
    const two = await part(id, 200, { weightKg: '2.2', location: 'A-02' });
    expect(two).toMatchObject({
      state: 'inbound',
      count: null,
      dock: { parcels: 2, weightKg: '3.3' },
    });
    expect(two.dock?.location).toBe('A-01, A-02');
    expect(two.inbound).toMatchObject({
      deliveredAt: null,
      parcels: [{ pieces: 200 }, { pieces: 100 }, { receivedAt: null, pieces: null }],
    });
    expect(two.history.at(-1)).toMatchObject({
      event: 'receiveParcel',
      facts: { trackingNo: first, parcels: 3, receivedParcels: 2, pieces: 200 },
    });
    // The pieces that have come so far decide nothing: the endings reckon with all that was declared.
    expect(await endingsOf(id)).toEqual(before);
    const whole = await last(id, all - 300);
    expect(whole).toMatchObject({ state: 'received', count: { differs: false } });
    expect(whole.lines[0]?.pieces).toMatchObject({ received: all });
    expect(whole.inbound?.deliveredAt).not.toBeNull();
  });

  it('is closed with parcels missing only where the dock says so, and is short then', async () => {
    const id = await shipped();
    await part(id, 100);
    await expect(last(id, 200)).rejects.toMatchObject({ code: 'order.parcelsMissing' });
    const short = await last(id, 200, { restMissing: true });
    expect(short).toMatchObject({ state: 'received', count: { differs: true } });
    expect(short.inbound?.parcels.at(2)).toMatchObject({ receivedAt: null });
    const asked = await market.act(contract.requestRest, id, market.buyer);
    expect(asked.count?.restRequestedAt).not.toBeNull();
    const rest = (await quantityOf(id)) - 300;
    const again = await market.act(contract.shipRest, id, market.seller, {
      carrier: 'SF',
      trackingNo: 'SF1000000004',
      moreParcels: [{ carrier: 'SF', trackingNo: 'SF1000000005' }],
      lines: [{ lineId: short.lines[0]?.id, pieces: rest }],
    });
    expect(again.inbound?.parcels).toHaveLength(2);
    await part(id, 1);
    const whole = await last(id, rest - 1);
    expect(whole).toMatchObject({ state: 'received', count: { differs: false } });
  });

  it('goes on without parcels that the carrier lost once one of them lies at the dock', async () => {
    const id = await shipped();
    const declared = (await market.see(id)).lines[0]?.pieces?.shipped;
    await part(id, 100);
    const traced = await market.act(staffContract.traceParcel, id, market.staff, {
      caseNo: 'T-1',
      note: 'No scan',
      parcel: 2,
    });
    const loss = { outcome: 'refund', caseNo: 'C-1', reason: 'lost' } as const;
    await expect(
      market.call(
        staffContract.requestLoss,
        { id, version: traced.version, ...loss },
        market.as(market.staff),
      ),
    ).rejects.toMatchObject({ code: 'order.guard' });
    // Another parcel than the traced one changes nothing about the trace.
    expect((await part(id, 100)).trace).not.toBeNull();
    const given = await market.act(staffContract.abandonRest, id, market.staff, {}, later(5));
    expect(given).toMatchObject({ state: 'received', trace: null, count: { differs: true } });
    expect(given.lines[0]?.pieces).toMatchObject({ shipped: declared, received: 200 });
    // The parties have their day for the count from now on, not from the first parcel.
    expect(given.due?.on).toEqual(['buyer', 'seller']);
  });

  it('cannot have one number on two parcels, nor get it by a correction of the seller', async () => {
    const id = await bringTo(market, 'paid');
    const twice = { ...three, moreParcels: [{ carrier: 'SF', trackingNo: 'sf 1000000001' }] };
    await expect(market.act(contract.shipOrder, id, market.seller, twice)).rejects.toMatchObject({
      issues: [{ path: ['moreParcels', 0, 'trackingNo'], message: 'trackingTwice' }],
    });
    await market.act(contract.shipOrder, id, market.seller, three);
    const mend = (facts: object) =>
      market.act(contract.updateTracking, id, market.seller, { carrier: 'SF', ...facts });
    await expect(mend({ trackingNo: first, parcel: 1 })).rejects.toMatchObject({
      fieldErrors: [{ field: 'trackingNo', key: 'trackingTwice' }],
    });
    const mended = await mend({ trackingNo: 'SF1000000009', parcel: 1 });
    expect(mended.inbound).toMatchObject({ trackingNo: first });
    expect(mended.inbound?.parcels.at(1)).toMatchObject({ trackingNo: 'SF1000000009' });
    await part(id, 1, { parcel: 1 });
    await expect(mend({ trackingNo: secondNo, parcel: 1 })).rejects.toMatchObject({
      code: 'order.parcelReceived',
    });
  });

  it('is found at the dock by the number of its second parcel', async () => {
    const trackingNo = 'SF2000000002';
    const id = await shipped({ ...three, moreParcels: [{ carrier: 'SF', trackingNo }] });
    expect(await findOrdersByNumber(market.db, trackingNo)).toMatchObject([
      { orderId: id, parcel: 1 },
    ]);
    const filter = { states: ['inbound'], waits: false, keyword: trackingNo, shelf: '' } as const;
    expect(await countParcels(market.db, filter)).toBe(1);
    expect(await listParcels(market.db, filter, { limit: 5, offset: 0 })).toMatchObject([
      { orderId: id, parcels: 2, receivedParcels: 0 },
    ]);
    const { rows } = await sql`select 1 from operator.term
      where kind = 'order' and record_id = ${id} and term = ${trackingNo.toLowerCase()}`.execute(
      market.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('is found first where it waits for the number, and no more once that parcel came', async () => {
    const trackingNo = 'SF2000000077';
    const moreParcels = [{ carrier: 'SF', trackingNo }];
    const open = await shipped({ ...three, moreParcels });
    // Ten younger orders whose parcel of the number came.
    const younger = [];
    for (let nth = 0; nth < 10; nth += 1) younger.push(await shipped({ ...three, moreParcels }));
    for (const id of younger) await part(id, 10, { parcel: 1 });
    const found = await findOrdersByNumber(market.db, trackingNo);
    expect(found.map(({ isAwaited }) => isAwaited)).toEqual([true, ...Array(9).fill(false)]);
    expect(found[0]).toMatchObject({ orderId: open, parcel: 1 });
    await part(open, 10, { parcel: 1 });
    expect((await findOrdersByNumber(market.db, trackingNo))[0]?.isAwaited).toBe(false);
  });

  it('has no parcel that is received twice, and none before the last by itself', async () => {
    const id = await shipped();
    await part(id, 10, { parcel: 0 });
    await expect(part(id, 10, { parcel: 0 })).rejects.toMatchObject({
      code: 'order.parcelReceived',
    });
    await expect(part(id, 10, { parcel: 7 })).rejects.toMatchObject({
      code: 'order.parcelReceived',
    });
    await part(id, 10);
    await expect(part(id, 10)).rejects.toMatchObject({ code: 'order.guard' });
  });

  it('is counted again only by a person who counted none of its parcels', async () => {
    const id = await shipped();
    await part(id, 100);
    await part(id, 100, {}, colleague);
    const closed = await last(id, 100, {}, colleague);
    const again = { reason: 'again', lines: [{ lineId: closed.lines[0]?.id, pieces: 301 }] };
    for (const [caller, place] of [
      [market.staff, 0],
      [colleague, 1],
      [colleague, 2],
    ] as const) {
      await expect(
        market.act(staffContract.recountOrder, id, caller, { ...again, parcel: place }),
      ).rejects.toMatchObject({ code: 'order.guard' });
    }
  });

  it('has another count of one parcel, which leaves those of the others', async () => {
    const id = await shipped();
    await part(id, 100);
    await part(id, 200, {}, colleague);
    const closed = await last(id, 300, {}, colleague);
    const [line] = closed.lines;
    const again = { reason: 'a reel was overlooked', lines: [{ lineId: line?.id, pieces: 250 }] };
    const recount = (facts: object) =>
      market.act(staffContract.recountOrder, id, market.staff, { ...again, ...facts });
    await expect(recount({})).rejects.toMatchObject({
      fieldErrors: [{ field: 'parcel', key: 'needed' }],
    });
    await expect(recount({ parcel: 3 })).rejects.toMatchObject({
      fieldErrors: [{ field: 'parcel', key: 'invalid' }],
    });
    const right = await recount({ parcel: 1 });
    expect(right.inbound?.parcels.map(({ pieces }) => pieces)).toEqual([100, 250, 300]);
    expect(right.lines[0]?.pieces?.received).toBe(650);
    expect(right.inbound?.parcels.map(({ countedByYou }) => countedByYou)).toEqual([
      true,
      true,
      false,
    ]);
    expect(right.history.at(-1)).toMatchObject({
      event: 'recount',
      facts: { trackingNo: secondNo, pieces: 650 },
    });
    // The person who counted it last does not count it once more.
    await expect(recount({ parcel: 1 })).rejects.toMatchObject({ code: 'order.guard' });
  });

  it('states the pieces of each parcel, and the endings reckon without the one that is traced', async () => {
    const paid = await bringTo(market, 'paid');
    const [line] = (await market.see(paid)).lines;
    const quantity = line?.quantity ?? 0;
    const of = (pieces: number) => [{ lineId: line?.id, pieces }];
    const ship = (facts: object) =>
      market.act(contract.shipOrder, paid, market.seller, { ...three, ...facts });
    for (const contents of [
      [of(1), of(2)],
      [of(1), of(2), []],
      [of(2e9), of(2e9), of(1)],
    ]) {
      await expect(ship({ contents })).rejects.toThrow('contents');
    }
    const contents = [of(100), of(200), of(quantity - 300)];
    await expect(ship({ contents, lines: of(5) })).rejects.toThrow('lines');
    const twice = [[...of(1), ...of(1)], of(1), of(1)];
    await expect(ship({ contents: twice })).rejects.toMatchObject({ code: 'order.lines' });
    const sent = await ship({ contents });
    expect(sent.inbound?.parcels.map(({ declared }) => declared)).toEqual(contents);
    expect(sent.lines[0]?.pieces?.shipped).toBe(quantity);
    expect(sent.history.at(-1)?.facts.moreTrackingNos).toBe(`${secondNo}, ${thirdNo}`);
    await part(paid, 100);
    const accepted = async () =>
      (await endingsOf(paid)).map(({ acceptedPieces }) => acceptedPieces);
    const all = await accepted();
    expect(Math.max(...all.map(Number))).toBe(quantity);
    const trace = { caseNo: 'T-2', note: 'no scan', parcel: 1 };
    const traced = await market.act(staffContract.traceParcel, paid, market.staff, trace);
    expect(traced.trace).toMatchObject({ carrier: 'SF', trackingNo: secondNo });
    expect(traced.history.at(-1)?.facts).toMatchObject({ trackingNo: secondNo });
    expect(Math.max(...(await accepted()).map(Number))).toBe(quantity - 200);
    // It alone is given up: the third is still to come, and closes the count.
    const alone = await market.act(staffContract.abandonRest, paid, market.staff);
    expect(alone).toMatchObject({ state: 'inbound', count: null, trace: null });
    expect(alone.inbound?.parcels[1]?.abandonedAt).not.toBeNull();
    expect(alone.history.at(-1)?.facts).toMatchObject({ trackingNo: secondNo, parcels: 3 });
    await expect(part(paid, 5)).rejects.toMatchObject({ code: 'order.guard' });
    // The parcel that was given up comes after all.
    await part(paid, 150, { parcel: 1 });
    const whole = await last(paid, quantity - 300);
    expect(whole).toMatchObject({ state: 'received', count: { differs: true } });
    expect(whole.lines[0]?.pieces?.received).toBe(quantity - 50);
  });

  it('is not lost as a whole while another of its parcels is on its way', async () => {
    const id = await shipped();
    await market.act(staffContract.traceParcel, id, market.staff, { caseNo: 'T-3', note: 'x' });
    const lost = { outcome: 'refund', caseNo: 'T-3', reason: 'lost' } as const;
    const declare = () => market.act(staffContract.requestLoss, id, market.staff, lost);
    await expect(declare()).rejects.toMatchObject({ code: 'order.guard' });
    for (const place of [0, 1]) {
      if (place > 0) {
        const next = { caseNo: 'T-3', note: 'x', parcel: place };
        await market.act(staffContract.traceParcel, id, market.staff, next);
      }
      expect(await market.act(staffContract.abandonRest, id, market.staff)).toMatchObject({
        state: 'inbound',
      });
    }
    await market.act(staffContract.traceParcel, id, market.staff, { caseNo: 'T-3', note: 'x' });
    await expect(market.act(staffContract.abandonRest, id, market.staff)).rejects.toMatchObject({
      code: 'order.guard',
    });
    expect((await declare()).trace).toMatchObject({ lossRequested: true, trackingNo: thirdNo });
  });
});

it('a shipment of before is read as one parcel, and the migration writes it so', async () => {
  const id = await bringTo(market, 'inbound');
  await sql`update orders."order" set inbound = inbound - 'parcels' where id = ${id}`.execute(
    market.db,
  );
  const old = await market.see(id);
  const parcel = {
    carrier: 'DHL',
    trackingNo: 'JD014600003SE',
    receivedAt: null,
    pieces: null,
  };
  expect(old.inbound?.parcels).toEqual([
    { ...parcel, abandonedAt: null, declared: null, counted: null, countedByYou: false },
  ]);
  const migration = readFileSync('server/migrations/0106-inbound-parcels/up.sql', 'utf8');
  await sql.raw(migration).execute(market.db);
  const { rows } = await sql<{ parcels: unknown }>`select inbound -> 'parcels' as parcels
    from orders."order" where id = ${id}`.execute(market.db);
  expect(rows[0]?.parcels).toEqual([parcel]);
  const name = 'JD014600003SE';
  const found = await findOrdersByNumber(market.db, name);
  expect(found.length).toBeGreaterThan(0);
  expect(await last(id, await quantityOf(id))).toMatchObject({ state: 'received' });
});
