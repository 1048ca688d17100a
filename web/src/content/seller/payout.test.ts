import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderKinds } from '#contract/orders/table.ts';
import { costOf, payoutOf, readAmount, readRate, salesCosting } from './payout.ts';

const basisPoints = fc.integer({ min: 0, max: 1_000 });
const feesOf = fc.record({ trade: basisPoints, agent: basisPoints, exchange: basisPoints });

const sale = fc.record({
  fees: feesOf,
  goods: fc.bigInt({ min: 1n, max: 10n ** 11n }),
  kind: fc.constantFrom(...orderKinds),
  rate: fc.bigInt({ min: 1_000_000n, max: 20_000_000n }),
});

const fees = { trade: 300, agent: 0, exchange: 30 };

describe('what a seller receives', () => {
  test('a trade order of USD 5,000 at 7.10', () => {
    expect(payoutOf({ goods: 5000_00n, kind: 'trade', rate: 7_100_000n, fees })).toEqual({
      goods: 5000_00n,
      commission: 150_00n,
      received: 4850_00n,
      exchangeFee: 14_55n,
      cny: 34_331_70n,
    });
  });

  test('nothing is lost between the parts, and none is below zero', () => {
    fc.assert(
      fc.property(sale, (one) => {
        const { goods, commission, received, exchangeFee, cny } = payoutOf(one);
        expect(commission + received).toBe(goods);
        for (const part of [commission, received, exchangeFee, cny]) {
          expect(part >= 0n).toBe(true);
        }
        expect(exchangeFee <= received).toBe(true);
      }),
    );
  });

  test('commission and fee are the shares of the settings within half a cent', () => {
    fc.assert(
      fc.property(sale, (one) => {
        const { goods, commission, received, exchangeFee } = payoutOf(one);
        const off = (part: bigint, of: bigint, bp: number) => {
          const twice = 2n * (part * 10_000n - of * BigInt(bp));
          return twice < 0n ? -twice : twice;
        };
        expect(off(commission, goods, one.fees[one.kind]) <= 10_000n).toBe(true);
        expect(off(exchangeFee, received, one.fees.exchange) <= 10_000n).toBe(true);
      }),
    );
  });

  test('who sells more receives no less', () => {
    fc.assert(
      fc.property(sale, fc.bigInt({ min: 0n, max: 10n ** 9n }), (one, more) => {
        const larger = payoutOf({ ...one, goods: one.goods + more });
        expect(larger.cny >= payoutOf(one).cny).toBe(true);
      }),
    );
  });

  test('the kind with the lower commission brings the seller no less', () => {
    fc.assert(
      fc.property(sale, (one) => {
        const [low, high] = [one.fees.agent, one.fees.trade].sort((a, b) => a - b);
        const sold = (agent = 0) =>
          payoutOf({ ...one, kind: 'agent', fees: { ...one.fees, agent } });
        expect(sold(low).cny >= sold(high).cny).toBe(true);
      }),
    );
  });
});

test('the sales found are the first thousand that costs so much', () => {
  fc.assert(
    fc.property(
      fc.record({
        cny: fc.bigInt({ min: 1n, max: 10n ** 10n }),
        kind: fc.constantFrom(...orderKinds),
        rate: fc.bigInt({ min: 1_000_000n, max: 20_000_000n }),
        fees: fc.constant(fees),
      }),
      (ask) => {
        const thousands = salesCosting(ask);
        expect(thousands).not.toBeNull();
        const at = (count: number) => costOf({ ...ask, goods: BigInt(count) * 1000_00n });
        expect(at(thousands ?? 0) >= ask.cny).toBe(true);
        expect(at((thousands ?? 0) - 1) < ask.cny).toBe(true);
      },
    ),
  );
});

describe('figures as typed', () => {
  test.each(['', '0', '0.00', '-5', '1.234', 'x', '1e3', '1,000', '9999999999'])(
    '%j is no amount',
    (text) => expect(readAmount(text)).toBeNull(),
  );
  test.each(['', '0', '7.1234567', '12345', '7,1'])('%j is no rate', (text) =>
    expect(readRate(text)).toBeNull(),
  );
  test('what is one is read exactly', () => {
    expect(readAmount(' 5000 ')).toBe(5000_00n);
    expect(readAmount('0.07')).toBe(7n);
    expect(readRate('7.1')).toBe(7_100_000n);
    expect(readRate('0.000001')).toBe(1n);
  });
});
