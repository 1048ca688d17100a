import { expect, test } from 'vitest';
import { spellingOf } from './spelling.ts';

test.each([
  ['tps54331dr', 'TPS54331DR', 'case'],
  ['LM358 DR', 'LM358DR', 'blanks'],
  ['MAX3232ESE＋T', 'MAX3232ESE+T', 'width'],
  ['W25Q128-JVSIQ', 'W25Q128JVSIQ', 'marks'],
])('%s for %s differs by its %s', (typed, mpn, spelling) => {
  expect(spellingOf(typed, mpn)).toBe(spelling);
});
