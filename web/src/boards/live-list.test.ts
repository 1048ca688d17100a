import { expect, test } from 'vitest';
import { heldPage, newestOf } from './live-list.ts';

const row = (id: string, at: string, seen = false) => ({ id, at, seen });
const shown = { total: 3, list: [row('b', '2'), row('a', '1')] };

test('a list keeps its rows at their places, with what is now true of them', () => {
  const fresh = { total: 5, list: [row('d', '4'), row('c', '3'), row('b', '2', true)] };
  expect(heldPage(shown, fresh)).toEqual({ total: 3, list: [row('b', '2', true), row('a', '1')] });
});

test('the newest row is the latest, wherever it stands', () => {
  expect(newestOf([row('a', '1'), row('c', '3'), row('b', '2')])).toBe('3');
  expect(newestOf([])).toBeNull();
});
