import { limits } from '#contract/limits.ts';

/** The owner of a session decides how long it lives. */
export type SessionOf = 'member' | 'staff';

const HOUR_MS = 3_600_000;
const lifeMs: Record<SessionOf, number> = {
  member: limits.sessionDays * 24 * HOUR_MS,
  staff: limits.staffSessionHours * HOUR_MS,
};

/** The last use of a session is noted at most once in this time, so that reading costs no writing. */
export const TOUCH_AFTER_MS = 600_000;

/**
 * Returns when a session that is opened now ends, whatever its use: after 30 days for members, 12
 * hours for staff; 10 minutes where the second factor of a member is still to come, an hour where
 * the terms are still to be read and accepted.
 */
export const sessionEnd = (
  of: SessionOf,
  now: Date,
  awaits: 'factor' | 'terms' | null = null,
): Date => {
  if (awaits === null) return new Date(now.getTime() + lifeMs[of]);
  return new Date(now.getTime() + (awaits === 'factor' ? limits.secondStepS * 1000 : HOUR_MS));
};

/** Whether a use of a session now has to be noted. */
export const isTouchDue = (touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() >= TOUCH_AFTER_MS;
