import { expect, it } from 'vitest';
import { positionOnScale } from './dealt-scale.ts';

const range = { lowest: '0.612', highest: '0.69' };

it('places a price between the lowest and the highest, and what is outside at the end', () => {
  expect(positionOnScale(range, '0.612')).toBe(0);
  expect(positionOnScale(range, '0.651')).toBeCloseTo(0.5);
  expect(positionOnScale(range, '0.5')).toBe(0);
  expect(positionOnScale(range, '7')).toBe(1);
  expect(positionOnScale({ lowest: '1', highest: '1' }, '1')).toBe(0.5);
});
