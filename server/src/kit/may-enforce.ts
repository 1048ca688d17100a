/** Time that people have between a reminder and what the clock then does. */
export const NOTICE_MS = 6 * 3_600_000;

export interface Notice {
  /** Whether there is a person to remind of this deadline, and a time to remind them of. */
  readonly canRemind: boolean;
  /** When they were first reminded of it; null where nobody was yet. */
  readonly remindedAt: Date | null;
  readonly now: Date;
}

/**
 * Whether the clock may take a deadline that is over. Reminders go out half a day before; where the
 * product was stopped at that time, people are reminded first and have NOTICE_MS from then on.
 */
export function mayEnforce({ canRemind, remindedAt, now }: Notice): boolean {
  if (!canRemind) return true;
  return remindedAt !== null && now.getTime() >= remindedAt.getTime() + NOTICE_MS;
}

/** When the clock takes a deadline of which people are reminded only now. */
export const enforcedAt = (remindedAt: Date): Date => new Date(remindedAt.getTime() + NOTICE_MS);
