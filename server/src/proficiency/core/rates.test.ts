import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalOf } from './rates.ts';

const counts = fc
  .integer({ min: 1, max: 400 })
  .chain((trials) => fc.tuple(fc.integer({ min: 0, max: trials }), fc.constant(trials)));

/** Returns the chance of exactly so many hits, by the plain formula for small trials. */
function chanceOf(hits: number, trials: number, chance: number): number {
  let ways = 1;
  for (let one = 0; one < hits; one += 1) ways *= (trials - one) / (one + 1);
  return ways * chance ** hits * (1 - chance) ** (trials - hits);
}

describe('the interval of a rate', () => {
  it.each([
    [11, 12, 0.6152, 0.9979],
    [0, 10, 0, 0.3085],
    [10, 10, 0.6915, 1],
    [5, 10, 0.1871, 0.8129],
    [1, 20, 0.0013, 0.2487],
    [50, 100, 0.3983, 0.6017],
  ])('of %i hits in %i trials is that of the published table', (hits, trials, low, high) => {
    const found = intervalOf(hits, trials);
    expect(found.low).toBeCloseTo(low, 4);
    expect(found.high).toBeCloseTo(high, 4);
  });

  it('holds the measured share and lies between 0 and 1', () => {
    fc.assert(
      fc.property(counts, ([hits, trials]) => {
        const { low, high } = intervalOf(hits, trials);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / trials);
        expect(high).toBeGreaterThanOrEqual(hits / trials);
      }),
    );
  });

  it('is that of the misses turned around', () => {
    fc.assert(
      fc.property(counts, ([hits, trials]) => {
        const found = intervalOf(hits, trials);
        const turned = intervalOf(trials - hits, trials);
        expect(found.low).toBeCloseTo(1 - turned.high, 9);
        expect(found.high).toBeCloseTo(1 - turned.low, 9);
      }),
    );
  });

  it('leaves 2.5 of 100 on each side by the plain binomial formula', () => {
    const small = fc
      .integer({ min: 2, max: 25 })
      .chain((trials) => fc.tuple(fc.integer({ min: 1, max: trials - 1 }), fc.constant(trials)));
    fc.assert(
      fc.property(small, ([hits, trials]) => {
        const { low, high } = intervalOf(hits, trials);
        const sum = (from: number, to: number, chance: number) => {
          let all = 0;
          for (let one = from; one <= to; one += 1) all += chanceOf(one, trials, chance);
          return all;
        };
        expect(sum(hits, trials, low)).toBeCloseTo(0.025, 6);
        expect(sum(0, hits, high)).toBeCloseTo(0.025, 6);
      }),
    );
  });

  it('is everything without a trial', () => {
    expect(intervalOf(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
