import { sql } from 'kysely';
import { type Db, row, rows, type Tx, transaction } from '#server/kit/database/database.ts';
import { type Attempts, count, type LockPolicy, lockedS } from '../core/lock.ts';

interface AttemptRow {
  failures: number;
  last_at: Date;
  locked_until: Date | null;
}

const attemptsOf = (found: AttemptRow): Attempts => ({
  failures: found.failures,
  lastAt: found.last_at,
  lockedUntil: found.locked_until,
});

/** How an attempt stands against the measure of its key. */
export interface Tally {
  /** Seconds until the key may be tried again: then nothing was counted and nothing may be tried. */
  readonly waitS: number;
  /** Attempts that are left before the key is locked. */
  readonly left: number;
  /** Seconds that the key is locked from now on, unless this attempt succeeds. */
  readonly lockS: number;
}

/** Counts an attempt under a key before it is made, in a transaction of its own. */
export function countAttempt(
  aside: Db,
  key: Buffer,
  policy: LockPolicy,
  now: Date,
): Promise<Tally> {
  return transaction(aside, async (tx) => {
    await sql`insert into accounts.attempt (key, failures, last_at) values (${key}, 0, ${now})
              on conflict do nothing`.execute(tx);
    const found = await row<AttemptRow>(
      tx,
      sql`select failures, last_at, locked_until from accounts.attempt where key = ${key}
          for update`,
    );
    const before = found === null ? null : attemptsOf(found);
    const waitS = lockedS(before, now);
    if (waitS > 0) return { waitS, left: 0, lockS: waitS };
    const counted = count(before, policy, now);
    const { failures, lastAt, lockedUntil } = counted;
    await sql`update accounts.attempt set failures = ${failures}, last_at = ${lastAt},
                locked_until = ${lockedUntil} where key = ${key}`.execute(tx);
    const left = Math.max(0, policy.free - failures);
    return { waitS, left, lockS: lockedS(counted, now) };
  });
}

/** Forgets the attempts of keys after a success. */
export async function forgetAttempts(tx: Tx, keys: readonly Buffer[]): Promise<void> {
  await sql`delete from accounts.attempt where key = any(${[...keys]}::bytea[])`.execute(tx);
}

/** Takes one attempt of a key back, and the lock that it may have set. */
export async function uncountAttempt(tx: Tx, key: Buffer): Promise<void> {
  await sql`update accounts.attempt set failures = greatest(failures - 1, 0), locked_until = null
            where key = ${key}`.execute(tx);
}

/** Removes counts that were last added to before an instant and lock nothing. */
export async function removeOldAttempts(db: Db, before: Date, now: Date): Promise<number> {
  const deletion = sql`delete from accounts.attempt where last_at < ${before}
                   and coalesce(locked_until, last_at) <= ${now} returning key`;
  return (await rows(db, deletion)).length;
}
