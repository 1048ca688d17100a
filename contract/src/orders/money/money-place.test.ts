import { expect, test } from 'vitest';
import { type OrderState, orderKinds, orderStates, orderTable } from '../table.ts';
import { holdEnd, moneyPlace, releaseMoment } from './money-place.ts';

test.each(orderKinds)('every row of a %s order leads where its money says', (kind) => {
  for (const row of orderTable[kind]) {
    const [before, after] = [moneyPlace(kind, row.from), moneyPlace(kind, row.to)];
    const money = 'money' in row ? row.money : null;
    const isKept = (place: string) => place === 'held' || place === 'refunding';
    if (money === 'hold') expect(isKept(after)).toBe(true);
    else if (money === 'release') expect(after).toBe('released');
    else if (money === 'refund') expect(after).toBe('refunded');
    else if (isKept(before)) expect(isKept(after)).toBe(true);
    else expect(after).toBe(before);
  }
});

test('money is released at dispatch of an escrow order and at receipt of a trade order', () => {
  expect(moneyPlace('agent', 'dispatched')).toBe('released');
  expect(moneyPlace('trade', 'dispatched')).toBe('held');
  expect(moneyPlace('trade', 'completed')).toBe('released');
});

test.each(orderKinds)('money of a %s order is going back where no release is left', (kind) => {
  const going = orderStates.filter((state) => moneyPlace(kind, state) === 'refunding');
  expect(going.sort()).toEqual(['quarantined', 'refunding', 'returned', 'returning']);
});

test.each(orderKinds)(
  'a held payment of a %s order waits for its release or a decision',
  (kind) => {
    const held = orderStates.filter((state) => moneyPlace(kind, state) === 'held');
    expect(held).toContain('reported');
    const isRuled = (state: OrderState) =>
      orderTable[kind].some(
        (row) => row.from === state && 'and' in row && row.and === 'rulingOpen',
      );
    for (const state of held) {
      const end = isRuled(state) ? 'decision' : releaseMoment(kind);
      expect(holdEnd(kind, state), state).toBe(end);
    }
    expect(held.filter((state) => holdEnd(kind, state) === 'decision')).toEqual(['disputed']);
  },
);

test.each(orderKinds)('the release of an order is described as its table moves it: %s', (kind) => {
  const events = orderTable[kind]
    .filter((row) => 'money' in row && row.money === 'release')
    .map((row) => row.event);
  expect(events.length).toBeGreaterThan(0);
  const isDispatch = releaseMoment(kind) === 'dispatch';
  expect(events.includes('dispatch')).toBe(isDispatch);
});
