const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/**
 * Days from Monday to Friday after today up to the day of the deadline, in GMT+8. The server's
 * calendar set the deadline with its holidays; this only says how far away it is.
 */
export function weekdaysUntil({ now, due }: { now: number; due: number }): number {
  const today = Math.floor((now + SHANGHAI_MS) / DAY_MS);
  const last = Math.floor((due + SHANGHAI_MS) / DAY_MS);
  let count = 0;
  for (let day = today + 1; day <= last; day++) {
    // Day 0, 1 January 1970, was a Thursday.
    const weekday = (day + 4) % 7;
    if (weekday !== 0 && weekday !== 6) count++;
  }
  return count;
}
