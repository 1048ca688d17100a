import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measuredChance } from './measured.ts';
import { chanceToCatch } from './planning/detection.ts';

const lot = { kind: 'remarked', lot: 2500, bad: 250, trialsMin: 5 } as const;
const rate = (trials: number, hits: number) => ({
  test: 'xray',
  truth: 'remarked',
  trials,
  hits,
  low: Math.max(0, hits / trials - 0.2),
  high: Math.min(1, hits / trials + 0.2),
});
const xray = { test: 'xray', sample: 45 } as const;

test('is the measured rate times the hypergeometric chance that a bad piece is drawn', () => {
  const drawn = chanceToCatch({ lot: 2500, bad: 250, sample: 45 });
  const found = measuredChance([xray], [rate(20, 15)], lot);
  expect(found.chance).toBeCloseTo(0.75 * drawn, 10);
  expect(found).toMatchObject({ trials: 20, tests: 1 });
});

test('is none below the least number of trials, which are named', () => {
  expect(measuredChance([xray], [rate(4, 4)], lot)).toEqual({
    trials: 4,
    tests: 0,
    chance: null,
    low: null,
    high: null,
  });
});

test('is none where no test of the plan was tried on the kind', () => {
  const other = { ...rate(20, 15), truth: 'cloned' };
  expect(measuredChance([xray], [other], lot)).toMatchObject({ trials: 0, chance: null });
});

test('lies within its interval, whatever was measured', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 60 }),
      fc.nat(60),
      fc.nat(200),
      (trials, hits, sample) => {
        const one = rate(trials, Math.min(hits, trials));
        const found = measuredChance([{ test: 'xray', sample: sample + 1 }], [one], lot);
        expect(found.low).toBeLessThanOrEqual(Number(found.chance) + 1e-12);
        expect(found.high).toBeGreaterThanOrEqual(Number(found.chance) - 1e-12);
      },
    ),
  );
});
