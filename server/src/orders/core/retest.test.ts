import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCodes } from '#contract/orders/terms.ts';
import type { Lot } from './order.ts';
import { priceOfRetest, proposedLots } from './retest.ts';

const lotOf = (made: Partial<Lot>): Lot => ({
  id: 'lot',
  no: 'LOT-261127-0001',
  lineId: 'line',
  dateCode: '2421',
  lotCode: '',
  verdict: 'pass',
  received: 100,
  consumed: 0,
  dispatched: 0,
  returned: 0,
  quarantined: 0,
  scrapped: 0,
  onShelf: 100,
  ...made,
});

test('the lots that did not pass are proposed, else all that have pieces left', () => {
  const [good, bad, empty] = [
    lotOf({ id: 'good' }),
    lotOf({ id: 'bad', verdict: 'suspect' }),
    lotOf({ id: 'empty', verdict: 'fail', onShelf: 0 }),
  ];
  expect(proposedLots({ lots: [good, bad, empty] }).map(({ id }) => id)).toEqual(['bad']);
  expect(proposedLots({ lots: [good, empty] }).map(({ id }) => id)).toEqual(['good']);
});

test('the price is that of each test for each lot', () => {
  const prices = Object.fromEntries(testCodes.map((code, at) => [code, BigInt(at) * 100n]));
  const count = fc.integer({ min: 0, max: 50 });
  fc.assert(
    fc.property(fc.subarray([...testCodes]), count, (tests, lots) => {
      const price = priceOfRetest(
        { lots: Array.from({ length: lots }, () => lotOf({})), tests },
        prices,
      );
      let expected = 0n;
      for (let lot = 0; lot < lots; lot += 1) {
        for (const one of tests) expected += prices[one] ?? 0n;
      }
      expect(price).toBe(expected);
    }),
  );
});
