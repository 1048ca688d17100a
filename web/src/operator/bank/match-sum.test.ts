import { expect, test } from 'vitest';
import { sumOf } from './match-sum.ts';

const most = { amount: '30.00', currency: 'USD' as const };
const usd = (amount: string) => ({ amount: { amount, currency: 'USD' as const } });

test('chosen records fit a line with the charge that the bank kept, and not with more', () => {
  expect(sumOf([usd('18735.00')], [usd('12400.00'), usd('6360.00')], most)).toMatchObject({
    fits: true,
    hasCharge: true,
    charge: { amount: '25.00' },
  });
  expect(sumOf([usd('100.00')], [usd('100.00')], most)).toMatchObject({
    fits: true,
    hasCharge: false,
  });
  expect(sumOf([usd('100.00')], [usd('130.01')], most).fits).toBe(false);
  expect(sumOf([usd('100.00')], [usd('99.99')], most).fits).toBe(false);
  const less = { ...most, amount: '24.99' };
  expect(sumOf([usd('75.00')], [usd('100.00')], less).fits).toBe(false);
  expect(sumOf([usd('-15.00')], [], most)).toMatchObject({
    fits: true,
    charge: { amount: '15.00' },
  });
});
