import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeInitialStatus, judgeWatch, type StockReason, type WatchState } from './judge.ts';
import { type Found, marketOf, type Offered, priceAt } from './market.ts';

const found = (pieces: number, lowest: bigint | null = null): Found => ({
  pieces,
  sellers: 1,
  lowest,
});
const watch = (more: Partial<WatchState> = {}): WatchState => ({
  wantedQuantity: null,
  wantedPrice: null,
  hasStock: false,
  hasPrice: false,
  notifiedPrice: null,
  ...more,
});
const never: ReadonlySet<StockReason> = new Set();

describe('a watch', () => {
  it('is notified when stock appears, and not again while it is there', () => {
    const first = judgeWatch(watch(), found(10), never);
    expect(first).toMatchObject({ reasons: ['stock'], hasStock: true });
    expect(judgeWatch({ ...watch(), ...first }, found(5000), never).reasons).toEqual([]);
  });

  it('waits for the wanted quantity', () => {
    const wants = watch({ wantedQuantity: 1000 });
    expect(judgeWatch(wants, found(999), never).reasons).toEqual([]);
    expect(judgeWatch(wants, found(1000), never).reasons).toEqual(['stock']);
  });

  it('is notified of a price at the wanted one, not of one above, nor where none is wanted', () => {
    const wants = watch({ wantedPrice: 200n, hasStock: true });
    expect(judgeWatch(wants, found(1, 201n), never).reasons).toEqual([]);
    expect(judgeWatch(wants, found(1, 200n), never).reasons).toEqual(['price']);
    expect(judgeWatch(watch({ hasStock: true }), found(1, 1n), never).reasons).toEqual([]);
  });

  it('does not take a price that wavers around the wanted one for news', () => {
    let now: WatchState = watch({ wantedPrice: 1000n, hasStock: true });
    const notified: bigint[] = [];
    for (const price of [1000n, 1015n, 990n, 1020n, 1000n, 1021n, 1000n, 950n, 902n]) {
      const judged = judgeWatch(now, found(1, price), never);
      if (judged.reasons.includes('price')) notified.push(price);
      now = { ...now, ...judged };
    }
    // 1021 is above by more than noise; 950 is lower by a twentieth than the 1000 announced before.
    expect(notified).toEqual([1000n, 1000n, 950n, 902n]);
  });

  it('that becomes so twice on a day is announced the second time on the next', () => {
    const today = new Set<StockReason>(['stock']);
    const again = judgeWatch(watch(), found(10), today);
    expect(again).toMatchObject({ reasons: [], again: true, hasStock: false });
    expect(judgeWatch({ ...watch(), ...again }, found(10), never).reasons).toEqual(['stock']);
    expect(judgeWatch({ ...watch(), ...again }, found(0), never).reasons).toEqual([]);
  });

  it('that begins where all is as wanted already is notified of nothing', () => {
    const wants = watch({ wantedQuantity: 5, wantedPrice: 300n });
    const now = found(9, 250n);
    expect(
      judgeWatch({ ...wants, ...computeInitialStatus(wants, now) }, now, never).reasons,
    ).toEqual([]);
  });

  it('is notified of a reason once a day at most, and nothing that is not so, whatever happens', () => {
    const step = fc.record({
      pieces: fc.integer({ min: 0, max: 3000 }),
      lowest: fc.option(fc.bigInt({ min: 1n, max: 2000n })),
      isNextDay: fc.boolean(),
    });
    const wants = fc.record({
      wantedQuantity: fc.option(fc.integer({ min: 1, max: 2000 })),
      wantedPrice: fc.option(fc.bigInt({ min: 1n, max: 2000n })),
    });
    fc.assert(
      fc.property(wants, fc.array(step, { maxLength: 40 }), (wanted, steps) => {
        let now: WatchState = { ...watch(), ...wanted };
        let today = new Set<StockReason>();
        for (const { isNextDay, ...rest } of steps) {
          if (isNextDay) today = new Set();
          const here: Found = { sellers: 1, ...rest };
          const judged = judgeWatch(now, here, today);
          for (const reason of judged.reasons) {
            expect(today.has(reason)).toBe(false);
            today.add(reason);
          }
          if (judged.reasons.includes('stock')) {
            expect(here.pieces).toBeGreaterThanOrEqual(now.wantedQuantity ?? 1);
          }
          if (judged.reasons.includes('price')) {
            expect((here.lowest ?? 9999n) <= (now.wantedPrice ?? 0n)).toBe(true);
          }
          now = { ...now, ...judged };
          // The same once more, as after a crash between two runs: nothing is announced twice.
          expect(judgeWatch(now, here, today).reasons).toEqual([]);
        }
      }),
    );
  });
});

const offer = (account: string, more: Partial<Offered> = {}): Offered => ({
  account,
  quantity: 1000,
  unitPrice: 100n,
  moq: null,
  priceBreaks: null,
  ...more,
});

describe('what a member finds', () => {
  it('is the price at a quantity: its break, and no offer that has fewer or sells only more', () => {
    const one = offer('a', {
      priceBreaks: [
        [100, 90],
        [500, 80],
      ],
    });
    expect([null, 99, 100, 499, 500].map((pieces) => priceAt(one, pieces))).toEqual([
      100n,
      100n,
      90n,
      90n,
      80n,
    ]);
    expect(priceAt(one, 1001)).toBeNull();
    expect(priceAt(offer('a', { moq: 50 }), 49)).toBeNull();
    expect(priceAt(offer('a', { moq: 50 }), null)).toBe(100n);
    expect(priceAt(offer('a', { unitPrice: null, priceBreaks: [[1, 5]] }), 5)).toBeNull();
  });

  it('is what all others offer, as if its own offers were not there', () => {
    const offers = fc.array(
      fc.record({
        account: fc.constantFrom('a', 'b', 'c'),
        quantity: fc.integer({ min: 1, max: 50 }),
        unitPrice: fc.option(fc.bigInt({ min: 1n, max: 9n })),
        moq: fc.option(fc.integer({ min: 1, max: 20 })),
        priceBreaks: fc.constant(null),
      }),
      { maxLength: 12 },
    );
    const asked = fc.option(fc.integer({ min: 1, max: 50 }));
    fc.assert(
      fc.property(offers, asked, (all, quantity) => {
        const others = all.filter(({ account }) => account !== 'a');
        const prices = others
          .map((one) => priceAt(one, quantity))
          .filter((price) => price !== null)
          .sort((x, y) => Number(x - y));
        expect(marketOf(all)({ account: 'a', quantity })).toEqual({
          pieces: others.reduce((sum, one) => sum + one.quantity, 0),
          sellers: new Set(others.map(({ account }) => account)).size,
          lowest: prices[0] ?? null,
        });
      }),
    );
  });
});
