import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepAt } from '#contract/bom/sums.ts';
import { parseUnitPrice } from '#contract/money.ts';
import { type LadderOffer, ladderOf } from './ladder.ts';

const offer = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    moq: fc.integer({ min: 1, max: 30 }),
    price: fc.option(fc.bigInt({ min: 50n, max: 90n })),
    breaks: fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 3 }),
  })
  .map(({ breaks, price, ...rest }): LadderOffer => {
    const from = [...breaks].sort((one, two) => one - two);
    return {
      ...rest,
      price,
      breaks:
        price === null ? [] : from.map((pieces, at) => [pieces, price - 10n * BigInt(at + 1)]),
    };
  });

/** Returns the unit price of one offer at a number of pieces, by the plainest computation. */
function asks({ quantity, moq, price, breaks }: LadderOffer, pieces: number): bigint | null {
  if (price === null || pieces > quantity || pieces < moq) return null;
  return breaks.findLast(([from]) => from <= pieces)?.[1] ?? price;
}

const priceAt = (offers: readonly LadderOffer[], pieces: number) => {
  const step = stepAt(ladderOf(offers), pieces);
  return step?.unitPrice ? { price: parseUnitPrice(step.unitPrice), step } : null;
};

describe('ladderOf', () => {
  it('says the lowest price of an offer that has all pieces, at every number of pieces', () => {
    fc.assert(
      fc.property(
        fc.array(offer, { maxLength: 8 }),
        fc.integer({ min: 1, max: 70 }),
        (offers, pieces) => {
          const single = offers
            .map((one) => asks(one, pieces))
            .filter((price) => price !== null)
            .sort((one, two) => Number(one - two))[0];
          const said = priceAt(offers, pieces);
          if (single !== undefined) {
            expect(said).toMatchObject({ price: single, step: { together: false } });
          } else if (said !== null) expect(said.step.together).toBe(true);
        },
      ),
    );
  });

  it('says no price that several offers together could not keep', () => {
    fc.assert(
      fc.property(
        fc.array(offer, { maxLength: 12 }),
        fc.integer({ min: 1, max: 700 }),
        (offers, pieces) => {
          const said = priceAt(offers, pieces);
          if (said === null || !said.step.together) return;
          const able = offers.filter(
            ({ price, moq, quantity }) => price !== null && price <= said.price && moq <= quantity,
          );
          const have = able.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(have).toBeGreaterThanOrEqual(pieces);
        },
      ),
    );
  });

  it('says the dearest price of those that it tells together', () => {
    const offers = Array.from({ length: 30 }, (_, at) => ({
      quantity: 10,
      moq: 1,
      price: BigInt(100 + at),
      breaks: [],
    }));
    for (let pieces = 11; pieces <= 300; pieces += 1) {
      const said = priceAt(offers, pieces)?.price ?? 0n;
      expect(said).toBeGreaterThanOrEqual(BigInt(100 + Math.ceil(pieces / 10) - 1));
    }
    expect(priceAt(offers, 301)).toBeNull();
  });

  it('rises, repeats no step, and ends without a price', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 12 }), (offers) => {
        const steps = ladderOf(offers);
        for (const [at, step] of steps.entries()) {
          const next = steps[at + 1];
          if (next === undefined) continue;
          expect(next.from).toBeGreaterThan(step.from);
          expect([next.unitPrice, next.together]).not.toEqual([step.unitPrice, step.together]);
        }
        if (steps.length > 0) expect(steps.at(-1)?.unitPrice).toBeNull();
        expect(steps.filter(({ together }) => together).length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
