import { expect, test } from 'vitest';
import { shortHash, shortStandard } from './code.ts';

test('the stamp names the standard without its publisher and year', () => {
  expect(shortStandard('SAE AS6081:2012')).toBe('AS6081');
  expect(shortStandard('house rules')).toBe('house rules');
});

test('a shortened hash keeps its first and its last signs', () => {
  const sha256 = `9f2c41d7a0be6e15${'0'.repeat(44)}7b30`;
  expect(shortHash(sha256)).toBe('9f2c 41d7 a0be 6e15 … 7b30');
});
