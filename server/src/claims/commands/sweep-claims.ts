import type { Db, Tx } from '#server/kit/database/database.ts';
import { type Swept, sweepDeadlines, workThrough } from '#server/kit/sweep-deadlines.ts';
import { currentWait } from '../core/machine.ts';
import { notifySide } from '../notify.ts';
import { claimProcess } from '../process.ts';
import { sidesWaited } from '../reminded.ts';
import { findClaim, nextToRemind, saveReminded } from '../store/claims.ts';

const HALF_DAY_MS = 12 * 3_600_000;

/** Reminds the parties that a claim waits for; a desk's deadline is only marked as seen. */
async function remind(tx: Tx, id: string, now: Date): Promise<boolean> {
  const claim = await findClaim(tx, id);
  if (claim === null) return false;
  await saveReminded(tx, id, now);
  const dueAt = currentWait(claim, now)?.at ?? now;
  const timed = dueAt.getTime() <= now.getTime() ? 'late' : 'soon';
  // A seller who owes the rest is waited for by nothing else.
  const kind = claim.outstanding > 0n ? 'rest' : timed;
  for (const side of sidesWaited(claim, now)) {
    await notifySide(tx, claim, side, { kind, text: '', mail: true, now });
  }
  return true;
}

/**
 * Takes the events of the clock whose moment has come, and reminds half a day before a deadline.
 * Safe to run at any time and twice at once.
 */
export async function sweepClaims(db: Db, now: Date, signal?: AbortSignal): Promise<Swept> {
  const acted = await sweepDeadlines(claimProcess, db, now, signal);
  const until = new Date(now.getTime() + HALF_DAY_MS);
  const reminded = await workThrough(
    db,
    {
      next: (tx, except) => nextToRemind(tx, { until, except }),
      work: (tx, { id }) => remind(tx, id, now),
    },
    signal,
  );
  return { done: acted.done + reminded.done, failed: [...acted.failed, ...reminded.failed] };
}
