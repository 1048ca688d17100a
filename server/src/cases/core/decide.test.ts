import fc from 'fast-check';
import { expect, test } from 'vitest';
import { caseActors, caseKinds, caseStates, caseTable } from '#contract/cases/table.ts';
import { decide, dueOf, movesOf, reopenUntil, type Standing, waitingOf } from './decide.ts';
import { keyHash, linkKey, linkPath } from './link.ts';

const DAY_MS = 86_400_000;
/** A Friday morning in Shanghai. */
const now = new Date('2026-11-20T02:00:00Z');
const events = [...new Set(caseTable.map((row) => row.event))];

const standing = (facts: Partial<Standing> = {}): Standing => ({
  kind: 'legal',
  state: 'submitted',
  since: now,
  dueAt: now,
  closedAt: null,
  ...facts,
});

test('moves are exactly what decide lets an actor do, whatever the case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...caseKinds),
      fc.constantFrom(...caseStates),
      fc.constantFrom(...caseActors),
      fc.integer({ min: 0, max: 60 }),
      (kind, state, as, days) => {
        const closedAt = state === 'closed' ? new Date(now.getTime() - days * DAY_MS) : null;
        const one = standing({ kind, state, closedAt });
        const may = movesOf(one, as, now);
        for (const event of events) {
          const row = decide(one, { event, as }, now);
          expect(may.includes(event)).toBe(typeof row === 'object');
          if (typeof row === 'object') expect([row.from, row.event]).toEqual([state, event]);
        }
      },
    ),
  );
});

test('a closed case is opened again for 30 days and not a moment longer', () => {
  const closed = standing({ state: 'closed', dueAt: null, closedAt: now });
  const until = reopenUntil(closed) as Date;
  expect(until.getTime() - now.getTime()).toBe(30 * DAY_MS);
  const reopen = { event: 'reopen', as: 'author' } as const;
  expect(decide(closed, reopen, until)).toMatchObject({ to: 'inReview' });
  expect(decide(closed, reopen, new Date(until.getTime() + 1))).toBe('recentlyClosed');
  expect(decide(closed, { event: 'reply', as: 'author' }, now)).toBe('state');
});

test('support answers within working days of the kind; an author has 14 days', () => {
  expect(dueOf('legal', 'submitted', now)?.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(dueOf('complaint', 'inReview', now)?.toISOString()).toBe('2026-11-25T10:00:00.000Z');
  expect(dueOf('feedback', 'inReview', now)?.toISOString()).toBe('2026-11-27T10:00:00.000Z');
  expect(dueOf('feedback', 'answered', now)?.getTime()).toBe(now.getTime() + 14 * DAY_MS);
  expect(dueOf('legal', 'closed', now)).toBeNull();
});

test('who must act is told with the working days left, and lateness from the deadline on', () => {
  const dueAt = dueOf('complaint', 'inReview', now);
  const one = standing({ kind: 'complaint', state: 'inReview', dueAt });
  expect(waitingOf(one, now)).toMatchObject({
    on: ['support'],
    workingDaysLeft: 3,
    workingDaysAllowed: 3,
    late: false,
  });
  const after = new Date((dueAt as Date).getTime() + 1);
  expect(waitingOf(one, after)).toMatchObject({ workingDaysLeft: 0, late: true });
  expect(waitingOf(standing({ state: 'closed', closedAt: now }), now)).toBeNull();
});

test('each case has a link of its own, and the kept hash does not open it', () => {
  const secret = Buffer.alloc(32, 1);
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      const key = linkKey(one, secret);
      expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(linkKey(one, secret)).toBe(key);
      if (one !== other) expect(linkKey(other, secret)).not.toBe(key);
      expect(linkKey(one, Buffer.alloc(32, 2))).not.toBe(key);
      expect(keyHash(key).toString('base64url')).not.toBe(key);
      expect(linkPath(key)).toBe(`/case#${key}`);
    }),
  );
  expect(() => linkKey('x', Buffer.alloc(8))).toThrow(RangeError);
});
