import { expect, it } from 'vitest';
import { placeOn } from './dealt-scale.ts';

const range = { lowest: '0.612', highest: '0.69' };

it('places a price between the lowest and the highest, and what is outside at the end', () => {
  expect(placeOn(range, '0.612')).toBe(0);
  expect(placeOn(range, '0.651')).toBeCloseTo(0.5);
  expect(placeOn(range, '0.5')).toBe(0);
  expect(placeOn(range, '7')).toBe(1);
  expect(placeOn({ lowest: '1', highest: '1' }, '1')).toBe(0.5);
});
