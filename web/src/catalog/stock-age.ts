const DAY_MS = 86_400_000;

/** Whole days since a stock line was last confirmed. */
export const daysSince = (confirmedAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(confirmedAt)) / DAY_MS));
