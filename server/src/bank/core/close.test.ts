import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differenceOf, explainedShare } from './close.ts';

const none = {
  bank: 0n,
  available: 0n,
  frozen: 0n,
  deposits: 0n,
  escrow: 0n,
  revenue: 0n,
  suspense: 0n,
  exchange: 0n,
  ownFunds: 0n,
  openLines: 0n,
  unlisted: 0n,
  unbooked: 0n,
};
const cents = fc.bigInt({ min: -1_000_000n, max: 1_000_000n });

it('a payment leaves no difference whether its line or its booking comes first', () => {
  fc.assert(
    fc.property(cents, cents, (own, amount) => {
      const start = { ...none, bank: own, ownFunds: own };
      expect(differenceOf(start)).toBe(0n);
      const onStatement = { ...start, bank: own + amount, openLines: amount };
      expect(differenceOf(onStatement)).toBe(0n);
      expect(differenceOf({ ...start, available: amount, unlisted: amount })).toBe(0n);
      expect(differenceOf({ ...start, bank: own + amount, unbooked: amount })).toBe(0n);
      expect(differenceOf({ ...start, bank: own + amount, available: amount })).toBe(0n);
    }),
  );
});

it('money that left the bank and no book knows is a difference', () => {
  expect(differenceOf({ ...none, bank: -500n })).toBe(-500n);
});

it('the explained share counts volume, and all of nothing is explained', () => {
  expect(explainedShare(0n, 0n)).toBe(10_000);
  expect(explainedShare(1_000n, 2n)).toBe(9_980);
});
