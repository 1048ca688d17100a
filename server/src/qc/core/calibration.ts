const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** Returns the day of an instant in GMT+8, `2026-11-22`. */
export const dayOf = (time: Date): string =>
  new Date(time.getTime() + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);

/** Returns whether a calibration has run out; it holds through the day on which it is due. */
export const isOverdue = ({ dueOn }: { readonly dueOn: string }, now: Date): boolean =>
  dueOn < dayOf(now);
