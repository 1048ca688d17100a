import fc from 'fast-check';
import { expect, test } from 'vitest';
import { within } from './depth.ts';
import { interval } from './interval.ts';
import { reachReason } from './reach.ts';

const record = fc
  .tuple(fc.nat(500), fc.nat(500))
  .map(([hits, misses]) => ({ hits, of: hits + misses }));

test('nothing counted has no interval', () => {
  expect(interval(0, 0)).toBeNull();
});

test('known values of the interval of Wilson', () => {
  const ten = interval(9, 10);
  expect(ten?.low).toBeCloseTo(0.596, 3);
  expect(ten?.high).toBeCloseTo(0.982, 3);
  expect(interval(5, 5)).toMatchObject({ high: 1 });
  expect(interval(5, 5)?.low).toBeCloseTo(0.566, 3);
  expect(interval(0, 5)).toMatchObject({ low: 0 });
});

test('the interval holds the share, stays in 0 to 1, and a longer record narrows it', () => {
  fc.assert(
    fc.property(record, ({ hits, of }) => {
      fc.pre(of > 0);
      const found = interval(hits, of);
      const longer = interval(hits * 10, of * 10);
      if (found === null || longer === null) throw new Error('a record has an interval');
      expect(found.low).toBeGreaterThanOrEqual(0);
      expect(found.high).toBeLessThanOrEqual(1);
      expect(found.low).toBeLessThanOrEqual(hits / of);
      expect(found.high).toBeGreaterThanOrEqual(hits / of);
      expect(longer.high - longer.low).toBeLessThan(found.high - found.low);
    }),
  );
});

test('no row of a search is shown beyond its depth, and none before it is lost', () => {
  const page = fc.record({ pageNum: fc.integer({ min: 1, max: 50 }), pageSize: fc.constant(10) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), page, (depth, asked) => {
      const { offset, limit } = within(depth, asked);
      expect(offset + limit).toBeLessThanOrEqual(Math.max(depth, offset));
      if (offset < depth) expect(limit).toBe(Math.min(asked.pageSize, depth - offset));
      else expect(limit).toBe(0);
    }),
  );
});

test('contacts go to the buyer itself and to its trading partners alone', () => {
  const nobody = { isSelf: false, hasOrder: false, hasQuote: false };
  expect(reachReason(nobody)).toBeNull();
  expect(reachReason({ ...nobody, hasQuote: true })).toBe('quote');
  expect(reachReason({ ...nobody, hasOrder: true, hasQuote: true })).toBe('order');
  expect(reachReason({ isSelf: true, hasOrder: true, hasQuote: true })).toBe('self');
});
