import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countMarks,
  markAt,
  marksOf,
  nextOpen,
  outcomeFits,
  proposedOutcome,
  restPassed,
  withMark,
} from './marks.ts';

const sample = fc
  .record({ planned: fc.integer({ min: 1, max: 122 }), a: fc.nat(122), b: fc.nat(122) })
  .map(({ planned, a, b }) => {
    const passed = Math.min(a, planned);
    return { planned, passed, failed: Math.min(b, planned - passed) };
  });

it('keeps the figures that marks were made from', () => {
  fc.assert(
    fc.property(sample, ({ planned, passed, failed }) => {
      const marks = marksOf({ planned, passed, failed });
      expect(marks).toHaveLength(planned);
      expect(countMarks(marks)).toEqual({ passed, failed });
    }),
  );
});

it('changes one piece and leaves the others', () => {
  fc.assert(
    fc.property(sample, fc.nat(), (given, place) => {
      const marks = marksOf(given);
      const at = place % given.planned;
      const after = withMark(marks, at, 'fail');
      expect(markAt(after, at)).toBe('fail');
      const others = [...marks].filter((_, index) => index !== at).join('');
      expect([...after].filter((_, index) => index !== at).join('')).toBe(others);
    }),
  );
});

it('finds the next open piece until all are marked', () => {
  expect(nextOpen('pp-f-', 2)).toBe(4);
  expect(nextOpen('pp-f-', 4)).toBe(2);
  expect(nextOpen(restPassed('pp-f-'), 0)).toBeNull();
});

it('proposes only what may stand', () => {
  fc.assert(
    fc.property(sample, (given) => {
      const outcome = proposedOutcome(given);
      if (outcome !== null) expect(outcomeFits(outcome, given)).toBe(true);
    }),
  );
  expect(proposedOutcome({ planned: 3, passed: 2, failed: 0 })).toBeNull();
  expect(outcomeFits('pass', { planned: 3, passed: 2, failed: 1 })).toBe(false);
  expect(outcomeFits('suspect', { planned: 3, passed: 2, failed: 0 })).toBe(true);
});
