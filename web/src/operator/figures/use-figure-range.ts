import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type FigureDays, figurePeriods } from '#contract/figures/range.ts';

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
const BY_DAY_MAX = 31;
const BY_WEEK_MAX = 180;

/** Ranges that are offered, in days. */
export const ranges = [30, 90, 365] as const;

const dayOf = (time: number): string => new Date(time + SHANGHAI_MS).toISOString().slice(0, 10);

/** Returns the range of so many days up to today, by periods of which few enough are seen. */
export function rangeOf(today: string, days: number): FigureDays {
  const from = new Date(Date.parse(today) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const longer = days <= BY_WEEK_MAX ? 'week' : 'month';
  return { from, to: today, by: days <= BY_DAY_MAX ? 'day' : longer };
}

/** Keeps the range of the page in its address; the last thirty days where it names none. */
export function useFigureRange() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now()));
  const first = rangeOf(today, ranges[0]);
  const range: FigureDays = {
    from: params.get('from') ?? first.from,
    to: params.get('to') ?? first.to,
    by: figurePeriods.find((one) => one === params.get('by')) ?? first.by,
  };
  const setRange = (next: FigureDays) => setParams({ ...next }, { replace: true });
  return { range, setRange, today };
}
