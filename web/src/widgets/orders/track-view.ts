import { moneyPlace } from '#contract/orders/money/money-place.ts';
import { backStations } from './track-back.ts';
import { forwardStations, goodsIds, placeOf } from './track-forward.ts';
import { neverShipped, type TrackFacts, type TrackView } from './track-station.ts';

export type { TrackFacts, TrackView };

/** The way back, after a payment: nothing of it can be released any more. */
const isBackward = (money: TrackView['money']) => money === 'refunding' || money === 'refunded';

/** Where goods and money of an order are, drawn from nothing but its facts. Pure. */
export function trackView(facts: TrackFacts): TrackView {
  const money = moneyPlace(facts.kind, facts.state);
  const stations = isBackward(money) ? backStations(facts) : forwardStations(facts, money);
  const suspended = facts.state === 'suspended';
  const due = suspended ? null : (facts.due ?? null);
  const current = stations.find((station) => station.current);
  return {
    state: facts.state,
    kind: facts.kind,
    reader: facts.reader,
    stations,
    fill: fillOf(facts, money),
    money,
    held: money === 'held' || money === 'refunding' ? (facts.held ?? null) : null,
    due,
    suspended,
    late: due?.late ?? false,
    mine: facts.reader !== 'staff' && (due?.on.includes(facts.reader) ?? false),
    pointer: current ? current.column - 1 : null,
    pending: facts.paymentPending ?? false,
    grade: facts.grade ?? null,
  };
}

/** Gold runs from the dock's column to the column that the goods have reached. */
function fillOf(facts: TrackFacts, money: TrackView['money']): number {
  const { state } = facts;
  if (isBackward(money)) return neverShipped(facts) || state === 'refunded' ? 0 : 2 / 3;
  const place = placeOf(facts);
  if (!place) return 0;
  const column = goodsIds.indexOf(place.now) + 1;
  return Math.min(3, Math.max(0, column - 2)) / 3;
}
