import fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginningOf } from './beginning-of.ts';

it('is the beginning of a text, and ends within no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(12), (text, units) => {
      const beginning = beginningOf(text, units);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.isWellFormed()).toBe(true);
      expect(beginning.length).toBeLessThanOrEqual(units);
      expect(beginning.length).toBeGreaterThanOrEqual(Math.min(units, text.length) - 1);
    }),
  );
  expect(beginningOf('ab😀', 3)).toBe('ab');
  expect(beginningOf('ab😀', 4)).toBe('ab😀');
});
