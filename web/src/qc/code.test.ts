import { expect, test } from 'vitest';
import { codePath, shortHash, shortStandard } from './code.ts';

test('a code leads to one address, however it was typed', () => {
  for (const typed of ['7k4mq2xd', '7K4M-Q2XD', ' 7k4m-q2xd ']) {
    expect(codePath(typed)).toBe('/v/7K4M-Q2XD');
  }
});

test('the stamp names the standard without its publisher and year', () => {
  expect(shortStandard('SAE AS6081:2012')).toBe('AS6081');
  expect(shortStandard('house rules')).toBe('house rules');
});

test('a shortened hash keeps its first and its last signs', () => {
  const sha256 = `9f2c41d7a0be6e15${'0'.repeat(44)}7b30`;
  expect(shortHash(sha256)).toBe('9f2c 41d7 a0be 6e15 … 7b30');
});
