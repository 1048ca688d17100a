import { describe, expect, it } from 'vitest';
import { type Summed, sumOf } from './quote-sum.ts';

const asked = { quantity: 5000, targetPrice: '0.64' };
const typed: Summed = { unitPrice: '0.6485', quantity: '2500', priceBreaks: [] };

describe('what a quote comes to while it is typed', () => {
  it('counts the pieces that can be sold of those asked for, and the target at as many', () => {
    expect(sumOf(asked, typed)).toEqual({ pieces: 2500, cost: '1621.25', atTarget: '1600.00' });
    expect(sumOf(asked, { ...typed, quantity: '12000' })).toMatchObject({
      pieces: 5000,
      cost: '3242.50',
      atTarget: '3200.00',
    });
  });

  it('takes the last price break that is reached, in whatever order they are typed', () => {
    const priceBreaks = [
      { quantity: '2000', unitPrice: '0.62' },
      { quantity: '500', unitPrice: '0.629' },
      { quantity: '3000', unitPrice: '0.6' },
    ];
    expect(sumOf(asked, { ...typed, priceBreaks })).toMatchObject({ cost: '1550.00' });
  });

  it('passes over breaks that are half typed', () => {
    const priceBreaks = [
      { quantity: '', unitPrice: '0.1' },
      { quantity: '007', unitPrice: '0.1' },
      { quantity: '500', unitPrice: '0,' },
    ];
    expect(sumOf(asked, { ...typed, priceBreaks })).toMatchObject({ cost: '1621.25' });
  });

  it.each([
    ['no price', { unitPrice: '' }],
    ['a price of six decimals', { unitPrice: '0.123456' }],
    ['a quantity of nothing', { quantity: '0' }],
  ])('comes to nothing with %s', (_, part) => {
    expect(sumOf(asked, { ...typed, ...part })?.cost ?? null).toBeNull();
  });
});
