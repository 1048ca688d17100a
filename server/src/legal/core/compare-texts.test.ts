import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const marks = { same: ' ', added: '+', removed: '-' } as const;
const shown = (before: string, after: string) =>
  compareTexts(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

it('keeps paragraphs that stay and names those that are new or gone', () => {
  expect(shown('# A\n\none\n\ntwo\n\nthree', '# A\n\none\n\n2\n\nthree\n\nfour')).toEqual([
    ' # A',
    ' one',
    '-two',
    '+2',
    ' three',
    '+four',
  ]);
});

it('compares entries of lists and rows of tables one by one', () => {
  expect(shown('1. a\n2. b\n3. c', '1. a\n2. B\n3. c')).toEqual([
    ' 1. a',
    '-2. b',
    '+2. B',
    ' 3. c',
  ]);
});

it('finds nothing between equal texts and replaces what is too long to be searched', () => {
  expect(compareTexts('a\n\nb', 'a\n\nb').every(({ kind }) => kind === 'same')).toBe(true);
  const long = Array.from({ length: 1100 }, (_, index) => `p${index}`).join('\n\n');
  expect(compareTexts(long, long).filter(({ kind }) => kind === 'removed')).toHaveLength(1100);
});
