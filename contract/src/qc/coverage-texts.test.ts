import { expect, test } from 'vitest';
import { languages } from '../options.ts';
import { coverageHead, coverageLines } from './coverage-texts.ts';

const coverage = [
  { kind: 'remarked', permille: 999, level: 'covered' },
  { kind: 'cloned', permille: 1000, level: 'covered' },
  { kind: 'defective', permille: 402, level: 'underCovered' },
  { kind: 'tampered', permille: 0, level: 'notCovered' },
] as const;

test('a report names what is covered, under-covered and not covered', () => {
  expect(coverageLines(coverage, 'en').map(({ name, text }) => `${name}: ${text}`)).toEqual([
    'Covered: re-marked >99%, cloned 100%',
    'Under-covered: defective 40%',
    'Not covered: tampered',
  ]);
  expect(coverageLines([], 'en')).toEqual([]);
});

test('the lines have words in every language', () => {
  for (const lang of languages) {
    expect(coverageLines(coverage, lang)).toHaveLength(3);
    expect(coverageHead(lang).title).not.toBe('');
  }
});
