import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { purchaseLists } from '#contract/purchases/constants.ts';
import { readQuery, stagesOf, writeQuery } from './purchase-query.ts';

test('the address of a list reads as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...purchaseLists).chain((list) =>
        fc.record({
          list: fc.constant(list),
          keyword: fc.constantFrom('', 'LM358DR', 'WB-261121-0042', 'A & B'),
          stage: fc.constantFrom(null, ...stagesOf[list]),
          pageNum: fc.integer({ min: 1, max: 9999 }),
          pageSize: fc.constantFrom(...limits.pageSizes),
        }),
      ),
      ({ list, ...asked }) => {
        expect(readQuery(list, writeQuery(asked))).toEqual(asked);
      },
    ),
  );
});

test('what an address cannot ask falls back', () => {
  const query = new URLSearchParams('stage=ordered&pageNum=0&pageSize=7&keyword=%20lm358%20');
  expect(readQuery('unquoted', query)).toEqual({
    keyword: 'LM358',
    stage: null,
    pageNum: 1,
    pageSize: limits.pageSizeDefault,
  });
});
