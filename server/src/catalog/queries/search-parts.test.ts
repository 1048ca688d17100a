import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClientInput } from '#contract/call.ts';
import * as contract from '#contract/catalog/calls.ts';
import { GROUPS_OPEN, SEARCH_DEPTH } from '#contract/catalog/search.ts';
import {
  later,
  line,
  NOW,
  openSearchMarket,
  type SearchMarket,
  shown,
  visitor,
} from '#harness/search-market.ts';
import { excludeStaleStock, refreshLabRecords } from '../commands/exclude-stale-stock.ts';
import type { InspectionSummary } from '../deps.ts';
import { upsertSellerStandings } from '../store/seller-standing.ts';

let lab: InspectionSummary[] = [];
let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket({ inspected: async () => lab });
});
afterAll(() => market.close());

const seller: SearchMarket['seller'] = (company) => market.seller(company);
const search: SearchMarket['search'] = (...given) => market.search(...given);

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
    expect(new Set(pages.flatMap(({ list }) => list.map(({ mpn }) => mpn))).size).toBe(
      SEARCH_DEPTH,
    );
    expect(pages[0]).toMatchObject({ total: 100, bounded: true, lines: 100 });
  });

  it('finds what most sellers have among the many that begin so', async () => {
    await seller().add(Array.from({ length: 200 }, (_, index) => line(`MANY${1000 + index}`)));
    for (let n = 0; n < 3; n += 1) await seller().add([line('MANY1199')]);
    const first = async () => (await search('MANY1')).list[0]?.mpn;
    expect(await first()).toBe('MANY1199');
    const { parts } = await market.call(contract.suggest, { keyword: 'many1' }, visitor);
    expect(parts[0]).toMatchObject({ mpn: 'MANY1199', lines: 4 });
  });

  it('opens the first groups of a page and folds the rest', async () => {
    const { list } = await search('PAGED');
    expect(list.map(({ offers }) => offers.length > 0)).toEqual(
      list.map((_, index) => index < GROUPS_OPEN),
    );
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
      enquiriesReceived: 4,
      enquiriesReplied: 3,
      shipDue: 0,
      shipInTime: 0,
      depositWaiver: '',
      depositReturn: null,
      companyCn: '',
    };
    await upsertSellerStandings(market.database.db, [drawn], NOW);
    const [group] = (await search('RANK-1')).list;
    expect(group?.offers.map(({ sellerName }) => sellerName)).toEqual(['Proven Ltd', 'Fresh']);
    expect(group?.offers[0]?.standing).toEqual({
      blacklist: null,
      depositReturn: null,
      depositWaiver: '',
      companyCn: '',
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
    await refreshLabRecords(market.database.db, market.deps, NOW);
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
    await refreshLabRecords(market.database.db, market.deps, NOW);
    expect((await search('LAB-1')).list[0]?.lab).toEqual({ inspected: 0, passed: 0 });
  });
});

describe('more offers of a part', () => {
  const offers = (more: Partial<ClientInput<typeof contract.searchOffers>> = {}) =>
    market.call(
      contract.searchOffers,
      { mpn: 'many-1', manufacturer: 'Texas Instruments', pageSize: 20, ...more },
      visitor,
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

// Last, because it moves the horizon past what the others wrote.
describe('stock in search', () => {
  it('loses stock that nobody confirmed for thirty days, in the counters too', async () => {
    const mine = seller();
    await mine.add([line('STALE-1'), line('STALE-2')]);
    await mine.add([line('STALE-2', { unitPrice: 99n })], later(5));
    expect((await search('STALE', {}, new Date(later(30).getTime() - 1))).total).toBe(2);
    expect(shown(await search('STALE', {}, later(30)))).toEqual(['prefix STALE-2']);
    await excludeStaleStock(market.database.db, later(30));
    const [left] = (await search('STALE', {}, later(30))).list;
    expect(left).toMatchObject({ lines: 1, quantity: 1000, lowest: '0.00099' });
    expect((await search('STALE', {}, later(35))).total).toBe(0);
  });
});
