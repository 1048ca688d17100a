import type { DockWindow } from '#contract/appointments/schemas.ts';
import { formatDay, formatStamp } from '#web/i18n/format.ts';

/** Returns the time of day of an instant at the dock, `10:00`. */
export const clockOf = (iso: string): string => formatStamp(iso).slice(11, 16);

/** Returns a window in the time of the dock, `10:00–11:00`. */
export const spanOf = ({ startsAt, endsAt }: Pick<DockWindow, 'startsAt' | 'endsAt'>): string =>
  `${clockOf(startsAt)}–${clockOf(endsAt)}`;

/** Returns the days on which there are windows, each once. */
export const daysWith = (windows: readonly DockWindow[]): string[] => [
  ...new Set(windows.map(({ startsAt }) => formatDay(startsAt))),
];

/** Returns the windows of a day, `2026-11-30`. */
export const windowsOn = (windows: readonly DockWindow[], day: string): DockWindow[] =>
  windows.filter(({ startsAt }) => formatDay(startsAt) === day);
