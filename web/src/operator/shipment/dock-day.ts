const SHANGHAI_MS = 8 * 3_600_000;

/** Returns the day of an instant at the dock (GMT+8): `2026-11-21`. */
export const dockDay = (instant: string): string =>
  new Date(Date.parse(instant) + SHANGHAI_MS).toISOString().slice(0, 10);
