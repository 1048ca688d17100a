const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** The day of an instant in GMT+8, `2026-11-21`. */
export const dayOf = (now: Date): string =>
  new Date(now.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** When a day such as `2026-11-21` begins in GMT+8. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
