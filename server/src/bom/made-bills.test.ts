import { afterEach, describe, expect, it, vi } from 'vitest';
import { allHeadings } from '#harness/bills/headings.ts';
import { judgeBill, sharesOf } from '#harness/bills/judge.ts';
import { judgeKnownBill } from '#harness/bills/known.ts';
import { makeBill } from '#harness/bills/make.ts';
import { hasData, labelledFiles } from '#harness/files/bom-files.ts';
import { listedParts } from '#harness/listed-parts.ts';
import { forgetHeadings } from '#server/sheets/core/headings/heading.ts';

vi.setConfig({ testTimeout: 120_000 });
if (!hasData) process.stdout.write('made bills: skipped, the shared data is not here\n');

afterEach(() => forgetHeadings([]));

describe.runIf(hasData)('bills of materials', () => {
  it.each([
    ['known', [], 0.95],
    ['forgotten', allHeadings('development'), 0.9],
  ] as const)(
    'with made headings that are %s are read by their content',
    async (_, words, least) => {
      forgetHeadings(words);
      const parts = listedParts(3000);
      const judged = [];
      for (let number = 1; number <= 60; number += 1) {
        const { bytes, name, truth } = makeBill('development', number, parts);
        judged.push(await judgeBill(bytes, name, truth));
      }
      const shares = sharesOf(judged);
      expect(shares.columns).toBeGreaterThanOrEqual(least);
      expect(shares.rows).toBeGreaterThanOrEqual(0.98);
      expect(shares.mpn).toBeGreaterThanOrEqual(0.97);
      expect(shares.maker).toBeGreaterThanOrEqual(0.97);
      expect(shares.alternatives).toBeGreaterThanOrEqual(0.95);
      expect(shares.falseShare).toBeLessThanOrEqual(0.01);
    },
  );

  it('of known files have the right numbers and makers, and hardly a false row', async () => {
    const judged = [];
    for (const file of labelledFiles()) judged.push(await judgeKnownBill(file));
    const shares = sharesOf(judged);
    expect(shares.columns).toBe(1);
    expect(shares.mpn).toBe(1);
    expect(shares.maker).toBeGreaterThanOrEqual(0.97);
    expect(shares.falseShare).toBeLessThanOrEqual(0.01);
  });
});
