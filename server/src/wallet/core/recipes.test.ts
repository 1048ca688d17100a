import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matters } from '#contract/wallet/constants.ts';
import { kindsOf, logMatterOf } from './matter.ts';
import * as recipes from './recipes.ts';
import { imbalance, type Transfer, transferKinds, transferOf } from './transfer.ts';

const cents = fc.bigInt({ min: 1n, max: 10n ** 14n });
const cent0 = fc.bigInt({ min: 0n, max: 10n ** 12n });
const who = fc.constantFrom('anna', 'boris', 'cai');
const revenue = fc.array(
  fc.record({
    what: fc.constantFrom('commission', 'service', 'tests', 'freight'),
    minor: cent0,
  }),
  { maxLength: 6 },
);

const own = fc.record({ ownerId: who, minor: cents });
const recipeOf: Record<(typeof transferKinds)[number], fc.Arbitrary<Transfer>> = {
  recharge: own.map(recipes.recharge),
  withdrawalApplied: own.map(recipes.withdrawalApplied),
  withdrawalPaid: own.map(recipes.withdrawalPaid),
  withdrawalFailed: own.map(recipes.withdrawalFailed),
  withdrawalReturned: own.map(recipes.withdrawalReturned),
  exchangeApplied: own.map(recipes.exchangeApplied),
  exchangeDone: fc
    .record({ ownerId: who, net: cents, feeMinor: cent0, boughtFen: cents })
    .map(({ net, feeMinor, ...rest }) =>
      recipes.exchangeDone({ ...rest, feeMinor, sellMinor: net + feeMinor }),
    ),
  exchangeReturned: fc
    .record({ ownerId: who, net: cents, feeMinor: cent0, boughtFen: cents })
    .map(({ net, feeMinor, ...rest }) =>
      recipes.exchangeReturned({ ...rest, feeMinor, sellMinor: net + feeMinor }),
    ),
  exchangeFailed: own.map(recipes.exchangeFailed),
  orderPaid: fc.record({ orderId: who, buyerId: who, minor: cents }).map(recipes.orderPaid),
  orderReleased: fc
    .record({
      orderId: fc.constant('order'),
      to: fc.array(fc.record({ sellerId: who, minor: cents }), { minLength: 1, maxLength: 4 }),
      revenue,
    })
    .map(recipes.orderReleased),
  orderSplit: fc
    .record({ orderId: who, childId: fc.uuid(), payerId: who, minor: cents })
    .map(recipes.orderSplit),
  orderRefunded: fc.record({ orderId: who, buyerId: who, minor: cents }).map(recipes.orderRefunded),
  compensation: fc
    .record({ availableMinor: cents, deposit: fc.record({ fen: cents, minor: cents }) })
    .map((made) => recipes.compensation({ sellerId: 'seller', buyerId: 'buyer', ...made })),
  goodwillRefund: own.map(recipes.goodwillRefund),
  compensationHeld: fc
    .record({ availableMinor: cents, deposit: fc.record({ fen: cents, minor: cents }) })
    .map((made) =>
      recipes.compensationHeld({ claimId: 'claim', sellerId: 'seller', buyerId: 'buyer', ...made }),
    ),
  compensationReturned: fc
    .record({ sellerId: who, rest: cents, fen: cents, sold: cents, hasDeposit: fc.boolean() })
    .map(({ sellerId, rest, fen, sold, hasDeposit }) =>
      recipes.compensationReturned({
        claimId: 'claim',
        sellerId,
        minor: rest + sold,
        ...(hasDeposit && { deposit: { fen, minor: sold } }),
      }),
    ),
  depositReceived: fc.record({ sellerId: who, fen: cents }).map(recipes.depositReceived),
  depositReturned: fc.record({ sellerId: who, fen: cents }).map(recipes.depositReturned),
  bankCharged: fc
    .record({ minor: cents, currency: fc.constantFrom('USD' as const, 'CNY' as const) })
    .map(recipes.bankCharged),
  paymentSuspended: fc
    .record({ minor: cents, currency: fc.constantFrom('USD' as const, 'CNY' as const) })
    .map(recipes.paymentSuspended),
  suspenseCleared: fc
    .record({ minor: cents, currency: fc.constantFrom('USD' as const, 'CNY' as const) })
    .map(recipes.suspenseCleared),
};

const anyTransfer = fc.oneof(...Object.values(recipeOf));

const moved = (transfer: Transfer) =>
  Object.fromEntries(
    transfer.postings.map(({ owner, account, currency, minor }) => [
      `${owner ?? 'platform'} ${account} ${currency}`,
      minor,
    ]),
  );

describe('every recipe', () => {
  it.each(transferKinds)('%s sums to zero, one posting per account, none of nothing', (kind) => {
    fc.assert(
      fc.property(recipeOf[kind], (transfer) => {
        expect(transfer.kind).toBe(kind);
        expect(imbalance(transfer.postings).size).toBe(0);
        expect(Object.keys(moved(transfer))).toHaveLength(transfer.postings.length);
        expect(transfer.postings.every(({ minor }) => minor !== 0n)).toBe(true);
      }),
    );
  });

  it('takes frozen money in the end to where it came from or out of the wallet', () => {
    fc.assert(
      fc.property(own, (amount) => {
        for (const [apply, fail] of [
          [recipes.withdrawalApplied, recipes.withdrawalFailed],
          [recipes.exchangeApplied, recipes.exchangeFailed],
        ] as const) {
          const both = [...apply(amount).postings, ...fail(amount).postings];
          const sums = new Map<string, bigint>();
          for (const { account, minor } of both) {
            sums.set(account, (sums.get(account) ?? 0n) + minor);
          }
          expect([...sums.values()]).toEqual([0n, 0n]);
        }
      }),
    );
  });

  it('releases to sellers and revenue exactly what it takes out of escrow', () => {
    fc.assert(
      fc.property(recipeOf.orderReleased, ({ postings }) => {
        const out = postings.filter(({ account }) => account === 'release');
        const into = postings.filter(({ account }) => account !== 'release');
        expect(out).toHaveLength(1);
        expect(into.every(({ minor }) => minor > 0n)).toBe(true);
        expect(into.reduce((sum, { minor }) => sum + minor, 0n)).toBe(-(out[0]?.minor ?? 0n));
      }),
    );
  });

  it('touches a user of another currency never', () => {
    fc.assert(
      fc.property(anyTransfer, ({ postings }) => {
        for (const { owner, account, currency } of postings) {
          if (owner !== null) expect(currency).toBe(account === 'deposit' ? 'CNY' : 'USD');
        }
      }),
    );
  });
});

describe('the table of section 7', () => {
  const minor = 1_000n;
  const done = { ownerId: 'anna', sellMinor: 1_000n, feeMinor: 10n, boughtFen: 7_080n };
  it.each([
    [recipes.recharge({ ownerId: 'anna', minor }), ['platform bank USD', 'anna available USD']],
    [recipes.withdrawalPaid({ ownerId: 'anna', minor }), ['anna frozen USD', 'platform bank USD']],
    [
      recipes.orderPaid({ orderId: 'o', buyerId: 'anna', minor }),
      ['anna available USD', 'o hold USD'],
    ],
    [
      recipes.orderRefunded({ orderId: 'o', buyerId: 'anna', minor }),
      ['o refund USD', 'anna available USD'],
    ],
    [
      recipes.depositReceived({ sellerId: 'cai', fen: minor }),
      ['platform bank CNY', 'cai deposit CNY'],
    ],
    [
      recipes.depositReturned({ sellerId: 'cai', fen: minor }),
      ['cai deposit CNY', 'platform bank CNY'],
    ],
  ])('moves from the first to the second: %#', (transfer, [from = '', to = '']) => {
    expect(moved(transfer)).toEqual({ [from]: -minor, [to]: minor });
  });

  it('exchanges less the fee, and takes the fee only when it is done', () => {
    expect(moved(recipes.exchangeDone(done))).toEqual({
      'anna frozen USD': -1_000n,
      'platform fx USD': 990n,
      'platform exchangeFee USD': 10n,
      'platform fx CNY': -7_080n,
      'platform bank CNY': 7_080n,
    });
    const failed = recipes.exchangeFailed({ ownerId: 'anna', minor });
    expect(moved(failed)).not.toHaveProperty('platform exchangeFee USD');
  });

  it('compensates from the available balance, then from the deposit', () => {
    const made = { sellerId: 'cai', buyerId: 'anna', availableMinor: 300n };
    expect(moved(recipes.compensation(made))).toEqual({
      'cai available USD': -300n,
      'anna available USD': 300n,
    });
    const deposit = { fen: 5_000n, minor: 700n };
    expect(moved(recipes.compensation({ ...made, deposit }))).toEqual({
      'cai available USD': -300n,
      'cai deposit CNY': -5_000n,
      'platform fx CNY': 5_000n,
      'platform fx USD': -700n,
      'anna available USD': 1_000n,
    });
  });

  it('merges parts of one seller and leaves out parts of nothing', () => {
    const released = recipes.orderReleased({
      orderId: 'o',
      to: [
        { sellerId: 'cai', minor: 5n },
        { sellerId: 'cai', minor: 6n },
      ],
      revenue: [{ what: 'tests', minor: 0n }],
    });
    expect(moved(released)).toEqual({ 'o release USD': -11n, 'cai available USD': 11n });
  });
});

describe('amounts that no recipe takes', () => {
  it.each([
    ['nothing', () => recipes.recharge({ ownerId: 'anna', minor: 0n })],
    ['less than nothing', () => recipes.orderPaid({ orderId: 'o', buyerId: 'a', minor: -1n })],
    [
      'a seller part below zero',
      () =>
        recipes.orderReleased({
          orderId: 'o',
          to: [{ sellerId: 'c', minor: -1n }],
          revenue: [{ what: 'tests', minor: 5n }],
        }),
    ],
    [
      'a fee over the amount',
      () => recipes.exchangeDone({ ownerId: 'a', sellMinor: 5n, feeMinor: 6n, boughtFen: 1n }),
    ],
    [
      'fen without their cents',
      () =>
        recipes.compensation({
          sellerId: 's',
          buyerId: 'b',
          availableMinor: 5n,
          deposit: { fen: 5n, minor: 0n },
        }),
    ],
    [
      'postings that do not sum to zero',
      () =>
        transferOf('recharge', null, [
          { owner: null, account: 'bank', currency: 'USD', minor: -5n },
          { owner: 'anna', account: 'available', currency: 'CNY', minor: 5n },
        ]),
    ],
  ])('%s', (_name, make) => {
    expect(make).toThrow(RangeError);
  });
});

describe('matters of the user ledger', () => {
  it('name every kind that touches an available balance', () => {
    fc.assert(
      fc.property(anyTransfer, ({ kind, postings }) => {
        if (postings.some(({ account }) => account === 'available')) {
          expect(logMatterOf(kind)).not.toBeNull();
        }
      }),
    );
  });

  it('have kinds each', () => {
    for (const matter of matters) expect(kindsOf(matter).length).toBeGreaterThan(0);
  });
});
