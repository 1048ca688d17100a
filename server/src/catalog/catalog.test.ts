import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/catalog/calls.ts';
import * as hotContract from '#contract/catalog/hot-calls.ts';
import * as staffContract from '#contract/catalog/staff-calls.ts';
import * as stockCalls from '#contract/inventory/calls.ts';
import { asMember, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { inventorySlice } from '#server/inventory/public.ts';
import { type Database, openDatabase, rows, transaction } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import { folderStorage } from '#server/kit/storage/storage-folder.ts';
import { addStock, type NewOffer } from './commands/add-stock.ts';
import { catalogSlice } from './public.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const anyone = { caller: { kind: 'anonymous' } as const, now: NOW };

let test: TestDatabase;
let database: Database;
const companies = new Map<string, { company: string }>();
const slice = catalogSlice(
  {
    dealsOf: async (_db, mpn) => ({ deals: mpn === 'DEALT-1' ? 2 : 0, lastAt: null }),
  },
  { db: () => database.db, url: '', threads: 0 },
);

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
  await slice.prepare(database.db, NOW);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const inventory = inventorySlice({
  storage: folderStorage(tmpdir()),
  url: '',
  spoolDir: tmpdir(),
  secret: Buffer.alloc(32),
  isSettled: async () => true,
  companyName: async (_db, account) => companies.get(account)?.company ?? '',
  watchedFolder: null,
});
const call: ReturnType<typeof callingOf> = (...given) =>
  callingOf(database.db, [...slice.calls, ...inventory.calls])(...given);

type Line = ClientInput<typeof stockCalls.inventoryAdd>['lines'][number];
const line = (mpn: string, more: Partial<Line> = {}): Line => ({
  mpn,
  manufacturer: 'TI',
  quantity: 1000,
  unitPrice: '0.118',
  ...more,
});

const stock: NewOffer = {
  mpn: '',
  manufacturer: '',
  quantity: 1,
  unitPrice: null,
  condition: 'brandNew',
  packaging: null,
  dateCode: '',
  leadTime: 'now',
  moq: null,
  priceBreaks: null,
};

function seller(company = 'Yunjing Electronics') {
  const account = randomUUID();
  companies.set(account, { company });
  const as = (now: Date = NOW) => ({ caller: asMember(account, 'seller'), now });
  const add = (lines: Line[], now: Date = NOW) => call(stockCalls.inventoryAdd, { lines }, as(now));
  return { account, as, add };
}
const search = (keyword: string, isAccurate: 0 | 1 = 0, now: Date = NOW) =>
  call(contract.searchElectronic, { keyword, isAccurate }, { ...anyone, now });

describe('stock', () => {
  it('is listed to its seller as it was added, and to no other seller', async () => {
    const mine = seller();
    const added = await mine.add([
      line('tps54331dr', { dateCode: '2414+', packaging: 'roll', unitPrice: '0.00213' }),
      line('LM358DR', { unitPrice: null, manufacturer: '德州仪器' }),
    ]);
    expect(added).toEqual({ added: 2 });
    const { total, list } = await call(stockCalls.inventoryList, {}, mine.as());
    expect(total).toBe(2);
    expect(list.find((one) => one.mpn === 'TPS54331DR')).toMatchObject({
      manufacturer: 'Texas Instruments',
      quantity: 1000,
      unitPrice: '0.00213',
      packaging: 'roll',
      dateCode: '2414+',
      confirmedAt: NOW.toISOString(),
    });
    expect(list.find((one) => one.mpn === 'LM358DR')?.unitPrice).toBeNull();
    const found = await call(stockCalls.inventoryList, { keyword: 'tps-543' }, mine.as());
    expect(found.list.map((one) => one.mpn)).toEqual(['TPS54331DR']);
    expect((await call(stockCalls.inventoryList, { keyword: '±' }, mine.as())).total).toBe(0);
    expect((await call(stockCalls.inventoryList, {}, seller().as())).total).toBe(0);
  });

  it('spec 4: only a settled seller lists stock: others are refused', async () => {
    const lines = [line('LM358DR')];
    const buyer = { caller: asMember(randomUUID(), 'buyer'), now: NOW };
    const newSeller = { caller: asMember(randomUUID(), 'seller', false), now: NOW };
    await expect(call(stockCalls.inventoryAdd, { lines }, buyer)).rejects.toThrow('access.denied');
    await expect(call(stockCalls.inventoryAdd, { lines }, newSeller)).rejects.toThrow(
      'access.notSettled',
    );
    await expect(call(stockCalls.inventoryList, {}, anyone)).rejects.toThrow('session.missing');
  });

  it('of a post’s parts is found by key, one’s own only', async () => {
    const mine = seller();
    await mine.add([line('STM32F405RGT6', { manufacturer: 'ST' }), line('STM32F405RGT7')]);
    await seller().add([line('STM32F405RGT6')]);
    const mpns = ['stm32-f405 rgt6', '±'];
    const found = await call(stockCalls.stockFor, { mpns }, mine.as());
    expect(found.map(({ mpn, manufacturer }) => [mpn, manufacturer])).toEqual([
      ['STM32F405RGT6', 'STMicroelectronics'],
    ]);
  });

  it('is written once per part and maker, however many sellers add the same at once', async () => {
    const sellers = Array.from({ length: 8 }, () => seller());
    const lines = Array.from({ length: 20 }, (_, index) =>
      line(`RACE-${index}`, { manufacturer: `Racing ${index % 3}` }),
    );
    await Promise.all(
      sellers.map((one, index) => one.add(index % 2 === 0 ? lines : [...lines].reverse())),
    );
    const parts = await rows(database.db, sql`select id from catalog.part where mpn like 'RACE-%'`);
    expect(parts).toHaveLength(20);
    const makers = await rows<{ known: boolean }>(
      database.db,
      sql`select known from catalog.manufacturer where name like 'Racing %'`,
    );
    expect(makers.map((maker) => maker.known)).toEqual([false, false, false]);
    expect(await search('RACE-7', 1)).toMatchObject({ total: 1, lines: 8 });
  });
});

describe('two sellers who add the same new things in opposite orders', () => {
  /** Waits until somebody in this database waits for another's lock. */
  const somebodyWaits = async () => {
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rows(database.db, waiting)).length === 0);
  };

  it.each([
    ['parts', (name: string) => line(`ORDER-${name}`)],
    ['makers', (name: string) => line('ORDERED', { manufacturer: `Ordered ${name}` })],
  ])('never wait for each other in a circle over %s', async (_what, named) => {
    const other = seller();
    let adding: Promise<unknown> = Promise.resolve();
    await transaction(database.db, async (tx) => {
      const account = seller().account;
      const add = (name: string) =>
        addStock(tx, {
          account,
          company: 'Ordered Ltd',
          lines: [{ ...stock, mpn: named(name).mpn, manufacturer: named(name).manufacturer }],
          now: NOW,
        });
      await add('A');
      adding = other.add([named('Z'), named('A')]);
      await somebodyWaits();
      await add('Z');
    });
    expect(await adding).toEqual({ added: 2 });
  });
});

describe('the freshness of stock', () => {
  const counts = (of: ReturnType<typeof seller>, days: number) =>
    call(stockCalls.inventoryFreshness, {}, of.as(later(days)));

  it('goes from fresh over ageing to stale, and back by a word of the seller', async () => {
    const mine = seller();
    await mine.add([line('FRESH-1'), line('FRESH-2')]);
    await mine.add([line('FRESH-3')], later(5));
    expect(await counts(mine, 6)).toEqual({ fresh: 3, ageing: 0, stale: 0 });
    expect(await counts(mine, 7)).toEqual({ fresh: 1, ageing: 2, stale: 0 });
    expect(await counts(mine, 30)).toEqual({ fresh: 0, ageing: 1, stale: 2 });
    await call(stockCalls.inventoryConfirm, { ids: [] }, mine.as(later(30)));
    expect(await counts(mine, 30)).toEqual({ fresh: 3, ageing: 0, stale: 0 });
    expect(await counts(seller(), 30)).toEqual({ fresh: 0, ageing: 0, stale: 0 });
  });
});

describe('the deals of a part', () => {
  it('are counted by orders, of the part number as it is kept', async () => {
    const asked = { caller: { kind: 'anonymous' } as const, now: NOW };
    expect(await call(contract.partDeals, { keyword: ' dealt-1' }, asked)).toEqual({
      deals: 2,
      lastAt: null,
    });
    expect(await call(contract.partDeals, { keyword: 'DEALT-2' }, asked)).toMatchObject({
      deals: 0,
    });
  });
});

describe('hot searches', () => {
  const flush = (now: Date) =>
    slice.jobs['catalog.flushSearches']?.({}, {
      db: database.db,
      now,
    } as unknown as JobContext);
  const hot = async (now: Date) =>
    (await call(hotContract.hotSearch, {}, { ...anyone, now })).map((one) => one.value);

  it('spec 3: hot-search item: are values of what was found most, of the last thirty days', async () => {
    await seller().add([line('HOT-ONE'), line('HOT-TWO')], later(100));
    await flush(NOW);
    const now = later(101);
    for (const keyword of ['hot one', 'HOT-ONE', 'hotone', 'HOT-TWO', 'NOTHING-OF-THIS']) {
      await search(keyword, 0, now);
    }
    await flush(now);
    await search('HOT-TWO', 0, now);
    await flush(now);
    await flush(now);
    expect(await hot(now)).toEqual(['HOT-ONE', 'HOT-TWO']);
    expect(await hot(later(140))).toEqual([]);
  });

  it('begin with what the content desk picked, in its order', async () => {
    const now = later(101);
    const desk = {
      caller: staffCaller('Ana Ruiz', 'content'),
      now,
    } as const;
    const set = (values: string[], basedOn: string[]) =>
      call(staffContract.opsHotSet, { values, basedOn }, desk);
    await set(['ne555p', 'HOT-TWO', 'NE555P'], []);
    expect(await hot(now)).toEqual(['NE555P', 'HOT-TWO', 'HOT-ONE']);
    await expect(set(['LATE'], [])).rejects.toMatchObject({ code: 'content.changed' });
    const answered = await set(['HOT-ONE'], ['NE555P', 'HOT-TWO']);
    expect(answered).toEqual({ picks: ['HOT-ONE'], searched: ['HOT-ONE', 'HOT-TWO'] });
    await set([], ['HOT-ONE']);
    expect(await hot(now)).toEqual(['HOT-ONE', 'HOT-TWO']);
  });

  it('count a reader once a day, and leave out what nobody has in stock', async () => {
    await seller().add([line('HOT-MANY'), line('HOT-OFTEN'), line('HOT-GONE')], later(200));
    const now = later(201);
    const from = (address: string, keyword: string) =>
      call(contract.searchElectronic, { keyword }, { ...anyone, now, address });
    for (let n = 0; n < 5; n += 1) await from('10.0.0.1', 'HOT-OFTEN');
    for (const address of ['10.0.0.1', '10.0.0.2']) await from(address, 'HOT-MANY');
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await from(address, 'HOT-GONE');
    await flush(now);
    await database.pool.query(
      `delete from catalog.stock_line where part =
         (select id from catalog.part where mpn = 'HOT-GONE')`,
    );
    expect(await hot(now)).toEqual(['HOT-MANY', 'HOT-OFTEN']);
  });
});

describe('the makers known from the start', () => {
  it('are written once, and leave what an operator changed', async () => {
    const count = async () =>
      (await rows(database.db, sql`select id from catalog.manufacturer where known`)).length;
    const before = await count();
    await sql`update catalog.manufacturer set name = 'TI (mapped)'
      where name = 'Texas Instruments'`.execute(database.db);
    await slice.prepare(database.db, later(1));
    expect(await count()).toBe(before);
    const renamed = await rows(
      database.db,
      sql`select id from catalog.manufacturer where name = 'TI (mapped)'`,
    );
    expect(renamed).toHaveLength(1);
    await sql`update catalog.manufacturer set name = 'Texas Instruments'
      where name = 'TI (mapped)'`.execute(database.db);
  });
});
