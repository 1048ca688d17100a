import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ExchangeTerms, exchangeOf, rateMicrosOf, sellFor } from './amounts.ts';

const anyTerms = fc.record({
  rateMicros: fc.bigInt({ min: 100_000n, max: 900_000_000n }),
  feeBp: fc.integer({ min: 0, max: 1000 }),
});
const anySale = fc.bigInt({ min: 1n, max: 50_000_000n });
const terms = (rate: string, feeBp = 30): ExchangeTerms => ({
  rateMicros: rateMicrosOf(rate),
  feeBp,
});

describe('the amounts of an exchange', () => {
  it('buys for the sale less its fee at the rate', () => {
    expect(exchangeOf(1_200_000n, terms('7.0842'))).toEqual({
      sell: 1_200_000n,
      fee: 3_600n,
      net: 1_196_400n,
      buy: 8_475_536n,
    });
  });

  it('takes a cent of fee from the smallest sale, which then buys nothing', () => {
    expect(exchangeOf(1n, terms('7.0842'))).toMatchObject({ fee: 1n, net: 0n, buy: 0n });
  });

  it('never makes money on the way there and back at one rate', () => {
    fc.assert(
      fc.property(anySale, anyTerms, (sell, at) => {
        const { buy } = exchangeOf(sell, at);
        expect(buy * 1_000_000n).toBeLessThanOrEqual(sell * at.rateMicros);
      }),
    );
  });

  it('never yields more for a sale that is split', () => {
    fc.assert(
      fc.property(anySale, anySale, anyTerms, (first, second, at) => {
        const parts = exchangeOf(first, at).buy + exchangeOf(second, at).buy;
        expect(parts).toBeLessThanOrEqual(exchangeOf(first + second, at).buy);
      }),
    );
  });

  it('conserves the sale: fee and net are all of it, neither below zero', () => {
    fc.assert(
      fc.property(anySale, anyTerms, (sell, at) => {
        const { fee, net, buy } = exchangeOf(sell, at);
        expect(fee + net).toBe(sell);
        expect(fee >= 0n && net >= 0n && buy >= 0n).toBe(true);
      }),
    );
  });

  it('finds the smallest sale that buys an amount', () => {
    fc.assert(
      fc.property(anySale, anyTerms, (buy, at) => {
        const sell = sellFor(buy, at);
        expect(exchangeOf(sell, at).buy).toBeGreaterThanOrEqual(buy);
        expect(exchangeOf(sell - 1n, at).buy).toBeLessThan(buy);
      }),
    );
  });
});
