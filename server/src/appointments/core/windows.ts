import type { LoadKind } from '#contract/appointments/constants.ts';
import type { SettingValue } from '#contract/settings/setting-schemas.ts';
import { minutesOf } from '#contract/settings/settings.ts';
import { dayOf, startOfDay } from '#server/kit/days.ts';
import { mainlandCalendar } from '#server/kit/working-days.ts';

export type DockHours = SettingValue<'appointments'>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A window at the dock; `room` is in parcels. */
export interface Window {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly room: number;
}

/** An appointment as far as it takes up room. */
interface Booking {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly room: number;
}

type Calendar = Pick<typeof mainlandCalendar, 'isWorking'>;

/** Returns the room that a load takes, in parcels. */
export const roomOf = (
  { palletTakes }: Pick<DockHours, 'palletTakes'>,
  { load, count }: { readonly load: LoadKind; readonly count: number },
): number => (load === 'pallets' ? count * Number(palletTakes) : count);

/** Returns why a day, `2026-11-30`, has no windows: empty for a day off, null where it has some. */
export function closedReason(
  { closures }: Pick<DockHours, 'closures'>,
  day: string,
  calendar: Calendar = mainlandCalendar,
): string | null {
  const closure = closures.find((one) => one.day === day);
  if (closure !== undefined) return closure.reason;
  return calendar.isWorking(day) ? null : '';
}

/** Returns the windows of a day of GMT+8; none where the dock takes nobody. */
export function windowsOfDay(
  hours: DockHours,
  day: string,
  calendar: Calendar = mainlandCalendar,
): Window[] {
  if (closedReason(hours, day, calendar) !== null) return [];
  const length = Number(hours.windowMinutes);
  const [opens, closes] = [minutesOf(hours.opens), minutesOf(hours.closes)];
  const midnight = startOfDay(day).getTime();
  const count = Math.max(0, Math.floor((closes - opens) / length));
  return Array.from({ length: count }, (_, index) => {
    const from = midnight + (opens + index * length) * MINUTE_MS;
    return {
      startsAt: new Date(from),
      endsAt: new Date(from + length * MINUTE_MS),
      room: Number(hours.perWindow),
    };
  });
}

/** Returns the windows that may be booked: those of today that are to come, and of the days ahead. */
export function bookableWindows(
  hours: DockHours,
  now: Date,
  calendar: Calendar = mainlandCalendar,
): Window[] {
  const today = dayOf(now);
  const windows = windowsOfDay(hours, today, calendar).filter(({ startsAt }) => startsAt > now);
  let left = Number(hours.daysAhead);
  // The calendar ends somewhere: a year has a working day for each of thirty.
  for (let ahead = 1; left > 0 && ahead <= 366; ahead += 1) {
    const day = dayOf(new Date(startOfDay(today).getTime() + ahead * DAY_MS));
    if (!calendar.isWorking(day)) continue;
    left -= 1;
    windows.push(...windowsOfDay(hours, day, calendar));
  }
  return windows;
}

const overlaps = (one: Omit<Window, 'room'>, other: Omit<Window, 'room'>): boolean =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/** Returns the room that appointments take up in a window. */
export const bookedRoom = (window: Omit<Window, 'room'>, bookings: readonly Booking[]): number =>
  bookings.reduce((all, one) => (overlaps(window, one) ? all + one.room : all), 0);
