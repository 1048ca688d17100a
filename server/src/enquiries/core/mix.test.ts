import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cheapestMix,
  fastestMix,
  fewestSellersMix,
  type Offered,
  type RequestedLine,
} from './mix.ts';

const asked: fc.Arbitrary<RequestedLine[]> = fc
  .array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 })
  .map((counts) => counts.map((quantity, at) => ({ id: `line${at}`, quantity })));
/** A seller quotes a line once: the database holds it. */
const offers = (sellers: number): fc.Arbitrary<Offered[]> =>
  fc.uniqueArray(
    fc
      .record({
        line: fc.nat(4),
        seller: fc.nat(sellers - 1),
        quantity: fc.integer({ min: 1, max: 600 }),
        moqShare: fc.integer({ min: 0, max: 100 }),
        unitPrice: fc.integer({ min: 2, max: 500_000 }),
        breakAt: fc.integer({ min: 2, max: 400 }),
        isNow: fc.boolean(),
      })
      .map((made) => ({
        requestId: `${made.line}/${made.seller}`,
        lineId: `line${made.line}`,
        sellerId: `seller${made.seller}`,
        quantity: made.quantity,
        moq: Math.max(1, Math.floor((made.quantity * made.moqShare) / 100)),
        unitPrice: BigInt(made.unitPrice),
        priceBreaks: [{ quantity: made.breakAt, unitPrice: BigInt(made.unitPrice - 1) }],
        isNow: made.isNow,
      })),
    { maxLength: 12, selector: ({ requestId }) => requestId },
  );
const lacking = (mix: ReturnType<typeof cheapestMix>) =>
  mix.missing.reduce((all, { pieces }) => all + pieces, 0);

describe.each([
  ['cheapest', cheapestMix],
  ['fastest', fastestMix],
  ['fewest sellers', fewestSellersMix],
] as const)('the %s mix', (_name, mixed) => {
  it('takes of a quote no more than is offered, no less than its minimum, and adds up', () => {
    fc.assert(
      fc.property(asked, offers(4), (lines, quotes) => {
        const mix = mixed(lines, quotes);
        for (const pick of mix.picks) {
          const quote = quotes.find(
            (one) =>
              one.requestId === pick.requestId &&
              pick.quantity <= one.quantity &&
              pick.quantity >= one.moq,
          );
          expect(quote).toBeDefined();
        }
        expect(mix.picks.every(({ amount }) => amount > 0n)).toBe(true);
        expect(mix.total).toBe(mix.picks.reduce((all, pick) => all + pick.amount, 0n));
        for (const line of lines) {
          const got = mix.picks
            .filter((pick) => pick.lineId === line.id)
            .reduce((all, pick) => all + pick.quantity, 0);
          const short = mix.missing.find((one) => one.lineId === line.id)?.pieces ?? 0;
          expect(got + short).toBe(line.quantity);
        }
      }),
    );
  });
});

describe('the cheapest mix', () => {
  it('is never dearer than any single seller who could deliver as much', () => {
    fc.assert(
      fc.property(asked, offers(4), (lines, quotes) => {
        const best = cheapestMix(lines, quotes);
        for (const seller of new Set(quotes.map((quote) => quote.sellerId))) {
          const single = cheapestMix(
            lines,
            quotes.filter((quote) => quote.sellerId === seller),
          );
          if (lacking(single) <= lacking(best)) expect(best.total <= single.total).toBe(true);
        }
      }),
    );
  });
});

describe('the mix of the fewest sellers', () => {
  it('leaves no more than the cheapest does, from no more sellers', () => {
    fc.assert(
      fc.property(asked, offers(4), (lines, quotes) => {
        const fewest = fewestSellersMix(lines, quotes);
        const cheapest = cheapestMix(lines, quotes);
        expect(lacking(fewest)).toBeLessThanOrEqual(lacking(cheapest));
        expect(fewest.sellers).toBeLessThanOrEqual(cheapest.sellers);
      }),
    );
  });

  it('holds with more sellers than can be tried in every set', () => {
    fc.assert(
      fc.property(asked, offers(30), (lines, quotes) => {
        const fewest = fewestSellersMix(lines, quotes);
        expect(lacking(fewest)).toBeLessThanOrEqual(lacking(cheapestMix(lines, quotes)));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the mix of the fewest sellers of a large bill', () => {
  const offer = (line: number, seller: number) => ({
    ...{ requestId: `${line}/${seller}`, lineId: `line${line}`, sellerId: `seller${seller}` },
    ...{ quantity: 100, moq: 1, unitPrice: BigInt(1000 + seller), priceBreaks: [], isNow: true },
  });
  const bill = (lines: number) =>
    Array.from({ length: lines }, (_, nth) => ({ id: `line${nth}`, quantity: 100 }));

  it('takes all sellers where each alone has some line, without trying every set of them', () => {
    const lines = bill(500);
    const mix = fewestSellersMix(
      lines,
      lines.map((_, nth) => offer(nth, nth % 12)),
    );
    expect(mix).toMatchObject({ sellers: 12, missing: [] });
  });

  it('takes the one seller who has all', () => {
    const lines = bill(500);
    const some = lines.map((_, nth) => offer(nth, nth % 40));
    const whole = lines.map((_, nth) => offer(nth, 40));
    expect(fewestSellersMix(lines, [...some, ...whole])).toMatchObject({ sellers: 1, missing: [] });
  });
});

it('passes over a quote of which a few pieces cost less than a cent, for those that can be paid', () => {
  const quote = (sellerId: string, unitPrice: bigint): Offered => {
    const requestId = `quote of ${sellerId}`;
    const terms = { priceBreaks: [], moq: 1, quantity: 3, isNow: true };
    return { ...terms, requestId, sellerId, unitPrice, lineId: 'line0' };
  };
  const mix = cheapestMix(
    [{ id: 'line0', quantity: 6 }],
    [quote('a', 100n), quote('b', 5000n), quote('c', 6000n)],
  );
  expect(mix.missing).toEqual([]);
  expect(mix.picks.map(({ sellerId }) => sellerId)).toEqual(['b', 'c']);
});

describe('the fastest mix', () => {
  it('takes nothing that must be waited for where one quote in stock has all', () => {
    const price = { unitPrice: 900n, priceBreaks: [], moq: 1, quantity: 100, lineId: 'line0' };
    const mix = fastestMix(
      [{ id: 'line0', quantity: 100 }],
      [
        { ...price, requestId: 'a', sellerId: 'a', isNow: false, unitPrice: 100n },
        { ...price, requestId: 'b', sellerId: 'b', isNow: true },
      ],
    );
    expect(mix.picks.map((pick) => pick.requestId)).toEqual(['b']);
  });
});
