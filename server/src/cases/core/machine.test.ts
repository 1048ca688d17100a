import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  caseActors,
  caseKinds,
  caseStates,
  caseTable,
  forwardStates,
} from '#contract/cases/table.ts';

import { keyHash, linkKey, linkPath } from './link.ts';
import {
  allowedEvents,
  type CaseLife,
  caseMachine,
  dueOf,
  reopenUntil,
  toWaiting,
} from './machine.ts';

const DAY_MS = 86_400_000;
/** A Friday morning in Shanghai. */
const now = new Date('2026-11-20T02:00:00Z');
const events = [...new Set(caseTable.map((row) => row.event))];

const standing = (facts: Partial<CaseLife> = {}): CaseLife => ({
  kind: 'legal',
  state: 'submitted',
  version: 1,
  since: now,
  closedAt: null,
  handlerId: null,
  mayForward: false,
  forward: null,
  ...facts,
});

test('allowed events are exactly what decide lets an actor do, whatever the case', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...caseKinds),
      fc.constantFrom(...caseStates),
      fc.constantFrom(...caseActors),
      fc.integer({ min: 0, max: 60 }),
      fc.constantFrom(null, ...forwardStates),
      fc.boolean(),
      (kind, state, as, days, forward, may_forward) => {
        const closedAt = state === 'closed' ? new Date(now.getTime() - days * DAY_MS) : null;
        const one = standing({ kind, state, closedAt, forward, mayForward: may_forward });
        const may = allowedEvents(one, { actor: as, now });
        for (const event of events) {
          const { row } = caseMachine.decide(one, { event, actor: as, now, payload: null });
          expect(may.includes(event)).toBe(row !== undefined);
          if (row !== undefined) expect([row.from, row.event]).toEqual([state, event]);
        }
      },
    ),
  );
});

test('a closed case is opened again for 30 days and not a moment longer', () => {
  const closed = standing({ state: 'closed', closedAt: now });
  const until = reopenUntil(closed) as Date;
  expect(until.getTime() - now.getTime()).toBe(30 * DAY_MS);
  const decide = (event: 'reopen' | 'reply', at: Date) =>
    caseMachine.decide(closed, { event, actor: 'author', now: at, payload: null });
  expect(decide('reopen', until).row?.to).toBe('inReview');
  expect(decide('reopen', new Date(until.getTime() + 1))).toEqual({
    refused: 'guard',
    guard: 'recentlyClosed',
  });
  expect(decide('reply', now)).toEqual({ refused: 'wrongState' });
});

test('support answers within working days of the kind; an author has 14 days', () => {
  expect(dueOf('legal', 'submitted', now)?.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(dueOf('complaint', 'inReview', now)?.toISOString()).toBe('2026-11-25T10:00:00.000Z');
  expect(dueOf('feedback', 'inReview', now)?.toISOString()).toBe('2026-11-27T10:00:00.000Z');
  expect(dueOf('feedback', 'answered', now)?.getTime()).toBe(now.getTime() + 14 * DAY_MS);
  expect(dueOf('legal', 'closed', now)).toBeNull();
});

test('who must act sees the working days left, and lateness from the deadline on', () => {
  const dueAt = dueOf('complaint', 'inReview', now);
  const one = standing({ kind: 'complaint', state: 'inReview' });
  expect(toWaiting(one, now)).toMatchObject({
    on: ['support'],
    workingDaysLeft: 3,
    workingDaysAllowed: 3,
    late: false,
  });
  const after = new Date((dueAt as Date).getTime() + 1);
  expect(toWaiting(one, after)).toMatchObject({ workingDaysLeft: 0, late: true });
  expect(toWaiting(standing({ state: 'closed', closedAt: now }), now)).toBeNull();
});

test('nobody takes a case over from oneself, and a colleague may', () => {
  const one = standing({ state: 'inReview', handlerId: 'me' });
  const may = (accountId: string) => allowedEvents(one, { actor: 'support', now, accountId });
  expect(may('me')).not.toContain('take');
  expect(may('colleague')).toContain('take');
});

test('a complaint alone is forwarded, with consent, and once until it is withdrawn', () => {
  const may = (facts: Partial<CaseLife>) =>
    allowedEvents(standing({ state: 'inReview', mayForward: true, ...facts }), {
      actor: 'support',
      now,
      accountId: 'me',
    });
  expect(may({ kind: 'complaint' })).toContain('forward');
  expect(may({ kind: 'complaint', mayForward: false })).not.toContain('forward');
  for (const kind of ['legal', 'feedback'] as const) expect(may({ kind })).not.toContain('forward');
  for (const forward of forwardStates) {
    const events = may({ kind: 'complaint', forward });
    expect(events.includes('forward'), forward).toBe(forward === 'withdrawn');
    expect(events.includes('askSeller'), forward).toBe(forward !== 'withdrawn');
    expect(events.includes('passOn'), forward).toBe(forward === 'answered');
  }
});

test('a seller answers in time, or late while the case is open, and once for each question', () => {
  const may = (facts: Partial<CaseLife>) =>
    allowedEvents(standing({ kind: 'complaint', mayForward: true, ...facts }), {
      actor: 'seller',
      now,
    });
  expect(may({ state: 'withSeller', forward: 'asked' })).toEqual(['sellerAnswer']);
  for (const state of ['inReview', 'answered', 'waitingForYou'] as const) {
    expect(may({ state, forward: 'silent' })).toEqual(['sellerAnswer']);
    for (const forward of ['answered', 'passedOn', 'withdrawn', null] as const) {
      expect(may({ state, forward })).toEqual([]);
    }
  }
  expect(may({ state: 'closed', closedAt: now, forward: 'asked' })).toEqual([]);
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
