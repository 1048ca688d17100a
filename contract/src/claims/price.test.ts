import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount } from '../money.ts';
import { type DeliveredPrice, paidPrice, paidUnitPrice, replacementPrice } from './price.ts';

/** Delivered pieces whose price was cut by a part of it, and a division of them in two. */
const delivered = fc
  .record({
    unitPrice: fc.bigInt({ min: 1n, max: 5_000_000n }),
    delivered: fc.integer({ min: 1, max: 100_000 }),
    cutShare: fc.bigInt({ min: 0n, max: 100n }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ cutShare, part, ...line }) => {
    const price = lineAmount({ unitPrice: line.unitPrice, quantity: line.delivered });
    const cut = (price * cutShare) / 100n;
    return { line: { ...line, cut }, price, first: Math.round(line.delivered * part) };
  });

describe('what delivered pieces cost their buyer', () => {
  it('is the line amount where no settlement cut the price', () => {
    const line: DeliveredPrice = { unitPrice: 286_000n, delivered: 1000, cut: 0n };
    expect([paidPrice(line, 400), paidUnitPrice(line)]).toEqual([1144_00n, 286_000n]);
  });

  it('is the cut price for all of them, and never more in parts', () => {
    fc.assert(
      fc.property(delivered, ({ line, price, first }) => {
        expect(paidPrice(line, line.delivered)).toBe(price - line.cut);
        const of = (quantity: number) => {
          const paid = paidPrice(line, quantity);
          expect(paid).toBeLessThanOrEqual(lineAmount({ unitPrice: line.unitPrice, quantity }));
          return paid;
        };
        const parts = of(first) + of(line.delivered - first);
        if (line.cut > 0n) expect(parts).toBeLessThanOrEqual(price - line.cut);
      }),
    );
  });

  it('is not exceeded by a replacement of all of them', () => {
    fc.assert(
      fc.property(delivered, ({ line, price }) => {
        const replaced = replacementPrice(line, line.delivered);
        expect(replaced).toBeLessThanOrEqual(price - line.cut);
        // Rounded down by less than a 0.00001 USD of each piece.
        expect((price - line.cut - replaced) * 1000n).toBeLessThanOrEqual(
          BigInt(line.delivered) + 1000n,
        );
      }),
    );
  });
});
