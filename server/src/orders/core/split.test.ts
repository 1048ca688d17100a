import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verdicts } from '#contract/orders/history.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { goodsOf, missingAmount, splitOfAccepted, splitOfNone, totalOf } from './money/money.ts';
import type { Order } from './order.ts';
import { type SplitOrder, splitOrder } from './split.ts';
import { stepsOf } from './steps.ts';

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 5000 }),
  unitPrice: fc.bigInt({ min: 1n, max: 9_999_999n }),
  verdict: fc.constantFrom(...verdicts),
  missing: fc.integer({ min: 0, max: 20 }),
  consumed: fc.integer({ min: 0, max: 3 }),
  notMade: fc.bigInt({ min: 0n, max: 4000n }),
  named: fc.boolean(),
});

interface Case {
  readonly order: Order;
  readonly named: readonly string[];
}

/** A reported order of any lines, money, counts and results, paid, with what went back so far. */
const anyOrder: fc.Arbitrary<Case> = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
    testsEach: fc.bigInt({ min: 4000n, max: 90_000n }),
    freight: fc.bigInt({ min: 0n, max: 50_000n }),
    service: fc.bigInt({ min: 0n, max: 50_000n }),
    retestFee: fc.bigInt({ min: 0n, max: 50_000n }),
    commissionBp: fc.integer({ min: 0, max: 2000 }),
    onPass: fc.constantFrom('buyer' as const, 'seller' as const, 'assay' as const),
    onFail: fc.constantFrom('buyer' as const, 'seller' as const, 'assay' as const),
    closed: fc.boolean(),
  })
  .map(({ lines, onPass, onFail, closed, ...money }) => {
    const base = orderWith('reported');
    const order: Order = {
      ...base,
      ...money,
      terms: { ...base.terms, testsOnPass: onPass, testsOnFail: onFail },
      lines: lines.map(({ quantity, unitPrice, verdict, missing, notMade }, index) =>
        lineWith({
          id: `line-${index}`,
          quantity,
          unitPrice,
          verdict,
          received: Math.max(0, quantity - missing),
          testsNotMade: notMade,
        }),
      ),
      lots: lines.map(({ quantity, missing, consumed, verdict }, index) => {
        const received = Math.max(0, quantity - missing);
        return lotWith({
          id: `lot-${index}`,
          lineId: `line-${index}`,
          received,
          consumed: Math.min(consumed, received),
          verdict,
        });
      }),
      dock: {
        at: base.placedAt,
        parcels: 1,
        weightKg: '1',
        seals: '',
        location: '',
        photos: [],
        shortClosedAt: closed ? base.placedAt : null,
      },
    };
    const paid = { ...order, held: totalOf(order) };
    const [back] = stepsOf('refundTests', paid);
    return {
      order: { ...paid, refunded: back?.minor ?? 0n },
      named: paid.lines.flatMap(({ id }, index) => (lines[index]?.named ? [id] : [])),
    };
  });

const events = ['reject', 'offer', 'contest', 'autoDispute'] as const;

function holdsParts(order: Order, { rest, child, moved }: SplitOrder): void {
  expect(rest.held + child.held).toBe(order.held);
  expect(child.held).toBe(moved);
  expect(rest.carried + child.carried).toBe(order.carried);
  for (const part of [rest, child]) {
    expect(part.held + part.carried).toBe(totalOf(part));
    expect(part.held - part.refunded).toBeGreaterThan(0n);
  }
  expect(rest.freight + child.freight).toBe(order.freight);
  expect(rest.service + child.service).toBe(order.service);
  expect(rest.retestFee + child.retestFee).toBe(order.retestFee);
  expect(goodsOf(rest) + goodsOf(child)).toBe(goodsOf(order));
  expect(missingAmount(rest) + missingAmount(child)).toBe(missingAmount(order));
}

describe('an order that is split', () => {
  it('keeps every cent, every line and every lot, each once', () => {
    let splits = 0;
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...events), ({ order, named }, event) => {
        const split = splitOrder(order, { event, lines: event === 'reject' ? named : [] });
        if (split === null) return;
        splits += 1;
        const { rest, child } = split;
        holdsParts(order, split);
        const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).sort();
        expect(ids([...rest.lines, ...child.lines])).toEqual(ids(order.lines));
        expect(ids([...rest.lots, ...child.lots])).toEqual(ids(order.lots));
        for (const part of [rest, child]) {
          expect(part.lots.every((lot) => part.lines.some(({ id }) => id === lot.lineId))).toBe(
            true,
          );
          expect(part.lots.length).toBeGreaterThan(0);
        }
        // A dispute is about goods that are left; what goes on may be consumed by tests.
        expect(rest.lots.some(({ onShelf }) => onShelf > 0)).toBe(true);
      }),
      { numRuns: 600 },
    );
    expect(splits).toBeGreaterThan(100);
  });

  it('sends on no line that was named, failed or is suspect, and by silence only what passed', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...events), ({ order, named }, event) => {
        const lines = event === 'reject' ? named : [];
        const going = splitOrder(order, { event, lines })?.child.lines ?? [];
        const allowed = event === 'reject' ? ['pass', 'conditional'] : ['pass'];
        for (const line of going) {
          expect(lines).not.toContain(line.id);
          expect(allowed).toContain(line.verdict);
        }
      }),
    );
  });

  it('pays out exactly what each part holds, whichever way each of them ends', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.constantFrom(...events),
        fc.constantFrom('release' as const, 'refund' as const),
        ({ order, named }, event, move) => {
          const split = splitOrder(order, { event, lines: event === 'reject' ? named : [] });
          if (split === null) return;
          const rest = {
            ...split.rest,
            lines: split.rest.lines.map((line) => ({ ...line, acceptedQuantity: 0 })),
          };
          for (const [part, how] of [
            [split.child, 'release'],
            [rest, move],
          ] as const) {
            const gone = stepsOf(how, part).reduce((all, { minor }) => all + minor, part.refunded);
            expect(gone).toBe(part.held);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('sends no freight along with lines of which tests left nothing to send', () => {
    const lines = ['a', 'b'].map((id) => lineWith({ id, quantity: 2, received: 2 }));
    const lots = (consumed: number) => [
      lotWith({ id: 'a', lineId: 'a', received: 2, consumed, verdict: 'pass' }),
      lotWith({ id: 'b', lineId: 'b', received: 2, verdict: 'fail' }),
    ];
    const order = (consumed: number): Order => {
      const [first, second] = lines;
      if (first === undefined || second === undefined) throw new Error('two lines');
      const whole: Order = {
        ...orderWith('reported'),
        freight: 4500n,
        lines: [
          { ...first, verdict: 'pass' },
          { ...second, verdict: 'fail' },
        ],
        lots: lots(consumed),
      };
      return { ...whole, held: totalOf(whole) };
    };
    const freightOf = (consumed: number) =>
      splitOrder(order(consumed), { event: 'autoDispute', lines: [] })?.child.freight;
    expect(freightOf(1)).toBe(2250n);
    expect(freightOf(2)).toBe(0n);
  });

  it('leaves a part of an order whole, which has no parts of its own', () => {
    fc.assert(
      fc.property(anyOrder, ({ order }) => {
        const part = { ...order, parent: { id: 'whole', no: 'TO-261120-1000' } };
        for (const event of ['autoDispute', 'reject', 'contest', 'offer']) {
          expect(splitOrder(part, { event, lines: [] })).toBeNull();
        }
      }),
    );
  });

  it('gives both sides together what the whole order would have given them, but for rounding', () => {
    fc.assert(
      fc.property(anyOrder, ({ order }) => {
        const plain = { ...order, retestFee: 0n };
        const split = splitOrder(plain, { event: 'autoDispute', lines: [] });
        const { testsOnPass, testsOnFail } = plain.terms;
        // A seller bears no test where nothing is paid to it: those of the lines that go back.
        if (split === null || testsOnPass === 'seller' || testsOnFail === 'seller') return;
        const none = splitOfNone(split.rest, { inspected: true });
        const kept = splitOfAccepted(split.child);
        const decided = {
          ...plain,
          lines: plain.lines.map((line) => ({
            ...line,
            acceptedQuantity:
              split.child.lines.find(({ id }) => id === line.id)?.acceptedQuantity ?? 0,
          })),
        };
        const whole = splitOfAccepted(decided);
        const differs = kept.toSeller - whole.toSeller;
        expect(differs >= -1n && differs <= 1n).toBe(true);
        // The freight and service of lines that go back are refunded: what the parts earn is less.
        expect(none.refund + kept.refund).toBeGreaterThanOrEqual(whole.refund - 1n);
      }),
    );
  });
});

describe('a split of two lines', () => {
  const lines = [
    lineWith({ id: 'good', quantity: 100, unitPrice: 100_000n, verdict: 'pass', received: 100 }),
    lineWith({ id: 'bad', quantity: 200, unitPrice: 100_000n, verdict: 'fail', received: 200 }),
  ];
  const lots = [
    lotWith({ id: 'a', lineId: 'good', received: 100, verdict: 'pass' }),
    lotWith({ id: 'b', lineId: 'bad', received: 200, verdict: 'fail' }),
  ];
  const base = orderWith('reported', { lines, lots, freight: 1000n, service: 0n });
  const order = { ...base, held: totalOf(base) };

  it('numbers the child after its parent and shares the freight by the price of the goods', () => {
    const split = splitOrder(order, { event: 'reject', lines: ['bad'] });
    expect(split?.child.no).toBe(`${order.no}-1`);
    expect(split?.child.state).toBe('cleared');
    expect([split?.child.freight, split?.rest.freight]).toEqual([333n, 667n]);
    expect(split?.child.lines.map(({ acceptedQuantity }) => acceptedQuantity)).toEqual([100]);
    expect(split?.child.terms.hash).toBe(order.terms.hash);
  });

  it('is none once a settlement gave money back, which no line explains', () => {
    expect(splitOrder({ ...order, refunded: 1n }, { event: 'autoDispute', lines: [] })).toBeNull();
  });

  it('is none where every line is rejected, or all of them passed', () => {
    expect(splitOrder(order, { event: 'reject', lines: ['good', 'bad'] })).toBeNull();
    const passed = {
      ...order,
      lines: lines.map((line) => ({ ...line, verdict: 'pass' as const })),
    };
    expect(splitOrder(passed, { event: 'reject', lines: [] })).toBeNull();
  });

  it('leaves the offer that opens the dispute with the lines that stay', () => {
    const offer = {
      by: 'seller' as const,
      at: order.placedAt,
      reason: '',
      cut: 5n,
      freightBy: 'buyer' as const,
      testsBy: 'terms' as const,
      lines: [
        { lineId: 'good', acceptedQuantity: 100 },
        { lineId: 'bad', acceptedQuantity: 50 },
      ],
    };
    const split = splitOrder({ ...order, offer }, { event: 'offer', lines: [] });
    expect(split?.rest.offer?.lines).toEqual([{ lineId: 'bad', acceptedQuantity: 50 }]);
    expect(split?.child.offer).toBeNull();
  });
});
