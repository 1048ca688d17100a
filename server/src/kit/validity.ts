import type { DayChoice } from '#contract/option-schemas.ts';
import { NO_END } from '#contract/options.ts';

const DAY_MS = 86_400_000;

/** Returns until when something stands that is valid for so many days; 0 days have no end. */
export const validityEnd = (days: DayChoice, from: Date): Date =>
  days === 0 ? new Date(NO_END) : new Date(from.getTime() + days * DAY_MS);
