import type { RevisionState } from '#contract/revision-schemas.ts';
import { Failure } from './failure.ts';

/** A revision of what staff publish; `number` grows by one with each. */
interface Revision {
  readonly number: number;
  /** From when it is shown. */
  readonly effectiveAt: Date;
}

/**
 * Returns the state of each revision, by number. The highest number whose time has come is shown, so
 * that one with a lower number and a later time is replaced before anybody sees it.
 */
export function revisionStates(
  revisions: readonly Revision[],
  now: Date,
): ReadonlyMap<number, RevisionState> {
  const states = new Map<number, RevisionState>();
  let earliest = Number.POSITIVE_INFINITY;
  let hasCurrent = false;
  for (const { number, effectiveAt } of revisions.toSorted((a, b) => b.number - a.number)) {
    const time = effectiveAt.getTime();
    if (time >= earliest) states.set(number, 'replaced');
    else if (time > now.getTime()) states.set(number, 'scheduled');
    else {
      states.set(number, hasCurrent ? 'past' : 'current');
      hasCurrent = true;
    }
    earliest = Math.min(earliest, time);
  }
  return states;
}

/** The furthest ahead that a revision may be published. */
const MOST_AHEAD_MS = 366 * 86_400_000;

/**
 * Reads the time from which a revision is to be shown; null is at once. Fails with `dayPassed` at the
 * field `effectiveAt` for a time that has passed, with `invalid` for one that is more than a year away.
 */
export function readPublishTime(effectiveAt: string | null, now: Date): Date | null {
  if (effectiveAt === null) return null;
  const ahead = Date.parse(effectiveAt) - now.getTime();
  if (ahead <= 0) throw Failure.invalidFields([{ field: 'effectiveAt', key: 'dayPassed' }]);
  if (ahead > MOST_AHEAD_MS)
    throw Failure.invalidFields([{ field: 'effectiveAt', key: 'invalid' }]);
  return new Date(effectiveAt);
}
