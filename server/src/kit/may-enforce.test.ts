import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enforcedAt, mayEnforce, NOTICE_MS } from './may-enforce.ts';

const now = new Date('2026-11-22T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);

test('a deadline of which nobody was reminded is not enforced', () => {
  expect(mayEnforce({ canRemind: true, remindedAt: null, now })).toBe(false);
});

test('a deadline without a person to remind is enforced at once', () => {
  expect(mayEnforce({ canRemind: false, remindedAt: null, now })).toBe(true);
});

test.each([
  [0, false],
  [NOTICE_MS - 1, false],
  [NOTICE_MS, true],
  [12 * 3_600_000, true],
])('a reminder %d ms ago lets the clock act: %s', (ago, may) => {
  expect(mayEnforce({ canRemind: true, remindedAt: before(ago), now })).toBe(may);
});

test('whenever somebody is reminded, they have the whole notice and no more', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, max: new Date('2100-01-01') }), (remindedAt) => {
      const at = enforcedAt(remindedAt);
      const justBefore = new Date(at.getTime() - 1);
      const may = (when: Date) => mayEnforce({ canRemind: true, remindedAt, now: when });
      expect([may(justBefore), may(at)]).toEqual([false, true]);
    }),
  );
});
