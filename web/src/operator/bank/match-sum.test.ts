import { expect, test } from 'vitest';
import { needsSecondPerson, sumOf } from './match-sum.ts';

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

test('a second person is asked where the server says so of its proposal', () => {
  const proposal = (needsSecond: boolean) => ({
    ...{ lines: [], reasons: [], certain: true, thirdParty: false, needsSecond },
    charge: { amount: '0.00', currency: 'USD' as const },
    items: [{ ...usd('100.00'), kind: 'withdrawalReturn' as const, id: 'a', no: 'WD-1' }].map(
      (item) => ({ ...item, ownerName: '', on: '2026-11-26', booked: false, link: '' }),
    ),
  });
  const chosen = [{ kind: 'withdrawalReturn' as const, id: 'a' }];
  expect(needsSecondPerson(proposal(true), chosen, false)).toBe(true);
  expect(needsSecondPerson(proposal(false), chosen, false)).toBe(false);
  expect(needsSecondPerson(proposal(false), chosen, true)).toBe(true);
  expect(needsSecondPerson(null, chosen, false)).toBe(false);
});
