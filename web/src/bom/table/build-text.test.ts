import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attritionOf, boardsOf, percentText } from './build-text.ts';

test('attrition is read back as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5000 }), (points) => {
      expect(attritionOf(percentText(points))).toBe(points);
      expect(attritionOf(` ${percentText(points).replace('.', ',')} %`)).toBe(points);
    }),
  );
});

test('what is no attrition, and no number of boards, is none', () => {
  for (const wrong of ['', '-1', '50.01', '1e3', '2.555', 'x', '100']) {
    expect([wrong, attritionOf(wrong)]).toEqual([wrong, null]);
  }
  for (const wrong of ['', '0', '007', '1.5', '1e3', '-1', '1000001']) {
    expect([wrong, boardsOf(wrong)]).toEqual([wrong, null]);
  }
  expect(boardsOf('1,000')).toBe(1000);
});
