/** How many failures a key is allowed before it is locked, and for how long then. */
export interface LockPolicy {
  readonly free: number;
  readonly firstS: number;
  readonly maxS: number;
}

/**
 * Limits of failed attempts. `pair`: one account from one address, against guessing. `account`: one
 * account from any address, against a distributed attack. `address`: one address on any account,
 * against trying many accounts. `code`: mailed codes of one address or name, typed from any address;
 * six digits are guessed sooner than a password. `mailing`: codes mailed for one address to any recipient, against
 * flooding of other people's mailboxes.
 */
export const lockPolicies = {
  pair: { free: 5, firstS: 60, maxS: 900 },
  account: { free: 50, firstS: 60, maxS: 900 },
  address: { free: 40, firstS: 60, maxS: 900 },
  code: { free: 25, firstS: 60, maxS: 900 },
  /** One known browser, for the owner's own mistakes; past it the browser counts as unknown. */
  device: { free: 20, firstS: 900, maxS: 900 },
  mailing: { free: 60, firstS: 60, maxS: 900 },
} as const satisfies Record<string, LockPolicy>;

/** Failures are forgotten when none was added for an hour. */
export const FORGET_AFTER_MS = 3_600_000;

export interface Attempts {
  readonly failures: number;
  readonly lastAt: Date;
  readonly lockedUntil: Date | null;
}

/** Whole seconds until a key may be tried again; 0 where it is not locked. */
export const lockedS = (attempts: Attempts | null, now: Date): number =>
  attempts?.lockedUntil
    ? Math.max(0, Math.ceil((attempts.lockedUntil.getTime() - now.getTime()) / 1000))
    : 0;

/**
 * Counts an attempt before it is made, so that attempts made at once cannot share one count. The
 * attempt that fills the measure is still made; each one after it waits twice as long. A success
 * takes the count away elsewhere. Must not be called for a locked key.
 */
export function count(attempts: Attempts | null, policy: LockPolicy, now: Date): Attempts {
  const isForgotten =
    attempts === null || now.getTime() - attempts.lastAt.getTime() >= FORGET_AFTER_MS;
  const failures = isForgotten ? 1 : attempts.failures + 1;
  const over = failures - policy.free;
  const lockS = over < 0 ? 0 : Math.min(policy.maxS, policy.firstS * 2 ** Math.min(over, 20));
  return {
    failures,
    lastAt: now,
    lockedUntil: lockS === 0 ? null : new Date(now.getTime() + lockS * 1000),
  };
}
