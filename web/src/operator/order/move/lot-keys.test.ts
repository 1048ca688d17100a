import { expect, test } from 'vitest';
import { unusedKey } from './lot-keys.ts';

test('gives every lot of a line its own key after others were removed', () => {
  const first = [{ key: 'L' }];
  const second = [...first, { key: unusedKey('L', first) }];
  const third = [...second, { key: unusedKey('L', second) }];
  const removed = third.filter((_, index) => index !== 1);
  const again = [...removed, { key: unusedKey('L', removed) }];
  expect(new Set(again.map(({ key }) => key)).size).toBe(again.length);
});
