import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/orders/calls.ts';
import * as staffContract from '#contract/orders/staff-calls.ts';
import * as threadContract from '#contract/orders/thread-calls.ts';
import {
  asStaff,
  bringTo,
  dock,
  later,
  NOW,
  newLine,
  openPipeline,
  type Pipeline,
} from '#harness/pipeline.ts';
import { filesSlice, storeFile } from '#server/files/public.ts';
import { transaction } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';

let market: Pipeline;
let folder: string;
beforeAll(async () => {
  market = await openPipeline();
  folder = await mkdtemp(join(tmpdir(), 'assay-orders-'));
  filesSlice({ storage: await folderStorage(folder), secret: Buffer.alloc(32, 7) });
});
afterAll(async () => {
  await market.close();
  await rm(folder, { recursive: true, force: true });
});

const list = (
  input: ClientInput<typeof contract.orderList>,
  caller: Caller = market.buyer,
  now = NOW,
) => market.call(contract.orderList, input, market.as(caller, now));

describe('the name of a settled seller', () => {
  it('is Chinese to a reader of Chinese, in lists and on the order', async () => {
    const { orderId: id } = await market.place([newLine({ mpn: 'NAMED-1' })]);
    const call = (name: string) =>
      sql`update accounts.account set company_cn = ${name} where company = 'huaxin Ltd'`;
    await call('华芯').execute(market.db);
    const asked = async (lang: 'en' | 'zh') => {
      const as = { ...market.as(market.buyer, NOW), lang };
      const found = await market.call(contract.orderList, { keyword: 'named-1' }, as);
      const order = await market.call(contract.orderOne, { id }, as);
      return [found.list[0]?.counterparty, order.seller?.name];
    };
    expect(await asked('zh')).toEqual(['华芯', '华芯']);
    expect(await asked('en')).toEqual(['huaxin Ltd', 'huaxin Ltd']);
    // The name on the page is found, whichever the order was made with.
    const found = async (keyword: string, lang: 'en' | 'zh') => {
      const as = { ...market.as(market.buyer, NOW), lang };
      const { list: orders } = await market.call(contract.orderList, { keyword }, as);
      return orders.some((order) => order.id === id);
    };
    expect(await found('华芯', 'zh')).toBe(true);
    expect(await found('huaxin', 'zh')).toBe(true);
    expect(await found('华芯', 'en')).toBe(false);
    await call('').execute(market.db);
  });
});

describe('a list', () => {
  it('shows each party its own orders, with whose move it is', async () => {
    const { orderId: id } = await market.place([newLine({ mpn: 'LISTED-1' })]);
    const keyword = 'listed-1';
    const bought = await list({ keyword });
    expect(bought).toMatchObject({
      total: 1,
      list: [
        {
          id,
          me: 'buyer',
          counterparty: 'huaxin Ltd',
          yourMove: false,
          total: { amount: '3025.00' },
          due: { on: ['seller'], workingDaysLeft: 2, late: false },
          lines: [{ mpn: 'LISTED-1', quantity: 1000 }],
        },
      ],
    });
    const sold = await list({ keyword }, market.seller);
    expect(sold.list[0]).toMatchObject({ me: 'seller', counterparty: 'bauer Ltd', yourMove: true });
    expect((await list({ keyword, side: 'seller' })).total).toBe(0);
    const late = await list({ keyword }, market.buyer, later(10));
    expect(late.list[0]?.due?.late).toBe(true);
  });

  it('keeps to its tab, kind and page', async () => {
    const place = () => market.place([newLine({ mpn: 'TABBED-1' })]);
    const [mine, ended] = [(await place()).orderId, (await place()).orderId];
    await place();
    await market.act(contract.confirmOrder, mine, market.seller);
    await market.act(contract.cancelOrder, ended, market.buyer);
    const ids = async (tab: 'all' | 'mine' | 'open' | 'ended') =>
      (await list({ keyword: 'TABBED', tab })).list.map((one) => one.id);
    expect(await ids('all')).toHaveLength(3);
    expect(await ids('mine')).toEqual([mine]);
    expect(await ids('open')).toHaveLength(2);
    expect(await ids('ended')).toEqual([ended]);
    expect((await list({ keyword: 'TABBED', kind: 'agent' })).total).toBe(0);
    // The counts of all tabs stand beside every one of them.
    const tabs = { all: 3, mine: 1, agree: 1, pay: 1, ship: 0, inspect: 0, resolve: 0 };
    for (const tab of ['all', 'pay', 'ended'] as const) {
      const seen = await list({ keyword: 'TABBED', tab });
      expect(seen.counts).toEqual({ ...tabs, deliver: 0, ended: 1 });
      expect(seen.total).toBe(seen.counts[tab]);
    }
    const second = await list({ keyword: 'TABBED', pageNum: 2, pageSize: 2 });
    expect([second.total, second.list.length]).toEqual([3, 1]);
  });

  it('takes signs of a pattern as they are', async () => {
    await market.place([newLine({ mpn: 'A_B%C' })]);
    expect((await list({ keyword: '_B%' })).total).toBe(1);
    expect((await list({ keyword: 'A%C%' })).total).toBe(0);
  });

  it('shows staff every order, and others nothing', async () => {
    await bringTo(market, 'inbound');
    const all = await market.call(
      staffContract.opsOrderList,
      { states: ['inbound'] },
      market.as(asStaff('warehouse')),
    );
    expect(all.list[0]).toMatchObject({ me: 'staff', yourMove: true });
    const finance = await market.call(
      staffContract.opsOrderList,
      { states: ['inbound'] },
      market.as(asStaff('finance')),
    );
    expect(finance.list[0]?.yourMove).toBe(false);
    await expect(
      market.call(staffContract.opsOrderList, {}, market.as(market.buyer)),
    ).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('the desks', () => {
  const work = async (key: string) => {
    const queue = market.orders.queues.find((one) => one.key === key);
    return (await queue?.list(market.db, { now: NOW, lang: 'zh', readerId: newId() })) ?? [];
  };

  it('have the work of each state, and lose it when it is done', async () => {
    const id = await bringTo(market, 'inbound', { lines: [newLine({ mpn: 'QUEUED-1' })] });
    const here = async (key: string) =>
      (await work(key)).filter(({ link }) => link === `/ops/orders/${id}`);
    expect(await here('receive')).toMatchObject([
      {
        subject: '收货：QUEUED-1',
        detail: 'huaxin Ltd → bauer Ltd · 1,000 颗',
        orderState: 'inbound',
      },
    ]);
    const lineId = (await market.see(id)).lines[0]?.id;
    const lines = [{ lineId, pieces: 1000 }];
    await market.act(staffContract.receiveOrder, id, market.staff, { ...dock, lines });
    expect([await here('receive'), (await here('inspect')).length]).toEqual([[], 1]);
    await market.inspect(id);
    await market.report(id, ['fail']);
    await market.act(contract.rejectResult, id, market.buyer, { reason: 'no', lines: [lineId] });
    // Support has no work while the parties negotiate, until it may rule.
    expect(await here('disputes')).toEqual([]);
    await market.act(contract.requestRuling, id, market.buyer);
    await market.act(contract.requestRuling, id, market.seller);
    expect((await here('disputes')).length).toBe(1);
    await market.rule(staffContract.retestOrder, id, { reason: 'again' });
    // The bench has the work of a retest in a queue of its own, lot by lot.
    expect(await here('inspect')).toEqual([]);
    await market.report(id, ['fail']);
    await market.act(contract.rejectResult, id, market.buyer, { reason: 'no', lines: [lineId] });
    await market.rule(staffContract.orderReturn, id, { reason: 'fails' });
    expect(await here('sendBack')).toEqual([]);
    await market.act(staffContract.opsAuthoriseReturn, id, market.staff, { reason: 'by phone' });
    expect((await here('sendBack')).length).toBe(1);
    await market.act(staffContract.sendBackOrder, id, market.staff, market.parcel);
    expect(await here('refunds')).toMatchObject([{ amount: { amount: '3025.00' } }]);
    await market.act(staffContract.refundOrder, id, market.staff);
    expect(await here('refunds')).toEqual([]);
  });
});

describe('files', () => {
  const picture = async (owner: string) => {
    const bytes = await sharp({
      create: { width: 8, height: 8, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer();
    return transaction(market.db, (tx) =>
      storeFile(tx, { owner, name: 'box.png', type: 'image/png', bytes, private: true, now: NOW }),
    );
  };

  it('of the dock are shown to both parties by a signed link', async () => {
    const id = await bringTo(market, 'inbound');
    const lineId = (await market.see(id)).lines[0]?.id;
    const staff = market.staff.kind === 'staff' ? market.staff.accountId : '';
    const photos = [await picture(staff)];
    const lines = [{ lineId, pieces: 1000 }];
    await market.act(staffContract.receiveOrder, id, market.staff, { ...dock, lines, photos });
    const seen = await market.see(id, market.buyer);
    expect(seen.dock?.photos).toEqual([
      { name: 'box.png', url: expect.stringMatching(/^\/files\/[0-9a-f-]{36}\?/) },
    ]);
  });

  it('of somebody else are refused, and nothing is received', async () => {
    const id = await bringTo(market, 'inbound');
    const lineId = (await market.see(id)).lines[0]?.id;
    const photos = [await picture(market.buyerId)];
    const lines = [{ lineId, pieces: 1000 }];
    await expect(
      market.act(staffContract.receiveOrder, id, market.staff, { ...dock, lines, photos }),
    ).rejects.toMatchObject({ code: 'file.unknown' });
    expect((await market.see(id)).state).toBe('inbound');
  });

  it('and words on the thread are between the parties and support', async () => {
    const { orderId: id } = await market.place();
    const add = (caller: Caller, text: string, files: string[] = []) =>
      market.call(threadContract.threadAdd, { id, text, files }, market.as(caller));
    const first = await add(market.buyer, 'Where is it?', [await picture(market.buyerId)]);
    expect([first.by, first.you, first.files[0]?.name]).toEqual(['buyer', true, 'box.png']);
    await add(market.seller, '明天发货');
    await add(asStaff('support'), 'Noted.');
    const thread = (caller: Caller) =>
      market.call(threadContract.threadList, { id }, market.as(caller));
    expect((await thread(market.seller)).map(({ by, you, text }) => [by, you, text])).toEqual([
      ['buyer', false, 'Where is it?'],
      ['seller', true, '明天发货'],
      ['support', false, 'Noted.'],
    ]);
    expect(await thread(asStaff('finance'))).toHaveLength(3);
    const stranger = {
      ...market.buyer,
      accountId: '00000000-0000-7000-8000-000000000000',
    } as Caller;
    await expect(thread(stranger)).rejects.toMatchObject({ code: 'notFound' });
    await expect(add(stranger, 'x')).rejects.toMatchObject({ code: 'notFound' });
    await expect(add(asStaff('finance'), 'x')).rejects.toMatchObject({ code: 'access.denied' });
  });
});
