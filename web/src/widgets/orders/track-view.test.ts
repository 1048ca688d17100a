import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type OrderState, orderKinds, orderStates, orderTable } from '#contract/orders/table.ts';
import type { Due } from '#contract/orders/view-schemas.ts';
import en from '../track/locales/en.ts';
import { type Moments, stationIds, type TrackFacts } from './track-station.ts';
import { trackView } from './track-view.ts';

const moments: Record<OrderState, string> = Object.fromEntries(
  orderStates.map((state, at) => [
    state,
    `2026-11-${String(at + 1).padStart(2, '0')}T02:00:00.000Z`,
  ]),
) as Record<OrderState, string>;

const held = { amount: '8476.40', currency: 'USD' as const };
const factsOf = (state: OrderState, more: Partial<TrackFacts> = {}): TrackFacts => ({
  state,
  kind: 'trade',
  reader: 'staff',
  moments,
  held,
  ...more,
});

const anyFacts: fc.Arbitrary<TrackFacts> = fc.record({
  state: fc.constantFrom(...orderStates),
  kind: fc.constantFrom(...orderKinds),
  reader: fc.constantFrom('buyer' as const, 'seller' as const, 'staff' as const),
  moments: fc.constantFrom<Moments>(moments, {}, { paid: moments.paid }),
  held: fc.constantFrom(held, null),
  due: fc.constantFrom<Due | null>(
    null,
    { on: ['buyer' as const], at: null, workingDaysLeft: 2, workingDaysAllowed: 3, late: false },
    { on: ['seller' as const], at: null, workingDaysLeft: -1, workingDaysAllowed: 3, late: true },
  ),
  paymentPending: fc.boolean(),
  returnAuthorised: fc.boolean(),
});

describe('laws over every order', () => {
  test('gold never runs ahead of the goods', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const view = trackView(facts);
        // The furthest goods station that is done, under way or has failed.
        const reached = view.stations
          .filter((one) => one.lane !== 'money' && one.state !== 'todo')
          .map((one) => one.column);
        const furthest = Math.max(0, ...reached);
        expect(2 + view.fill * 3).toBeLessThanOrEqual(Math.max(2, furthest));
      }),
    );
  });

  test('nothing is gold unless money is held, and all of it turns when released', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const view = trackView(facts);
        const rails = view.stations.map((one) => one.money);
        const gold = rails.some(
          (rail) => rail === 'held' || rail === 'heldback' || rail === 'wait',
        );
        expect(gold).toBe(view.money === 'held' || view.money === 'refunding');
        if (view.money === 'released') expect(rails).not.toContain('todo');
        if (!gold) expect(view.held).toBeNull();
      }),
    );
  });

  test('at most one station is current, and it is one that waits or moves', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const current = trackView(facts).stations.filter((one) => one.current);
        expect(current.length).toBeLessThanOrEqual(1);
        for (const one of current)
          expect(['now', 'await', 'late', 'returning']).toContain(one.state);
      }),
    );
  });

  test('stations stand in the order of time, each once, each with a name in the dictionary', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const view = trackView(facts);
        const ids = view.stations.map((one) => one.id);
        expect(new Set(ids).size).toBe(ids.length);
        const places = ids.map((id) => stationIds.indexOf(id));
        expect(places).toEqual([...places].sort((one, other) => one - other));
        for (const one of view.stations) expect(wordAt(`station.${one.name}`)).toBeTypeOf('string');
      }),
    );
  });

  test('a station that is still to come shows no moment', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const one of trackView(facts).stations)
          if (one.state === 'todo' || one.state === 'now') expect(one.reachedAt).toBeNull();
      }),
    );
  });
});

describe.each(orderKinds)('a %s order', (kind) => {
  test.each(orderStates)('%s is drawn', (state) => {
    const view = trackView(factsOf(state, { kind }));
    expect(view.stations.length).toBeGreaterThanOrEqual(7);
    const live = orderTable[kind].some((row) => row.from === state);
    // A state that waits for someone marks where; before the payment is due nothing is marked yet.
    const marked = view.stations.some((one) => one.current);
    expect(marked).toBe(live && state !== 'placed' && state !== 'priced');
  });

  test('money leaves escrow where the table says so', () => {
    for (const row of orderTable[kind]) {
      const money = 'money' in row ? row.money : null;
      if (money === 'hold') expect(trackView(factsOf(row.to, { kind })).money).toBe('held');
      if (money === 'release') expect(trackView(factsOf(row.to, { kind })).money).toBe('released');
      if (money === 'refund') expect(trackView(factsOf(row.to, { kind })).money).toBe('refunded');
    }
  });
});

describe('the pictures of the design guide', () => {
  const stateOf = (facts: TrackFacts) =>
    Object.fromEntries(trackView(facts).stations.map((one) => [one.id, one.state]));

  test('waiting for payment rings the money pad', () => {
    expect(stateOf(factsOf('confirmed')).paid).toBe('await');
    expect(trackView(factsOf('confirmed')).pointer).toBe(0);
    expect(stateOf(factsOf('confirmed', { paymentPending: true })).paid).toBe('now');
  });

  test('goods on the way to the dock move, goods at the dock do not', () => {
    const rail = (state: OrderState) =>
      trackView(factsOf(state)).stations.find((one) => one.id === 'seller')?.goods;
    expect(rail('inbound')).toBe('flow');
    expect(rail('received')).toBe('done');
  });

  test('both confirm stands at the gate with gold up to it', () => {
    const view = trackView(factsOf('reported'));
    expect(view.fill).toBeCloseTo(2 / 3);
    expect(view.pointer).toBe(3);
  });

  test('late rings amber', () => {
    const due = {
      on: ['buyer' as const],
      at: null,
      workingDaysLeft: -1,
      workingDaysAllowed: 3,
      late: true,
    };
    expect(stateOf(factsOf('reported', { due })).gate).toBe('late');
  });

  test('an agent order is released when shipped, a trade order when received', () => {
    expect(trackView(factsOf('dispatched', { kind: 'agent' })).money).toBe('released');
    expect(trackView(factsOf('dispatched', { kind: 'trade' })).money).toBe('held');
    expect(stateOf(factsOf('dispatched', { kind: 'trade' })).released).toBe('todo');
  });

  test('failed goods go back from the bench in red and close in ink', () => {
    expect(stateOf(factsOf('returning'))).toMatchObject({
      qc: 'fail',
      gate: 'now',
      back: 'returning',
      refund: 'returning',
    });
    expect(stateOf(factsOf('returning', { returnAuthorised: true })).gate).toBe('done');
    expect(stateOf(factsOf('returned'))).toMatchObject({ back: 'closed', refund: 'returning' });
    const { quarantined: _, ...sentBack } = moments;
    const refunded = factsOf('refunded', { moments: sentBack });
    expect(stateOf(refunded)).toMatchObject({ back: 'closed', refund: 'closed', held: 'shut' });
    expect(trackView(refunded).stations.find((one) => one.id === 'back')?.name).toBe('returned');
  });

  test('quarantined goods are not shown as sent back', () => {
    const back = trackView(factsOf('quarantined')).stations.find((one) => one.id === 'back');
    expect(back?.name).toBe('quarantine');
  });

  test('goods that were never sent fail at the seller', () => {
    const facts = factsOf('refunded', { moments: { paid: moments.paid } });
    expect(stateOf(facts).seller).toBe('fail');
    expect(stateOf(facts).back).toBeUndefined();
  });

  test('the reader is named where it is their own station', () => {
    const name = (reader: 'buyer' | 'seller', id: string) =>
      trackView(factsOf('completed', { reader })).stations.find((one) => one.id === id)?.name;
    expect(name('buyer', 'paid')).toBe('paid.you.done');
    expect(name('seller', 'paid')).toBe('paid.done');
    expect(name('seller', 'seller')).toBe('seller.you.done');
    expect(name('buyer', 'buyer')).toBe('buyer.you.done');
  });
});

function wordAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((words, key) => (words as Record<string, unknown> | undefined)?.[key], en);
}

describe('an order that stands still since a report was revoked', () => {
  const due: Due = {
    on: ['support'],
    at: '2026-11-29T10:00:00.000Z',
    workingDaysLeft: -1,
    workingDaysAllowed: 2,
    late: true,
  };

  test('shows no deadline and nobody late, whoever reads it', () => {
    for (const reader of ['buyer', 'seller', 'staff'] as const) {
      const view = trackView(factsOf('suspended', { reader, due, suspendedFrom: 'reported' }));
      expect(view).toMatchObject({ suspended: true, due: null, late: false, mine: false });
      expect(view.stations.map((one) => one.state)).not.toContain('late');
    }
    expect(trackView(factsOf('reported', { due })).late).toBe(true);
  });

  test.each([
    ['reported', 'gate'],
    ['disputed', 'gate'],
    ['cleared', 'shipped'],
    ['dispatched', 'buyer'],
  ] as const)('stands where it was: %s at %s', (suspendedFrom, station) => {
    const view = trackView(factsOf('suspended', { suspendedFrom }));
    expect(view.stations.find((one) => one.current)?.id).toBe(station);
  });
});

test('an order of which nothing was left to send was not shipped, and is paid out at its end', () => {
  const { dispatched: _, ...withoutParcel } = moments;
  for (const kind of orderKinds) {
    const { stations } = trackView(factsOf('completed', { kind, moments: withoutParcel }));
    const station = (id: string) => stations.find((one) => one.id === id);
    expect(station('shipped')).toMatchObject({
      state: 'shut',
      name: 'notShipped',
      reachedAt: null,
    });
    expect(station('buyer')).toMatchObject({ state: 'shut', name: 'buyer.todo', reachedAt: null });
    expect(station('released')).toMatchObject({ state: 'done', reachedAt: moments.completed });
  }
});
