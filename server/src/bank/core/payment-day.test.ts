import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '#server/kit/days.ts';
import { mainlandCalendar } from '#server/kit/working-days.ts';
import { cutOffHours, paymentDay } from './payment-day.ts';

const currencies = ['USD', 'CNY'] as const;
const at = (text: string) => new Date(`${text}:00+08:00`);

it.each(currencies)('asks for the same working day before the cut-off in %s', (currency) => {
  const cutOff = String(cutOffHours[currency]);
  const before = String(cutOffHours[currency] - 1);
  const of = (text: string) => paymentDay(currency, at(text));
  expect(of('2026-11-23T00:00')).toBe('2026-11-23');
  expect(of(`2026-11-23T${before}:59`)).toBe('2026-11-23');
  expect(of(`2026-11-23T${cutOff}:00`)).toBe('2026-11-24');
  expect(of(`2026-11-27T${cutOff}:00`)).toBe('2026-11-30');
  expect(of('2026-11-28T09:00')).toBe('2026-11-30');
  // The holidays of October, and a Saturday that is worked for them.
  expect(of('2026-10-01T09:00')).toBe('2026-10-08');
  expect(of('2026-10-10T09:00')).toBe('2026-10-10');
});

it('is never over, never a day off, and never skips a working day that can be met', () => {
  const instant = fc.date({
    min: at('2026-01-01T00:00'),
    max: at('2026-12-30T00:00'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instant, fc.constantFrom(...currencies), (now, currency) => {
      const today = dayOf(now);
      const day = paymentDay(currency, now);
      expect(day >= today).toBe(true);
      expect(mainlandCalendar.isWorking(day)).toBe(true);
      const hour = new Date(now.getTime() + 8 * 3_600_000).getUTCHours();
      const isMet = mainlandCalendar.isWorking(today) && hour < cutOffHours[currency];
      expect(day === today).toBe(isMet);
      for (let days = 1; ; days += 1) {
        const between = dayOf(new Date(now.getTime() + days * 86_400_000));
        if (between >= day) break;
        expect(mainlandCalendar.isWorking(between)).toBe(false);
      }
    }),
    { numRuns: 500 },
  );
});
