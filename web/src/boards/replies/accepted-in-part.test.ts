import { expect, test } from 'vitest';
import { isAcceptedInPart } from './accepted-in-part.ts';

test('a reply with pieces back of a cancelled order is not accepted in full', () => {
  const items = [
    { quantity: 100, taken: 100 },
    { quantity: 100, taken: 50 },
  ];
  expect(isAcceptedInPart({ state: 'taken', items })).toBe(true);
  expect(isAcceptedInPart({ state: 'taken', items: items.slice(0, 1) })).toBe(false);
  expect(isAcceptedInPart({ state: 'open', items })).toBe(false);
});
