import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsOf, rowAt } from './use-window.ts';

test('the row at a height is the one that begins there or above, for any heights', () => {
  const heights = fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(heights, fc.integer({ min: -500, max: 12_000 }), (list, height) => {
      const keys = list.map((_, at) => `${at}`);
      const known = new Map(keys.map((key, at) => [key, list[at] ?? 0]));
      const offsets = offsetsOf({ keys, guess: () => 50 }, known);
      const at = rowAt(offsets, height);
      expect(at >= 0 && at < list.length).toBe(true);
      if (height >= 0) expect(offsets[at] ?? 0).toBeLessThanOrEqual(height);
      if (at < list.length - 1) expect(offsets[at + 1] ?? 0).toBeGreaterThan(height);
    }),
  );
});
