import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantJson, priceJson } from './search-json.ts';

test('an instant is written as a Date is in JSON', () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999') }), (at) => {
      expect(instantJson(at.getTime())).toBe(JSON.stringify(at));
    }),
  );
});

test('a price has two to five places and no zeros behind them', () => {
  expect(priceJson(0)).toBe('"0.00"');
  expect(priceJson(250_000)).toBe('"2.50"');
  expect(priceJson(213)).toBe('"0.00213"');
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (price) => {
      const text: unknown = JSON.parse(priceJson(price));
      expect(text).toMatch(/^\d+\.\d{2}(\d{0,2}[1-9])?$/);
      const [whole = '', places = ''] = String(text).split('.');
      expect(Number(whole + places.padEnd(5, '0'))).toBe(price);
    }),
  );
});
