import { expect, it } from 'vitest';
import { questionOf, testOf } from './lab-request.ts';

const limits = { test: 'surfaceAnalysis', package: 'QFN-24', name: 'Lead (Pb)', max: '0.1' };

it('tells new, changed and removed limits apart, and names the test of each', () => {
  const kind = 'qc.limitTemplate';
  const made = { kind, before: {}, after: limits } as const;
  const changed = { kind, before: { ...limits, version: 1 }, after: limits } as const;
  const removed = { kind, before: { ...limits, version: 1 }, after: { removed: true } } as const;
  const all = [made, changed, removed];
  expect(all.map(questionOf)).toEqual(['newLimits', 'limitTemplate', 'removedLimits']);
  expect(all.map(testOf)).toEqual(all.map(() => 'surfaceAnalysis'));
});

it('names the test of a value, and none of a report', () => {
  const deviation = { kind: 'qc.deviation', before: limits, after: limits } as const;
  expect([questionOf(deviation), testOf(deviation)]).toEqual(['deviation', 'surfaceAnalysis']);
  const revoked = { kind: 'qc.revokeReport', before: {}, after: {} } as const;
  expect([questionOf(revoked), testOf(revoked)]).toEqual(['revokeReport', null]);
  const unknown = { kind: 'qc.deviation', before: {}, after: { test: 'noTest' } } as const;
  expect(testOf(unknown)).toBeNull();
});
