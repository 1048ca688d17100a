import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BAD_MIN, LOT_MAX, plannerDefaults, readBad, readLot } from './planner-input.ts';

test('every lot up to the largest is read as typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LOT_MAX }), (lot) => {
      expect(readLot(String(lot))).toBe(lot);
    }),
  );
  expect(readLot(String(LOT_MAX))).toBe(LOT_MAX);
  for (const text of ['', '0', '-5', '1.5', '1e3', String(LOT_MAX + 1)]) {
    expect(readLot(text)).toBeNull();
  }
});

test('a share has one decimal at most, with a point or a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (tenths) => {
      expect(readBad((tenths / 10).toFixed(1))).toBeCloseTo(tenths / 10, 10);
      expect(readBad((tenths / 10).toFixed(1).replace('.', ','))).toBeCloseTo(tenths / 10, 10);
    }),
  );
  for (const text of ['', '0', '0.05', '100.1', '2.55', 'x']) expect(readBad(text)).toBeNull();
  expect(readBad(String(BAD_MIN))).toBe(BAD_MIN);
});

test('any text is read or refused, never anything else', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const read of [readLot(text), readBad(text)]) {
        expect(read === null || (read > 0 && Number.isFinite(read))).toBe(true);
      }
    }),
  );
});

test('the planner begins with figures that it can reckon with', () => {
  expect(readLot(plannerDefaults.lot)).not.toBeNull();
  expect(readBad(plannerDefaults.bad)).not.toBeNull();
});
