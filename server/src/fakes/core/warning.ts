import type { FakeHitState } from '#contract/fakes/table.ts';

/** The facts of a warning that decide on the payment of its order. */
export interface HoldingHit {
  readonly state: FakeHitState;
  readonly holdUntil: Date | null;
  readonly upheldAt: Date | null;
}

/**
 * Returns what stands against the payment of an order: an upheld warning without an end, else the
 * latest end of those that support looks at; null where nothing does. A contest frees nothing.
 */
export function warningOf(
  hits: readonly HoldingHit[],
): { readonly state: 'open' | 'upheld'; readonly until: Date | null } | null {
  const notDismissed = hits.filter(({ state }) => state !== 'dismissed');
  if (notDismissed.some(({ upheldAt }) => upheldAt !== null))
    return { state: 'upheld', until: null };
  const ends = notDismissed.flatMap(({ holdUntil }) => holdUntil ?? []);
  if (ends.length === 0) return null;
  return { state: 'open', until: new Date(Math.max(...ends.map((end) => end.getTime()))) };
}
