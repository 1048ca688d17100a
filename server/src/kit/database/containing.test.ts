import { expect, it } from 'vitest';
import { containing } from './containing.ts';

it('a search takes the wildcards of LIKE as they are written', () => {
  expect(containing('LM358')).toBe('%LM358%');
  expect(containing('50%_a\\b')).toBe('%50\\%\\_a\\\\b%');
});
