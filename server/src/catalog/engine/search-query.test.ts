import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsAgo } from './search-query.ts';

it('counts months back to the last day of a shorter month, not into the month after it', () => {
  const of = (now: string, months: number) => monthsAgo(new Date(now), months).toISOString();
  expect(of('2027-03-31T10:00:00Z', 1)).toBe('2027-02-28T10:00:00.000Z');
  expect(of('2028-03-31T10:00:00Z', 1)).toBe('2028-02-29T10:00:00.000Z');
  expect(of('2027-01-31T10:00:00Z', 2)).toBe('2026-11-30T10:00:00.000Z');
  expect(of('2028-02-29T23:59:59.999Z', 12)).toBe('2027-02-28T23:59:59.999Z');
});

it('counts months back without leaving out a month, and a later moment never lies before', () => {
  const moment = fc.date({
    min: new Date('1990-01-01T00:00:00Z'),
    max: new Date('2090-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  const monthOf = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth();
  fc.assert(
    fc.property(moment, moment, fc.nat({ max: 60 }), (one, other, months) => {
      const then = monthsAgo(one, months);
      expect(monthOf(then)).toBe(monthOf(one) - months);
      expect(then.getUTCDate()).toBeLessThanOrEqual(one.getUTCDate());
      expect(then.getTime() % 86_400_000).toBe(one.getTime() % 86_400_000);
      const [early, late] = one < other ? [one, other] : [other, one];
      // The last days of a longer month share one day: their times may cross.
      const dayOf = (date: Date) => Math.floor(monthsAgo(date, months).getTime() / 86_400_000);
      expect(dayOf(early)).toBeLessThanOrEqual(dayOf(late));
    }),
    { numRuns: 1000 },
  );
});
