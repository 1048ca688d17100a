import { expect, test } from 'vitest';
import { isAcceptedInPart, isOrdered } from './accepted-in-part.ts';

test('a reply with pieces back of a cancelled order is not accepted in full', () => {
  const items = [
    { quantity: 100, taken: 100 },
    { quantity: 100, taken: 50 },
  ];
  expect(isAcceptedInPart({ state: 'taken', items })).toBe(true);
  expect(isAcceptedInPart({ state: 'taken', items: items.slice(0, 1) })).toBe(false);
  expect(isAcceptedInPart({ state: 'open', items })).toBe(false);
});

test('a reply of which every order was cancelled before payment has none that goes on', () => {
  expect(isOrdered({ items: [{ taken: 0 }, { taken: 5 }] })).toBe(true);
  expect(isOrdered({ items: [{ taken: 0 }, { taken: 0 }] })).toBe(false);
});
