import { expect, test } from 'vitest';
import type { PartGroup } from '#contract/catalog/search-schemas.ts';
import { lookalikesIn } from './lookalike-numbers.ts';

const group = (mpn: string, manufacturer: string, ambiguous: boolean): PartGroup => ({
  mpn,
  manufacturer,
  why: 'exact',
  suffix: '',
  edits: 0,
  ambiguous,
  lines: 1,
  linesMore: false,
  quantity: 1,
  lowest: null,
  lowestBy: null,
  confirmedAt: '2026-11-01T00:00:00.000Z',
  lab: { inspected: 0, passed: 0 },
  offers: [],
});

test('different parts with the same letters and digits are named together', () => {
  const groups = [
    group('SMAJ6.0CA', 'Littelfuse', true),
    group('SMAJ60CA', 'Littelfuse', true),
    group('SMAJ6.0CA', 'Bourns', true),
    group('LM358DR', 'TI', false),
  ];
  expect(lookalikesIn(groups)).toEqual([['SMAJ6.0CA', 'SMAJ60CA']]);
});

test('a part whose twin is not shown is not named alone', () => {
  expect(lookalikesIn([group('SMAJ6.0CA', 'Littelfuse', true)])).toEqual([]);
  expect(lookalikesIn([group('A-1', 'X', true), group('B-1', 'X', true)])).toEqual([]);
});
