import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAmount, parseMoney, parseUnitPrice, unitPriceText, wire } from '#contract/money.ts';
import { payers } from '#contract/orders/terms.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { acceptedInFull, moneyOfAccepted, moneyOfNone, piecesToBuyer } from './figures.ts';

interface Given {
  readonly lines: readonly { readonly quantity: number; readonly price: bigint }[];
  readonly testsEach: bigint;
  readonly testsOnPass: (typeof payers)[number];
  readonly testsOnFail: (typeof payers)[number];
  readonly service?: bigint;
  readonly serviceBy?: 'buyer' | 'seller' | 'half';
}

const minor = (money: { amount: string }): bigint => parseMoney(money.amount, 'USD').minor;

/** As much of an order as its figures follow from; three per cent commission. */
function orderOf({ lines, testsEach, testsOnPass, testsOnFail, ...fee }: Given): OrderView {
  const { service = 0n, serviceBy = 'buyer' } = fee;
  const byBuyer = { buyer: service, seller: 0n, half: service - service / 2n }[serviceBy];
  const shown = lines.map(({ quantity, price }, at) => ({
    id: `${at}`,
    quantity,
    unitPrice: unitPriceText(price),
    pieces: null,
  }));
  const goods = shown.reduce(
    (all, line) =>
      all + lineAmount({ unitPrice: parseUnitPrice(line.unitPrice), quantity: line.quantity }),
    0n,
  );
  const buyerMayPay = [testsOnPass, testsOnFail].some((by) => by === 'buyer' || by === 'half');
  const tests = buyerMayPay ? testsEach * BigInt(lines.length) : 0n;
  const commission = (goods * 3n + 50n) / 100n;
  const sums = {
    goods: wire(goods),
    tests: wire(tests),
    testsEach: wire(testsEach),
    freight: wire(45_00n),
    service: wire(byBuyer),
    total: wire(goods + tests + 45_00n + byBuyer),
    sellerReceives: wire(goods - commission),
    commission: wire(commission),
    held: wire(goods + tests + 45_00n + byBuyer),
  };
  return {
    lines: shown,
    sums,
    terms: { testsOnPass, testsOnFail, service: wire(service), serviceBy },
  } as unknown as OrderView;
}

const example: Given = {
  lines: [{ quantity: 1000, price: 286000n }],
  testsEach: 120_00n,
  testsOnPass: 'buyer',
  testsOnFail: 'assay',
};

describe('the consequence of a decision', () => {
  it('pays the seller its goods less commission where all is kept', () => {
    const order = orderOf(example);
    expect(moneyOfAccepted(order, acceptedInFull(order))).toEqual({
      toSeller: wire(2774_20n),
      toBuyer: wire(0n),
      earned: wire(250_80n),
    });
  });

  it('gives the price of the missing pieces back', () => {
    const order = orderOf(example);
    const out = moneyOfAccepted(order, new Map([['0', 900]]));
    expect(out.toBuyer).toEqual(wire(286_00n));
  });

  it('gives all back where nothing is kept, but tests that the buyer bears', () => {
    expect(moneyOfNone(orderOf(example)).toBuyer).toEqual(wire(3025_00n));
    const bears = orderOf({ ...example, testsOnFail: 'buyer' });
    expect(moneyOfNone(bears).toBuyer).toEqual(wire(2905_00n));
  });

  it('halves the tests as the terms say; the odd cent is the buyer’s', () => {
    const halved = { ...example, testsEach: 120_01n, testsOnPass: 'half', testsOnFail: 'half' };
    const order = orderOf(halved as Given);
    expect(moneyOfAccepted(order, acceptedInFull(order))).toEqual({
      toSeller: wire(2714_20n),
      toBuyer: wire(60_00n),
      earned: wire(250_81n),
    });
    expect(moneyOfNone(order).earned).toEqual(wire(60_01n));
  });

  it('takes the tests of a failed line from the seller where the buyer pays none ahead', () => {
    const lines = [...example.lines, { quantity: 10, price: 100000n }];
    const payer = { testsOnPass: 'assay', testsOnFail: 'seller' } as const;
    const order = orderOf({ ...example, lines, ...payer });
    expect(order.sums.tests).toEqual(wire(0n));
    const out = moneyOfAccepted(order, new Map([['0', 1000]]));
    expect(out.toSeller).toEqual(wire(2654_20n));
    expect(out.toBuyer).toEqual(wire(10_00n));
  });

  it('adds up to what is held, whatever is kept', () => {
    const given = fc.record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 100_000 }),
          price: fc.bigInt({ min: 1000n, max: 900_00000n }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      testsEach: fc.bigInt({ min: 0n, max: 900_00n }),
      testsOnPass: fc.constantFrom(...payers),
      testsOnFail: fc.constantFrom(...payers),
      service: fc.bigInt({ min: 0n, max: 90_00n }),
      serviceBy: fc.constantFrom('buyer' as const, 'seller' as const, 'half' as const),
    });
    fc.assert(
      fc.property(given, fc.double({ min: 0, max: 1, noNaN: true }), (one, part) => {
        const order = orderOf(one);
        const kept = new Map(
          order.lines.map((line) => [line.id, Math.floor(line.quantity * part)] as const),
        );
        const out = moneyOfAccepted(order, kept);
        const all = minor(out.toSeller) + minor(out.toBuyer) + minor(out.earned);
        expect(all).toBe(minor(order.sums.total));
      }),
    );
  });
});

it('ships the accepted pieces less those that tests consumed, and never more than the shelf has', () => {
  const pieces = { shipped: 2503, received: 2503, dispatched: 0, returned: 0, quarantined: 0 };
  const tested = { ...pieces, consumed: 3, scrapped: 0, onShelf: 2500 };
  const line = { quantity: 2503, acceptedQuantity: 2503, pieces: tested };
  expect(piecesToBuyer(line)).toBe(2500);
  expect(piecesToBuyer({ ...line, acceptedQuantity: 1000 })).toBe(997);
  expect(piecesToBuyer({ ...line, acceptedQuantity: 0 })).toBe(0);
});
