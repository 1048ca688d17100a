import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { freightBearers, payers, testBearers } from '#contract/orders/terms.ts';
import { lineWith, lotWith, orderWith } from '#harness/orders.ts';
import type { Order } from '../order.ts';
import { afterSteps, stepsOf } from '../steps.ts';
import { offerViolation } from '../validate.ts';
import { acceptedInFull, costShares, totalOf } from './money.ts';
import { exceedsCosts, type OfferTerms, settledBy, toOfferMoney } from './settlement.ts';

const minor = (money: MoneyWire) => parseMoney(money.amount, 'USD').minor;
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

const disputed: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(
      fc.record({
        quantity: fc.integer({ min: 1, max: 100_000 }),
        unitPrice: fc.bigInt({ min: 1000n, max: 5_000_000n }),
        missing: fc.constantFrom(0, 0, 1, 7),
        notMade: fc.constantFrom(0n, 0n, 33n, 100n),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    testsEach: fc.bigInt({ min: 0n, max: 300_01n }),
    freight: fc.constantFrom(0n, 45_00n, 45_01n),
    service: fc.bigInt({ min: 0n, max: 90_00n }),
    commissionBp: fc.integer({ min: 0, max: 1_000 }),
    retested: fc.boolean(),
    testsOnPass: fc.constantFrom(...payers),
    testsOnFail: fc.constantFrom(...payers),
  })
  .map(({ lines, retested, testsOnPass, testsOnFail, ...figures }): Order => {
    const plain = orderWith('disputed', figures);
    const order: Order = {
      ...plain,
      retestFee: retested ? figures.testsEach : 0n,
      terms: { ...plain.terms, testsOnPass, testsOnFail },
      lots: [lotWith()],
      lines: lines.map(({ missing, notMade, ...line }, at) =>
        lineWith({
          ...line,
          id: `${at}`,
          received: Math.max(0, line.quantity - missing),
          testsNotMade: (figures.testsEach * notMade) / 100n,
        }),
      ),
    };
    const held = afterSteps({ ...order, held: 0n }, stepsOf('hold', order));
    return afterSteps(held, stepsOf('refundTests', held));
  });

const stated = fc.record({
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
  cutShare: fc.constantFrom(0n, 1n, 25n, 99n),
  freightBy: fc.constantFrom(...freightBearers),
  testsBy: fc.constantFrom(...testBearers),
});

function offerOn(
  order: Order,
  { shares, cutShare, ...by }: typeof stated extends fc.Arbitrary<infer S> ? S : never,
): OfferTerms {
  const lines = order.lines.map((line, at) => ({
    lineId: line.id,
    acceptedQuantity: Math.round(acceptedInFull(line) * (shares[at] ?? 0)),
  }));
  const goods = sum(
    order.lines.map(
      (line, at) => (line.unitPrice * BigInt(lines[at]?.acceptedQuantity ?? 0)) / 1000n,
    ),
  );
  return { lines, cut: (goods * cutShare) / 100n, ...by };
}

/** Calls a law for every offer that may be sent; returns how many there were. */
function everyOffer(law: (order: Order, offer: OfferTerms) => void): number {
  let sent = 0;
  fc.assert(
    fc.property(disputed, stated, (order, terms) => {
      const offer = offerOn(order, terms);
      if (offerViolation(order, offer) !== null) return;
      sent += 1;
      law(order, offer);
    }),
    { numRuns: 400 },
  );
  return sent;
}

describe('a settlement offer', () => {
  it('shows both sides the sums that the ledger moves, and nothing is lost', () => {
    const sent = everyOffer((order, offer) => {
      const money = toOfferMoney(order, offer, 'other');
      const settled = settledBy(order, offer);
      const refund = stepsOf('refundPart', settled);
      expect(sum(refund.map((step) => step.minor))).toBe(minor(money.refund));
      const refunded = afterSteps(settled, refund);
      const [release, ...more] = stepsOf('release', refunded);
      expect(more).toEqual([]);
      if (release?.what !== 'release') throw new Error('nothing is released');
      expect(release.toSeller).toBe(minor(money.sellerReceives ?? money.refund));
      const end = afterSteps(refunded, [release]);
      expect(end.released + end.refunded).toBe(end.held);
      // The buyer pays what it did not get back: goods and its own costs, to the cent.
      expect(minor(money.buyerPays)).toBe(end.held - end.refunded);
      const paid = [money.goods, money.freight.buyer, money.tests.buyer, money.service];
      expect(sum(paid.map(minor))).toBe(minor(money.buyerPays));
      const costs = [money.freight.seller, money.tests.seller, money.commission ?? money.goods];
      expect(minor(money.goods) - sum(costs.map(minor))).toBe(release.toSeller);
      expect(release.revenue.freight).toBe(order.freight);
    });
    expect(sent).toBeGreaterThan(50);
  });

  it('puts each cost on the side that it names, half each to the cent', () => {
    everyOffer((order, offer) => {
      const { freight, tests } = toOfferMoney(order, offer, 'other');
      const shares = costShares(settledBy(order, offer));
      expect(minor(freight.buyer) + minor(freight.seller)).toBe(order.freight);
      if (offer.freightBy === 'half') expect(minor(freight.seller)).toBe(order.freight / 2n);
      if (offer.freightBy === 'seller') expect(freight.buyer.amount).toBe('0.00');
      if (offer.testsBy === 'terms') return;
      expect(minor(tests.assay)).toBe(0n);
      expect([minor(tests.buyer), minor(tests.seller)]).toEqual([
        shares.tests.buyer,
        shares.tests.seller,
      ]);
      if (offer.testsBy === 'seller') expect(minor(tests.buyer)).toBe(0n);
      if (offer.testsBy === 'buyer') expect(minor(tests.seller)).toBe(order.retestFee);
    });
  });

  it('sums up the refunds of its lines', () => {
    everyOffer((order, offer) => {
      const settled = settledBy(order, offer);
      const by = [order.terms.testsOnPass, order.terms.testsOnFail];
      const isPrepaid = by.includes('buyer') || by.includes('half');
      if (!isPrepaid) return;
      const lines = sum(settled.lines.map((line) => line.refund ?? 0n));
      const { freight, refund } = toOfferMoney(order, offer, 'other');
      expect(lines + settled.cut + minor(freight.seller)).toBe(order.refunded + minor(refund));
    });
  });

  it('is refused where the kept goods do not pay what the seller bears', () => {
    const order = {
      ...orderWith('disputed', { freight: 45_00n, testsEach: 120_00n }),
      lines: [lineWith({ id: 'a', quantity: 1000, unitPrice: 286_000n, received: 1000 })],
    };
    const lines = [{ lineId: 'a', acceptedQuantity: 20 }];
    const offer = { lines, cut: 0n, freightBy: 'seller', testsBy: 'seller' } as const;
    // 20 x 2.86 less 3 % are 55.48: enough for the freight, not for the tests besides.
    expect(offerViolation(order, offer)).toBe('costs');
    expect(offerViolation(order, { ...offer, testsBy: 'terms' })).toBeNull();
    expect(exceedsCosts(order, { ...offer, freightBy: 'half', testsBy: 'half' })).toBe(true);
  });

  it('may change who pays alone, but not nothing', () => {
    const order = {
      ...orderWith('disputed', { freight: 45_00n }),
      lines: [lineWith({ id: 'a', received: 1000 })],
    };
    const lines = [{ lineId: 'a', acceptedQuantity: 1000 }];
    const offer = { lines, cut: 0n, freightBy: 'buyer', testsBy: 'terms' } as const;
    expect(offerViolation(order, offer)).toBe('lines');
    expect(offerViolation(order, { ...offer, testsBy: 'buyer' })).toBe('lines');
    expect(offerViolation(order, { ...offer, freightBy: 'seller' })).toBeNull();
    expect(offerViolation({ ...order, freight: 0n }, { ...offer, freightBy: 'seller' })).toBe(
      'lines',
    );
    expect(totalOf(order)).toBeGreaterThan(0n);
  });

  it('settles nothing where it keeps all that came of lines that came short', () => {
    const order = {
      ...orderWith('disputed', { freight: 45_00n }),
      lines: [lineWith({ id: 'a', received: 990 }), lineWith({ id: 'b', received: 0 })],
    };
    const keeping = (pieces: number): OfferTerms => ({
      lines: [
        { lineId: 'a', acceptedQuantity: pieces },
        { lineId: 'b', acceptedQuantity: 0 },
      ],
      cut: 0n,
      freightBy: 'buyer',
      testsBy: 'terms',
    });
    expect(offerViolation(order, keeping(990))).toBe('lines');
    expect(offerViolation(order, { ...keeping(990), cut: 1n })).toBeNull();
    expect(offerViolation(order, { ...keeping(990), freightBy: 'seller' })).toBeNull();
    expect(offerViolation(order, keeping(989))).toBeNull();
  });

  it('charges no freight where tests consumed all that is kept', () => {
    const order = (consumed: number): Order => {
      const plain = orderWith('disputed', { freight: 45_00n, testsEach: 0n });
      const lines = [lineWith({ id: 'a', quantity: 1000, received: 1000 })];
      const lots = [lotWith({ lineId: 'a', consumed, verdict: 'conditional' })];
      return { ...plain, lines, lots };
    };
    const lines = [{ lineId: 'a', acceptedQuantity: 10 }];
    const offer = { lines, cut: 0n, freightBy: 'half', testsBy: 'terms' } as const;
    const freightOf = (consumed: number) => toOfferMoney(order(consumed), offer, 'other').freight;
    expect([freightOf(9).buyer.amount, freightOf(9).seller.amount]).toEqual(['22.50', '22.50']);
    expect([freightOf(10).buyer.amount, freightOf(10).seller.amount]).toEqual(['0.00', '0.00']);
  });

  it('hides from the buyer what the seller gets', () => {
    const order = { ...orderWith('disputed'), lines: [lineWith({ id: 'a' })] };
    const lines = [{ lineId: 'a', acceptedQuantity: 10 }];
    const offer = { lines, cut: 0n, freightBy: 'half', testsBy: 'half' } as const;
    expect(toOfferMoney(order, offer, 'buyer')).toMatchObject({
      sellerReceives: null,
      commission: null,
    });
  });
});
