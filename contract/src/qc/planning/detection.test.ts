import fc from 'fast-check';
import { expect, test } from 'vitest';
import { badPercents, badPiecesOf, chanceToCatch } from './detection.ts';

/** The chance by looking at every sample that could be drawn. */
function byCounting({ lot, bad, sample }: { lot: number; bad: number; sample: number }): number {
  let [all, catching] = [0, 0];
  for (let drawn = 0; drawn < 2 ** lot; drawn += 1) {
    const picked = [...drawn.toString(2).padStart(lot, '0')].map((bit) => bit === '1');
    if (picked.filter(Boolean).length !== sample) continue;
    all += 1;
    if (picked.slice(0, bad).some(Boolean)) catching += 1;
  }
  return catching / all;
}

const small = fc.integer({ min: 1, max: 10 }).chain((lot) =>
  fc.record({
    lot: fc.constant(lot),
    bad: fc.integer({ min: 0, max: lot }),
    sample: fc.integer({ min: 0, max: lot }),
  }),
);
const large = fc.integer({ min: 2, max: 5000 }).chain((lot) =>
  fc.record({
    lot: fc.constant(lot),
    bad: fc.integer({ min: 1, max: lot - 1 }),
    sample: fc.integer({ min: 1, max: lot - 1 }),
  }),
);

test('is exact for small lots', () => {
  fc.assert(
    fc.property(small, (drawing) => {
      expect(chanceToCatch(drawing)).toBeCloseTo(byCounting(drawing), 10);
    }),
    { numRuns: 60 },
  );
});

test('grows with the sample and with the bad pieces, and stays a chance', () => {
  fc.assert(
    fc.property(large, (drawing) => {
      const chance = chanceToCatch(drawing);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
      const more = chanceToCatch({ ...drawing, sample: drawing.sample + 1 });
      const worse = chanceToCatch({ ...drawing, bad: drawing.bad + 1 });
      expect(more).toBeGreaterThanOrEqual(chance - 1e-12);
      expect(worse).toBeGreaterThanOrEqual(chance - 1e-12);
    }),
  );
});

test('the figures that the domain names', () => {
  const lot = 1_000_000;
  const chance = (sample: number, badPercent: number) =>
    chanceToCatch({ lot, bad: badPiecesOf({ lot, badPercent }), sample });
  expect(chance(116, 2)).toBeCloseTo(0.904, 3);
  expect(chance(3, 10)).toBeCloseTo(0.271, 3);
});

test('a bad lot has at least one bad piece', () => {
  for (const badPercent of badPercents) {
    expect(badPiecesOf({ lot: 1, badPercent })).toBe(1);
  }
  expect(badPiecesOf({ lot: 250, badPercent: 1 })).toBe(3);
});

test('a sample larger than its lot is refused', () => {
  expect(() => chanceToCatch({ lot: 3, bad: 1, sample: 4 })).toThrow(RangeError);
});

test('a lot of a billion pieces, looked at piece by piece, costs no more than a small one', () => {
  const lot = 1_000_000_000;
  const started = performance.now();
  for (const badPercent of badPercents) {
    const bad = badPiecesOf({ lot, badPercent });
    expect(chanceToCatch({ lot, bad, sample: lot - bad })).toBe(1);
  }
  // One bad piece is found as often as the sample is a part of the lot.
  expect(chanceToCatch({ lot, bad: 1, sample: 250_000_000 })).toBeCloseTo(0.25, 9);
  expect(performance.now() - started).toBeLessThan(200);
});
