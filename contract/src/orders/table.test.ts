import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { issueReport, openInspection } from '../qc/calls.ts';
import { type Span, statesOf } from '../state-machine.ts';
import { eventCalls } from './event-calls.ts';
import {
  disputeDecisions,
  type OrderActor,
  type OrderKind,
  type OrderMoney,
  type OrderState,
  orderKinds,
  orderStates,
  orderTable,
} from './table.ts';
import { agentWaits, type OrderWait, orderWaits } from './waits.ts';

interface Edge {
  readonly event: string;
  readonly from: OrderState;
  readonly to: OrderState;
  readonly by: readonly OrderActor[];
  readonly when?: string;
  readonly due?: Span;
  readonly money?: OrderMoney;
  readonly notify?: readonly OrderActor[];
  readonly offered?: false;
}

const rowsOf = (kind: OrderKind): readonly Edge[] => orderTable[kind];
const ends = ['cancelled', 'completed', 'refunded'];
/** Two events belong to the bench: its calls take them when they open and issue. */
const calls: Record<string, readonly Call[]> = {
  ...eventCalls,
  inspect: [openInspection],
  report: [issueReport],
};
const statesOfKind: Record<OrderKind, readonly OrderState[]> = {
  trade: orderStates.filter((state) => state !== 'priced'),
  agent: orderStates,
};

/** States of an order's money: nothing paid, all or part of it in escrow, gone from escrow. */
type Money = 'none' | 'held' | 'partHeld' | 'gone';
const moved: Record<OrderMoney, Partial<Record<Money, Money>>> = {
  hold: { none: 'held' },
  refundPart: { held: 'partHeld', partHeld: 'partHeld' },
  refundMissing: { held: 'partHeld', partHeld: 'partHeld' },
  // Less than all that the tests cost, so that something is held on.
  refundTests: { held: 'held', partHeld: 'partHeld' },
  release: { held: 'gone', partHeld: 'gone' },
  refund: { held: 'gone', partHeld: 'gone' },
};

/** Walks every path with guards free; answers all (state, money) that it can come to. */
function walk(rows: readonly Edge[]): Set<`${OrderState} ${Money | 'wrong'}`> {
  const seen = new Set<`${OrderState} ${Money | 'wrong'}`>(['placed none']);
  for (const at of seen) {
    const [state, money] = at.split(' ') as [OrderState, Money];
    for (const row of rows.filter(({ from }) => from === state)) {
      const after = row.money === undefined ? money : (moved[row.money][money] ?? 'wrong');
      seen.add(`${row.to} ${after}`);
    }
  }
  return seen;
}

describe.each(orderKinds)('the table of %s orders', (kind) => {
  const rows = rowsOf(kind);

  it('names every state of the kind and no other', () => {
    expect([...statesOf(rows).all].sort()).toEqual([...statesOfKind[kind]].sort());
  });

  it('reaches every state from placed', () => {
    const reached = new Set([...walk(rows)].map((at) => at.split(' ')[0]));
    expect([...reached].sort()).toEqual([...statesOfKind[kind]].sort());
  });

  it('leaves every state that is no end, and no end', () => {
    expect([...statesOf(rows).ends].sort()).toEqual(ends);
    expect(rows.filter((row) => ends.includes(row.from))).toEqual([]);
  });

  it('comes to an end from every state', () => {
    const ending = new Set<OrderState>(ends as OrderState[]);
    for (const _ of orderStates) {
      for (const row of rows) if (ending.has(row.to)) ending.add(row.from);
    }
    expect([...ending].sort()).toEqual([...statesOfKind[kind]].sort());
  });

  it('releases or refunds held money exactly once on every path to an end', () => {
    const came = [...walk(rows)];
    expect(came.filter((at) => at.endsWith('wrong'))).toEqual([]);
    const over = came.filter((at) => ends.includes(at.split(' ')[0] ?? ''));
    expect(over.sort()).toEqual(['cancelled none', 'completed gone', 'refunded gone']);
  });

  it('holds money in every state between payment and its release or refund', () => {
    const held = new Set(
      [...walk(rows)].filter((at) => / (held|partHeld)$/.test(at)).map((at) => at.split(' ')[0]),
    );
    const before = ['placed', 'priced', 'confirmed', ...ends];
    const after = kind === 'agent' ? ['dispatched'] : [];
    const expected = statesOfKind[kind].filter((s) => !before.includes(s) && !after.includes(s));
    expect([...held].sort()).toEqual([...expected].sort());
  });

  it('gives each row of the clock its moment, and no other row one', () => {
    for (const row of rows) {
      expect(row.due !== undefined, `${row.from} ${row.event}`).toBe(row.by.includes('clock'));
      if (row.by.includes('clock')) expect(row.by).toEqual(['clock']);
    }
  });

  it('has a call for every event that a person may take, open to that person', () => {
    const missing = rows.flatMap((row) =>
      row.by
        .filter((actor) => actor !== 'clock')
        .filter(() => row.offered !== false)
        .filter((actor) => {
          const who = actor === 'seller' ? ['seller', 'settled'] : [actor];
          const open = (calls[row.event] ?? []).flatMap((call): readonly string[] => call.callers);
          return !who.some((caller) => open.includes(caller));
        })
        .map((actor) => `${row.event} by ${actor}`),
    );
    expect(missing).toEqual([]);
  });

  it('waits in each state for somebody who has a row there', () => {
    for (const state of statesOfKind[kind]) {
      const wait: OrderWait | null =
        (kind === 'agent' ? agentWaits[state] : undefined) ?? orderWaits[state];
      expect(wait === null, state).toBe(ends.includes(state));
      for (const actor of wait?.on ?? []) {
        const may = rows.some((row) => row.from === state && row.by.includes(actor));
        expect(may, `${actor} in ${state}`).toBe(true);
      }
    }
  });

  it('tells two rows of one event apart by their guard or their actor', () => {
    for (const row of rows) {
      const twins = rows.filter(
        (other) =>
          other !== row &&
          other.from === row.from &&
          other.event === row.event &&
          other.by.some((actor) => row.by.includes(actor)),
      );
      for (const twin of twins) {
        expect(row.when, `${row.from} ${row.event}`).toBeDefined();
        expect(twin.when).not.toBe(row.when);
      }
    }
  });

  it('guards every event that stays in its state, so that no act is taken twice', () => {
    for (const row of rows.filter(({ from, to }) => from === to)) {
      expect(row.when, `${row.from} ${row.event}`).toBeDefined();
    }
  });

  it('tells somebody of every event', () => {
    for (const row of rows)
      expect(row.notify?.length, `${row.from} ${row.event}`).toBeGreaterThan(0);
  });
});

it('lets support decide a dispute by the events that disputes name', () => {
  const rows = rowsOf('trade').filter(
    (row) => row.from === 'disputed' && row.by.includes('support'),
  );
  expect(rows.map(({ event }) => event).sort()).toEqual([...disputeDecisions].sort());
});

it('releases an agent order at dispatch and a trade order at its end, both where no parcel leaves', () => {
  const released = (kind: OrderKind) =>
    rowsOf(kind).flatMap(({ money, event, to }) => (money === 'release' ? [`${event} ${to}`] : []));
  expect(new Set(released('agent'))).toEqual(
    new Set(['dispatch dispatched', 'complete completed']),
  );
  expect(new Set(released('trade'))).toEqual(
    new Set(['confirmReceipt completed', 'complete completed']),
  );
});
