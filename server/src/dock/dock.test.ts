import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/dock/calls.ts';
import type { DockTab } from '#contract/dock/constants.ts';
import { shelfLabelFile as shelfLabelFileSchemas } from '#contract/dock/schemas.ts';
import * as orderContract from '#contract/orders/calls.ts';
import * as orders from '#contract/orders/staff-calls.ts';
import { staffCaller } from '#harness/calling.ts';
import { callingDock } from '#harness/dock-calls.ts';
import { asStaff, bringTo, dock, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { transaction } from '#server/kit/database/database.ts';
import { findOrdersByNumber } from '#server/orders/public.ts';

let market: Pipeline;
let call: ReturnType<typeof callingDock>;
const warehouse = asStaff('warehouse');
const ask = (caller = warehouse) => market.as(caller);

beforeAll(async () => {
  market = await openPipeline();
  call = callingDock(market);
});
afterAll(() => market.close());

const packsOf = (lineId: string, pieces: readonly number[], dateCode = '2414') =>
  pieces.map((count) => ({ lineId, pieces: count, dateCode, lotCode: 'GH24E9T', labeled: 500 }));

async function receive(packs: (lineId: string) => object[], counted = 1000) {
  const id = await bringTo(market, 'inbound');
  const lineId = (await market.see(id)).lines[0]?.id ?? '';
  const view = () =>
    market.act(orders.receiveOrder, id, market.staff, {
      ...dock,
      lines: [{ lineId, pieces: counted }],
      packageSeals: { tape: 'intact', bag: 'opened', card: '30' },
      packs: packs(lineId),
    });
  return { id, lineId, view };
}

describe('packs that the dock reads', () => {
  it('are kept with the seals and shown to both parties, another date code marked', async () => {
    const { id, view } = await receive(
      (lineId) => [...packsOf(lineId, [500]), ...packsOf(lineId, [488], '2338')],
      988,
    );
    await view();
    for (const reader of [market.buyer, market.seller]) {
      const seen = await market.see(id, reader);
      expect(seen.dock).toMatchObject({
        packageSeals: { tape: 'intact', bag: 'opened', card: '30' },
        packs: [
          { pieces: 500, dateCode: '2414', isOtherDateCode: false },
          { pieces: 488, dateCode: '2338', isOtherDateCode: true },
        ],
      });
      const facts = seen.history.find(({ event }) => event === 'receive')?.facts;
      expect(facts).toMatchObject({ differs: true, otherDateCodes: 'STM32F103C8T6 2338' });
    }
  });

  it('are refused where they do not add up to the count, or are of another order', async () => {
    const short = await receive((lineId) => packsOf(lineId, [500, 499]));
    await expect(short.view()).rejects.toMatchObject({ code: 'order.packs' });
    const foreign = await receive(() => packsOf('00000000-0000-7000-8000-00000000aaaa', [1000]));
    await expect(foreign.view()).rejects.toMatchObject({ code: 'order.packs' });
  });

  it('of a line that a second person counts otherwise are dropped, what was announced of the first count stays', async () => {
    const { id, lineId, view } = await receive((one) => packsOf(one, [500, 480]), 980);
    await view();
    const other = staffCaller('Staff', 'warehouse');
    const again = { reason: 'A bag lay under the lid.', lines: [{ lineId, pieces: 1000 }] };
    await expect(market.act(orders.recountOrder, id, market.staff, again)).rejects.toMatchObject({
      code: 'order.guard',
    });
    const counted = await market.act(orders.recountOrder, id, other, again);
    expect(counted.dock?.packs).toEqual([]);
    expect(counted.lines[0]?.pieces?.received).toBe(1000);
    const sellerView = await market.see(id, market.seller);
    expect(sellerView.history.map(({ event }) => event)).toContain('recount');
  });
});

describe('the lists of the dock', () => {
  it('have a parcel by its state, found by number, tracking number and part', async () => {
    const id = await bringTo(market, 'inbound');
    const { no } = await market.see(id);
    const list = (tab: DockTab, keyword: string) =>
      call(contract.dockList, { tab, keyword, pageSize: 20 }, ask());
    for (const keyword of [no, no.toLowerCase(), 'JD0146', 'stm32f103']) {
      const found = await list('expected', keyword);
      expect(found.list.map(({ orderId }) => orderId)).toContain(id);
    }
    expect((await list('expected', 'no such thing')).total).toBe(0);
    expect((await list('expected', '%')).total).toBe(0);
    expect((await list('shelf', no)).total).toBe(0);
    expect((await list('expected', no)).list[0]).toMatchObject({
      carrier: 'DHL',
      trackingNo: 'JD014600003SE',
      lines: [{ mpn: 'STM32F103C8T6', pieces: 1000 }],
    });
  });
});

describe('the label of a shelf', () => {
  it('opens the list of what lies there, of every place of goods that lie on several', async () => {
    const id = await bringTo(market, 'inbound');
    const lineId = (await market.see(id)).lines[0]?.id ?? '';
    await market.act(orders.receiveOrder, id, market.staff, {
      ...dock,
      location: 'Q-7-1, Q-7-12',
      lines: [{ lineId, pieces: 1000 }],
    });
    const on = async (shelf: string) =>
      (await call(contract.dockList, { shelf }, ask())).list.map(({ orderId }) => orderId);
    expect(await on('q-7-1')).toEqual([id]);
    expect(await on('Q-7-12')).toEqual([id]);
    expect(await on('Q-7')).toEqual([]);
    expect(await on('Q-7-2')).toEqual([]);
    await expect(on('Q 7')).rejects.toThrow();
  });
});

describe('labels', () => {
  it('of an order are found by what the dock scans, and by the number that is typed', async () => {
    const id = await bringTo(market, 'reported');
    const labels = await call(contract.dockLabels, { id }, ask());
    expect(labels.lots).toHaveLength(1);
    const scan = (text: string) => call(contract.dockScan, { text }, ask());
    const { no } = await market.see(id);
    expect(await scan(labels.order.url)).toEqual({
      kind: 'order',
      orderId: id,
      orderNo: no,
      lotNo: null,
      parcel: null,
    });
    const lot = labels.lots[0];
    expect(await scan(lot?.url ?? '')).toEqual({
      kind: 'order',
      orderId: id,
      orderNo: no,
      lotNo: lot?.no,
      parcel: null,
    });
    expect(await scan(` ${no.toLowerCase()}\n`)).toMatchObject({ orderId: id });
    expect(await scan('LM358DR')).toBeNull();
    expect(await scan('\u0000')).toBeNull();
  });

  it('are found although a seller typed their number as that of a parcel', async () => {
    const id = await bringTo(market, 'inbound');
    const { order } = await call(contract.dockLabels, { id }, ask());
    const other = await bringTo(market, 'paid');
    const typed = { carrier: 'Own van', trackingNo: order.no };
    await market.act(orderContract.shipOrder, other, market.seller, typed);
    for (const text of [order.url, order.no]) {
      expect(await call(contract.dockScan, { text }, ask())).toMatchObject({ orderId: id });
    }
  });

  it('of a carrier are found with and without the hyphens that the seller typed', async () => {
    const id = await bringTo(market, 'paid');
    const typed = { carrier: 'Own van', trackingNo: 'van 2026-11-abc' };
    await market.act(orderContract.shipOrder, id, market.seller, typed);
    for (const text of ['VAN202611ABC', 'van 2026-11-abc']) {
      expect(await call(contract.dockScan, { text }, ask())).toMatchObject({
        orderId: id,
        parcel: 0,
      });
    }
  });

  it('are looked up by an index, however many orders there are', async () => {
    const read = await transaction(market.db, async (tx) => {
      // The count has also those of this connection that are not written yet.
      const scans = async () => {
        const { rows } = await sql<{ seq_scan: bigint }>`
          select seq_scan from pg_stat_xact_user_tables
          where schemaname = 'orders' and relname = 'order'`.execute(tx);
        return Number(rows[0]?.seq_scan);
      };
      await sql`set local enable_seqscan = off`.execute(tx);
      const before = await scans();
      await findOrdersByNumber(tx, 'TO-261120-0000000');
      return (await scans()) - before;
    });
    expect(read).toBe(0);
  });

  it('with a guessed code, or the code of another number, are refused as forged', async () => {
    const id = await bringTo(market, 'inbound');
    const { order } = await call(contract.dockLabels, { id }, ask());
    const scan = (text: string) => call(contract.dockScan, { text }, ask());
    const other = order.url.replace(order.no, 'TO-261120-9999999');
    for (const text of [
      order.url.replace(/.{4}$/, (end) => (end === 'AAAA' ? 'BBBB' : 'AAAA')),
      order.url.slice(0, -1),
      other,
    ]) {
      await expect(scan(text)).rejects.toMatchObject({ code: 'dock.forged' });
    }
  });

  it('are the seller’s for its own order, and nobody else’s', async () => {
    const id = await bringTo(market, 'inspecting');
    const own = await call(contract.dockLabels, { id }, ask(market.seller));
    expect(own.order.url).toMatch(/^https:\/\/assay\.example\/l\/TO-/);
    expect(own.lots).toEqual([]);
    await expect(call(contract.dockLabels, { id }, ask(market.buyer))).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the labels of an order as a file', () => {
  const pages = (pdf: string) =>
    Buffer.from(pdf, 'base64')
      .toString('latin1')
      .match(/\/MediaBox/g)?.length;

  it('are one for each parcel and lot for the desks, of the parcels alone for the seller', async () => {
    const id = await bringTo(market, 'reported');
    const input = { id, size: '50x30' as const, parcels: 2 };
    const desk = await call(contract.labelFile, input, ask());
    expect(desk.name).toMatch(/^TO-\d{6}-\d+-50x30\.pdf$/);
    const { lots } = await call(contract.dockLabels, { id }, ask());
    expect(lots.length).toBeGreaterThan(0);
    expect(pages(desk.pdf)).toBe(2 + lots.length);
    expect(pages((await call(contract.labelFile, input, ask(market.seller))).pdf)).toBe(2);
    await expect(call(contract.labelFile, input, ask(market.buyer))).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('are one for each place of the dock, and none for a place that no label can name', async () => {
    const input = { shelves: ['a-03-2', 'DC-2-03'], size: '100x50' as const };
    expect(pages((await call(contract.shelfLabelFile, input, ask())).pdf)).toBe(2);
    for (const shelves of [[], ['a b'], ['-'], ['A'.repeat(41)], Array(51).fill('A-1')]) {
      expect(shelfLabelFileSchemas.input.safeParse({ ...input, shelves }).success).toBe(false);
    }
  });
});
