import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standings } from '#contract/companies/constants.ts';
import { searchMember as searchMemberSchemas } from '#contract/companies/schemas.ts';
import { limits } from '#contract/limits.ts';
import { isFiltered, readQuery, searchAddress } from './seller-query.ts';

const read = (address: string) => readQuery(new URL(address, 'https://assay.example').searchParams);
const word = fc.string({ maxLength: 80 }).map((text) => text.trim());

test('an address says a search wholly: reading it gives the search again', () => {
  const asked = fc.record({
    keyword: word,
    isAccurate: fc.constantFrom(0 as const, 1 as const),
    brand: word,
    areaId: fc.constantFrom('', 'CN', 'DE'),
    standing: fc.constantFrom(...standings),
    pageNum: fc.integer({ min: 1, max: 10_000 }),
    pageSize: fc.constantFrom(...limits.pageSizes),
  });
  fc.assert(
    fc.property(asked, (search) => {
      expect(read(searchAddress(search))).toEqual(search);
    }),
  );
});

test('what an address says wrongly is the default, and never what the call refuses', () => {
  const query = '?area=Mars&standing=best&pageNum=-3&pageSize=999&isAccurate=yes';
  const found = read(`/seller-search-results${query}`);
  expect(found).toEqual(read('/seller-search-results'));
  expect(isFiltered(found)).toBe(false);
  const said = fc.dictionary(fc.constantFrom('area', 'pageNum', 'keyword'), fc.string());
  fc.assert(
    fc.property(said, (query) => {
      const asked = readQuery(new URLSearchParams(query));
      expect(searchMemberSchemas.input.safeParse(asked).success).toBe(true);
    }),
  );
});
