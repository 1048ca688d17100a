import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchElectronic as searchElectronicSchemas } from '#contract/catalog/schemas.ts';

import { passedWithinChoices, searchSorts } from '#contract/catalog/search.ts';
import { limits } from '#contract/limits.ts';
import { leadTimes, packagings, stockConditions } from '#contract/options.ts';
import {
  exactPartAddress,
  filterCount,
  groupKey,
  isForcedExact,
  type PartQuery,
  parsePartQuery,
  readPieces,
  searchAddress,
  toggled,
  toOfferFilter,
  withoutFilters,
} from './part-query.ts';

const read = (address: string) =>
  parsePartQuery(new URL(address, 'https://assay.example').searchParams);
const word = (maxLength: number) =>
  fc.string({ maxLength, minLength: 1 }).filter((text) => text.trim() === text && text !== '');
const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const code = fc.constantFrom(null, '2414', '9953', '2501+');

const query: fc.Arbitrary<PartQuery> = fc
  .record({
    keyword: word(80).map((text) => text.toUpperCase().slice(0, 80)),
    isAccurate: fc.constantFrom(0 as const, 1 as const),
    manufacturers: fc.uniqueArray(word(120), { maxLength: 20 }),
    conditions: some(stockConditions),
    packagings: some(packagings),
    leadTimes: some(leadTimes),
    quantity: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 2_000_000_000 })),
    onlyCovering: fc.boolean(),
    dateCodeFrom: code,
    dateCodeTo: code,
    passedWithinMonths: fc.constantFrom(null, ...passedWithinChoices),
    sort: fc.constantFrom(...searchSorts),
    pageNum: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.constantFrom(...limits.pageSizes),
    tab: fc.constantFrom('offers' as const, 'quotes' as const),
    unfolded: fc.array(word(200), { maxLength: 20 }),
    offersPage: fc.integer({ min: 1, max: 10_000 }),
    priced: fc.array(word(200), { maxLength: 20 }),
  })
  .filter(({ keyword }) => keyword.trim() === keyword)
  .map((asked) => ({
    ...asked,
    isAccurate: isForcedExact(asked.keyword) ? 1 : asked.isAccurate,
    onlyCovering: asked.quantity !== null && asked.onlyCovering,
  }));

test('an address says a search wholly: reading it gives the search again', () => {
  fc.assert(
    fc.property(query, (query) => {
      expect(read(searchAddress(query))).toEqual(query);
    }),
  );
});

test('whatever an address says, the call takes what is read', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), word(80), (said, keyword) => {
      const query = read(`/part-search?keyword=${encodeURIComponent(keyword)}&${said}`);
      const { isAccurate, manufacturers, sort, pageNum, pageSize } = query;
      const input = { isAccurate, manufacturers, ...toOfferFilter(query), sort, pageNum, pageSize };
      const taken = searchElectronicSchemas.input.safeParse({ ...input, keyword: query.keyword });
      expect(taken.success || query.keyword === '').toBe(true);
    }),
  );
});

test('what an address says wrongly is the default', () => {
  const wrong =
    'condition=shiny&quantity=0&from=2460&to=week&passed=5&sort=luck&pageNum=-1&pageSize=7&tab=x';
  expect(read(`/part-search?keyword=LM358&${wrong}`)).toEqual(read('/part-search?keyword=LM358'));
});

test('a form without a program sends empty fields, and a figure with its groups', () => {
  const sent = 'quantity=&from=&to=&passed=&sort=match&covering=1';
  expect(read(`/part-search?keyword=LM358&${sent}`)).toEqual(read('/part-search?keyword=LM358'));
  expect(read('/part-search?keyword=LM358&quantity=2,500&covering=1')).toMatchObject({
    quantity: 2500,
    onlyCovering: true,
  });
  expect(['2 500', '2\u202f500', '2.500', "2'500", '2500'].map(readPieces)).toEqual(
    new Array(5).fill(2500),
  );
  expect(['1,234,567', '1.234.567', '1 234 567'].map(readPieces)).toEqual(
    new Array(3).fill(1_234_567),
  );
  // One and a half is not fifteen.
  for (const wrong of [
    '',
    '0',
    '-5',
    'many',
    '99999999999',
    '1.5',
    '2,5',
    '1,50',
    '2.5k',
    '1,2345',
  ])
    expect(readPieces(wrong), wrong).toBe(null);
});

test('spec 5: search under four characters: it is exact whatever is asked', () => {
  expect(read('/part-search?keyword=lm3&isAccurate=0')).toMatchObject({
    keyword: 'LM3',
    isAccurate: 1,
  });
  expect(read('/part-search?keyword=lm35&isAccurate=0').isAccurate).toBe(0);
});

test('a search without filters counts none and keeps its keyword and order', () => {
  fc.assert(
    fc.property(query, (query) => {
      const bare = withoutFilters(query);
      expect(filterCount(bare)).toBe(0);
      expect(bare).toMatchObject({ keyword: query.keyword, sort: query.sort });
    }),
  );
});

test('a value is put in and taken out; a group is known by number and maker', () => {
  expect(toggled(toggled(['a'], 'b'), 'a')).toEqual(['b']);
  expect(groupKey({ mpn: 'LM358DR', manufacturer: 'TI' })).not.toBe(
    groupKey({ mpn: 'LM358DR', manufacturer: 'ON' }),
  );
  expect(exactPartAddress('A&B')).toBe('/part-search?keyword=A%26B&isAccurate=1');
});
