import type { OrderState } from '#contract/orders/table.ts';
import { backStations } from './track-back.ts';
import { forwardStations, goodsIds, places } from './track-forward.ts';
import { neverShipped, type TrackFacts, type TrackView } from './track-station.ts';

export type { TrackFacts, TrackView };

/** States of the way back, after a payment. */
const backward: ReadonlySet<OrderState> = new Set([
  'quarantined',
  'returning',
  'returned',
  'refunding',
  'refunded',
]);

/** Where goods and money of an order are, drawn from nothing but its facts. Pure. */
export function trackView(facts: TrackFacts): TrackView {
  const money = moneyOf(facts);
  const stations = backward.has(facts.state) ? backStations(facts) : forwardStations(facts, money);
  const current = stations.find((station) => station.current);
  return {
    state: facts.state,
    kind: facts.kind,
    reader: facts.reader,
    stations,
    fill: fillOf(facts),
    money,
    held: money === 'held' || money === 'refunding' ? (facts.held ?? null) : null,
    due: facts.due ?? null,
    late: facts.due?.late ?? false,
    mine: facts.reader !== 'staff' && (facts.due?.on.includes(facts.reader) ?? false),
    pointer: current ? current.column - 1 : null,
    pending: facts.paymentPending ?? false,
    grade: facts.grade ?? null,
  };
}

function moneyOf({ state, kind }: TrackFacts): TrackView['money'] {
  if (state === 'refunded') return 'refunded';
  if (backward.has(state)) return 'refunding';
  // An agent order's money leaves when the carrier collects, a trade order's at completion.
  if (state === 'completed' || (state === 'dispatched' && kind === 'agent')) return 'released';
  return places[state] ? 'held' : 'none';
}

/** Gold runs from the dock's column to the column that the goods have reached. */
function fillOf(facts: TrackFacts): number {
  const { state } = facts;
  if (backward.has(state)) return neverShipped(facts) || state === 'refunded' ? 0 : 2 / 3;
  const place = places[state];
  if (!place) return 0;
  const column = goodsIds.indexOf(place.now) + 1;
  return Math.min(3, Math.max(0, column - 2)) / 3;
}
