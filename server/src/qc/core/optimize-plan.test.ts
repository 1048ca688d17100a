import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { catalogue, included } from '#contract/qc/catalogue.ts';
import { coverageOf } from '#contract/qc/planning/coverage.ts';
import { faultKinds, partFamilies, testsForFamily } from '#contract/qc/planning/fault-kinds.ts';
import { planOf } from '#contract/qc/planning/sampling.ts';
import { optimizePlan, type Wish } from './optimize-plan.ts';

const wishes: fc.Arbitrary<Wish> = fc.record({
  lot: fc.integer({ min: 1, max: 3000 }),
  badPercent: fc.constantFrom(1, 5, 10, 50),
  family: fc.constantFrom(...partFamilies),
  kinds: fc.subarray([...faultKinds], { minLength: 1 }),
  budget: fc.bigInt({ min: 0n, max: 2_000_00n }),
  days: fc.option(fc.integer({ min: 1, max: 10 })),
  pieces: fc.option(fc.nat(20)),
});

const planFor = (wish: Wish, tests: readonly TestCode[]) =>
  planOf({ quantity: wish.lot, goodsType: 'originalUnder3', tests });

/** The mean chance over the wished kinds. */
function meanOf(wish: Wish, tests: readonly TestCode[]): number {
  const covered = coverageOf(planFor(wish, tests).tests, wish);
  const wished = covered.filter(({ kind }) => wish.kinds.includes(kind));
  return wished.reduce((sum, { chance }) => sum + chance, 0) / wished.length;
}

/** Used up pieces as the samples say, before the lot ends. */
const lostOf = (wish: Wish, tests: readonly TestCode[]): number =>
  planFor(wish, tests)
    .tests.filter((row) => row.destructive)
    .reduce((sum, row) => sum + row.sample, 0);

const keeps = (wish: Wish, tests: readonly TestCode[]): boolean => {
  const plan = planFor(wish, tests);
  return (
    (wish.budget === null || plan.priceMinor <= wish.budget) &&
    (wish.days === null || plan.days <= wish.days) &&
    lostOf(wish, tests) <= Math.min(wish.pieces ?? wish.lot, wish.lot)
  );
};

/** The best value over every choice there is. */
function bruteForce(wish: Wish): number {
  const open = testsForFamily(wish.family)
    .filter((one) => !included.includes(one))
    .slice(0, 10);
  let best = 0;
  for (let mask = 0; mask < 2 ** open.length; mask += 1) {
    const tests = open.filter((_, at) => (mask >> at) & 1);
    if (tests.length === 0 || keeps(wish, tests)) best = Math.max(best, meanOf(wish, tests));
  }
  return best;
}

test('a plan for a billion pieces is found as fast as one for a few', () => {
  const wish = { lot: 1_000_000_000, kinds: faultKinds, budget: null, days: null, pieces: null };
  const started = performance.now();
  for (const family of partFamilies) {
    for (const badPercent of [0.0001, 1, 50]) {
      const { tests, isBest } = optimizePlan({ ...wish, family, badPercent }, catalogue);
      expect(isBest).toBe(true);
      expect(tests.length).toBeGreaterThan(included.length);
    }
  }
  expect(performance.now() - started).toBeLessThan(5000);
});

describe('a proposed plan', () => {
  test('keeps budget, days and pieces', () => {
    fc.assert(
      fc.property(wishes, (wish) => {
        const { tests } = optimizePlan(wish, catalogue);
        const chosen = tests.filter((one) => !included.includes(one));
        if (chosen.length > 0) expect(keeps(wish, chosen)).toBe(true);
      }),
    );
  });

  test('is the best there is, by trying every choice of ten tests', () => {
    const offered = (family: Wish['family']) =>
      new Set(
        testsForFamily(family)
          .filter((one) => !included.includes(one))
          .slice(0, 10),
      );
    fc.assert(
      fc.property(wishes, (wish) => {
        // Tests beside the ten are priced out of every budget.
        const ten = offered(wish.family);
        const from = Object.fromEntries(
          Object.entries(catalogue).map(([test, service]) => [
            test,
            ten.has(test as TestCode) || included.includes(test as TestCode)
              ? service
              : { ...service, priceMinor: 9_999_999_99n },
          ]),
        ) as unknown as typeof catalogue;
        const { tests, isBest } = optimizePlan(wish, from);
        expect(isBest).toBe(true);
        expect(meanOf(wish, tests)).toBeCloseTo(bruteForce(wish), 9);
      }),
      { numRuns: 25 },
    );
  });

  test('never finds less for more money', () => {
    fc.assert(
      fc.property(wishes, fc.bigInt({ min: 0n, max: 500_00n }), (wish, more) => {
        const budget = wish.budget ?? 0n;
        const less = optimizePlan({ ...wish, budget }, catalogue);
        const then = optimizePlan({ ...wish, budget: budget + more }, catalogue);
        expect(less.isBest && then.isBest).toBe(true);
        expect(meanOf(wish, then.tests)).toBeGreaterThanOrEqual(meanOf(wish, less.tests) - 1e-9);
      }),
    );
  });

  test('for no money holds what every lot gets, and without limits is found in time', () => {
    const wish: Wish = {
      lot: 2500,
      badPercent: 5,
      family: 'programmable',
      kinds: [...faultKinds],
      budget: 0n,
      days: null,
      pieces: null,
    };
    expect(optimizePlan(wish, catalogue).tests).toEqual([...included]);
    const started = performance.now();
    expect(optimizePlan({ ...wish, budget: null }, catalogue).isBest).toBe(true);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
