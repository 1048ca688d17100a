import { expect, test } from 'vitest';
import { dateCodeFrom } from './date-code.ts';

test('a date code is said to be the oldest once', () => {
  expect(dateCodeFrom('2301')).toBe('≥ 2301');
  expect(dateCodeFrom('2301+')).toBe('≥ 2301');
});
