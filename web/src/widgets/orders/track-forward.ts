import type { OrderState } from '#contract/orders/table.ts';
import {
  createStation,
  endedUnsent,
  party,
  type Rail,
  type Station,
  type StationState,
  type TrackFacts,
  type TrackView,
} from './track-station.ts';

export const goodsIds = ['seller', 'dock', 'qc', 'gate', 'shipped', 'buyer'] as const;
type GoodsId = (typeof goodsIds)[number];

/** The goods station that each state waits at; `moving` where goods travel to it. */
const places: Partial<Record<OrderState, { readonly now: GoodsId; readonly moving?: true }>> = {
  paid: { now: 'seller' },
  inbound: { now: 'dock', moving: true },
  received: { now: 'dock' },
  inspecting: { now: 'qc' },
  reported: { now: 'gate' },
  disputed: { now: 'gate' },
  cleared: { now: 'shipped' },
  dispatched: { now: 'buyer', moving: true },
};

/** The place of the goods; an order that stands still is where its report was revoked. */
export const placeOf = ({ state, suspendedFrom }: TrackFacts) =>
  places[state === 'suspended' ? (suspendedFrom ?? 'reported') : state];

/** The way forward: payment, goods up to the buyer, release. */
export function forwardStations(facts: TrackFacts, money: TrackView['money']): Station[] {
  const { state } = facts;
  const place = placeOf(facts);
  const now = state === 'completed' ? goodsIds.length : place ? goodsIds.indexOf(place.now) : -1;
  const goods = goodsIds.map((id, index) => {
    if (endedUnsent(facts) && (id === 'shipped' || id === 'buyer')) {
      return unsentStation(facts, id, index + 1);
    }
    const travelled = index + 1 === now && place?.moving ? 'flow' : 'done';
    const last = index === goodsIds.length - 1;
    return createStation(facts, {
      id,
      lane: id === 'gate' ? 'gate' : 'goods',
      column: index + 1,
      state:
        index < now
          ? 'done'
          : index === now
            ? facts.due?.late && state !== 'suspended'
              ? 'late'
              : 'now'
            : 'todo',
      goods: last ? 'none' : index < now ? travelled : 'todo',
      money: last ? 'none' : laneBehind(money, index < now),
      name: party(id, facts, index < now),
      current: index === now,
    });
  });
  const [buyer] = goods.slice(-1);
  const shipped = goods.find((one) => one.id === 'shipped');
  return [
    ...payment(facts, money),
    ...goods.slice(0, -1),
    createStation(facts, {
      id: 'released',
      lane: 'money',
      column: 5,
      state: money === 'released' ? 'done' : 'todo',
      goods: shipped?.goods ?? 'todo',
      name: money === 'released' ? 'releasedDone' : 'released',
      reachedAt: money === 'released' ? releasedAt(facts) : null,
    }),
    ...(buyer ? [buyer] : []),
  ];
}

/** A station that the goods never reached: tests consumed them. */
const unsentStation = (facts: TrackFacts, id: 'shipped' | 'buyer', column: number): Station =>
  createStation(facts, {
    id,
    lane: 'goods',
    column,
    state: 'shut',
    money: id === 'shipped' ? 'done' : 'none',
    goods: id === 'shipped' ? 'shut' : 'none',
    name: id === 'shipped' ? 'notShipped' : party(id, facts, false),
    reachedAt: null,
  });

/** The money lane beside a goods station on the vertical track. */
function laneBehind(money: TrackView['money'], passed: boolean): Rail {
  if (money === 'held') return passed ? 'held' : 'wait';
  return money === 'released' ? 'done' : 'todo';
}

function releasedAt({ kind, moments }: TrackFacts): string | null {
  // An escrow order of which nothing was left to send was released at its end.
  return (kind === 'agent' ? moments?.dispatched : null) ?? moments?.completed ?? null;
}

/** The two stations of the payment, which open the track. */
function payment(facts: TrackFacts, money: TrackView['money']): Station[] {
  const { state } = facts;
  const cancelled = state === 'cancelled';
  const open = money === 'none';
  const waiting = state === 'confirmed';
  const paidState = (): StationState => {
    if (cancelled) return 'shut';
    if (!open) return 'done';
    if (!waiting) return 'todo';
    if (facts.paymentPending) return 'now';
    return facts.due?.late ? 'late' : 'await';
  };
  const name = () => {
    if (cancelled) return 'notPaid';
    return facts.paymentPending && open ? 'confirming' : party('paid', facts, !open);
  };
  return [
    createStation(facts, {
      id: 'paid',
      lane: 'money',
      column: 1,
      state: paidState(),
      money: open ? 'todo' : 'done',
      name: name(),
      current: waiting,
      ...(cancelled ? { reachedAt: facts.moments?.cancelled ?? null } : {}),
    }),
    createStation(facts, {
      id: 'held',
      lane: 'money',
      column: 2,
      span: 3,
      state: open ? 'todo' : money === 'held' ? 'now' : 'done',
      money: open ? 'todo' : money === 'held' ? 'held' : 'done',
      name: 'held',
      ...(money === 'released' ? { reachedAt: releasedAt(facts) } : {}),
    }),
  ];
}
