import { expect, test } from 'vitest';
import type { Approval } from '#contract/approvals/schemas.ts';
import { declinedOf } from './pending-limits.ts';

const NOW = new Date('2026-11-29T10:00:00Z');
const request = (part: Partial<Approval>): Approval => ({
  ...{ id: 'r1', version: 2, kind: 'qc.limitTemplate', state: 'refused', subjectId: 'limits-1' },
  ...{ subject: 'Seal gap', key: '', before: {}, after: {}, reason: 'The maker says so.' },
  ...{ requestedBy: 'Yan Zhao', requestedAt: '2026-11-27T02:00:00Z' },
  ...{ expiresAt: '2026-12-02T10:00:00Z', decidedBy: 'Ming Xu', decidedAt: '2026-11-28T02:00:00Z' },
  ...{ decisionReason: 'The drawing says 0.05.', events: [], staffIsParty: false },
  ...part,
});

test('a refused change of limits, and one that is sent back, is read by who proposed it', () => {
  const back = request({ id: 'r2', subjectId: 'limits-2', state: 'sentBack' });
  expect(declinedOf([request({}), back], NOW).map(({ id }) => id)).toEqual(['r1', 'r2']);
});

test('changes that were confirmed, taken back or wait are none, nor is one that was proposed anew', () => {
  const others = (['requested', 'approved', 'withdrawn'] as const).map((state, index) =>
    request({ id: state, subjectId: `other-${index}`, state }),
  );
  const again = request({ id: 'again', state: 'requested' });
  expect(declinedOf([...others, again, request({})], NOW)).toEqual([]);
});

test('new limits are distinguished by their key: they have no record yet', () => {
  const one = request({ key: 'electrical\n\nOne' });
  const another = request({ id: 'r2', key: 'electrical\n\nAnother' });
  expect(declinedOf([one, another, one], NOW)).toEqual([one, another]);
});

test('a refusal is shown for two weeks', () => {
  const old = request({ decidedAt: '2026-11-15T09:59:59Z' });
  expect(declinedOf([old, request({ id: 'r2', subjectId: 'limits-2' })], NOW)).toHaveLength(1);
});
