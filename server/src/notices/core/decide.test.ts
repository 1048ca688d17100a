import { expect, test } from 'vitest';
import { noticeAudiences } from '#contract/notices/calls.ts';
import { noticeStates, noticeTable } from '#contract/notices/table.ts';
import { decide, movesOf, type Standing } from './decide.ts';

const now = new Date('2026-11-21T02:00:00Z');
const later = new Date('2026-11-22T02:00:00Z');
const writer = { staff: 'writer' };
const other = { staff: 'other' };
const draft: Standing = {
  state: 'draft',
  audience: 'all',
  savedBy: 'writer',
  at: null,
  allTold: false,
};
const taken = (notice: Partial<Standing>, event: 'publish' | 'start' | 'finish', by: unknown) => {
  const row = decide({ ...draft, ...notice }, { event, by: by as typeof writer, now });
  return typeof row === 'string' ? row : row.to;
};

test('a notice to many is published by a second person, one to a single account by its writer', () => {
  for (const audience of ['all', 'buyers', 'sellers'] as const) {
    expect(taken({ audience }, 'publish', writer)).toBe('sameHand');
    expect(taken({ audience }, 'publish', other)).toBe('scheduled');
  }
  expect(taken({ audience: 'one' }, 'publish', writer)).toBe('scheduled');
});

test('the clock begins when the time is there, and ends when everybody is told', () => {
  expect(taken({ state: 'scheduled' }, 'start', 'clock')).toBe('sending');
  expect(taken({ state: 'scheduled', at: now }, 'start', 'clock')).toBe('sending');
  expect(taken({ state: 'scheduled', at: later }, 'start', 'clock')).toBe('wrongState');
  expect(taken({ state: 'sending' }, 'finish', 'clock')).toBe('wrongState');
  expect(taken({ state: 'sending', allTold: true }, 'finish', 'clock')).toBe('sent');
});

test('no person sends and no clock publishes, in any state', () => {
  for (const state of noticeStates) {
    for (const audience of noticeAudiences) {
      const notice = { state, audience, allTold: true };
      expect(taken(notice, 'publish', 'clock')).not.toBe('scheduled');
      for (const event of ['start', 'finish'] as const) {
        expect(['wrongState', 'sameHand']).toContain(taken(notice, event, other));
      }
    }
  }
});

test('the moves that are offered are those that the table lets one take', () => {
  for (const state of noticeStates) {
    const moves = movesOf({ ...draft, state }, { by: other, now });
    const rows = noticeTable.filter(
      (row) => row.from === state && !row.by.includes('clock' as never),
    );
    expect([...moves].sort()).toEqual([...new Set(rows.map((row) => row.event))].sort());
  }
  expect(movesOf(draft, { by: writer, now })).toEqual(['save', 'withdraw']);
});
