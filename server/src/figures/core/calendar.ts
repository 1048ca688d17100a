import { mainlandCalendar, type WorkingCalendar } from '#server/kit/working-days.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

const dayName = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
const dayNumber = (instant: Date): number => Math.floor((instant.getTime() + SHANGHAI_MS) / DAY_MS);

/**
 * Returns the days of GMT+8 from the day of one instant to that of another, each with the number of
 * working days before it in the list: durations in working days are differences of these.
 */
export function workCalendar(
  from: Date,
  to: Date,
  calendar: WorkingCalendar = mainlandCalendar,
): { days: string[]; before: number[]; works: boolean[] } {
  const days: string[] = [];
  const before: number[] = [];
  const works: boolean[] = [];
  let count = 0;
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const day = dayName(number);
    const isWorking = calendar.isWorking(day);
    days.push(day);
    before.push(count);
    works.push(isWorking);
    if (isWorking) count += 1;
  }
  return { days, before, works };
}
