import { expect, test } from 'vitest';
import { noticeAudiences } from '#contract/notices/constants.ts';
import { noticeStates, noticeTable } from '#contract/notices/table.ts';
import { type NoticeLife, noticeMachine, rolesOf } from './machine.ts';

const now = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-11-22T02:00:00Z');
const writer = { staff: 'writer' };
const other = { staff: 'other' };
type By = { readonly staff: string } | 'clock';
const draft: NoticeLife = {
  state: 'draft',
  audience: 'all',
  savedBy: 'writer',
  at: null,
  version: 1,
  publishedAt: now,
};
const actorOf = (notice: NoticeLife, by: By) => (by === 'clock' ? by : rolesOf(notice, by.staff));
const taken = (
  { allNotified = false, ...changes }: Partial<NoticeLife> & { allNotified?: boolean },
  event: 'publish' | 'start' | 'finish',
  by: By,
) => {
  const notice = { ...draft, ...changes };
  const asked = { event, actor: actorOf(notice, by), now, payload: { allNotified } };
  const decision = noticeMachine.decide(notice, asked);
  return decision.row?.to ?? (decision.refused === 'guard' ? decision.guard : decision.refused);
};
const allowed = (notice: NoticeLife, by: By) =>
  noticeMachine
    .allowedEvents(notice, { actor: actorOf(notice, by), now })
    .flatMap((one) => (one.allowed ? [one.event] : []));

test('a notice to many is published by a second person, one to a single account by its writer', () => {
  for (const audience of ['all', 'buyers', 'sellers'] as const) {
    expect(taken({ audience }, 'publish', writer)).toBe('oneReader');
    expect(taken({ audience }, 'publish', other)).toBe('scheduled');
  }
  expect(taken({ audience: 'one' }, 'publish', writer)).toBe('scheduled');
});

test('the clock begins when the time is there, and ends when everybody is notified', () => {
  expect(taken({ state: 'scheduled' }, 'start', 'clock')).toBe('sending');
  expect(taken({ state: 'scheduled', at: now }, 'start', 'clock')).toBe('sending');
  expect(taken({ state: 'scheduled', at: later }, 'start', 'clock')).toBe('due');
  expect(taken({ state: 'sending' }, 'finish', 'clock')).toBe('allNotified');
  expect(taken({ state: 'sending', allNotified: true }, 'finish', 'clock')).toBe('sent');
});

test('no person sends and no clock publishes, in any state', () => {
  for (const state of noticeStates) {
    for (const audience of noticeAudiences) {
      const notice = { state, audience, allNotified: true };
      expect(taken(notice, 'publish', 'clock')).not.toBe('scheduled');
      for (const event of ['start', 'finish'] as const) {
        expect(['wrongState', 'notYourMove']).toContain(taken(notice, event, other));
      }
    }
  }
});

test('the events that are offered are those that the table lets one take', () => {
  for (const state of noticeStates) {
    const moves = allowed({ ...draft, state }, other);
    const rows = noticeTable.filter(
      (row) => row.from === state && !row.by.includes('clock' as never),
    );
    expect([...moves].sort()).toEqual([...new Set(rows.map((row) => row.event))].sort());
  }
  expect(allowed(draft, writer)).toEqual(['save', 'withdraw']);
});
