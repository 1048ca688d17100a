import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output, Sent } from '#contract/call.ts';
import * as contract from '#contract/catalog/calls.ts';
import { asMember, callingOf } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type Database, openDatabase, transaction } from '#server/kit/database.ts';
import { addStock, type StockToAdd } from './act.ts';
import type { PartInspected, QuoteGiven } from './deps.ts';
import { drawLab, sweepStale } from './drawn.ts';
import { catalogSlice } from './public.ts';
import { keepSellers } from './standing-store.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const DAY_MS = 86_400_000;
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const anyone = { who: { kind: 'anonymous' } as const, now: NOW };

let test: TestDatabase;
let database: Database;
const companies = new Map<string, { company: string }>();
let quotes: QuoteGiven[] = [];
let lab: PartInspected[] = [];
const deps = {
  cards: async (_db: unknown, accounts: readonly string[]) =>
    new Map(
      accounts.flatMap((id) => {
        const card = companies.get(id);
        return card ? [[id, card] as const] : [];
      }),
    ),
  dealsOf: async () => ({ deals: 0, lastAt: null }),
  quotes: [async () => quotes],
  monthPrices: async () => [
    { month: '2026-10', deals: 3, lowest: 100_000n, median: 250_000n, highest: 300_000n },
  ],
  inspected: async () => lab,
};
const slice = catalogSlice(deps);

beforeAll(async () => {
  test = await openTestDatabase();
  database = openDatabase(test.url);
  await slice.prepare(database.db, NOW);
});
afterAll(async () => {
  await database.close();
  await test.drop();
});

const call: ReturnType<typeof callingOf> = (...given) =>
  callingOf(database.db, slice.calls)(...given);

const line = (mpn: string, more: Partial<StockToAdd> = {}): StockToAdd => ({
  mpn,
  manufacturer: 'TI',
  quantity: 1000,
  unitPrice: 11_800n,
  condition: 'brandNew',
  packaging: null,
  dateCode: '',
  leadTime: 'now',
  moq: null,
  priceBreaks: null,
  ...more,
});

function seller(company = 'Yunjing Electronics') {
  const account = randomUUID();
  companies.set(account, { company });
  const add = (lines: StockToAdd[], now = NOW) =>
    transaction(database.db, (tx) => addStock(tx, { account, lines, now }));
  return { account, add };
}

type Asked = Sent<typeof contract.searchElectronic>;
type Found = Output<typeof contract.searchElectronic>;
const search = (keyword: string, more: Partial<Asked> = {}, now: Date = NOW): Promise<Found> =>
  call(contract.searchElectronic, { keyword, ...more }, { ...anyone, now });
const shown = ({ list }: Found) => list.map(({ why, mpn }) => `${why} ${mpn}`);

describe('a part search', () => {
  it('finds as typed, then equal keys, bases, beginnings and middles, and says which', async () => {
    await seller().add([
      line('SMAJ60CA', { manufacturer: 'Littelfuse' }),
      line('SMAJ6.0CA', { manufacturer: 'Littelfuse' }),
      line('SMAJ6.0CA-TR', { manufacturer: 'Diodes' }),
      line('SMAJ6.0CAXX', { manufacturer: 'Diodes' }),
      line('P6-SMAJ60CA', { manufacturer: 'Diodes' }),
    ]);
    expect(shown(await search('smaj6.0ca'))).toEqual([
      'exact SMAJ6.0CA',
      'key SMAJ60CA',
      'base SMAJ6.0CA-TR',
      'prefix SMAJ6.0CAXX',
      'substring P6-SMAJ60CA',
    ]);
    expect(shown(await search('SMAJ60CA', { isAccurate: 1 }))).toEqual([
      'exact SMAJ60CA',
      'key SMAJ6.0CA',
    ]);
    expect((await search('ＳＭＡＪ６')).total).toBe(5);
    const found = await search('SMAJ60CA');
    expect(found.list.map(({ suffix }) => suffix)).toEqual(['', '', '-TR', '', '']);
    expect(found.list.map(({ ambiguous }) => ambiguous)).toEqual([true, true, false, false, false]);
  });

  it('finds the base of a number that is typed with its packing', async () => {
    await seller().add([line('IS42S16160G-7TL'), line('IS42S16160G-7TL/NOPB')]);
    expect(shown(await search('IS42S16160G-7TL-TR'))).toEqual([
      'base IS42S16160G-7TL',
      'base IS42S16160G-7TL/NOPB',
    ]);
  });

  it('finds one typing error, and two where there are eight signs or more', async () => {
    await seller().add([line('AD8605ARTZ'), line('TYPO77'), line('ADM3485EARZWIDE1')]);
    const found = async (keyword: string) =>
      (await search(keyword)).list.map(({ mpn, why, edits }) => `${why} ${edits} ${mpn}`);
    expect(await found('AD8606ARTZ')).toEqual(['typo 1 AD8605ARTZ']);
    expect(await found('AD865ARTZ')).toEqual(['typo 1 AD8605ARTZ']);
    expect(await found('AD86055ARTZ')).toEqual(['typo 1 AD8605ARTZ']);
    expect(await found('DA8605ARTZ')).toEqual(['typo 2 AD8605ARTZ']);
    expect(await found('ADM3495EARZWIDF1')).toEqual(['typo 2 ADM3485EARZWIDE1']);
    expect(await found('TYPO78')).toEqual(['typo 1 TYPO77']);
    expect(await found('TPYO77')).toEqual(['typo 2 TYPO77']);
    expect(await found('TYPP78')).toEqual([]);
  });

  it('reads the number in a cell of a bill, and says what it read', async () => {
    await seller().add([line('RC0402FR-071KL', { manufacturer: 'YAGEO' }), line('1N4148WS')]);
    const cell = await search('YAGEO RC0402FR-071KL');
    expect(cell).toMatchObject({ total: 1, readAs: 'RC0402FR-071KL' });
    expect((await search('SOD-323 1N4148WS T4')).list[0]?.mpn).toBe('1N4148WS');
    expect((await search('RC0402FR-071KL')).readAs).toBeNull();
    expect(await search('YAGEO NOTHING-99')).toMatchObject({ total: 0, readAs: null });
  });

  it('spec 5: search under four characters: is exact', async () => {
    await seller().add([line('Q7X9'), line('Q7X')]);
    expect(shown(await search('q7x'))).toEqual(['exact Q7X']);
    expect(shown(await search('q7x9'))).toEqual(['exact Q7X9']);
  });

  it('finds nothing for text without letter or digit, nor by wildcards', async () => {
    await seller().add([line('WILD1234')]);
    for (const keyword of ['±±', '%%%%', '____', '；；；；']) {
      expect(await search(keyword)).toMatchObject({ total: 0, list: [] });
    }
    expect((await search('WILD____4')).list.map(({ why }) => why)).not.toContain('exact');
  });

  it('pages over groups without losing or repeating one, and no deeper than its depth', async () => {
    const mine = seller();
    await mine.add(Array.from({ length: 105 }, (_, index) => line(`PAGED-${index}`)));
    const page = (pageNum: number) => search('PAGED', { pageNum, pageSize: 20 });
    const pages = await Promise.all([1, 2, 3, 4, 5, 6, 9000].map(page));
    expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 20, 20, 20, 0, 0]);
    expect(new Set(pages.flatMap(({ list }) => list.map(({ mpn }) => mpn))).size).toBe(100);
    expect(pages[0]).toMatchObject({ total: 100, bounded: true, lines: 100 });
  });

  it('opens the first groups of a page and folds the rest', async () => {
    const { list } = await search('PAGED');
    expect(list.map(({ offers }) => offers.length)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('an offer', () => {
  it('shows its seller’s name and price, and no way to reach the seller', async () => {
    const [cheap, dear, silent] = [seller('Cheap'), seller('Say "Dear"\\'), seller('Silent')];
    await silent.add([line('PRICE-1', { unitPrice: null })]);
    await dear.add([line('PRICE-1', { unitPrice: 250_000n })]);
    await cheap.add([
      line('PRICE-1', {
        unitPrice: 99_999n,
        moq: 10,
        priceBreaks: [
          [100, 90_000],
          [500, 80_001],
        ],
      }),
    ]);
    const { list } = await search('PRICE-1', { sort: 'price' });
    const offers = list[0]?.offers ?? [];
    expect(offers.map(({ sellerName }) => sellerName)).toEqual(['Cheap', 'Say "Dear"\\', 'Silent']);
    expect(offers.map(({ unitPrice }) => unitPrice)).toEqual(['0.99999', '2.50', null]);
    expect(offers[0]).toMatchObject({
      moq: 10,
      priceBreaks: [
        { quantity: 100, unitPrice: '0.90' },
        { quantity: 500, unitPrice: '0.80001' },
      ],
    });
    expect(JSON.stringify(list)).not.toMatch(/email|phone|contact/i);
    expect(new Date(offers[0]?.confirmedAt ?? '').getTime()).toBe(NOW.getTime());
  });

  it('stands by the record of its seller before its price', async () => {
    const [proven, fresh] = [seller('Proven'), seller('Fresh')];
    await fresh.add([line('RANK-1', { unitPrice: 100n })]);
    await proven.add([line('RANK-1', { unitPrice: 900n })]);
    const drawn = {
      account: proven.account,
      company: 'Proven Ltd',
      passed: 9,
      inspected: 10,
      interval: { low: 0.6, high: 0.98 },
      enquiriesAsked: 4,
      enquiriesAnswered: 3,
      shipDue: 0,
      shipInTime: 0,
    };
    await keepSellers(database.db, [drawn], NOW);
    const [group] = (await search('RANK-1')).list;
    expect(group?.offers.map(({ sellerName }) => sellerName)).toEqual(['Proven Ltd', 'Fresh']);
    expect(group?.offers[0]?.standing).toEqual({
      passedLots: 9,
      inspectedLots: 10,
      interval: { low: 0.6, high: 0.98 },
      enquiries: { asked: 4, answered: 3 },
      shipments: null,
    });
    expect(group?.offers[1]?.standing?.interval).toBeNull();
    const byPrice = (await search('RANK-1', { sort: 'price' })).list[0]?.offers;
    expect(byPrice?.map(({ sellerName }) => sellerName)).toEqual(['Fresh', 'Proven Ltd']);
  });

  it('carries the last inspection of its seller’s goods, and its part the sums of the lab', async () => {
    const [tested, other] = [seller('Tested'), seller('Other')];
    await tested.add([line('LAB-1')]);
    await other.add([line('LAB-1', { unitPrice: 1n })]);
    lab = [
      {
        sellerId: tested.account,
        mpn: 'LAB-1',
        inspected: 3,
        passed: 2,
        lastAt: NOW,
        lastVerdict: 'conditional',
        lastGrade: 'B',
        passedAt: later(-100),
      },
    ];
    await drawLab(database.db, deps, NOW);
    const [group] = (await search('LAB-1', { sort: 'price' })).list;
    expect(group?.lab).toEqual({ inspected: 3, passed: 2 });
    expect(group?.offers.map(({ lastInspection }) => lastInspection?.grade ?? null)).toEqual([
      null,
      'B',
    ]);
    expect((await search('LAB-1', { passedWithinMonths: 3 })).total).toBe(0);
    const within = await search('LAB-1', { passedWithinMonths: 6 });
    expect(within.list[0]?.offers.map(({ sellerName }) => sellerName)).toEqual(['Tested']);
    lab = [];
    await drawLab(database.db, deps, NOW);
    expect((await search('LAB-1')).list[0]?.lab).toEqual({ inspected: 0, passed: 0 });
  });
});

describe('the filters of a search', () => {
  beforeAll(async () => {
    const one = seller();
    await one.add([
      line('FILTER-1', { manufacturer: 'TI', condition: 'reNew', quantity: 50, dateCode: '2410' }),
      line('FILTER-2', { manufacturer: 'ST', packaging: 'roll', dateCode: '9852', quantity: 70 }),
      line('FILTER-3', { manufacturer: 'ST', packaging: 'pipe', leadTime: 'any', quantity: 5000 }),
    ]);
    await seller().add([
      line('FILTER-1', { unitPrice: 90_000n, dateCode: '2510+', quantity: 9000 }),
    ]);
  });
  const left = async (more: Partial<Asked>) =>
    (await search('FILTER', more)).list.map(({ mpn, lines }) => `${mpn.at(-1)}x${lines}`).sort();

  it.each<[string, Partial<Asked>, string[]]>([
    ['nothing', {}, ['1x2', '2x1', '3x1']],
    ['makers', { manufacturers: ['STMicroelectronics'] }, ['2x1', '3x1']],
    ['unknown makers', { manufacturers: ['Nobody'] }, []],
    ['conditions', { conditions: ['reNew'] }, ['1x1']],
    ['packagings', { packagings: ['roll', 'pipe'] }, ['2x1', '3x1']],
    ['lead times', { leadTimes: ['any'] }, ['3x1']],
    ['a quantity that must be covered', { quantity: 4000, onlyCovering: true }, ['1x1', '3x1']],
    ['a quantity that need not be', { quantity: 4000 }, ['1x2', '2x1', '3x1']],
    ['date codes from', { dateCodeFrom: '2450' }, ['1x1']],
    ['date codes to', { dateCodeTo: '2450' }, ['1x1', '2x1']],
    ['both ends of date codes', { dateCodeFrom: '2401', dateCodeTo: '2453' }, ['1x1']],
    ['several of them', { conditions: ['brandNew'], leadTimes: ['now'] }, ['1x1', '2x1']],
  ])('leave through what they say: %s', async (_what, more, expected) => {
    expect(await left(more)).toEqual(expected);
  });

  it('leave groups whose figures are those of the lines that are left', async () => {
    const [group] = (await search('FILTER-1', { conditions: ['reNew'] })).list;
    expect(group).toMatchObject({ lines: 1, quantity: 50, lowest: '0.118', linesMore: false });
    expect(group?.offers).toHaveLength(1);
  });

  it('are counted before they leave anything out', async () => {
    const { facets } = await search('FILTER', { facets: true, conditions: ['reNew'] });
    expect(facets).toEqual({
      manufacturers: [
        { value: 'STMicroelectronics', lines: 2 },
        { value: 'Texas Instruments', lines: 2 },
      ],
      conditions: [
        { value: 'brandNew', lines: 3 },
        { value: 'reNew', lines: 1 },
      ],
      packagings: [
        { value: 'roll', lines: 1 },
        { value: 'pipe', lines: 1 },
      ],
      leadTimes: [
        { value: 'now', lines: 3 },
        { value: 'any', lines: 1 },
      ],
    });
    expect((await search('FILTER')).facets).toBeNull();
    const brands = await call(contract.getElectronicBrand, { keyword: 'filter' }, anyone);
    expect(brands).toEqual(facets?.manufacturers);
  });

  it('sort groups and offers', async () => {
    const order = async (sort: Asked['sort'], more: Partial<Asked> = {}) =>
      (await search('SORT', { sort, ...more })).list.map(({ mpn }) => mpn.at(-1)).join('');
    const one = seller();
    await one.add([line('SORT-A', { unitPrice: 300n, quantity: 10 })], later(-3));
    await one.add([line('SORT-B', { unitPrice: 100n, quantity: 20 })], later(-1));
    await one.add([line('SORT-C', { unitPrice: null, quantity: 30 })], later(-2));
    await one.add(
      [line('SORT-D', { unitPrice: 900n, quantity: 5, priceBreaks: [[100, 50]] })],
      later(-4),
    );
    expect(await order('price')).toBe('BADC');
    expect(await order('price', { quantity: 100 })).toBe('DBAC');
    expect(await order('quantity')).toBe('CBAD');
    expect(await order('age')).toBe('BCAD');
    expect((await order('standing')).length).toBe(4);
  });
});

describe('more offers of a part', () => {
  const offers = (more: Partial<Sent<typeof contract.searchOffers>> = {}) =>
    call(
      contract.searchOffers,
      { mpn: 'many-1', manufacturer: 'Texas Instruments', pageSize: 20, ...more },
      anyone,
    );

  it('come in pages down to their depth, filtered and sorted as asked', async () => {
    for (let n = 0; n < 6; n += 1) {
      await seller(`Seller ${n}`).add(
        Array.from({ length: 10 }, (_, i) => line('MANY-1', { unitPrice: BigInt(n * 10 + i + 1) })),
      );
    }
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => offers({ pageNum })));
    expect(pages.map(({ list }) => list.length)).toEqual([20, 20, 10, 0]);
    expect(pages[0]).toMatchObject({ total: 50, bounded: true });
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(50);
    const byPrice = await offers({ sort: 'price' });
    expect(byPrice.list[0]?.unitPrice).toBe('0.00001');
    expect((await offers({ quantity: 2000, onlyCovering: true })).total).toBe(0);
    expect((await offers({ manufacturer: 'Nobody' })).total).toBe(0);
  });
});

describe('suggestions', () => {
  it('are numbers in stock that begin so, the fullest first, and makers', async () => {
    const [one, two] = [seller(), seller()];
    await one.add([line('SUGG-1'), line('SUGG-2'), line('SUGG-3', { manufacturer: 'ST' })]);
    await two.add([line('SUGG-2'), line('SUGG-2')]);
    const suggest = (keyword: string) => call(contract.suggest, { keyword }, anyone);
    const { parts } = await suggest('sugg');
    expect(parts.map(({ mpn, lines }) => `${mpn} ${lines}`)).toEqual([
      'SUGG-2 3',
      'SUGG-1 1',
      'SUGG-3 1',
    ]);
    expect((await suggest('texas')).makers).toEqual(['Texas Instruments']);
    expect(await suggest('s')).toEqual({ parts: [], makers: [] });
    expect(await suggest('')).toEqual({ parts: [], makers: [] });
  });
});

describe('the record of quotes', () => {
  const member = { who: asMember(randomUUID(), 'buyer'), now: NOW };
  const given = (sellerId: string, more: Partial<QuoteGiven> = {}): QuoteGiven => ({
    at: NOW,
    mpn: 'QUOTED-1',
    manufacturer: 'TI',
    quantity: 730,
    condition: 'brandNew',
    leadTime: 'now',
    unitPrice: 250_000n,
    sellerId,
    ...more,
  });
  const record = () => call(contract.quoteRecord, { keyword: 'quoted1' }, member);

  it('tells day and band, and a price only of three sellers or more', async () => {
    quotes = [given('a'), given('b'), given('b', { at: later(-2) })];
    const two = await record();
    expect(two.total).toBe(3);
    expect(two.list[0]).toEqual({
      day: '2026-11-21',
      mpn: 'QUOTED-1',
      manufacturer: 'TI',
      quantityFrom: 100,
      condition: 'brandNew',
      leadTime: 'now',
      unitPrice: null,
    });
    quotes = [...quotes, given('c', { manufacturer: 'ST' })];
    expect((await record()).list.map(({ unitPrice }) => unitPrice)).toEqual(
      Array.from({ length: 4 }, () => '2.50'),
    );
    const brands = await call(contract.getQuoteRecordBrand, { keyword: 'QUOTED-1' }, member);
    expect(brands).toEqual([
      { value: 'TI', lines: 3 },
      { value: 'ST', lines: 1 },
    ]);
  });

  it('is for buyers and sellers only', async () => {
    await expect(call(contract.quoteRecord, { keyword: 'QUOTED-1' }, anyone)).rejects.toThrow(
      'session.missing',
    );
  });
});

describe('the history of prices', () => {
  it('is told by month', async () => {
    expect(await call(contract.priceHistory, { mpn: 'x' }, anyone)).toEqual([
      { month: '2026-10', deals: 3, lowest: '1.00', median: '2.50', highest: '3.00' },
    ]);
  });
});

// Last, because it moves the horizon past what the others wrote.
describe('stock in search', () => {
  it('loses stock that nobody confirmed for thirty days, in the counters too', async () => {
    const mine = seller();
    await mine.add([line('STALE-1'), line('STALE-2')]);
    await mine.add([line('STALE-2', { unitPrice: 99n })], later(5));
    expect((await search('STALE', {}, new Date(later(30).getTime() - 1))).total).toBe(2);
    expect(shown(await search('STALE', {}, later(30)))).toEqual(['prefix STALE-2']);
    await sweepStale(database.db, later(30));
    const [left] = (await search('STALE', {}, later(30))).list;
    expect(left).toMatchObject({ lines: 1, quantity: 1000, lowest: '0.00099' });
    expect((await search('STALE', {}, later(35))).total).toBe(0);
  });
});
