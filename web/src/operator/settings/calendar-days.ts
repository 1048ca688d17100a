import type { SettingFields } from '#contract/settings/schemas.ts';
import type { CalendarDay } from '#contract/settings/setting-schemas.ts';

/** Returns the days of a field of the working calendar, as they stand. */
export const daysOf = (field: SettingFields[string] | undefined): readonly CalendarDay[] =>
  Array.isArray(field) ? (field as CalendarDay[]) : [];

/** Returns days with the earliest first. */
export const inOrder = (days: readonly CalendarDay[]): CalendarDay[] =>
  days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
