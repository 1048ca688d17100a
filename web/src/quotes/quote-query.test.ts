import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteSorts } from '#contract/enquiries/table.ts';
import { limits } from '#contract/limits.ts';
import { isFiltered, readQuery, writeQuery } from './quote-query.ts';

it('reads back every question that it writes into an address', () => {
  const asked = fc.record({
    keyword: fc.constantFrom('', 'LM358', 'A&B=C', '%20'),
    manufacturer: fc.constantFrom('', 'Texas Instruments', 'R&S'),
    urgent: fc.constantFrom(null, true),
    countered: fc.boolean(),
    enough: fc.boolean(),
    sort: fc.constantFrom(...quoteSorts),
    pageNum: fc.integer({ min: 1, max: 999_999 }),
    pageSize: fc.constantFrom(...limits.pageSizes),
  });
  fc.assert(
    fc.property(asked, (one) => {
      expect(readQuery(new URLSearchParams(writeQuery(one).toString()))).toEqual(one);
    }),
  );
});

it('falls back to the default where an address says what cannot be', () => {
  const wrong = new URLSearchParams('sort=other&urgent=2&enough=yes&pageNum=-1&pageSize=7');
  expect(readQuery(wrong)).toEqual(readQuery(new URLSearchParams()));
  expect(isFiltered(readQuery(wrong))).toBe(false);
  expect(isFiltered(readQuery(new URLSearchParams('enough=1')))).toBe(true);
});
