import type { MoneyWire } from '#contract/money.ts';
import type { Due } from '#contract/orders/calls.ts';
import type { OrderKind, OrderState } from '#contract/orders/table.ts';

/** The stations of the escrow track, in the order of time (design section 5). */
export const stationIds = [
  'paid',
  'held',
  'seller',
  'dock',
  'qc',
  'gate',
  'shipped',
  'released',
  'buyer',
  'back',
  'refund',
] as const;
export type StationId = (typeof stationIds)[number];

export type StationState =
  | 'done'
  | 'now'
  | 'await'
  | 'late'
  | 'todo'
  | 'fail'
  | 'returning'
  | 'closed'
  | 'shut';

/** What a lane shows after a station: drawn on the wide track for its own lane, on phones for both. */
export type Rail =
  | 'none'
  | 'todo'
  | 'done'
  | 'flow'
  | 'held'
  | 'heldback'
  | 'wait'
  | 'back'
  | 'shut';

export interface Station {
  readonly id: StationId;
  readonly lane: 'goods' | 'money' | 'gate';
  /** Column 1 to 6 of the wide track, and how many it spans. */
  readonly column: number;
  readonly span: number;
  readonly state: StationState;
  readonly goods: Rail;
  readonly money: Rail;
  /** The key of its name below `station.`. */
  readonly name: string;
  readonly current: boolean;
  /** When it was reached. */
  readonly at: string | null;
}

/** What the reader of a track is: a party reads "you". */
export type Reader = 'buyer' | 'seller' | 'staff';

/** When an order reached its stations. */
export type Moments = Readonly<Partial<Record<OrderState, string>>>;

/** What is known of an order, from its page or its list row. */
export interface TrackFacts {
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly reader: Reader;
  readonly at?: Moments | undefined;
  readonly held?: MoneyWire | null | undefined;
  readonly due?: Due | null | undefined;
  /** A wire is announced and finance has not yet confirmed it. */
  readonly paymentPending?: boolean | undefined;
  readonly returnAuthorised?: boolean | undefined;
  /** The grade that is shown at the QC bench. */
  readonly grade?: string | null | undefined;
}

export interface TrackView {
  readonly state: OrderState;
  readonly kind: OrderKind;
  readonly reader: Reader;
  readonly stations: readonly Station[];
  /** How far gold fills the held lane, 0 to 1: never ahead of the goods. */
  readonly fill: number;
  /** Where the money is. */
  readonly money: 'none' | 'held' | 'released' | 'refunding' | 'refunded';
  readonly held: MoneyWire | null;
  readonly due: Due | null;
  readonly late: boolean;
  /** The reader must act. */
  readonly mine: boolean;
  /** The column of the current station, from 0: where a box below points. */
  readonly pointer: number | null;
  readonly pending: boolean;
  readonly grade: string | null;
}

const goodsIds = ['seller', 'dock', 'qc', 'gate', 'shipped', 'buyer'] as const;
type GoodsId = (typeof goodsIds)[number];

/** The goods station that each state of the way forward waits at; `moving` where goods travel to it. */
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

/** The moment that each station shows once it is done. */
const reachedBy: Record<StationId, OrderState> = {
  paid: 'paid',
  held: 'paid',
  seller: 'inbound',
  dock: 'received',
  qc: 'reported',
  gate: 'cleared',
  shipped: 'dispatched',
  released: 'completed',
  buyer: 'completed',
  back: 'returned',
  refund: 'refunded',
};

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

/** A refund of goods that were never sent: the seller's station failed, not the bench. */
function neverShipped({ state, at }: TrackFacts): boolean {
  if (state === 'refunding') return true;
  return state === 'refunded' && !at?.inbound && !at?.received;
}

function forwardStations(facts: TrackFacts, money: TrackView['money']): Station[] {
  const { state } = facts;
  const place = places[state];
  const now = state === 'completed' ? goodsIds.length : place ? goodsIds.indexOf(place.now) : -1;
  const goods = goodsIds.map((id, index) => {
    const travelled = index + 1 === now && place?.moving ? 'flow' : 'done';
    const last = index === goodsIds.length - 1;
    return station(facts, {
      id,
      lane: id === 'gate' ? 'gate' : 'goods',
      column: index + 1,
      state: index < now ? 'done' : index === now ? (facts.due?.late ? 'late' : 'now') : 'todo',
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
    station(facts, {
      id: 'released',
      lane: 'money',
      column: 5,
      state: money === 'released' ? 'done' : 'todo',
      goods: shipped?.goods ?? 'todo',
      name: money === 'released' ? 'releasedDone' : 'released',
      at: money === 'released' ? released(facts) : null,
    }),
    ...(buyer ? [buyer] : []),
  ];
}

/** The money lane beside a goods station on the vertical track. */
function laneBehind(money: TrackView['money'], passed: boolean): Rail {
  if (money === 'held') return passed ? 'held' : 'wait';
  return money === 'released' ? 'done' : 'todo';
}

function released({ kind, at }: TrackFacts): string | null {
  return (kind === 'agent' ? at?.dispatched : at?.completed) ?? null;
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
    station(facts, {
      id: 'paid',
      lane: 'money',
      column: 1,
      state: paidState(),
      money: open ? 'todo' : 'done',
      name: name(),
      current: waiting,
      ...(cancelled ? { at: facts.at?.cancelled ?? null } : {}),
    }),
    station(facts, {
      id: 'held',
      lane: 'money',
      column: 2,
      span: 3,
      state: open ? 'todo' : money === 'held' ? 'now' : 'done',
      money: open ? 'todo' : money === 'held' ? 'held' : 'done',
      name: 'held',
      ...(money === 'released' ? { at: released(facts) } : {}),
    }),
  ];
}

/** Failure: time still runs to the right, in red while going back, in ink once closed. */
function backStations(facts: TrackFacts): Station[] {
  const { state } = facts;
  const closed = state === 'refunded';
  const way: Rail = closed ? 'shut' : 'back';
  const money: Station[] = [
    station(facts, {
      id: 'paid',
      lane: 'money',
      column: 1,
      state: closed ? 'shut' : 'done',
      money: closed ? 'shut' : 'done',
      name: party('paid', facts, true),
    }),
    station(facts, {
      id: 'held',
      lane: 'money',
      column: 2,
      span: 3,
      state: closed ? 'shut' : 'now',
      money: closed ? 'shut' : 'heldback',
      name: 'held',
      ...(closed ? { at: facts.at?.refunded ?? null } : {}),
    }),
  ];
  const refund = station(facts, {
    id: 'refund',
    lane: 'money',
    column: 5,
    state: closed ? 'closed' : 'returning',
    name: closed ? 'refunded' : 'refunding',
    current: state === 'refunding' || state === 'returned' || state === 'quarantined',
  });
  const goods = neverShipped(facts) ? unsent(facts, way) : sentBack(facts, way);
  return [...money, ...goods, refund];
}

function unsent(facts: TrackFacts, way: Rail): Station[] {
  const rest = (['dock', 'qc', 'gate'] as const).map((id, index) =>
    station(facts, {
      id,
      lane: id === 'gate' ? 'gate' : 'goods',
      column: index + 2,
      state: 'todo',
      goods: id === 'gate' ? 'none' : 'todo',
      money: way,
      name: id,
    }),
  );
  const seller = station(facts, {
    id: 'seller',
    lane: 'goods',
    column: 1,
    state: 'fail',
    goods: 'todo',
    money: way,
    name: 'notShipped',
    at: null,
  });
  return [seller, ...rest];
}

function sentBack(facts: TrackFacts, way: Rail): Station[] {
  const { state } = facts;
  const closed = state === 'refunded';
  const heldLane: Rail = closed ? 'shut' : 'held';
  const kept = state === 'quarantined' || (closed && Boolean(facts.at?.quarantined));
  const asked = state === 'returning' && !facts.returnAuthorised;
  const done = (id: 'seller' | 'dock', column: number) =>
    station(facts, {
      id,
      lane: 'goods',
      column,
      state: 'done',
      goods: 'done',
      money: heldLane,
      name: party(id, facts, true),
    });
  return [
    done('seller', 1),
    done('dock', 2),
    station(facts, {
      id: 'qc',
      lane: 'goods',
      column: 3,
      state: 'fail',
      goods: way,
      money: heldLane,
      name: 'qc',
    }),
    station(facts, {
      id: 'gate',
      lane: 'gate',
      column: 4,
      state: closed ? 'shut' : asked ? (facts.due?.late ? 'late' : 'now') : 'done',
      goods: way,
      money: way,
      name: 'gate',
      current: asked,
      at: facts.at?.returning ?? facts.at?.quarantined ?? null,
    }),
    station(facts, {
      id: 'back',
      lane: 'goods',
      column: 5,
      state: state === 'returning' ? 'returning' : 'closed',
      money: way,
      name: kept ? 'quarantine' : state === 'returning' ? 'returning' : 'returned',
      current: state === 'returning' && !asked,
      at:
        state === 'returning'
          ? null
          : ((kept ? facts.at?.quarantined : facts.at?.returned) ?? null),
    }),
  ];
}

/** The key of a party's station: "you" where the reader is that party. */
function party(id: StationId, { reader }: TrackFacts, done: boolean): string {
  const owner = id === 'paid' ? 'buyer' : id;
  if (id !== 'paid' && id !== 'seller' && id !== 'buyer') return id;
  return `${id}.${owner === reader ? 'you.' : ''}${done ? 'done' : 'todo'}`;
}

type Draft = Pick<Station, 'id' | 'lane' | 'column' | 'state' | 'name'> & Partial<Station>;

/** Fills what most stations share; a station that is still to come has no moment. */
function station(facts: TrackFacts, draft: Draft): Station {
  const over = ['done', 'fail', 'closed', 'shut'].includes(draft.state);
  const at = over && draft.id !== 'held' ? (facts.at?.[reachedBy[draft.id]] ?? null) : null;
  return { span: 1, goods: 'none', money: 'none', current: false, at, ...draft };
}
