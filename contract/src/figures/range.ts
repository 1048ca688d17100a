/** The lengths of the periods that figures are counted by; weeks begin on Monday, in GMT+8. */
export const figurePeriods = ['day', 'week', 'month'] as const;
export type FigurePeriod = (typeof figurePeriods)[number];

/** The days that figures are about, `2026-11-21` in GMT+8, both within it, and by which periods. */
export interface FigureDays {
  readonly from: string;
  readonly to: string;
  readonly by: FigurePeriod;
}

const DAY_MS = 86_400_000;
/** Most days that figures span, and most that they are counted by day. */
const DAYS_MAX = 1096;
const DAYS_BY_DAY_MAX = 366;

const isDay = (text: string): boolean =>
  /^20[2-9]\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString().startsWith(text);

/** Returns the field of a range that is wrong: no day, backwards, too long or too fine; else null. */
export function rangeViolation({ from, to, by }: FigureDays): keyof FigureDays | null {
  if (!isDay(from)) return 'from';
  if (!isDay(to) || to < from) return 'to';
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days > DAYS_MAX) return 'from';
  return by === 'day' && days > DAYS_BY_DAY_MAX ? 'by' : null;
}
