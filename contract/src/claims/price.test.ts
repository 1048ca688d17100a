import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount } from '../money.ts';
import { type DeliveredPrice, paidPrice, replacementPrice, replacementUnitPrice } from './price.ts';

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
    expect([paidPrice(line, 400), replacementUnitPrice(line, 400)]).toEqual([1144_00n, 286_000n]);
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
        const paid = price - line.cut;
        // A price that rounds to nothing becomes a cent.
        expect(replaced).toBeLessThanOrEqual(paid > 0n ? paid : 1n);
        // Rounded down by less than a 0.00001 USD of each piece.
        expect((paid - replaced) * 1000n).toBeLessThanOrEqual(BigInt(line.delivered) + 1000n);
      }),
    );
  });

  it('is never nothing for a replacement, unless the buyer paid nothing for a piece', () => {
    const tiny: DeliveredPrice = { unitPrice: 10n, delivered: 100, cut: 0n };
    for (const [pieces, unitPrice] of [
      [1, 500n],
      [7, 72n],
      [49, 11n],
      [50, 10n],
    ] as const) {
      expect(replacementUnitPrice(tiny, pieces)).toBe(unitPrice);
      expect(replacementPrice(tiny, pieces)).toBe(1n);
    }
    expect(replacementPrice({ ...tiny, cut: 1n }, 100)).toBe(0n);
    expect(replacementPrice(tiny, 0)).toBe(0n);
  });
});
