import type { Db } from '#server/kit/database/database.ts';
import { remind } from '#server/kit/reminders.ts';
import { type Swept, sweepDeadlines, workThrough } from '#server/kit/sweep-deadlines.ts';
import { claimProcess } from '../process.ts';
import { remindedClaims } from '../reminded.ts';
import { nextToRemind } from '../store/reminders.ts';

/**
 * Takes the events of the clock whose moment has come, and tells both sides of a deadline half a day
 * before it, at its end and a day after it, each once. Safe to run at any time and twice at once.
 */
export async function sweepClaims(db: Db, now: Date, signal?: AbortSignal): Promise<Swept> {
  const acted = await sweepDeadlines(claimProcess, db, now, signal);
  const reminded = await workThrough(
    db,
    {
      next: (tx, except) => nextToRemind(tx, { now, except }),
      work: (tx, due) => remind(tx, remindedClaims, due, now),
    },
    signal,
  );
  return { done: acted.done + reminded.done, failed: [...acted.failed, ...reminded.failed] };
}
