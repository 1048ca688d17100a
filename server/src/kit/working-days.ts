import chineseDays from 'chinese-days';
import type { Span } from '#contract/state-machine.ts';

/**
 * Working days of mainland China in Asia/Shanghai (domain section 2): public holidays and make-up
 * days come from the library, single days are overruled by two people (decision 0080).
 */
export interface WorkingCalendar {
  /**
   * Returns whether a day, `2026-11-21` in GMT+8, is a working day for a time that began at an
   * instant; without one, as the calendar says now.
   */
  isWorking(day: string, begun?: Date): boolean;
}

/** Days that differ from the library, for times that begin from an instant on. */
export interface CalendarVersion {
  readonly from: Date;
  /** Whether each of the days, `2026-11-21` in GMT+8, is a working day. */
  readonly days: ReadonlyMap<string, boolean>;
}

/** The library's answers by their day: it parses and formats a date for each, many times a call. */
const libraryDays = new Map<string, boolean>();
const LIBRARY_DAYS_MOST = 10_000;

/** Returns whether the library has a day, `2026-11-21`, as a working day. */
export function isLibraryWorkday(day: string): boolean {
  const known = libraryDays.get(day);
  if (known !== undefined) return known;
  const isWorkday = chineseDays.isWorkday(day);
  if (libraryDays.size < LIBRARY_DAYS_MOST) libraryDays.set(day, isWorkday);
  return isWorkday;
}

/** The versions that this process has read, the newest first. */
let versions: readonly CalendarVersion[] = [];

/** Replaces the versions that the calendar of this process counts with. */
export function setCalendarVersions(read: readonly CalendarVersion[]): void {
  versions = read.toSorted((one, other) => other.from.getTime() - one.from.getTime());
}

/**
 * The calendar of all deadlines. A time is counted by the version that held when it began: a
 * deadline that was set stays where it is, however often it is counted.
 */
export const mainlandCalendar: WorkingCalendar = {
  isWorking: (day, begun) => {
    const version = begun
      ? versions.find(({ from }) => from.getTime() <= begun.getTime())
      : versions[0];
    return version?.days.get(day) ?? isLibraryWorkday(day);
  },
};

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** A deadline in working days ends when the desk closes: 18:00 GMT+8. */
const CLOSING_HOUR = 18;

const dayText = (dayNumber: number): string =>
  new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
const dayNumberOf = (time: Date): number =>
  Math.floor((time.getTime() + SHANGHAI_OFFSET_MS) / DAY_MS);

/** The end of the n-th working day after the day of `from`: 18:00 GMT+8 of that day. */
export function addWorkingDays(from: Date, days: number, calendar = mainlandCalendar): Date {
  let day = dayNumberOf(from);
  for (let left = days; left > 0; ) {
    day += 1;
    if (calendar.isWorking(dayText(day), from)) left -= 1;
  }
  return new Date(day * DAY_MS - SHANGHAI_OFFSET_MS + CLOSING_HOUR * 3_600_000);
}

/**
 * Returns the working days after the day of one instant up to the day of another, for a time that
 * began at `begun`; without that, as the calendar says now.
 */
export function workingDaysBetween(
  from: Date,
  to: Date,
  calendar: WorkingCalendar,
  begun?: Date,
): number {
  let count = 0;
  const last = dayNumberOf(to);
  for (let day = dayNumberOf(from) + 1; day <= last; day += 1) {
    if (calendar.isWorking(dayText(day), begun)) count += 1;
  }
  return count;
}

/**
 * Working days left until a deadline, the day of the deadline included. Once it has passed, below
 * zero by the working days since; 0 on its own day.
 */
export function workingDaysLeft(now: Date, due: Date, calendar = mainlandCalendar): number {
  // Not the negation of 0, which is another number than 0.
  if (due.getTime() <= now.getTime()) return 0 - workingDaysBetween(due, now, calendar);
  return Math.max(workingDaysBetween(now, due, calendar), 1);
}

/** Returns the days off after the day on which a time began up to that of another instant. */
export function daysOffBetween(from: Date, to: Date, calendar = mainlandCalendar): string[] {
  const days: string[] = [];
  const last = dayNumberOf(to);
  for (let day = dayNumberOf(from) + 1; day <= last; day += 1) {
    if (!calendar.isWorking(dayText(day), from)) days.push(dayText(day));
  }
  return days;
}

/** The instant at which a span of a state table ends. */
export function endOf(span: Span, from: Date, calendar = mainlandCalendar): Date {
  if (span === 'now') return from;
  const days = Number.parseInt(span, 10);
  return span.endsWith('wd')
    ? addWorkingDays(from, days, calendar)
    : new Date(from.getTime() + days * DAY_MS);
}

/** The number of working days that a span allows; null where it is not counted in them. */
export const workingDaysOf = (span: Span): number | null =>
  span.endsWith('wd') ? Number.parseInt(span, 10) : null;
