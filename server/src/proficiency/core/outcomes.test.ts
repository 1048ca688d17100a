import { expect, it } from 'vitest';
import { judgeTests, outcomeOf, outcomeOfVerdict, worstVerdict } from './outcomes.ts';

it('a test that finds a fake which it can see has detected it, else it missed it', () => {
  expect(outcomeOf('remarked', 'solventRemarking', 'fail')).toBe('detected');
  expect(outcomeOf('remarked', 'solventRemarking', 'suspect')).toBe('detected');
  expect(outcomeOf('remarked', 'solventRemarking', 'inconclusive')).toBe('missed');
  expect(outcomeOf('remarked', 'solventRemarking', 'pass')).toBe('missed');
});

it('a test that cannot see the counterfeit type is not counted', () => {
  expect(outcomeOf('cloned', 'documents', 'pass')).toBe('notCounted');
  expect(outcomeOf('cloned', 'documents', 'fail')).toBe('notCounted');
});

it('a rejection of known goods is a false alarm', () => {
  expect(outcomeOf('genuine', 'xray', 'suspect')).toBe('falseAlarm');
  expect(outcomeOf('genuine', 'xray', 'inconclusive')).toBe('correct');
  expect(outcomeOfVerdict('genuine', 'fail')).toBe('falseAlarm');
  expect(outcomeOfVerdict('genuine', 'conditional')).toBe('correct');
  expect(outcomeOfVerdict('cloned', 'conditional')).toBe('missed');
});

it('the worst finding of a test on several lots counts', () => {
  const made = [
    { test: 'xray', found: 'pass' },
    { test: 'xray', found: 'suspect' },
  ] as const;
  expect(judgeTests('cloned', made)).toEqual([
    { test: 'xray', found: 'suspect', outcome: 'detected' },
  ]);
  expect(worstVerdict(['pass', 'suspect', null])).toBe('suspect');
  expect(worstVerdict([null])).toBeNull();
});
