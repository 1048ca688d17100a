import { expect, test } from 'vitest';
import { isInvalidDateCode, isReversedSpan, isWrongPieces } from './figure-typing.ts';

test('pieces are a whole number above zero, or not said', () => {
  expect(['', ' ', '2500', '2,500', ' 7 '].map(isWrongPieces)).toEqual(new Array(5).fill(false));
  expect(['0', '-5', '1.5', 'many'].map(isWrongPieces)).toEqual(new Array(4).fill(true));
});

test('a date code is a year and a week', () => {
  expect(['', '2414', '9953', '2501+'].map(isInvalidDateCode)).toEqual(new Array(4).fill(false));
  expect(['24', '2454', '2400', '2024'].map(isInvalidDateCode)).toEqual([true, true, true, false]);
});

test('a span whose end lies before its beginning is seen, over the turn of the century too', () => {
  expect(isReversedSpan('2540', '2001')).toBe(true);
  expect(isReversedSpan('0201', '9852')).toBe(true);
  expect(isReversedSpan('9852', '0201')).toBe(false);
  expect(isReversedSpan('2414', '2414')).toBe(false);
  expect(isReversedSpan('2414', '')).toBe(false);
  expect(isReversedSpan('2540', '20')).toBe(false);
});
