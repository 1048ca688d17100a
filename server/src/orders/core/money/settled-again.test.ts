import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freightBearers, payers, serviceBearers, testBearers } from '#contract/orders/terms.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import { acceptAllLines, acceptNoLines, acceptStatedPieces } from '../changes.ts';
import type { Order } from '../order.ts';
import { splitOrder } from '../split.ts';
import { afterSteps, type MoneyStep, stepsOf } from '../steps.ts';
import { offerViolation } from '../validate.ts';
import { acceptedInFull, splitOfAccepted } from './money.ts';
import { settledBy, toOfferMoney } from './settlement.ts';

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

const paid: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 2_000 }),
        unitPrice: fc.bigInt({ min: 1000n, max: 900_000n }),
        missing: fc.constantFrom(0, 0, 1, 7),
        verdict: fc.constantFrom('pass' as const, 'fail' as const),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    testsEach: fc.bigInt({ min: 0n, max: 300_01n }),
    freight: fc.constantFrom(0n, 45_01n),
    service: fc.bigInt({ min: 0n, max: 90_00n }),
    commissionBp: fc.integer({ min: 0, max: 1_000 }),
    testsOnPass: fc.constantFrom(...payers),
    testsOnFail: fc.constantFrom(...payers),
    serviceBy: fc.constantFrom(...serviceBearers),
    closedShort: fc.boolean(),
  })
  .map(({ lines, testsOnPass, testsOnFail, serviceBy, closedShort, ...figures }): Order => {
    const plain = orderWith('disputed', figures);
    const order: Order = {
      ...plain,
      terms: { ...plain.terms, testsOnPass, testsOnFail, serviceBy },
      lines: lines.map(({ missing, ...line }, at) =>
        lineWith({ ...line, id: `${at}`, received: Math.max(0, line.quantity - missing) }),
      ),
      lots: lines.map(({ missing, quantity, verdict }, at) =>
        lotWith({
          id: `lot ${at}`,
          lineId: `${at}`,
          received: Math.max(0, quantity - missing),
          verdict,
        }),
      ),
    };
    const held = afterSteps(order, stepsOf('hold', order));
    if (!closedShort) return held;
    const dock = { shortClosedAt: plain.since } as Order['dock'];
    return afterSteps({ ...held, dock }, stepsOf('refundMissing', { ...held, dock }));
  });

const move = fc.record({
  kind: fc.constantFrom('offer', 'stated', 'all', 'report', 'contest', 'split'),
  shares: fc.array(fc.constantFrom(0, 0.3, 0.8, 1), { minLength: 4, maxLength: 4 }),
  cutShare: fc.constantFrom(0n, 1n, 25n, 99n),
  freightBy: fc.constantFrom(...freightBearers),
  testsBy: fc.constantFrom(...testBearers),
});
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const statedLines = (order: Order, { shares }: Move) =>
  order.lines.map((line, at) => ({
    lineId: line.id,
    acceptedQuantity: Math.round(acceptedInFull(line) * (shares[at] ?? 0)),
  }));

/** The held money is enough for each step, and for all of them. */
function moved(order: Order, steps: readonly MoneyStep[]): Order {
  let now = order;
  for (const step of steps) {
    if (step.what === 'release') {
      expect(step.minor <= now.held - now.refunded - now.released).toBe(true);
      expect(step.toSeller >= 0n).toBe(true);
      expect(Object.values(step.revenue).every((part) => part >= 0n)).toBe(true);
      expect(step.toSeller + sum(Object.values(step.revenue))).toBe(step.minor);
    }
    now = afterSteps(now, [step]);
    expect(now.held - now.refunded - now.released >= 0n).toBe(true);
  }
  return now;
}

function released(order: Order): void {
  const split = splitOfAccepted(order);
  const end = moved(order, stepsOf('release', order));
  expect(end.held - end.refunded - end.released).toBe(0n);
  // The page says the same before the release and after it.
  expect(splitOfAccepted(end)).toEqual(split);
}

function refunded(order: Order): void {
  const none = { ...order, ...acceptNoLines(order) };
  const end = moved(none, stepsOf('refund', none));
  expect(end.held - end.refunded - end.released).toBe(0n);
}

/** The events that come between the payment and the ending; those that are not allowed do nothing. */
function after(order: Order, one: Move): Order {
  const lines = statedLines(order, one);
  if (one.kind === 'offer') {
    const goods = sum(
      order.lines.map(
        ({ unitPrice }, at) => (unitPrice * BigInt(lines[at]?.acceptedQuantity ?? 0)) / 1000n,
      ),
    );
    const { freightBy, testsBy, cutShare } = one;
    const offer = { lines, cut: (goods * cutShare) / 100n, freightBy, testsBy };
    if (offerViolation(order, offer) !== null) return order;
    const settled = settledBy(order, offer);
    const end = moved(settled, stepsOf('refundPart', settled));
    // Both sides are shown what the ledger does, however often they settled before.
    const { refund } = toOfferMoney(order, offer, 'other');
    expect(BigInt(refund.amount.replace('.', ''))).toBe(end.refunded - order.refunded);
    return end;
  }
  if (one.kind === 'stated') {
    const settled = { ...order, ...acceptStatedPieces(order, { lines }) };
    return moved(settled, stepsOf('refundPart', settled));
  }
  if (one.kind === 'all') return { ...order, ...acceptAllLines(order) };
  if (one.kind === 'contest') return { ...order, retestFee: order.retestFee + order.testsEach };
  if (one.kind === 'report') {
    const reported = {
      ...order,
      lines: order.lines.map((line, at) => {
        const notMade = (order.testsEach * BigInt(Math.round(10 * (one.shares[at] ?? 0)))) / 10n;
        return {
          ...line,
          testsNotMade: notMade > line.testsNotMade ? notMade : line.testsNotMade,
        };
      }),
    };
    return moved(reported, stepsOf('refundTests', reported));
  }
  const split = splitOrder(order, { event: 'autoDispute', lines: [] });
  if (split === null) return order;
  released(split.child);
  return split.rest;
}

describe('an order that is settled more than once', () => {
  it('never lets more out of escrow than is held, and all of it in the end', () => {
    fc.assert(
      fc.property(paid, fc.array(move, { maxLength: 6 }), (order, moves) => {
        let now = order;
        for (const one of moves) {
          now = after(now, one);
          refunded(now);
          if (now.lines.every((line) => line.acceptedQuantity !== null)) released(now);
        }
      }),
      { numRuns: 400 },
    );
  });
});
