import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testCodes } from '../../orders/terms.ts';
import { chanceToFind, coverageOf, outweighs, type Sampled } from './coverage.ts';
import { faultKinds, lotKinds, partFamilies, sensitivity, testsForFamily } from './fault-kinds.ts';
import { planOf } from './sampling.ts';

const lots = fc
  .record({ lot: fc.integer({ min: 1, max: 400 }), bad: fc.nat(400), sample: fc.nat(400) })
  .map(({ lot, bad, sample }) => ({
    lot,
    bad: Math.min(bad, lot),
    sample: Math.min(sample, lot),
  }));
const seen = fc.double({ min: 0, max: 1, noNaN: true });

/** The binomial coefficient, exact. */
function choose(all: number, some: number): bigint {
  if (some < 0 || some > all) return 0n;
  let result = 1n;
  for (let at = 0; at < some; at += 1) result = (result * BigInt(all - at)) / BigInt(at + 1);
  return result;
}

/** The chance that a sample holds a bad piece, by exact coefficients. */
function drawn({ lot, bad, sample }: { lot: number; bad: number; sample: number }): number {
  const scale = 10n ** 18n;
  return 1 - Number((choose(lot - bad, sample) * scale) / choose(lot, sample)) / 1e18;
}

describe('the chance that a test finds a bad lot', () => {
  test('is the hypergeometric chance of its sample times what the test recognizes', () => {
    fc.assert(
      fc.property(lots, seen, ({ lot, bad, sample }, chance) => {
        const found = chanceToFind({ lot, bad }, sample, chance);
        expect(found).toBeCloseTo(chance * drawn({ lot, bad, sample }), 9);
      }),
    );
  });

  test('grows with the sample, the bad pieces and what the test recognizes', () => {
    fc.assert(
      fc.property(lots, seen, seen, ({ lot, bad, sample }, one, other) => {
        const at = (some: { bad?: number; sample?: number; chance?: number }) =>
          chanceToFind({ lot, bad: some.bad ?? bad }, some.sample ?? sample, some.chance ?? one);
        const slack = 1e-9;
        expect(at({ sample: Math.min(lot, sample + 1) })).toBeGreaterThanOrEqual(at({}) - slack);
        expect(at({ bad: Math.min(lot, bad + 1) })).toBeGreaterThanOrEqual(at({}) - slack);
        const most = at({ chance: Math.max(one, other) });
        expect(most).toBeGreaterThanOrEqual(at({ chance: Math.min(one, other) }) - slack);
      }),
    );
  });
});

test('the coverage of a billion pieces costs no more than that of a few', () => {
  const lot = 1_000_000_000;
  const started = performance.now();
  for (const badPercent of [0.0001, 0.1, 1, 10, 100]) {
    const sampled = testCodes.flatMap((one) =>
      [1, 45, 20_000, lot / 2, lot].map((sample) => ({ test: one, sample })),
    );
    for (const { chance } of coverageOf(sampled, { lot, badPercent })) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  }
  expect(performance.now() - started).toBeLessThan(1500);
});

describe('the coverage of tests', () => {
  test('never falls with a further test, and names each type once', () => {
    fc.assert(
      fc.property(
        fc.subarray([...testCodes]),
        fc.constantFrom(...testCodes),
        fc.integer({ min: 1, max: 5000 }),
        (tests, further, lot) => {
          const less = coverageOf(planOf({ quantity: lot, goodsType: 'bulkNew', tests }).tests, {
            lot,
          });
          const more = coverageOf(
            planOf({ quantity: lot, goodsType: 'bulkNew', tests: [...tests, further] }).tests,
            { lot },
          );
          expect(less.map(({ kind }) => kind)).toEqual([...faultKinds]);
          for (const [at, one] of less.entries()) {
            expect(more[at]?.chance).toBeGreaterThanOrEqual(one.chance - 1e-12);
          }
        },
      ),
    );
  });

  test('is that of at least one of independent tests, each by the hypergeometric formula', () => {
    const sampled = fc
      .subarray([...testCodes], { maxLength: 6 })
      .chain((tests) =>
        fc.tuple(
          ...tests.map((code) => fc.record({ test: fc.constant(code), sample: fc.nat(60) })),
        ),
      );
    const lotOf = fc.record({
      lot: fc.integer({ min: 60, max: 400 }),
      badPercent: fc.constantFrom(1, 5, 10, 50),
    });
    fc.assert(
      fc.property(sampled, lotOf, (tests, { lot, badPercent }) => {
        const bad = Math.max(1, Math.round((lot * badPercent) / 100));
        for (const { kind, chance } of coverageOf(tests, { lot, badPercent })) {
          let missed = 1;
          for (const one of tests) {
            const seen = sensitivity[one.test][kind] ?? 0;
            const isOfLot = lotKinds.includes(kind);
            const found = isOfLot
              ? Number(one.sample > 0)
              : drawn({ lot, bad, sample: one.sample });
            missed *= 1 - seen * found;
          }
          expect(chance).toBeCloseTo(1 - missed, 9);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('says what is covered, what is not enough and what no chosen test can see', () => {
    const { tests } = planOf({ quantity: 2500, goodsType: 'originalUnder3', tests: ['xray'] });
    const levelsOf = (some: readonly Sampled[]) =>
      Object.fromEntries(coverageOf(some, { lot: 2500 }).map(({ kind, level }) => [kind, level]));
    const xray = tests.filter((one) => one.test === 'xray');
    expect(levelsOf(xray)).toEqual({
      recycled: 'notCovered',
      remarked: 'underCovered',
      overproduced: 'notCovered',
      cloned: 'underCovered',
      defective: 'underCovered',
      forgedDocuments: 'notCovered',
      tampered: 'underCovered',
    });
    const both = planOf({ quantity: 2500, goodsType: 'bulkNew', tests: ['xray', 'functional'] });
    expect(levelsOf(both.tests)).toMatchObject({ cloned: 'covered', defective: 'covered' });
    expect(coverageOf([], { lot: 100 }).every(({ level }) => level === 'notCovered')).toBe(true);
  });
});

test('every type is seen by some test of each family of parts', () => {
  for (const family of partFamilies) {
    const visible = new Set(testsForFamily(family).flatMap((one) => Object.keys(sensitivity[one])));
    expect([...visible].sort()).toEqual([...faultKinds].sort());
  }
});

test('tests of 360 for goods of 42 cost more than the goods', () => {
  expect(outweighs({ tests: 360_00n, goods: 42_00n })).toBe(true);
  expect(outweighs({ tests: 42_00n, goods: 360_00n })).toBe(false);
  expect(outweighs({ tests: 360_00n, goods: 0n })).toBe(false);
});
