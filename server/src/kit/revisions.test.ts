import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPublishTime, revisionStates } from './revisions.ts';

const now = new Date('2026-11-27T08:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const revision = (number: number, hours: number) => ({ number, effectiveAt: inHours(hours) });
const statesOf = (...list: ReturnType<typeof revision>[]) =>
  Object.fromEntries(revisionStates(list, now));

test('the highest number whose time has come is current', () => {
  expect(statesOf(revision(1, -5), revision(2, -1), revision(3, 4))).toEqual({
    1: 'past',
    2: 'current',
    3: 'scheduled',
  });
});

test('a scheduled revision is replaced by a newer one that is shown first', () => {
  expect(statesOf(revision(1, -5), revision(2, 9), revision(3, -1))).toEqual({
    1: 'past',
    2: 'replaced',
    3: 'current',
  });
  expect(statesOf(revision(1, 5), revision(2, 5))).toEqual({ 1: 'replaced', 2: 'scheduled' });
});

test('whatever was published, as time passes only the current one is shown', () => {
  const hours = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.array(hours, { minLength: 1, maxLength: 8 }), hours, (list, at) => {
      const revisions = list.map((one, index) => revision(index + 1, one));
      const moment = inHours(at);
      const states = revisionStates(revisions, moment);
      const due = revisions.filter(({ effectiveAt }) => effectiveAt <= moment);
      const shown = due.at(-1)?.number ?? null;
      const current = [...states].filter(([, state]) => state === 'current');
      expect(current.map(([number]) => number)).toEqual(shown === null ? [] : [shown]);
      // One that is scheduled is the highest at its own time.
      for (const { number, effectiveAt } of revisions) {
        const isHighest = revisions.every(
          (other) => other.number <= number || other.effectiveAt > effectiveAt,
        );
        expect(states.get(number) === 'replaced').toBe(!isHighest);
      }
    }),
  );
});

test('a time that has passed or is more than a year away is refused at its field', () => {
  expect(readPublishTime(null, now)).toBeNull();
  expect(readPublishTime(inHours(1).toISOString(), now)).toEqual(inHours(1));
  for (const hours of [0, -1, 24 * 367]) {
    expect(() => readPublishTime(inHours(hours).toISOString(), now)).toThrow(
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ field: 'effectiveAt' })] }),
    );
  }
});
