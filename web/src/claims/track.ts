import { endEventOf } from '#contract/claims/claim.ts';
import type { ClaimSummary, ClaimView } from '#contract/claims/claim-schemas.ts';
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

/** Returns the key of the words for a claim’s state, or for how its replacement ended. */
export function stateKey({
  state,
  replacementEnding,
}: Pick<ClaimSummary, 'state' | 'replacementEnding'>) {
  const event = endEventOf(replacementEnding);
  return event === null ? (`state.${state}` as const) : (`event.${event}` as const);
}

/** Returns whether goods at the dock are withheld from a seller who owes the buyer the rest. */
export const isWithheld = (view: ClaimView): boolean =>
  view.state !== 'rejected' &&
  view.reason !== 'counterfeit' &&
  view.count !== null &&
  view.count.pieces > 0 &&
  view.forwarded === null &&
  view.quarantinedAt === null &&
  /[1-9]/.test(view.money.owed.amount);

/** Returns whether pieces beyond what was agreed have yet to go back to the buyer. */
export const hasSurplus = ({ surplus }: Pick<ClaimView, 'surplus'>): boolean =>
  surplus !== null && surplus.returned === null;

/** Returns whether the parcel is at the dock, which recorded it before its buyer did, and not counted. */
export const hasArrived = (view: ClaimView): boolean =>
  view.back !== null &&
  view.count === null &&
  lastOf(view, ['shipBack', 'recordArrival'])?.event === 'recordArrival';

/** Returns whether the dock may still get the buyer's parcel: it was not counted, whoever decides meanwhile. */
export const awaitsParcel = (view: ClaimView): boolean =>
  view.state === 'returnAuthorised' ||
  (view.back !== null && view.count === null && !hasArrived(view));

const settling = ['agree', 'acceptOffer', 'rule'];

/** The events by which each station was reached. */
const eventsOf: Readonly<Record<Station, readonly string[]>> = {
  applied: ['apply'],
  answered: ['agree', 'refuse', 'offer'],
  agreed: settling,
  sent: ['shipBack', 'recordArrival', 'cancelArrival'],
  counted: ['receive', 'recount'],
  ended: [
    'refund',
    'acceptCount',
    'completeReplacement',
    'completeInPart',
    'loseReplacement',
    'failReplacement',
    'withdraw',
    'expire',
    ...settling,
  ],
};

/** Returns the entry by which a station was reached; undefined where it was not. */
export function reachedBy(view: ClaimView, station: Station) {
  const last = lastOf(view, eventsOf[station]);
  // An arrival that was taken back is none.
  return last?.event === 'cancelArrival' ? undefined : last;
}

/** Returns whether the time of a party ran out: support decides then. */
const isSilent = (view: ClaimView, station: Station): boolean =>
  station === 'answered' && lastOf(view, ['escalate']) !== undefined;

/** Returns how each station stands; those that a claim passed by are not marked as done. */
export function trackOf(view: ClaimView) {
  const now = stations.indexOf(stationOf[view.state]);
  const failed = view.state === 'rejected' || view.state === 'withdrawn';
  const isReached = (station: Station) =>
    reachedBy(view, station) !== undefined || isSilent(view, station);
  return stations.map((station, index) => {
    const isLast = station === 'ended' && hasEnded(view);
    if (isLast) return { station, state: failed ? ('fail' as const) : ('done' as const) };
    if (index < now) {
      return { station, state: isReached(station) ? ('done' as const) : ('todo' as const) };
    }
    return { station, state: index === now ? ('now' as const) : ('todo' as const) };
  });
}

/** Returns why a station has no time: nothing to return, no answer in time, or passed by. */
export function unreachedReason(
  view: ClaimView,
  station: Station,
): 'noReturn' | 'silent' | 'skipped' | null {
  if (reachedBy(view, station) !== undefined) return null;
  const isPaid = view.settlement !== null && view.settlement.returnPieces === 0;
  if (isPaid && (station === 'sent' || station === 'counted')) return 'noReturn';
  if (isSilent(view, station)) return 'silent';
  return hasEnded(view) && station !== 'ended' ? 'skipped' : null;
}

/** Returns the entry by which an event happened last. */
export const lastOf = (view: ClaimView, events: readonly string[]) =>
  view.entries.findLast(({ event }) => events.includes(event));
