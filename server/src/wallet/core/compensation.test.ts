import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repurchasedDeposit, splitCompensation } from './compensation.ts';

const RATE = 7_180_000n;

it('takes the balance first and leaves the deposit alone where that covers it', () => {
  expect(splitCompensation(500n, { available: 900n, depositFen: 10_000n }, RATE)).toEqual({
    fromBalance: 500n,
    fromDeposit: 0n,
    depositFen: 0n,
    shortfall: 0n,
  });
});

it('sells so much of the deposit as is missing, rounded up to a fen', () => {
  expect(splitCompensation(1_001n, { available: 1_000n, depositFen: 100_000n }, RATE)).toEqual({
    fromBalance: 1_000n,
    fromDeposit: 1n,
    depositFen: 8n,
    shortfall: 0n,
  });
});

it('sells no deposit while there is no rate', () => {
  expect(splitCompensation(1_000n, { available: 0n, depositFen: 100_000n }, null)).toMatchObject({
    fromDeposit: 0n,
    shortfall: 1_000n,
  });
});

it('takes no more than there is, and owes exactly what is missing', () => {
  const amount = fc.bigInt(0n, 10n ** 12n);
  const cases = fc.tuple(fc.bigInt(1n, 10n ** 12n), amount, amount, fc.bigInt(1n, 10n ** 9n));
  fc.assert(
    fc.property(cases, ([asked, available, deposit, rate]) => {
      const parts = splitCompensation(asked, { available, depositFen: deposit }, rate);
      expect(parts.fromBalance + parts.fromDeposit + parts.shortfall).toBe(asked);
      expect(parts.fromBalance <= available && parts.depositFen <= deposit).toBe(true);
      expect(parts.fromDeposit === 0n).toBe(parts.depositFen === 0n);
      if (parts.fromDeposit > 0n) expect(parts.fromBalance).toBe(available);
      expect(Object.values(parts).every((part) => part >= 0n)).toBe(true);
    }),
  );
});

it('buys a sold deposit back as a whole, and of a part never more fen than its cents were', () => {
  const sold = fc.record({
    fen: fc.bigInt({ min: 1n, max: 10_000_000n }),
    minor: fc.bigInt({ min: 1n, max: 1_000_000n }),
  });
  fc.assert(
    fc.property(sold, fc.bigInt({ min: -5n, max: 2_000_000n }), (deposit, most) => {
      const { fen, minor } = repurchasedDeposit(deposit, most);
      if (most >= deposit.minor) expect({ fen, minor }).toEqual(deposit);
      expect(minor <= (most > 0n ? most : 0n)).toBe(true);
      expect(fen * deposit.minor <= deposit.fen * minor).toBe(true);
      expect(fen > 0n).toBe(minor > 0n);
    }),
  );
  expect(repurchasedDeposit({ fen: 0n, minor: 0n }, 500n)).toEqual({ fen: 0n, minor: 0n });
});
