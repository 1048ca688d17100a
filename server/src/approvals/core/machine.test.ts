import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approvalEvents, approvalStates, approvalTable } from '#contract/approvals/machine.ts';
import { statesOf } from '#contract/state-machine.ts';
import { type ApprovalLife, allowedEvents, approvalMachine, rolesOn } from './machine.ts';

const now = new Date('2026-11-23T02:00:00Z');
const open: ApprovalLife = {
  state: 'requested',
  version: 1,
  since: now,
  subject: 'subject',
  requestedBy: 'maker',
  expiresAt: new Date('2026-11-26T10:00:00Z'),
};

test('a request is decided by another person, and withdrawn by its maker', () => {
  expect(allowedEvents(open, 'other', now)).toEqual(['approve', 'refuse', 'sendBack']);
  expect(allowedEvents(open, 'maker', now)).toEqual(['withdraw']);
  expect(allowedEvents(open, 'subject', now)).toEqual([]);
});

test('nobody approves after the time of a request has run out', () => {
  const late = { event: 'approve', actor: 'checker', now: open.expiresAt, payload: {} } as const;
  expect(approvalMachine.decide(open, late)).toEqual({ refused: 'guard', guard: 'inTime' });
});

test('the clock ends a request three working days after it was made', () => {
  expect(approvalMachine.nextDeadline(open)).toEqual(open.expiresAt);
  expect(approvalMachine.dueEvent(open, open.expiresAt)).toBe('expire');
  expect(approvalMachine.dueEvent(open, new Date(open.expiresAt.getTime() - 1))).toBeNull();
});

test('no person decides their own request or one about themselves, in any state', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...approvalStates),
      fc.constantFrom('maker', 'subject'),
      fc.constantFrom('approve' as const, 'refuse' as const, 'sendBack' as const),
      (state, person, event) => {
        const actor = rolesOn(open, person);
        const asked = { event, actor, now, payload: {} };
        expect(approvalMachine.decide({ ...open, state }, asked).refused).toBeDefined();
      },
    ),
  );
});

test('a decided request takes no further event', () => {
  const { ends, all } = statesOf(approvalTable);
  expect([...all].sort()).toEqual([...approvalStates].sort());
  expect([...ends].sort()).toEqual(approvalStates.filter((one) => one !== 'requested').sort());
  for (const state of ends) {
    for (const event of approvalEvents) {
      for (const actor of ['maker', 'checker', 'clock', 'system'] as const) {
        const asked = { event, actor, now, payload: {} };
        expect(approvalMachine.decide({ ...open, state }, asked).refused).toBe('wrongState');
      }
    }
  }
});
