import {
  createStation,
  neverShipped,
  party,
  type Rail,
  type Station,
  type TrackFacts,
} from './track-station.ts';

/** Failure: time still runs to the right, in red while going back, in ink once closed. */
export function backStations(facts: TrackFacts): Station[] {
  const { state } = facts;
  const closed = state === 'refunded';
  const way: Rail = closed ? 'shut' : 'back';
  const money: Station[] = [
    createStation(facts, {
      id: 'paid',
      lane: 'money',
      column: 1,
      state: closed ? 'shut' : 'done',
      money: closed ? 'shut' : 'done',
      name: party('paid', facts, true),
    }),
    createStation(facts, {
      id: 'held',
      lane: 'money',
      column: 2,
      span: 3,
      state: closed ? 'shut' : 'now',
      money: closed ? 'shut' : 'heldback',
      name: 'held',
      ...(closed ? { reachedAt: facts.moments?.refunded ?? null } : {}),
    }),
  ];
  const refund = createStation(facts, {
    id: 'refund',
    lane: 'money',
    column: 5,
    state: closed ? 'closed' : 'returning',
    name: closed ? 'refunded' : 'refunding',
    current: state === 'refunding' || state === 'returned' || state === 'quarantined',
  });
  const goods = neverShipped(facts) ? unsentStations(facts, way) : sentBack(facts, way);
  return [...money, ...goods, refund];
}

function unsentStations(facts: TrackFacts, way: Rail): Station[] {
  const rest = (['dock', 'qc', 'gate'] as const).map((id, index) =>
    createStation(facts, {
      id,
      lane: id === 'gate' ? 'gate' : 'goods',
      column: index + 2,
      state: 'todo',
      goods: id === 'gate' ? 'none' : 'todo',
      money: way,
      name: id,
    }),
  );
  const seller = createStation(facts, {
    id: 'seller',
    lane: 'goods',
    column: 1,
    state: 'fail',
    goods: 'todo',
    money: way,
    name: 'notShipped',
    reachedAt: null,
  });
  return [seller, ...rest];
}

function sentBack(facts: TrackFacts, way: Rail): Station[] {
  const { state } = facts;
  const closed = state === 'refunded';
  const heldLane: Rail = closed ? 'shut' : 'held';
  const isQuarantined = state === 'quarantined' || (closed && Boolean(facts.moments?.quarantined));
  const isAwaitingAuthorization = state === 'returning' && !facts.returnAuthorised;
  const done = (id: 'seller' | 'dock', column: number) =>
    createStation(facts, {
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
    createStation(facts, {
      id: 'qc',
      lane: 'goods',
      column: 3,
      state: 'fail',
      goods: way,
      money: heldLane,
      name: 'qc',
    }),
    createStation(facts, {
      id: 'gate',
      lane: 'gate',
      column: 4,
      state: closed
        ? 'shut'
        : isAwaitingAuthorization
          ? facts.due?.late
            ? 'late'
            : 'now'
          : 'done',
      goods: way,
      money: way,
      name: 'gate',
      current: isAwaitingAuthorization,
      reachedAt: isAwaitingAuthorization
        ? null
        : (facts.moments?.returning ?? facts.moments?.quarantined ?? null),
    }),
    createStation(facts, {
      id: 'back',
      lane: 'goods',
      column: 5,
      state: state === 'returning' ? 'returning' : 'closed',
      money: way,
      name: isQuarantined ? 'quarantine' : state === 'returning' ? 'returning' : 'returned',
      current: state === 'returning' && !isAwaitingAuthorization,
      reachedAt:
        state === 'returning'
          ? null
          : ((isQuarantined ? facts.moments?.quarantined : facts.moments?.returned) ?? null),
    }),
  ];
}
