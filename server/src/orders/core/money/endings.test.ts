import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '#contract/money.ts';
import type { EndingsView } from '#contract/orders/endings-schemas.ts';
import { type OrderRow, type OrderState, orderKinds, orderTable } from '#contract/orders/table.ts';
import { payers, serviceBearers } from '#contract/orders/terms.ts';
import { statesOf, statesReachedFrom } from '#contract/state-machine.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import type { Line, Order } from '../order.ts';
import { toEndingsView } from '../views/endings-view.ts';
import { endingsOf, isDeciding, repeatingEvents } from './endings.ts';
import { totalOf } from './money.ts';

const now = new Date('2026-11-16T02:00:00Z');
const minorOf = (money: { amount: string; currency: string }) =>
  parseMoney(money.amount, 'USD').minor;
const allOf = (view: EndingsView) => view.stages.flatMap(({ endings }) => endings);
const by = (view: EndingsView, key: string) => allOf(view).find((ending) => ending.key === key);

const orders = fc
  .record({
    kind: fc.constantFrom(...orderKinds),
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 100_000 }),
        unitPrice: fc.bigInt({ min: 1000n, max: 100_000_000n }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    testsEach: fc.bigInt({ min: 0n, max: 500_00n }),
    freight: fc.bigInt({ min: 0n, max: 90_00n }),
    service: fc.bigInt({ min: 0n, max: 90_00n }),
    commissionBp: fc.integer({ min: 0, max: 1000 }),
    testsOnPass: fc.constantFrom(...payers),
    testsOnFail: fc.constantFrom(...payers),
    serviceBy: fc.constantFrom(...serviceBearers),
  })
  .map(({ testsOnPass, testsOnFail, serviceBy, lines, ...changes }): Order => {
    const plain = orderWith('placed', changes);
    return {
      ...plain,
      terms: { ...plain.terms, testsOnPass, testsOnFail, serviceBy },
      lines: lines.map((line, at) => lineWith({ ...line, id: `${at}` })),
    };
  });

describe.each(orderKinds)('the endings of %s orders', (kind) => {
  const rows: readonly OrderRow[] = orderTable[kind];

  it('come to every end that the table reaches', () => {
    const reached = statesReachedFrom<OrderState>(rows, 'placed');
    const ends = [...statesOf<OrderState>(rows).ends].filter((state) => reached.has(state));
    expect(new Set(endingsOf(kind, true).map((ending) => ending.ends))).toEqual(new Set(ends));
  });

  it('hold every deciding row once, and lead on without another decision', () => {
    const endings = endingsOf(kind, true);
    expect(endings.flatMap((ending) => ending.rows)).toHaveLength(rows.filter(isDeciding).length);
    for (const ending of endings) {
      expect(ending.then.filter(isDeciding), ending.key).toEqual([]);
      const states = [...ending.rows.slice(0, 1), ...ending.then].map((row) => row.to);
      expect(states.at(-1), ending.key).toBe(ending.ends);
      expect(['completed', 'refunded', 'cancelled'], ending.key).toContain(ending.ends);
    }
  });

  it('let no order end without one of their decisions', () => {
    // An order that stood still goes back to where it was decided, or not, before.
    const undecided = rows.filter((row) => !isDeciding(row) && row.event !== 'reinstate');
    // Past a decision only its own continuation is left.
    const reached = statesReachedFrom<OrderState>(undecided, 'placed');
    expect([...reached].filter((state) => statesOf<OrderState>(rows).ends.has(state))).toEqual([]);
  });

  it('account for every row that changes the state', () => {
    const known = new Set(
      endingsOf(kind, true).flatMap((ending) => [...ending.rows, ...ending.then]),
    );
    const repeats = new Set(rows.flatMap((row) => repeatingEvents(kind, row.from)));
    const onward = statesReachedFrom<OrderState>(
      rows.filter((row) => !isDeciding(row)),
      'placed',
    );
    const missing = rows
      .filter((row) => row.from !== row.to && !known.has(row) && !onward.has(row.from))
      .filter((row) => !repeats.has(row.event as never));
    // Twins of a row that another actor or the clock takes lead to the same state.
    const twins = missing.filter(
      (row) => ![...known].some((one) => one.from === row.from && one.to === row.to),
    );
    expect(twins).toEqual([]);
  });
});

describe('the money of an ending', () => {
  it('is what was paid: the buyer gets back the rest of what it pays', () => {
    fc.assert(
      fc.property(orders, (order) => {
        for (const ending of allOf(toEndingsView(order, [], now))) {
          const paid = ending.ends === 'cancelled' ? 0n : totalOf(order);
          const pays = minorOf(ending.buyerPays);
          expect(pays + minorOf(ending.buyerBack), ending.key).toBe(paid);
          const fees = ending.fees
            .filter((fee) => fee.by !== 'assay')
            .reduce((all, fee) => all + minorOf(fee.money), 0n);
          expect(minorOf(ending.sellerGets) + fees, ending.key).toBe(pays);
          expect(minorOf(ending.sellerGets) >= 0n && pays >= 0n, ending.key).toBe(true);
        }
      }),
    );
  });

  it('holds no freight where tests consumed all that can be kept, for no parcel leaves', () => {
    const order: Order = {
      ...orderWith('reported'),
      held: 3025_00n,
      lines: [lineWith({ verdict: 'pass', received: 1000 })],
      lots: [lotWith({ verdict: 'pass', consumed: 1000 })],
    };
    const view = toEndingsView(order, [], now);
    const kept = by(view, 'reported.cleared.all');
    expect(kept).toMatchObject({ ends: 'completed', buyerBack: { amount: '45.00' } });
    expect(kept?.fees.map(({ what }) => what)).not.toContain('freight');
    expect(by(view, 'dispatched.refunding.seller')?.status).toBe('ruledOut');
    const sent = toEndingsView(
      { ...order, lots: [lotWith({ verdict: 'pass', consumed: 3 })] },
      [],
      now,
    );
    expect(by(sent, 'reported.cleared.all')?.buyerBack.amount).toBe('0.00');
    expect(by(sent, 'dispatched.refunding.seller')?.status).toBe('open');
  });

  it('is exact for the example of the specification', () => {
    const view = toEndingsView(orderWith('placed'), [], now);
    // 1,000 pieces at 2.86, tests 120, freight 45; 3 % of the goods are the seller's fee.
    expect(view.total).toEqual({ amount: '3025.00', currency: 'USD' });
    expect(by(view, 'reported.cleared.all')).toMatchObject({
      ends: 'completed',
      buyerPays: { amount: '3025.00' },
      buyerBack: { amount: '0.00' },
      sellerGets: { amount: '2774.20' },
      acceptedPieces: 1000,
    });
    expect(by(view, 'disputed.returning.none')).toMatchObject({
      ends: 'refunded',
      buyerPays: { amount: '0.00' },
      buyerBack: { amount: '3025.00' },
      sellerGets: { amount: '0.00' },
      fees: [{ what: 'tests', by: 'assay', money: { amount: '120.00' } }],
    });
    expect(by(view, 'disputed.cleared.stated')).toMatchObject({
      example: true,
      acceptedPieces: 750,
      buyerPays: { amount: '2310.00' },
      buyerBack: { amount: '715.00' },
    });
    expect(by(view, 'dispatched.refunding.seller')).toMatchObject({
      buyerBack: { amount: '3025.00' },
      insurance: { to: 'seller', money: { amount: '2774.20' } },
    });
  });
});

/** The pieces that the example of a part keeps of a disputed order of these lines. */
function acceptedPiecesOf(lines: readonly Line[]): number | undefined {
  const lots = lines.flatMap(({ id, received, verdict }) =>
    received === null || received === 0 ? [] : [lotWith({ id, lineId: id, received, verdict })],
  );
  const order = { ...orderWith('disputed'), held: 9000_00n, lines, lots };
  return by(toEndingsView(order, [], now), 'disputed.cleared.stated')?.acceptedPieces;
}

describe('the example of a part', () => {
  it('keeps no pieces that did not come', () => {
    const short = lineWith({ id: 'a', verdict: 'conditional', received: 100 });
    expect(acceptedPiecesOf([short])).toBe(75);
    expect(acceptedPiecesOf([lineWith({ id: 'a', verdict: 'conditional', received: 1 })])).toBe(1);
    expect(acceptedPiecesOf([short, lineWith({ id: 'b', received: 0 })])).toBe(75);
  });

  it('keeps all that came of a line that passed', () => {
    const lines = [
      lineWith({ id: 'a', verdict: 'pass', received: 990 }),
      lineWith({ id: 'b', verdict: 'fail', received: 1000 }),
    ];
    expect(acceptedPiecesOf(lines)).toBe(990);
  });
});

describe('endings of an order under way', () => {
  const reported = (verdict: 'pass' | 'fail') =>
    orderWith('reported', {
      held: 302500n,
      lines: [lineWith({ verdict, received: 1000, shipped: 1000 })],
      lots: [lotWith({ verdict })],
    });

  it('are ruled out where their state was left for good', () => {
    const view = toEndingsView(reported('pass'), [], now);
    expect(by(view, 'placed.cancelled')?.status).toBe('ruledOut');
    expect(by(view, 'paid.refunding.none')?.status).toBe('ruledOut');
    expect(by(view, 'reported.cleared.all')?.status).toBe('open');
    expect(view.stages.filter(({ here }) => here).map(({ state }) => state)).toEqual(['reported']);
  });

  it('are ruled out by a verdict that they do not go with', () => {
    const status = (verdict: 'pass' | 'fail') =>
      by(toEndingsView(reported(verdict), [], now), 'reported.returning.none')?.status;
    expect(status('fail')).toBe('open');
    expect(status('pass')).toBe('ruledOut');
  });

  it('show what is ruled out as if the order had just been placed', () => {
    const order = {
      ...reported('pass'),
      lines: [lineWith({ verdict: 'pass', received: 1000, testsNotMade: 60_00n })],
    };
    const ruledOut = by(toEndingsView(order, [], now), 'reported.returning.none');
    expect(ruledOut?.status).toBe('ruledOut');
    expect(ruledOut?.fees).toEqual([
      { what: 'tests', by: 'assay', money: { amount: '120.00', currency: 'USD' } },
    ]);
  });

  it('name the one that was decided, with dates of what is left', () => {
    const order = {
      ...reported('fail'),
      state: 'returning' as const,
      lines: [lineWith({ verdict: 'fail', received: 1000, acceptedQuantity: 0 })],
    };
    const past = [{ event: 'orderReturn', from: 'disputed', to: 'returning' }] as const;
    const view = toEndingsView(order, past, now);
    const taken = by(view, 'disputed.returning.none');
    expect(taken?.status).toBe('taken');
    // One day to authorize, three to send back, three to refund: working days from Monday.
    expect(taken?.latestAt).toBe('2026-11-25T10:00:00.000Z');
    expect(allOf(view).filter(({ status }) => status === 'open')).toEqual([]);
  });

  it('show an open offer by its own money', () => {
    const order = {
      ...reported('fail'),
      state: 'disputed' as const,
      offer: {
        by: 'seller' as const,
        at: now,
        reason: 'cut',
        lines: [{ lineId: lineWith().id, acceptedQuantity: 1000 }],
        cut: 1000_00n,
        freightBy: 'buyer' as const,
        testsBy: 'terms' as const,
      },
    };
    expect(by(toEndingsView(order, [], now), 'disputed.cleared.offered')).toMatchObject({
      status: 'offered',
      example: false,
      buyerPays: { amount: '2025.00' },
      buyerBack: { amount: '1000.00' },
    });
  });
});
