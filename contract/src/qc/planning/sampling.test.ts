import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goodsTypes, testCodes } from '../../orders/terms.ts';
import type { TestCode } from '../../orders/terms-schemas.ts';
import { catalogue } from '../catalogue.ts';
import { chancesOf, maySample, notIn, planOf, sampleOf } from './sampling.ts';

const lots = fc.integer({ min: 1, max: 100_000 });
const anyTest = fc.constantFrom(...testCodes);

/** The table of domain section 8: test, level, lot of 200 or more, lot of 150, lot of 30. */
const table: readonly [TestCode, string, number | 'all', number | 'all', number | 'all'][] = [
  ['documents', 'A1', 'all', 'all', 'all'],
  ['generalVisual', 'A2', 'all', 'all', 'all'],
  ['detailedVisual', 'A2', 122, 122, 30],
  ['solventRemarking', 'A3', 3, 3, 3],
  ['solventResurfacing', 'A3', 3, 3, 3],
  ['sem', 'A3', 3, 3, 3],
  ['surfaceAnalysis', 'A3', 5, 5, 5],
  ['xray', 'A4', 45, 45, 30],
  ['leadCheck', 'A5', 3, 3, 3],
  ['leadFree', 'A5', 3, 3, 3],
  ['decapsulation', 'A6', 3, 3, 3],
  ['thermalCycling', 'B', 'all', 'all', 'all'],
  ['electrical', 'C', 116, 'all', 'all'],
  ['functional', 'C', 116, 'all', 'all'],
  ['ageing', 'D', 45, 45, 30],
];

describe('the sampling table', () => {
  test.each(table)('spec 9: sample sizes: %s of level %s', (code, level, large, small, tiny) => {
    expect(catalogue[code].level).toBe(level);
    const sizes = [2500, 150, 30].map((lot) => sampleOf(code, lot).sample);
    const expected = [
      [large, 2500],
      [small, 150],
      [tiny, 30],
    ].map(([size, lot]) => (size === 'all' ? lot : size));
    expect(sizes).toEqual(expected);
  });

  test('spec 9: sample sizes: every test of every lot follows its row', () => {
    const rows = fc.constantFrom(...table);
    fc.assert(
      fc.property(rows, lots, ([code, , large, small], lot) => {
        const size = lot >= 200 ? large : small;
        const most = size === 'all' ? lot : Math.min(size, lot);
        // Fewer than ten pieces: one of them is enough where the test destroys it.
        const destroys = ['solventRemarking', 'solventResurfacing', 'sem', 'decapsulation'];
        const expected = lot < 10 && destroys.includes(code) ? 1 : most;
        expect(sampleOf(code, lot).sample).toBe(expected);
      }),
    );
  });

  test('spec 9: larger sample: the larger column begins at 200 pieces', () => {
    expect(sampleOf('electrical', 199)).toEqual({ sample: 199, all: true });
    expect(sampleOf('electrical', 200)).toEqual({ sample: 116, all: false });
  });

  test('spec 9: small lots: under 10 pieces a destructive sample is one piece', () => {
    expect(sampleOf('decapsulation', 9).sample).toBe(1);
    expect(sampleOf('decapsulation', 10).sample).toBe(3);
    expect(sampleOf('leadCheck', 9).sample).toBe(3);
  });

  test('what destroys a part is what the table says', () => {
    const destructive = testCodes.filter((code) => catalogue[code].destructive);
    expect(destructive).toEqual([
      'solventRemarking',
      'solventResurfacing',
      'sem',
      'decapsulation',
      'solderability',
      'reliability',
    ]);
  });

  test('a sample is never empty and never more than the lot', () => {
    fc.assert(
      fc.property(anyTest, lots, (code, lot) => {
        const { sample, all } = sampleOf(code, lot);
        expect(sample).toBeGreaterThanOrEqual(1);
        expect(sample).toBeLessThanOrEqual(lot);
        if (all) expect(sample).toBe(lot);
        expect(maySample({ test: code, size: sample, lot })).toBe(true);
      }),
    );
  });

  test('a lot without pieces has no sample', () => {
    expect(() => sampleOf('xray', 0)).toThrow(RangeError);
  });
});

describe('a changed size', () => {
  test('stays within the lot, and X-ray looks at five or at none', () => {
    expect(maySample({ test: 'xray', size: 5, lot: 100 })).toBe(true);
    expect(maySample({ test: 'xray', size: 4, lot: 100 })).toBe(false);
    expect(maySample({ test: 'xray', size: 3, lot: 3 })).toBe(true);
    expect(maySample({ test: 'xray', size: 0, lot: 100 })).toBe(true);
    expect(maySample({ test: 'sem', size: 101, lot: 100 })).toBe(false);
    expect(maySample({ test: 'sem', size: 1.5, lot: 100 })).toBe(false);
  });
});

test('the plan of a billion pieces costs no more than that of a few', () => {
  const quantity = 1_000_000_000;
  const started = performance.now();
  for (const goodsType of goodsTypes) planOf({ quantity, goodsType, tests: testCodes });
  for (const badPercent of [0.1, 1, 10, 50, 100]) {
    const chances = chancesOf(testCodes, { lot: quantity, badPercent });
    for (const { chance } of chances) expect(chance).toBeGreaterThan(0);
  }
  expect(performance.now() - started).toBeLessThan(500);
});

describe('a plan', () => {
  test('spec 9: recommended QC: recommends by goods type what the specification recommends', () => {
    const advised = goodsTypes.map((goodsType) =>
      planOf({ quantity: 1000, goodsType })
        .tests.map(({ test: code }) => code)
        .filter((code) => !['documents', 'generalVisual'].includes(code)),
    );
    expect(advised).toEqual([
      ['detailedVisual'],
      ['detailedVisual', 'solderability'],
      ['detailedVisual', 'electrical', 'solderability'],
      ['decapsulation', 'electrical', 'solderability'],
    ]);
  });

  test('tells price, days, pieces lost and chances before anyone pays', () => {
    const plan = planOf({
      quantity: 2500,
      goodsType: 'bulkNew',
      tests: ['electrical', 'decapsulation', 'sem'],
    });
    expect(plan.priceMinor).toBe(220_00n + 150_00n + 180_00n);
    expect(plan.days).toBe(2);
    expect(plan.piecesLost).toBe(6);
    const two = plan.catches.find(({ badPercent }) => badPercent === 2);
    expect(two?.byNonDestructive).toBeCloseTo(0.907, 2);
    const ten = plan.catches.find(({ badPercent }) => badPercent === 10);
    expect(ten?.byDestructive).toBeCloseTo(0.271, 2);
  });

  test('an inspection of papers and packing alone promises no catch', () => {
    const plan = planOf({ quantity: 500, goodsType: 'originalUnder3', tests: [] });
    expect(plan.tests.map(({ test: code }) => code)).toEqual(['documents', 'generalVisual']);
    expect(plan.catches.every((one) => one.byNonDestructive === 0)).toBe(true);
  });

  test('never loses more pieces than the lot has', () => {
    fc.assert(
      fc.property(lots, fc.subarray([...testCodes]), (quantity, tests) => {
        const plan = planOf({ quantity, goodsType: 'refurbished', tests });
        expect(plan.piecesLost).toBeLessThanOrEqual(quantity);
      }),
    );
  });

  test('what is not in it is the rest of the catalogue, packing left aside', () => {
    fc.assert(
      fc.property(fc.subarray([...testCodes]), (tests) => {
        const packing: TestCode[] = ['tapeAndReel', 'antistaticPacking'];
        const all = new Set([...tests, ...notIn(tests), ...packing]);
        expect([...all].sort()).toEqual([...testCodes].sort());
        expect(notIn(tests).some((one) => tests.includes(one) || packing.includes(one))).toBe(
          false,
        );
      }),
    );
  });
});

describe('the chance to catch a bad lot', () => {
  const tests = ['detailedVisual', 'xray', 'electrical', 'decapsulation'] as const;
  const share = fc.double({ min: 0.1, max: 100, noNaN: true });

  test('follows the sample of each test, and never falls where the lot is worse', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), share, share, (lot, one, other) => {
        const [better, worse] = [Math.min(one, other), Math.max(one, other)];
        const low = chancesOf(tests, { lot, badPercent: better });
        const high = chancesOf(tests, { lot, badPercent: worse });
        for (const [at, row] of low.entries()) {
          expect(row.sample).toBe(sampleOf(row.test, lot).sample);
          expect(row.chance).toBeGreaterThanOrEqual(0);
          expect(row.chance).toBeLessThanOrEqual(1);
          expect(high[at]?.chance).toBeGreaterThanOrEqual(row.chance - 1e-12);
          if (row.all) expect(row.chance).toBe(1);
        }
      }),
    );
  });

  test('says what the domain says: 116 catch 2 % with 90 %, three catch 10 % with 27 %', () => {
    const lot = 1_000_000;
    const [electrical] = chancesOf(['electrical'], { lot, badPercent: 2 });
    const [decapsulation] = chancesOf(['decapsulation'], { lot, badPercent: 10 });
    expect(electrical?.chance).toBeCloseTo(0.904, 3);
    expect(decapsulation?.chance).toBeCloseTo(0.271, 3);
  });
});
