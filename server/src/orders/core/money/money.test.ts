import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payers, serviceBearers } from '#contract/orders/terms.ts';
import type { Payer } from '#contract/orders/terms-schemas.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import type { Line, Order } from '../order.ts';
import { afterSteps, stepsOf } from '../steps.ts';
import {
  acceptedGoods,
  acceptedInFull,
  costShares,
  cutShares,
  lineRefund,
  splitOfAccepted,
  splitOfNone,
  sumsOf,
  testsOf,
  totalOf,
} from './money.ts';

const base = orderWith('paid');

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 3_000_000 }),
    unitPrice: fc.bigInt({ min: 1n, max: 500_000_00000n }),
    acceptedShare: fc.double({ min: 0, max: 1, noNaN: true }),
    notMadeShare: fc.constantFrom(0n, 50n, 100n),
  })
  .map(({ quantity, unitPrice, acceptedShare, notMadeShare }) => ({
    ...lineWith({ quantity, unitPrice, acceptedQuantity: Math.round(quantity * acceptedShare) }),
    notMadeShare,
  }));

const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    testsEach: fc.bigInt({ min: 0n, max: 2_000_00n }),
    freight: fc.constantFrom(0n, 45_00n),
    service: fc.bigInt({ min: 0n, max: 5_000_00n }),
    commissionBp: fc.integer({ min: 0, max: 2_000 }),
    testsOnPass: fc.constantFrom(...payers),
    testsOnFail: fc.constantFrom(...payers),
    serviceBy: fc.constantFrom(...serviceBearers),
    inspected: fc.boolean(),
  })
  .map(({ testsOnPass, testsOnFail, serviceBy, inspected, lines, ...figures }) => ({
    ...base,
    ...figures,
    lines: lines.map(({ notMadeShare, ...one }, at) => ({
      ...one,
      id: String(at),
      testsNotMade: (figures.testsEach * notMadeShare) / 100n,
    })),
    lots: inspected ? [lotWith()] : [],
    terms: { ...base.terms, testsOnPass, testsOnFail, serviceBy },
  }))
  .filter((order) => totalOf(order) > 0n);

const isBuyers = (by: Payer): boolean => by === 'buyer' || by === 'half';

const parts = (split: ReturnType<typeof splitOfAccepted>) => [
  split.toSeller,
  split.refund,
  ...Object.values(split.revenue),
];

describe('the money of an order', () => {
  it('adds up goods, tests, freight and commission of the example', () => {
    expect(sumsOf(base)).toEqual({
      goods: 2860_00n,
      tests: 120_00n,
      freight: 45_00n,
      service: 0n,
      total: 3025_00n,
      commission: 85_80n,
      sellerReceives: 2774_20n,
    });
  });

  it('is kept whole: seller, revenue and refund are what was held, none below zero', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const splits = [
          splitOfAccepted(order),
          splitOfNone(order, { inspected: order.lots.length > 0 }),
        ];
        for (const split of splits) {
          expect(parts(split).reduce((all, one) => all + one, 0n)).toBe(totalOf(order));
          expect(parts(split).every((part) => part >= 0n)).toBe(true);
        }
      }),
    );
  });

  it('comes out of escrow exactly once by every way of the table', () => {
    fc.assert(
      fc.property(anyOrder, fc.boolean(), fc.boolean(), (order, refundedFirst, kept) => {
        let now = afterSteps(order, stepsOf('hold', order));
        expect(now.held).toBe(totalOf(order));
        if (kept && refundedFirst) now = afterSteps(now, stepsOf('refundPart', now));
        now = afterSteps(now, stepsOf(kept ? 'release' : 'refund', now));
        expect(now.released + now.refunded).toBe(now.held);
      }),
    );
  });

  it('gives each line its refund, and the lines together what the buyer gets back', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const lines = order.lines.reduce((all, one) => all + lineRefund(one, order), 0n);
        expect(lines).toBe(splitOfAccepted(order).refund);
      }),
    );
  });

  it('gives the buyer more back the less it keeps', () => {
    fc.assert(
      fc.property(anyOrder, fc.integer({ min: 0 }), (order, less) => {
        const fewer = order.lines.map((one: Line) => ({
          ...one,
          acceptedQuantity: Math.max(0, (one.acceptedQuantity ?? 0) - less),
        }));
        const terms = { ...order.terms, testsOnFail: order.terms.testsOnPass };
        const before = splitOfAccepted({ ...order, terms });
        const after = splitOfAccepted({ ...order, terms, lines: fewer });
        expect(after.refund >= before.refund).toBe(true);
        expect(after.toSeller <= before.toSeller).toBe(true);
      }),
    );
  });

  it('shares a price cut among the lines by what is kept of them, to the cent', () => {
    fc.assert(
      fc.property(anyOrder, fc.bigInt({ min: 0n, max: 100n }), (order, percent) => {
        const priced = { ...order, cut: 0n };
        const goods = acceptedGoods(priced);
        const cut = (goods * percent) / 100n;
        const shares = cutShares({ ...order, cut });
        expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(cut);
        for (const [index, share] of shares.entries()) {
          const lines = order.lines.slice(index, index + 1);
          const kept = acceptedGoods({ ...priced, lines });
          expect(share >= 0n && share <= kept).toBe(true);
          // Within a cent of its exact part.
          const off = goods === 0n ? 0n : share * goods - cut * kept;
          expect(off < goods || goods === 0n).toBe(true);
          expect(-off < goods || goods === 0n).toBe(true);
        }
      }),
    );
  });
});

describe('who pays the tests', () => {
  const withTerms = (testsOnPass: Order['terms']['testsOnPass'], accepted: number | null) => ({
    ...base,
    lines: [lineWith({ acceptedQuantity: accepted })],
    terms: { ...base.terms, testsOnPass },
  });

  it('is the buyer where the goods are kept', () => {
    expect(splitOfAccepted(withTerms('buyer', 1000))).toEqual({
      goods: 2860_00n,
      toSeller: 2774_20n,
      bySeller: { service: 0n, freight: 0n, tests: 0n },
      revenue: { commission: 85_80n, service: 0n, tests: 120_00n, freight: 45_00n },
      refund: 0n,
    });
  });

  it('is the seller where the terms say so, out of its goods', () => {
    const order = withTerms('seller', 1000);
    expect(totalOf(order)).toBe(2905_00n);
    expect(splitOfAccepted(order).toSeller).toBe(2654_20n);
    expect(splitOfAccepted(order).revenue.tests).toBe(120_00n);
  });

  it('is never the seller beyond what it gets', () => {
    const split = splitOfAccepted(withTerms('seller', 10));
    expect(split.toSeller).toBe(0n);
    expect(split.revenue.tests).toBe(28_60n - 86n);
  });

  it('is nobody where the goods fail: tests and freight go back as well', () => {
    expect(splitOfNone(base, { inspected: true }).refund).toBe(totalOf(base));
  });

  it('is the buyer where the terms say so and the tests were made', () => {
    const order = { ...base, terms: { ...base.terms, testsOnFail: 'buyer' as const } };
    expect(splitOfNone(order, { inspected: true }).refund).toBe(2905_00n);
    expect(splitOfNone(order, { inspected: false }).refund).toBe(3025_00n);
  });

  it('refunds the tests of a refused line when another is kept', () => {
    const order = {
      ...base,
      lines: [
        lineWith({ id: 'a', acceptedQuantity: 1000 }),
        lineWith({ id: 'b', acceptedQuantity: 0 }),
      ],
    };
    expect(order.lines.map((one) => lineRefund(one, order))).toEqual([0n, 2980_00n]);
    expect(splitOfAccepted(order).revenue).toMatchObject({ tests: 120_00n, freight: 45_00n });
  });
});

describe('tests that the terms halve', () => {
  const halved = (testsEach: bigint, accepted: readonly number[]): Order => ({
    ...base,
    testsEach,
    lines: accepted.map((acceptedQuantity, at) => lineWith({ id: `${at}`, acceptedQuantity })),
    lots: [lotWith()],
    terms: { ...base.terms, testsOnPass: 'half', testsOnFail: 'half' },
  });

  it('give the odd cent of each line to the buyer, which pays both halves ahead', () => {
    const order = halved(120_01n, [1000, 1000]);
    expect(testsOf(order)).toBe(240_02n);
    expect(costShares(order).tests).toEqual({ buyer: 120_02n, seller: 120_00n });
    const { refund, bySeller, revenue } = splitOfAccepted(order);
    expect([refund, bySeller.tests, revenue.tests]).toEqual([120_00n, 120_00n, 240_02n]);
  });

  it('cost a seller that is paid nothing nothing: its half is Assay’s', () => {
    const order = halved(120_01n, [0]);
    const split = splitOfNone(order, { inspected: true });
    expect([split.toSeller, split.revenue.tests]).toEqual([0n, 60_01n]);
    expect(split.refund).toBe(totalOf(order) - 60_01n);
    expect(splitOfNone(order, { inspected: false }).refund).toBe(totalOf(order));
  });

  it('are halved by line as their lines passed or failed', () => {
    const order = halved(120_01n, [1000, 0]);
    const terms = { ...order.terms, testsOnPass: 'seller' as const };
    expect(costShares({ ...order, terms }).tests).toEqual({ buyer: 60_01n, seller: 180_01n });
  });

  it('add up to their price, the odd cents with the buyer, less what was not made', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const terms = { ...order.terms, testsOnPass: 'half', testsOnFail: 'half' } as const;
        const { buyer, seller } = costShares({ ...order, terms }).tests;
        const made = order.lines.map((one) => order.testsEach - one.testsNotMade);
        expect(buyer + seller).toBe(made.reduce((all, one) => all + one, 0n));
        expect(buyer - seller).toBe(made.reduce((odd, one) => odd + (one % 2n), 0n));
      }),
    );
  });
});

it('charges no tests that went back before, where nothing is kept in the end', () => {
  // 10 pieces at 2.86 and the freight are left of it, and the tests cost 120.
  const part: Order = {
    ...base,
    lines: [lineWith({ acceptedQuantity: 10 })],
    lots: [lotWith()],
    terms: { ...base.terms, testsOnPass: 'assay', testsOnFail: 'buyer' },
  };
  const kept = afterSteps({ ...part, held: 0n }, stepsOf('hold', part));
  const sent = afterSteps(kept, stepsOf('refundPart', kept));
  const back = afterSteps(sent, stepsOf('refund', sent));
  expect([sent.refunded, back.refunded, back.released]).toEqual([2951_40n, 2951_40n, 73_60n]);
  fc.assert(
    fc.property(anyOrder, (order) => {
      // A part is settled, and then the rest of it is ordered back as well.
      const inspected = { ...order, lots: [lotWith()] };
      const held = afterSteps(inspected, stepsOf('hold', inspected));
      const settled = afterSteps(held, stepsOf('refundPart', held));
      const end = afterSteps(settled, stepsOf('refund', settled));
      expect(end.released + end.refunded).toBe(end.held);
      expect(end.refunded >= settled.refunded).toBe(true);
    }),
  );
});

it('keeps no more than was ordered and no more than came', () => {
  expect(acceptedInFull(lineWith({ received: null }))).toBe(1000);
  expect(acceptedInFull(lineWith({ received: 990 }))).toBe(990);
  expect(acceptedInFull(lineWith({ received: 1010 }))).toBe(1000);
});

it('gives back tests that were not made, at once, and the rest resolves as before', () => {
  fc.assert(
    fc.property(anyOrder, fc.boolean(), (order, kept) => {
      const held = afterSteps(order, stepsOf('hold', order));
      const reported = afterSteps(held, stepsOf('refundTests', held));
      const buyerPaysAhead = isBuyers(order.terms.testsOnPass) || isBuyers(order.terms.testsOnFail);
      const notMade = order.lines.reduce((all, one) => all + one.testsNotMade, 0n);
      expect(reported.refunded - held.refunded).toBe(buyerPaysAhead ? notMade : 0n);
      const end = afterSteps(reported, stepsOf(kept ? 'release' : 'refund', reported));
      expect(end.released + end.refunded).toBe(end.held);
    }),
  );
});
