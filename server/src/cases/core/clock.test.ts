import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CaseKind, caseKinds, caseTable, caseWaits } from '#contract/cases/table.ts';
import { endOf } from '#server/kit/working-days.ts';

/** Clock bugs that users of other desks reported; each test is named after one. */
describe.each(caseKinds)('the clock of a %s case', (kind: CaseKind) => {
  const waits = caseWaits[kind];

  test('stops once support has answered: it does not run on against the desk (zammad 3140)', () => {
    for (const state of ['answered', 'waitingForYou'] as const) {
      expect(waits[state]?.on).toEqual(['author']);
    }
    const answers = caseTable.filter(({ event }) => event === 'answer' || event === 'askBack');
    expect(answers.length).toBeGreaterThan(2);
    for (const { to } of answers) expect(waits[to]?.on).not.toContain('support');
    // It runs again, from the beginning, once the author writes.
    for (const from of ['answered', 'waitingForYou'] as const) {
      const reply = caseTable.find((row) => row.event === 'reply' && row.from === from);
      expect(reply?.to).toBe('inReview');
    }
  });

  test('keeps the time to take a case up until it is taken (zammad 5177)', () => {
    const reply = caseTable.find((row) => row.event === 'reply' && row.from === 'submitted');
    // The state stays, and with it since when it waits: a second message moves no deadline.
    expect(reply?.to).toBe('submitted');
    expect(waits.submitted?.within).not.toBe(waits.inReview?.within);
    const from = new Date('2026-11-23T02:00:00Z');
    const due = endOf(waits.submitted?.within ?? 'now', from);
    expect(due.getTime()).toBeLessThan(endOf(waits.inReview?.within ?? 'now', from).getTime());
  });

  test('ends at the close of a working day, never at night or on a day off (zammad 4432)', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2026-01-01T00:00:00Z'),
          max: new Date('2026-12-20T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.constantFrom('submitted', 'inReview'),
        (from, state) => {
          const due = endOf(waits[state as 'submitted']?.within ?? 'now', from);
          const there = new Date(due.getTime() + 8 * 3_600_000);
          expect([there.getUTCHours(), there.getUTCMinutes()]).toEqual([18, 0]);
          expect(due.getTime()).toBeGreaterThan(from.getTime());
        },
      ),
    );
  });
});
