const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Time until a moment, in the units in which it is shown: days, or hours and minutes on the last. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** Less than a day is left, or nothing. */
  readonly isShort: boolean;
  readonly isOver: boolean;
}

export function timeLeft(until: string, now: number): TimeLeft {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / MINUTE_MS));
  return {
    days: Math.floor(minutes / DAY_MINUTES),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
    isShort: minutes < DAY_MINUTES,
    isOver: Date.parse(until) <= now,
  };
}
