import { expect, test } from 'vitest';
import { languages } from '../../options.ts';
import { coverageHead, coverageLines, deviationLines, rangeText } from './coverage-texts.ts';

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

test('limits are written as a range, or as the one limit that there is', () => {
  expect(rangeText({ min: '0', max: '0.4' })).toBe('0 – 0.4');
  expect(rangeText({ min: '', max: '0.4' })).toBe('≤ 0.4');
  expect(rangeText({ min: '3', max: '' })).toBe('≥ 3');
  const accepted = {
    test: 'electrical',
    name: 'VOL',
    value: '0.42',
    min: '',
    max: '0.4',
    reason: 'Within the uncertainty.',
    requestedBy: 'Min Zhao',
    approvedBy: 'Ke Luo',
  } as const;
  expect(deviationLines([accepted], () => 'Electrical')).toEqual([
    'Electrical, VOL: 0.42 (≤ 0.4). Within the uncertainty. (Min Zhao, Ke Luo)',
  ]);
});
