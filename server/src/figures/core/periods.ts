import type { FigureDays, FigurePeriod } from '#contract/figures/range.ts';

const DAY_MS = 86_400_000;
const MONDAY_BASED = 6;
const WEEK = 7;

const dayName = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the instants of a range: its first midnight of GMT+8, and the one after its last day. */
export const spanOf = ({ from, to }: Pick<FigureDays, 'from' | 'to'>) => ({
  from: new Date(`${from}T00:00:00+08:00`),
  until: new Date(Date.parse(`${to}T00:00:00+08:00`) + DAY_MS),
});

/** Returns the first day of the period of a day; weeks begin on Monday. */
export function startOfPeriod(day: string, by: FigurePeriod): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const time = Date.parse(day);
  return dayName(time - ((new Date(time).getUTCDay() + MONDAY_BASED) % WEEK) * DAY_MS);
}

/** Returns the first days of all periods of a range, the oldest first. */
export function periodsOf({ from, to, by }: FigureDays): string[] {
  const starts: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += DAY_MS) {
    const start = startOfPeriod(dayName(time), by);
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}

/**
 * Returns what was held at the end of each period: from what is held now, less what changed after
 * the range (`after`) and in each period.
 */
export function heldByPeriod(
  starts: readonly string[],
  changes: ReadonlyMap<string, bigint>,
): bigint[] {
  const changeOf = (start: string) => changes.get(start) ?? 0n;
  let held = changeOf('now') - changeOf('after');
  return [...starts]
    .reverse()
    .map((start) => {
      const atEnd = held;
      held -= changeOf(start);
      return atEnd;
    })
    .reverse();
}
