import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verdicts } from '#contract/orders/history.ts';
import { Grade } from '#contract/orders/line-schemas.ts';
import { outcomes } from '#contract/qc/constants.ts';
import { allowsVerdict, isGradeOf, proposedVerdict } from './verdict.ts';

test('one finding colours the lot: suspect before fail before inconclusive', () => {
  expect(proposedVerdict([])).toBe('pass');
  expect(proposedVerdict(['pass', 'pass'])).toBe('pass');
  expect(proposedVerdict(['pass', 'inconclusive'])).toBe('conditional');
  expect(proposedVerdict(['inconclusive', 'fail'])).toBe('fail');
  expect(proposedVerdict(['fail', 'suspect', 'pass'])).toBe('suspect');
});

test('what is proposed may stand', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...outcomes)), (found) => {
      expect(allowsVerdict(proposedVerdict(found), found)).toBe(true);
    }),
  );
});

test('a bad finding is never a pass', () => {
  expect(allowsVerdict('pass', ['pass', 'fail'])).toBe(false);
  expect(allowsVerdict('pass', ['suspect'])).toBe(false);
  expect(allowsVerdict('pass', ['inconclusive'])).toBe(true);
});

test('spec 9: grades: A to G; A to C pass, F and G never do', () => {
  expect(Grade.options.join('')).toBe('ABCDEFG');
  const passing = Grade.options.filter((grade) => isGradeOf('pass', grade));
  expect(passing).toEqual(['A', 'B', 'C']);
  expect(isGradeOf('conditional', 'D')).toBe(true);
  for (const verdict of verdicts) {
    if (verdict === 'pass' || verdict === 'conditional')
      expect(isGradeOf(verdict, 'G')).toBe(false);
  }
});
