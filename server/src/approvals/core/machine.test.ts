import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalEvents, approvalStates, approvalTable } from '#contract/approvals/table.ts';
import { statesOf } from '#contract/state-machine.ts';
import { type By, decide, eventsOf, type Standing } from './machine.ts';

const now = new Date('2026-11-23T02:00:00Z');
const open: Standing = {
  state: 'requested',
  subject: 'subject',
  requestedBy: 'asker',
  expiresAt: new Date('2026-11-26T10:00:00Z'),
};

test('a request can be decided by another person, and taken back by the requester', () => {
  expect(eventsOf(open, { staff: 'other' }, now)).toEqual(['approve', 'refuse']);
  expect(eventsOf(open, { staff: 'asker' }, now)).toEqual(['withdraw']);
  expect(eventsOf(open, { staff: 'subject' }, now)).toEqual([]);
});

test('nobody approves after the time of a request has run out', () => {
  const late = { event: 'approve', by: { staff: 'other' }, now: open.expiresAt } as const;
  expect(decide(open, late)).toEqual({ fail: 'approval.expired' });
});

test('no person decides their own request or one about themselves, in any state', () => {
  const people: By[] = [{ staff: 'asker' }, { staff: 'subject' }];
  fc.assert(
    fc.property(
      fc.constantFrom(...approvalStates),
      fc.constantFrom(...people),
      fc.constantFrom('approve' as const, 'refuse' as const),
      (state, by, event) => {
        expect(decide({ ...open, state }, { event, by, now })).toHaveProperty('fail');
      },
    ),
  );
});

test('a decided approval takes no further event', () => {
  const { ends, all } = statesOf(approvalTable);
  expect([...all].sort()).toEqual([...approvalStates].sort());
  expect([...ends].sort()).toEqual(['approved', 'expired', 'refused', 'void']);
  for (const state of ends) {
    for (const event of approvalEvents) {
      for (const by of [{ staff: 'other' }, 'clock', 'system'] as const) {
        expect(decide({ ...open, state }, { event, by, now })).toHaveProperty('fail');
      }
    }
  }
});
