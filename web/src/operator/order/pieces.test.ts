import { expect, it } from 'vitest';
import { hasNothingToSend, piecesToBuyer } from './pieces.ts';

it('ships the accepted pieces less those that tests consumed, and never more than the shelf has', () => {
  const pieces = { shipped: 2503, received: 2503, dispatched: 0, returned: 0, quarantined: 0 };
  const tested = { ...pieces, consumed: 3, scrapped: 0, onShelf: 2500 };
  const line = { quantity: 2503, acceptedQuantity: 2503, pieces: tested };
  expect(piecesToBuyer(line)).toBe(2500);
  expect(piecesToBuyer({ ...line, acceptedQuantity: 1000 })).toBe(997);
  expect(piecesToBuyer({ ...line, acceptedQuantity: 0 })).toBe(0);
});

it('sends nothing where tests consumed all that the buyer keeps', () => {
  const pieces = { shipped: 3, received: 3, dispatched: 0, returned: 0, quarantined: 0 };
  const consumed = { ...pieces, consumed: 3, scrapped: 0, onShelf: 0 };
  const some = { ...pieces, consumed: 2, scrapped: 0, onShelf: 1 };
  const lines = [{ id: 'one', quantity: 3, pieces: consumed }];
  const more = [...lines, { id: 'other', quantity: 3, pieces: some }];
  expect(hasNothingToSend({ lines }, new Map([['one', 3]]))).toBe(true);
  const both = (other: number) =>
    new Map([
      ['one', 3],
      ['other', other],
    ]);
  expect(hasNothingToSend({ lines: more }, both(3))).toBe(false);
  expect(hasNothingToSend({ lines: more }, both(2))).toBe(true);
});
