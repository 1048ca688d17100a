import { expect, it } from 'vitest';
import { figureNumbers } from './figure-numbers.ts';

it('numbers figures through, past those that are withheld', () => {
  expect(figureNumbers(3, [])).toEqual([1, 2, 3]);
  expect(figureNumbers(3, [1, 3, 6])).toEqual([2, 4, 5]);
  expect(figureNumbers(0, [1, 2])).toEqual([]);
});
