import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { inventoryBulk } from '#contract/inventory/calls.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import {
  changeViolations,
  EMPTY_PRICE,
  EMPTY_STATE,
  priceAfter,
  priceChange,
  stateChange,
} from './bulk-change.ts';

beforeAll(() => loadSchemas(inventoryBulk));

const chosen = { ids: ['019363e1-0000-7000-8000-000000000001'] };

test('a percentage is sent without its plus, a comma stands for the point', () => {
  const change = priceChange({ ...EMPTY_PRICE, percent: ' +2,5 ' });
  expect(change).toEqual({ what: 'pricePercent', percent: '2.5' });
  expect(changeViolations(chosen, change)).toEqual({});
  expect(priceChange({ ...EMPTY_PRICE, how: 'none' })).toEqual({ what: 'price', unitPrice: null });
});

test('what is missing is refused at its field', () => {
  expect(Object.keys(changeViolations(chosen, priceChange(EMPTY_PRICE)))).toEqual(['percent']);
  const price = priceChange({ ...EMPTY_PRICE, how: 'price' });
  expect(Object.keys(changeViolations(chosen, price))).toEqual(['unitPrice']);
  const date = stateChange({ ...EMPTY_STATE, what: 'dateCode', dateCode: '24' });
  expect(Object.keys(changeViolations(chosen, date))).toEqual(['dateCode']);
});

test('a price after a percentage is rounded half up to five decimals', () => {
  expect(priceAfter('2.86', '5')).toBe('3.003');
  expect(priceAfter('0.00213', '-2.5')).toBe('0.00208');
  expect(priceAfter('0.00001', '50')).toBe('0.00002');
  expect(priceAfter('2.86', '-100')).toBeNull();
  expect(priceAfter('2.86', 'x')).toBeNull();
});

test('a rise that is none leaves the price as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (units) => {
      const price = (units / 100_000).toFixed(5);
      expect(Number(priceAfter(price, '0'))).toBe(Number(price));
    }),
  );
});
