import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadTimes, packagings, stockConditions } from '#contract/options.ts';
import { BLOCK_MOST, BlockAllocator, PAGE_PLACES } from './block-allocator.ts';
import { compileFilter, compileFreshOnly } from './compiled-filter.ts';
import { dateCodeOrder, type Line, type LineFilter, sortOffers } from './offer-order.ts';
import { PackedLines } from './packed-lines.ts';
import { TopRanked } from './top-ranked.ts';

const ACCOUNTS = ['0192f0c1-0000-7000-8000-00000000000a', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];

const line: fc.Arbitrary<Line> = fc.record({
  id: fc.uuid(),
  account: fc.constantFrom(...ACCOUNTS),
  quantity: fc.oneof(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 2 ** 31 - 1 })),
  unitPrice: fc.option(fc.integer({ min: 1, max: 10 ** 12 })),
  moq: fc.option(fc.integer({ min: 1, max: 10_000 })),
  priceBreaks: fc
    .uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 10 ** 9 })),
      { maxLength: 4, selector: ([from]) => from },
    )
    .map((breaks) => breaks.sort(([a], [b]) => a - b)),
  condition: fc.constantFrom(...stockConditions),
  packaging: fc.option(fc.constantFrom(...packagings)),
  dateCode: fc.constantFrom('', '2414', '2350+', '9812', '0201'),
  leadTime: fc.constantFrom(...leadTimes),
  confirmedAt: fc.integer({ min: 1, max: 9 }),
});
const lines = fc.array(line, { maxLength: 12 });

const some = <T>(values: readonly T[]) => fc.option(fc.subarray([...values], { minLength: 1 }));
const filter: fc.Arbitrary<LineFilter> = fc.record({
  conditions: some(stockConditions),
  packagings: some(packagings),
  leadTimes: some(leadTimes),
  quantity: fc.option(fc.constantFrom(1, 500, 2 ** 30)),
  covering: fc.boolean(),
  madeFrom: fc.option(fc.constantFrom('2330', '9801').map(dateCodeOrder)),
  madeTo: fc.option(fc.constantFrom('2401', '0301').map(dateCodeOrder)),
  passedSince: fc.option(fc.constantFrom(new Date(5), new Date(20))),
});
/** The lab passed goods of the first seller alone, once. */
const passedAt = (account: string) => (account === ACCOUNTS[0] ? new Date(10) : null);

/** Whether a line passes, said plainly. */
function plainly(one: Line, { quantity, ...asked }: LineFilter, stale: number): boolean {
  const made = one.dateCode === '' ? null : dateCodeOrder(one.dateCode);
  const passed = passedAt(one.account);
  return (
    one.confirmedAt > stale &&
    (asked.conditions?.includes(one.condition) ?? true) &&
    (asked.packagings === null ||
      (one.packaging !== null && asked.packagings.includes(one.packaging))) &&
    (asked.leadTimes?.includes(one.leadTime) ?? true) &&
    (!asked.covering || one.quantity >= (quantity ?? 0)) &&
    (asked.madeFrom === null || (made !== null && made >= asked.madeFrom)) &&
    (asked.madeTo === null || (made !== null && made <= asked.madeTo)) &&
    (asked.passedSince === null || (passed !== null && passed >= asked.passedSince))
  );
}

/** Whether so many pieces can be ordered of a line, said plainly. */
const supplies = (one: Line, pieces: number | null) =>
  pieces === null || (pieces <= one.quantity && pieces >= (one.moq ?? 1));

/** The price of the number of pieces nearest to the asked one that a line sells, said plainly. */
function plainPrice(one: Line, pieces: number | null): number | null {
  if (pieces === null) return one.unitPrice;
  const nearest = Math.min(Math.max(pieces, one.moq ?? 1), one.quantity);
  const reached = one.priceBreaks.filter(([from]) => from <= nearest);
  return reached.sort(([a], [b]) => b - a)[0]?.[1] ?? one.unitPrice;
}

const heldBy = (packed: PackedLines, lines: readonly Line[]) =>
  lines.map((one) => ({ ...one, seller: packed.accountNumber(one.account) }));

describe('packed lines', () => {
  it('are, after any parts came, changed and went, the lines that were put', () => {
    const act = fc.tuple(fc.nat({ max: 2000 }), fc.option(lines));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const packed = new PackedLines();
        const held = new Map<number, readonly Line[]>();
        for (const [slot, put] of acts) {
          if (put === null) packed.drop(slot);
          else packed.put(slot, put, 0);
          if (put === null) held.delete(slot);
          else held.set(slot, put);
        }
        for (const [slot] of acts) {
          expect(packed.has(slot, 0)).toBe(held.has(slot));
          expect(packed.linesOf(slot, compileFreshOnly(0), 100)).toEqual(
            heldBy(packed, held.get(slot) ?? []),
          );
        }
        expect(packed.size).toBe([...held.values()].reduce((sum, { length }) => sum + length, 0));
      }),
    );
  });

  it('pass a filter, and sum up, as each of them alone would', () => {
    fc.assert(
      fc.property(lines, filter, fc.integer({ min: 0, max: 9 }), (put, asked, stale) => {
        const packed = new PackedLines();
        packed.put(7, put, 0);
        const sieve = compileFilter(asked, stale)(passedAt);
        const passing = put.filter((one) => plainly(one, asked, stale));
        expect(packed.linesOf(7, sieve, 100)).toEqual(heldBy(packed, passing));
        expect(packed.linesOf(7, sieve, 2)).toEqual(heldBy(packed, passing.slice(0, 2)));
        expect(packed.hasMatch(7, sieve)).toBe(passing.length > 0);
        const recordOf = (account: number) => packed.accountOf(account).length - account;
        const sums = packed.sumLines(7, {
          compiled: sieve,
          most: 100,
          quantity: asked.quantity,
          scoreOf: recordOf,
        });
        if (passing.length === 0) {
          expect(sums).toBeNull();
          return;
        }
        const pricesOf = (some: readonly Line[]) =>
          some.flatMap((one) => plainPrice(one, asked.quantity) ?? []);
        const supplying = pricesOf(passing.filter((one) => supplies(one, asked.quantity)));
        const prices = supplying.length > 0 ? supplying : pricesOf(passing);
        expect(sums).toEqual({
          lines: passing.length,
          linesMore: false,
          quantity: passing.reduce((sum, { quantity }) => sum + quantity, 0),
          lowest: prices.length === 0 ? null : Math.min(...prices),
          isLowestSupplied: supplying.length > 0,
          confirmedAt: Math.max(...passing.map(({ confirmedAt }) => confirmedAt)),
          bestScore: Math.max(
            ...passing.map(({ account }) => recordOf(packed.accountNumber(account))),
          ),
        });
      }),
      { numRuns: 500 },
    );
  });

  it('sort by the price at a quantity: first who can supply it, then by the price they can give', () => {
    const quantity = fc.option(fc.oneof(fc.constantFrom(1, 500, 2 ** 30), fc.nat({ max: 1200 })));
    fc.assert(
      fc.property(lines, quantity, (put, asked) => {
        const pieces = asked === 0 ? 1 : asked;
        const packed = new PackedLines();
        packed.put(7, put, 0);
        const held = packed.linesOf(7, compileFreshOnly(0), 100);
        const order = { sort: 'price', quantity: pieces } as const;
        const sorted = sortOffers(held, order, () => 0);
        expect(sorted.map(({ id }) => id)).toEqual(
          sortOffers(put, order, () => 0).map(({ id }) => id),
        );
        const ranks = sorted.map((one) => [
          supplies(one, pieces) ? 0 : 1,
          plainPrice(one, pieces) ?? Number.POSITIVE_INFINITY,
        ]);
        const byRank = [...ranks].sort(
          ([a, x], [b, y]) =>
            (a as number) - (b as number) || ((x as number) < (y as number) ? -1 : x === y ? 0 : 1),
        );
        expect(ranks).toEqual(byRank);
        const sums = packed.sumLines(7, {
          compiled: compileFreshOnly(0),
          most: 100,
          quantity: pieces,
          scoreOf: () => 0,
        });
        const priced = sorted.find((one) => plainPrice(one, pieces) !== null);
        expect(sums?.lowest ?? null).toBe(priced === undefined ? null : plainPrice(priced, pieces));
      }),
      { numRuns: 500 },
    );
  });

  it('say when more pass than are counted', () => {
    const [one] = fc.sample(line, { numRuns: 1, seed: 1 }) as [Line];
    const packed = new PackedLines();
    packed.put(0, Array<Line>(5).fill(one), 0);
    const of = { compiled: compileFreshOnly(0), quantity: null, scoreOf: () => 0 };
    expect(packed.sumLines(0, { ...of, most: 5 })).toMatchObject({ lines: 5, linesMore: false });
    expect(packed.sumLines(0, { ...of, most: 4 })).toMatchObject({ lines: 4, linesMore: true });
  });

  it('are all lines since a moment, and of an earlier one not known', () => {
    const packed = new PackedLines();
    packed.put(3, [], 50);
    expect([packed.has(3, 50), packed.has(3, 60), packed.has(3, 49)]).toEqual([true, true, false]);
    expect(packed.has(4, 50)).toBe(false);
  });
});

describe('blocks', () => {
  it('never share a place, lie on one page, and are used again', () => {
    const act = fc.tuple(fc.boolean(), fc.integer({ min: 1, max: BLOCK_MOST }));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 400 }), (acts) => {
        const blocks = new BlockAllocator();
        const taken: { place: number; n: number }[] = [];
        const used = new Set<number>();
        for (const [gives, n] of acts) {
          const given = gives ? taken.pop() : undefined;
          if (given !== undefined) {
            blocks.release(given.place, given.n);
            for (let at = 0; at < given.n; at += 1) used.delete(given.place + at);
            continue;
          }
          const place = blocks.allocate(n);
          expect(Math.floor(place / PAGE_PLACES)).toBe(Math.floor((place + n - 1) / PAGE_PLACES));
          const size = used.size;
          for (let at = place; at < place + n; at += 1) used.add(at);
          expect(used.size).toBe(size + n);
          taken.push({ place, n });
        }
      }),
    );
    const blocks = new BlockAllocator();
    const first = blocks.allocate(5);
    blocks.release(first, 5);
    expect(blocks.allocate(6)).toBe(first);
  });
});

describe('the best of many', () => {
  it('are those with most lines, then the shortest, then the first', () => {
    const candidates = fc.array(fc.tuple(fc.nat({ max: 5 }), fc.integer({ min: 1, max: 4 })));
    fc.assert(
      fc.property(candidates, fc.nat({ max: 8 }), fc.nat({ max: 8 }), (given, kept, asked) => {
        const best = new TopRanked(kept);
        for (const [slot, [lines, length]] of given.entries()) best.add(slot, lines, length);
        const plain = [...given.entries()]
          .sort(([i, [a, x]], [j, [b, y]]) => b - a || x - y || i - j)
          .map(([slot]) => slot);
        expect(best.best(asked)).toEqual(plain.slice(0, Math.min(kept, asked)));
      }),
      { numRuns: 500 },
    );
  });
});
