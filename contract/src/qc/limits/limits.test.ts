import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmbiguous, isLimit, isOutside } from './limits.ts';

it('tells values inside, outside and without limits apart', () => {
  expect(isOutside({ value: '6.2', min: '', max: '10' })).toBe(false);
  expect(isOutside({ value: '12', min: '', max: '10' })).toBe(true);
  expect(isOutside({ value: '90', min: '', max: '' })).toBeNull();
  expect(isOutside({ value: '', min: '0', max: '10' })).toBeNull();
});

it('does not take a text that is no number for a value inside its limits', () => {
  expect(isOutside({ value: 'n/a', min: '0', max: '10' })).toBe(true);
  expect(isOutside({ value: '12 %', min: '0', max: '10' })).toBe(true);
  expect(isOutside({ value: '0x1', min: '0', max: '10' })).toBe(true);
});

it('compares as numbers, with either decimal sign', () => {
  const figure = fc.integer({ min: -100_000, max: 100_000 }).map((one) => one / 100);
  const typed = (one: number, comma: boolean) => (comma ? `${one}`.replace('.', ',') : `${one}`);
  fc.assert(
    fc.property(figure, figure, figure, fc.boolean(), (value, min, max, comma) => {
      const row = { value: typed(value, comma), min: typed(min, comma), max: typed(max, comma) };
      expect(isOutside(row)).toBe(value < min || value > max);
    }),
  );
});

it('reads no number with a comma before three digits', () => {
  for (const value of ['1,500', '12,000', '-1,500', '1,500,000', '1,500.2']) {
    expect([value, isAmbiguous(value)]).toEqual([value, true]);
    expect(isOutside({ value, min: '', max: '1000' })).toBe(true);
  }
  for (const value of ['1,5', '0,125', '1500', '1.500', '1,5000', 'n/a', '']) {
    expect([value, isAmbiguous(value)]).toEqual([value, false]);
  }
});

it('knows a limit from a text that is no number', () => {
  for (const limit of ['', '10', '0,5', '-40', '1e3']) expect(isLimit(limit)).toBe(true);
  for (const limit of ['10 %', '≤10', '1,500', 'ten']) expect(isLimit(limit)).toBe(false);
});
