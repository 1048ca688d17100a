import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/catalog/calls.ts';
import {
  type Asked,
  later,
  line,
  openSearchMarket,
  type SearchMarket,
  visitor,
} from '#harness/search-market.ts';

let market: SearchMarket;
beforeAll(async () => {
  market = await openSearchMarket();
});
afterAll(() => market.close());

const seller: SearchMarket['seller'] = (company) => market.seller(company);
const search: SearchMarket['search'] = (...given) => market.search(...given);

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

  it('name stock of unknown condition as such', async () => {
    await seller().add([line('UNSAID-1', { condition: 'unknown' }), line('UNSAID-1')]);
    const { facets, list } = await search('UNSAID', { facets: true, conditions: ['unknown'] });
    expect(facets?.conditions).toEqual([
      { value: 'brandNew', lines: 1 },
      { value: 'unknown', lines: 1 },
    ]);
    expect(list[0]?.offers.map(({ condition }) => condition)).toEqual(['unknown']);
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
    const brands = await market.call(contract.getElectronicBrand, { keyword: 'filter' }, visitor);
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
      [line('SORT-D', { unitPrice: 900n, quantity: 5, priceBreaks: [[5, 50]] })],
      later(-4),
    );
    expect(await order('price')).toBe('BADC');
    expect(await order('price', { quantity: 5 })).toBe('DBAC');
    expect(await order('quantity')).toBe('CBAD');
    expect(await order('age')).toBe('BCAD');
    expect((await order('standing')).length).toBe(4);
  });

  it('sort what cannot supply the quantity after what can, groups and offers alike', async () => {
    const [few, large, dear, open] = [
      seller('Few'),
      seller('Large'),
      seller('Dear'),
      seller('Open'),
    ];
    await few.add([line('SUPPLY-A', { unitPrice: 100n, quantity: 99 })]);
    await large.add([line('SUPPLY-A', { unitPrice: 50n, quantity: 9000, moq: 500 })]);
    await dear.add([line('SUPPLY-A', { unitPrice: 900n, quantity: 100 })]);
    await open.add([line('SUPPLY-A', { unitPrice: null, quantity: 500 })]);
    await few.add([line('SUPPLY-B', { unitPrice: 10n, quantity: 99 })]);
    await dear.add([line('SUPPLY-C', { unitPrice: 901n, quantity: 100 })]);
    const sorted = async (quantity: number | null) =>
      (await search('SUPPLY', { sort: 'price', quantity })).list.map(({ mpn, lowest, offers }) =>
        [mpn.at(-1), lowest, ...offers.map(({ sellerName }) => sellerName[0])].join(' '),
      );
    expect(await sorted(100)).toEqual([
      'A 0.009 D O L F',
      'C 0.00901 D',
      // Groups further down are folded.
      'B 0.0001',
    ]);
    expect(await sorted(null)).toEqual(['B 0.0001 F', 'A 0.0005 L F D O', 'C 0.00901']);
  });
});
