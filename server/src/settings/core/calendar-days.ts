import type { FieldKey } from '#contract/locales/dictionaries.ts';
import type { CalendarDay } from '#contract/settings/setting-schemas.ts';
import { type CalendarVersion, isLibraryWorkday } from '#server/kit/working-days.ts';

type Days = readonly CalendarDay[];

interface DayError {
  readonly field: string;
  readonly key: FieldKey;
}

const findSame = (days: Days, { day, kind }: CalendarDay): CalendarDay | undefined =>
  days.find((one) => one.day === day && one.kind === kind);

/**
 * Returns what is wrong with wanted days: a new one that has passed or that the public calendar has
 * like that, and one that has passed and is left out. `today` is a day of GMT+8, `2026-11-21`.
 */
export function dayErrors(
  wanted: Days,
  { current, today }: { readonly current: Days; readonly today: string },
): DayError[] {
  const errors = wanted.flatMap((one, index): DayError[] => {
    if (findSame(current, one)) return [];
    const field = `value.exceptions.${index}.day`;
    if (one.day < today) return [{ field, key: 'dayPassed' }];
    const isAlready = isLibraryWorkday(one.day) === (one.kind === 'working');
    return isAlready ? [{ field, key: 'dayAlready' }] : [];
  });
  const isLeftOut = current.some((one) => one.day < today && !findSame(wanted, one));
  return isLeftOut ? [...errors, { field: 'value.exceptions', key: 'dayStays' }] : errors;
}

/** Returns the first day on which two lists differ, `2026-11-21`; null where none does. */
export function firstChangedDay(one: Days, other: Days): string | null {
  const changed = [
    ...one.filter((day) => !findSame(other, day)),
    ...other.filter((day) => !findSame(one, day)),
  ];
  return changed.map(({ day }) => day).sort()[0] ?? null;
}

/** Returns a version of the calendar from what the setting says. */
export const toCalendarVersion = (from: Date, days: Days): CalendarVersion => ({
  from,
  days: new Map(days.map(({ day, kind }) => [day, kind === 'working'])),
});
