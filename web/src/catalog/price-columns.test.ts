import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonBreaks, priceAt, priceColumns } from './price-columns.ts';

const offer = (
  unitPrice: string | null,
  breaks: readonly [number, string][] = [],
  more: { quantity?: number; moq?: number } = {},
) => ({
  unitPrice,
  quantity: more.quantity ?? 100_000,
  moq: more.moq ?? null,
  priceBreaks: breaks.map(([quantity, price]) => ({ quantity, unitPrice: price })),
});

const quantities = (columns: ReturnType<typeof priceColumns>) =>
  columns.map(({ quantity }) => quantity);

test('offers without breaks have one column', () => {
  expect(priceColumns([offer('1.00000'), offer(null)], null)).toEqual([
    { quantity: 1, isRequested: false },
  ]);
});

test('the quantities at which most sellers begin another price have a column', () => {
  const offers = [
    offer('3.00', [
      [100, '2.90'],
      [500, '2.80'],
    ]),
    offer('3.10', [
      [500, '2.85'],
      [1000, '2.70'],
    ]),
    offer('3.20', [[1000, '2.75']]),
  ];
  expect(quantities(priceColumns(offers, null))).toEqual([1, 500, 1000]);
});

test('the quantity that is needed has a column, and takes the place of one', () => {
  const offers = [
    offer('3.00', [
      [500, '2.80'],
      [1000, '2.70'],
    ]),
    offer('3.00', [[500, '2.80']]),
  ];
  const columns = priceColumns(offers, 2500);
  expect(quantities(columns)).toEqual([1, 500, 2500]);
  expect(columns.find(({ isRequested }) => isRequested)?.quantity).toBe(2500);
  expect(quantities(priceColumns(offers, 500))).toEqual([1, 500, 1000]);
  expect(quantities(priceColumns(offers, 1))).toEqual([1, 500, 1000]);
});

test('all groups of a list have as many columns, each its own quantities first', () => {
  const offersOf = fc.array(
    fc
      .array(fc.tuple(fc.constantFrom(10, 100, 500, 1000, 2500), fc.constant('1.00')))
      .map((breaks) => offer('2.00', breaks)),
  );
  const needed = fc.option(fc.constantFrom(1, 100, 750));
  fc.assert(
    fc.property(fc.array(offersOf, { minLength: 1 }), needed, (groups, count) => {
      const listBreaks = commonBreaks(groups.flat());
      const columns = groups.map((offers) => quantities(priceColumns(offers, count, listBreaks)));
      expect(new Set(columns.map(({ length }) => length)).size).toBe(1);
      for (const [place, offers] of groups.entries()) {
        const own = quantities(priceColumns(offers, count));
        expect(columns[place]).toEqual(expect.arrayContaining(own));
      }
    }),
  );
});

test('a price is that of the last break that is reached', () => {
  const one = offer('3.00', [
    [100, '2.90'],
    [1000, '2.70'],
  ]);
  expect([1, 99, 100, 999, 1000, 100_000].map((count) => priceAt(one, count))).toEqual([
    '3.00',
    '3.00',
    '2.90',
    '2.90',
    '2.70',
    '2.70',
  ]);
});

test('no price stands where the seller has fewer, or sells no so small number', () => {
  const few = offer('3.00', [[100, '2.90']], { quantity: 500, moq: 100 });
  expect(priceAt(few, 501)).toBeNull();
  expect(priceAt(few, 50)).toBeNull();
  expect(priceAt(few, 100)).toBe('2.90');
  expect(priceAt(few, 1)).toBe('3.00');
  expect(priceAt(offer(null), 1)).toBeNull();
});

test('columns rise, begin at one piece and are three at most', () => {
  const breaks = fc.array(fc.tuple(fc.integer({ min: 2, max: 9999 }), fc.constant('1.00')));
  const needed = fc.option(fc.integer({ min: 1, max: 9999 }));
  fc.assert(
    fc.property(fc.array(breaks), needed, (all, count) => {
      const found = quantities(
        priceColumns(
          all.map((one) => offer('2.00', one)),
          count,
        ),
      );
      expect(found[0]).toBe(1);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
      if (count !== null) expect(found).toContain(count);
    }),
  );
});
