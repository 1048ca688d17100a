import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import type { ClaimState } from '#contract/claims/table.ts';

/** The stations of a claim's way, in their order. */
export const stations = ['applied', 'answered', 'agreed', 'sent', 'counted', 'ended'] as const;
export type Station = (typeof stations)[number];

/** The station that each state stands at; those before it are done. */
const stationOf: Readonly<Record<ClaimState, Station>> = {
  applied: 'answered',
  refused: 'agreed',
  negotiating: 'agreed',
  arbitrating: 'agreed',
  returnAuthorised: 'sent',
  returning: 'counted',
  returned: 'ended',
  replacing: 'ended',
  refunded: 'ended',
  replaced: 'ended',
  compensated: 'ended',
  rejected: 'ended',
  withdrawn: 'ended',
};

const ends: ReadonlySet<ClaimState> = new Set([
  'refunded',
  'replaced',
  'compensated',
  'rejected',
  'withdrawn',
]);

/** Returns whether a claim has come to its end. */
export const hasEnded = ({ state }: Pick<ClaimView, 'state'>): boolean => ends.has(state);

/** Returns how each station stands. */
export function trackOf(view: Pick<ClaimView, 'state'>) {
  const now = stations.indexOf(stationOf[view.state]);
  const failed = view.state === 'rejected' || view.state === 'withdrawn';
  return stations.map((station, index) => {
    const isLast = station === 'ended' && hasEnded(view);
    if (isLast) return { station, state: failed ? ('fail' as const) : ('done' as const) };
    if (index < now) return { station, state: 'done' as const };
    return { station, state: index === now ? ('now' as const) : ('todo' as const) };
  });
}

/** Returns the entry by which an event happened last. */
export const lastOf = (view: ClaimView, events: readonly string[]) =>
  view.entries.findLast(({ event }) => events.includes(event));
