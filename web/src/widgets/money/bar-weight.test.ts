import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wire } from '#contract/money.ts';
import { barWeight } from './bar-weight.ts';

test('weighs an amount in whole minor units', () => {
  expect(barWeight(wire(0n))).toBe(0);
  expect(barWeight(wire(1n))).toBe(1);
  expect(barWeight(wire(123_456n, 'CNY'))).toBe(123_456);
});

test('gives amounts the proportion that they have as decimals', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [first, second] = [wire(one), wire(other)];
      const proportion = Number(first.amount) / Number(second.amount);
      expect(barWeight(first) / barWeight(second) / proportion).toBeCloseTo(1, 9);
    }),
  );
});
