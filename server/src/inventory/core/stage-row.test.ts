import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStaged, type Pricing, type RowValues, stageRow } from './stage-row.ts';

const usd: Pricing = { currency: 'USD', rate: null, condition: null };
const row = (more: Partial<RowValues> = {}): RowValues => ({
  mpn: 'LM358DR',
  manufacturer: 'TI',
  quantity: 10,
  unitPrice: '0.5',
  currency: null,
  priceBreaks: [],
  condition: null,
  packaging: null,
  dateCode: null,
  leadTime: null,
  moq: null,
  ...more,
});
const staged = (values: RowValues, pricing = usd) => {
  const made = stageRow(values, pricing);
  if (!isStaged(made)) throw new Error(made.reason);
  return made;
};

describe('a row of a file as a line of stock', () => {
  it('fills what it does not say, its condition as unknown', () => {
    expect(staged(row())).toEqual({
      mpn: 'LM358DR',
      manufacturer: 'TI',
      quantity: 10,
      unitPrice: 50_000n,
      condition: 'unknown',
      packaging: null,
      dateCode: '',
      leadTime: 'now',
      moq: null,
      priceBreaks: null,
    });
  });

  it('turns prices into dollars at the rate of the file, half up, and never to nothing', () => {
    const cny = { currency: 'CNY', rate: '0.138889', condition: null };
    expect(staged(row({ unitPrice: '7.2' }), cny).unitPrice).toBe(100_000n);
    expect(staged(row({ unitPrice: '7.2', currency: 'USD' }), cny).unitPrice).toBe(720_000n);
    expect(staged(row({ unitPrice: '0.00001' }), cny).unitPrice).toBe(1n);
    expect(stageRow(row({ currency: 'EUR' }), cny)).toMatchObject({ reason: 'currencyOther' });
    expect(stageRow(row({ currency: 'EUR' }), usd)).toMatchObject({ reason: 'currencyOther' });
    expect(isStaged(stageRow(row({ currency: 'EUR', unitPrice: null }), usd))).toBe(true);
  });

  it('takes the first break for the price where there is none, and its number for the least', () => {
    const priceBreaks = [
      { quantity: 20, unitPrice: '0.4' },
      { quantity: 100, unitPrice: '0.3' },
    ];
    expect(staged(row({ unitPrice: null, priceBreaks }))).toMatchObject({
      unitPrice: 40_000n,
      moq: 20,
      priceBreaks: [[100, 30_000]],
    });
  });

  it('keeps price breaks that rise in number and fall in price, five at most', () => {
    const one = fc.record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitPrice: fc.integer({ min: 1, max: 60 }).map((cents) => (cents / 100).toFixed(2)),
    });
    fc.assert(
      fc.property(fc.array(one, { maxLength: 12 }), (priceBreaks) => {
        const { priceBreaks: kept, unitPrice } = staged(row({ priceBreaks }));
        const all = [[1, Number(unitPrice)] as const, ...(kept ?? [])];
        expect(all.length).toBeLessThanOrEqual(6);
        for (let at = 1; at < all.length; at += 1) {
          expect(all[at]?.[0]).toBeGreaterThan(all[at - 1]?.[0] ?? 0);
          expect(all[at]?.[1]).toBeLessThan(all[at - 1]?.[1] ?? 0);
        }
      }),
    );
  });
});
