import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCodes } from '../orders/terms.ts';
import { catalogue, daysOf, included, priceOf, withIncluded } from './catalogue.ts';

const someTests = fc.subarray([...testCodes]);

test('every test of the contract stands in the catalogue', () => {
  expect(Object.keys(catalogue).sort()).toEqual([...testCodes].sort());
});

test('a price is the sum of its tests, each once, for each lot', () => {
  expect(priceOf([])).toBe(0n);
  expect(priceOf(['xray'])).toBe(120_00n);
  expect(priceOf(['xray', 'xray', 'documents', 'generalVisual'])).toBe(120_00n);
  expect(priceOf(['detailedVisual', 'xray'], 3)).toBe(3n * 180_00n);
});

test('more tests never cost less, and never take less time', () => {
  fc.assert(
    fc.property(someTests, fc.constantFrom(...testCodes), (tests, more) => {
      expect(priceOf([...tests, more])).toBeGreaterThanOrEqual(priceOf(tests));
      expect(daysOf([...tests, more])).toBeGreaterThanOrEqual(daysOf(tests));
    }),
  );
});

test('the order in which tests are named does not matter', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...testCodes]), (tests) => {
      expect(withIncluded(tests)).toEqual(withIncluded([...tests].reverse()));
      expect(withIncluded(tests)).toEqual(expect.arrayContaining([...included]));
    }),
  );
});
