import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freightBearers, payers, serviceBearers, testBearers } from '#contract/orders/terms.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import {
  refundedOf,
  splitOfAccepted,
  splitOfNone,
  totalOf as totalOfProduct,
} from '#server/orders/core/money/money.ts';
import type { Order } from '#server/orders/core/order.ts';
import { splitOrder } from '#server/orders/core/split.ts';
import type { ModelEvent, ModelOrder } from './model.ts';
import { payoutOf, testsRetained, totalOf } from './model-money.ts';
import { splitModel } from './model-split.ts';

const given = fc.record({
  lines: fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 5_000 }),
      unitPrice: fc.bigInt({ min: 100n, max: 900_000n }),
      share: fc.constantFrom(0, 0.4, 1),
      notMade: fc.bigInt({ min: 0n, max: 50n }),
      verdict: fc.constantFrom('pass' as const, 'fail' as const),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  testsEach: fc.bigInt({ min: 50n, max: 300_01n }),
  freight: fc.constantFrom(0n, 45_01n),
  service: fc.bigInt({ min: 0n, max: 90_00n }),
  commissionBp: fc.integer({ min: 0, max: 1_000 }),
  testsOnPass: fc.constantFrom(...payers),
  testsOnFail: fc.constantFrom(...payers),
  serviceBy: fc.constantFrom(...serviceBearers),
  freightBy: fc.constantFrom(...freightBearers),
  testsBy: fc.constantFrom(...testBearers),
  cut: fc.constantFrom(0n, 5_00n),
  backPercent: fc.constantFrom(0n, 0n, 30n, 99n),
});
type Given = typeof given extends fc.Arbitrary<infer G> ? G : never;

function productOf({ lines, testsOnPass, testsOnFail, serviceBy, backPercent, ...own }: Given) {
  const plain = orderWith('disputed', own);
  const order: Order = {
    ...plain,
    terms: { ...plain.terms, testsOnPass, testsOnFail, serviceBy },
    lines: lines.map(({ share, notMade, ...line }, at) =>
      lineWith({
        ...line,
        id: `${at}`,
        acceptedQuantity: Math.round(line.quantity * share),
        testsNotMade: notMade,
        received: line.quantity,
      }),
    ),
    lots: lines.map(({ quantity }, at) =>
      lotWith({ id: `${at}`, lineId: `${at}`, received: quantity }),
    ),
  };
  const held = totalOfProduct(order);
  return { ...order, held, refunded: (held * backPercent) / 100n };
}

const isLot = { isTested: true, pieces: 1 };

/** The same order as the model has it, as far as its money goes. */
const modelOf = (order: Order, { testsOnPass, testsOnFail, serviceBy }: Given): ModelOrder =>
  ({
    ...order,
    testsOnPass,
    testsOnFail,
    serviceBy,
    commissionBp: BigInt(order.commissionBp),
    lines: order.lines.map((line) => ({
      ...line,
      accepted: line.acceptedQuantity,
      notMade: line.testsNotMade,
      consumed: 0,
      gone: 0,
      lots: new Map([['', isLot]]),
      sellerLots: new Map(),
    })),
    isPart: false,
    splitOff: [],
  }) as unknown as ModelOrder;

it('the model of the walk prices an order as the product does, whoever bears what', () => {
  fc.assert(
    fc.property(given, (one) => {
      const order = productOf(one);
      const model = modelOf(order, one);
      expect(totalOf(model)).toBe(totalOfProduct(order));
      const { toSeller, refund } = splitOfAccepted(order);
      const kept = payoutOf(model);
      expect([kept.seller, kept.refund]).toEqual([toSeller, refund]);
      expect(refund >= refundedOf(order)).toBe(true);
      expect(testsRetained(model)).toBe(splitOfNone(order, { inspected: true }).revenue.tests);
    }),
    { numRuns: 400 },
  );
});

it('the model splits an order as the product does, to the odd cent of halves', () => {
  let splits = 0;
  fc.assert(
    fc.property(given, (one) => {
      const order = { ...productOf(one), refunded: 0n };
      const split = splitOrder(order, { event: 'autoDispute', lines: [] });
      const model = modelOf(order, one);
      const row = { splits: 'undisputed', event: 'autoDispute', by: ['clock'] } as never;
      if (split === null) return;
      splits += 1;
      splitModel(model, row, { now: order.since } as ModelEvent);
      const [child] = model.splitOff;
      expect([child?.held, child?.service]).toEqual([split.child.held, split.child.service]);
      expect([model.held, model.service]).toEqual([split.rest.held, split.rest.service]);
      expect(split.rest.held + split.rest.carried).toBe(totalOfProduct(split.rest));
    }),
    { numRuns: 400 },
  );
  expect(splits).toBeGreaterThan(5);
});
