import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricePoint, placesOf, stepsOf } from './price-steps.ts';

const frame = { width: 136, height: 36, edge: 3 };
const point = (month: string, [lowest, median, highest]: [string, string, string]): PricePoint => ({
  month,
  deals: 3,
  lowest,
  median,
  highest,
});

test('a line is as long as its months are apart, and falls where prices fall', () => {
  const places = placesOf(
    [
      point('2025-11', ['2.000', '2.000', '3.000']),
      point('2025-12', ['1.500', '1.500', '1.500']),
      point('2026-11', ['1.000', '1.000', '1.000']),
    ],
    frame,
  );
  expect(places.map(({ from }) => from)).toEqual([3, 13, 123]);
  expect(places.map(({ x }) => x)).toEqual([8, 18, 128]);
  expect(places.map(({ y }) => y)).toEqual([18, 25.5, 33]);
  expect(stepsOf(places)).toBe('M3 18H13V25.5H123V33H133');
});

test('one month, or one price, stands in the middle', () => {
  const [place] = placesOf([point('2026-03', ['1.200', '1.200', '1.200'])], frame);
  expect(place).toEqual({ month: '2026-03', from: 3, to: 133, x: 68, y: 18, low: 18, high: 18 });
});

test('every place is inside the frame, and a median between its lowest and highest', () => {
  const price = fc.tuple(fc.nat(1e6), fc.nat(1e6), fc.nat(1e6)).map((three) => {
    const [low = 0, median = 0, high = 0] = [...three].sort((a, b) => a - b);
    return [low, median, high].map((one) => (one / 1e5 + 0.00001).toFixed(5)) as [
      string,
      string,
      string,
    ];
  });
  const months = fc.uniqueArray(fc.integer({ min: 0, max: 35 }), { minLength: 1, maxLength: 36 });
  fc.assert(
    fc.property(months, fc.array(price, { minLength: 36, maxLength: 36 }), (at, prices) => {
      const points = [...at]
        .sort((a, b) => a - b)
        .map((month, index) =>
          point(
            `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
            prices[index] ?? ['1', '1', '1'],
          ),
        );
      for (const { from, to, x, y, low, high } of placesOf(points, frame)) {
        expect(x).toBeGreaterThanOrEqual(frame.edge);
        expect(x).toBeLessThanOrEqual(frame.width - frame.edge);
        expect(from).toBeLessThan(x);
        expect(x).toBeLessThan(to);
        expect(high).toBeLessThanOrEqual(y);
        expect(y).toBeLessThanOrEqual(low);
        expect(low).toBeLessThanOrEqual(frame.height - frame.edge);
        expect(high).toBeGreaterThanOrEqual(frame.edge);
      }
    }),
  );
});
