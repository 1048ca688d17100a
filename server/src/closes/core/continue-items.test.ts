import fc from 'fast-check';
import { expect, it } from 'vitest';
import { continuedItems, type Finding } from './continue-items.ts';

const rest = (amount: bigint, currency: 'USD' | 'CNY' = 'USD'): Finding => ({
  kind: 'clearing',
  currency,
  amount,
});

it('an item goes on with the one of its kind, currency and amount, then with one of another amount', () => {
  const before = [rest(5n), rest(7n), rest(5n, 'CNY')];
  expect(continuedItems([rest(7n), rest(9n), rest(1n, 'CNY')], before)).toEqual([
    before[1],
    before[0],
    before[2],
  ]);
  const other: Finding = { kind: 'gap', currency: 'USD', amount: null };
  expect(continuedItems([other, rest(1n)], [])).toEqual([null, null]);
  expect(continuedItems([other], before)).toEqual([null]);
});

it('each item of before is continued once, whatever is found', () => {
  const finding = fc.record({
    kind: fc.constantFrom('difference' as const, 'clearing' as const, 'gap' as const),
    currency: fc.constantFrom('USD' as const, 'CNY' as const),
    amount: fc.constantFrom(1n, 2n, null),
  });
  fc.assert(
    fc.property(
      fc.array(finding, { maxLength: 6 }),
      fc.array(finding, { maxLength: 6 }),
      (now, before) => {
        const continued = continuedItems(now, before).filter((one) => one !== null);
        expect(new Set(continued).size).toBe(continued.length);
        const count = (list: readonly Finding[], { kind, currency }: Finding) =>
          list.filter((one) => one.kind === kind && one.currency === currency).length;
        for (const one of now) {
          expect(count(continued, one)).toBe(Math.min(count(now, one), count(before, one)));
        }
      },
    ),
  );
});
