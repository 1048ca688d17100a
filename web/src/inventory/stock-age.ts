import { limits } from '#contract/limits.ts';

const DAY_MS = 86_400_000;

/** Days until a stock line leaves search; 0 on its last day, below zero once it has left. */
export function daysLeft(confirmedAt: string, now: number): number {
  const until = Date.parse(confirmedAt) + limits.stockStaleDays * DAY_MS;
  return Math.floor((until - now) / DAY_MS);
}
