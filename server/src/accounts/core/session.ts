import { limits } from '#contract/limits.ts';

/** Whose session it is decides how long it lives without being used. */
export type SessionOf = 'member' | 'staff';

const HOUR_MS = 3_600_000;
const idleMs: Record<SessionOf, number> = {
  member: limits.sessionDays * 24 * HOUR_MS,
  staff: 12 * HOUR_MS,
};

/** A session's end is moved at most once in this time, so that reading costs no writing. */
export const TOUCH_AFTER_MS = 600_000;

/** When a session that is used now would end: 30 days for members, 12 hours for staff. */
export const sessionEnd = (of: SessionOf, now: Date): Date => new Date(now.getTime() + idleMs[of]);

/** Whether using a session now must move its end. */
export const isTouchDue = (touchedAt: Date, now: Date): boolean =>
  now.getTime() - touchedAt.getTime() >= TOUCH_AFTER_MS;
