import { expect, test } from 'vitest';
import type { PricedRow } from '#contract/bom/priced-schemas.ts';
import { emptyLine, MOST_LINES } from '../place/agent-form.ts';
import { roomFor, withRows } from './added-rows.ts';

const row = (number: number, more: Partial<NonNullable<PricedRow['line']>> = {}): PricedRow => ({
  row: number,
  cells: '',
  line: {
    mpn: `LM${number}`,
    manufacturer: 'TI',
    quantity: 100,
    unitPrice: '0.092',
    condition: null,
    packaging: null,
    dateCode: '2414',
    ...more,
  },
  otherCurrency: null,
  problems: [],
});
const unread: PricedRow = {
  row: 9,
  cells: 'TI · 5',
  line: null,
  otherCurrency: null,
  problems: [],
};

test('rows take the place of lines in which nothing was typed, and stand after the others', () => {
  const typed = { ...emptyLine(2), mpn: 'NE555P' };
  const { lines, count, left } = withRows([emptyLine(1), typed], [row(2), row(3)]);
  expect(lines.map(({ mpn }) => mpn)).toEqual(['NE555P', 'LM2', 'LM3']);
  expect(lines[1]).toEqual({
    ...emptyLine(3),
    mpn: 'LM2',
    manufacturer: 'TI',
    quantity: '100',
    unitPrice: '0.092',
    dateCode: '2414',
  });
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
  expect([count, left]).toEqual([2, []]);
});

test('what a row does not say stays to be typed', () => {
  const { lines } = withRows([], [row(2, { quantity: null, unitPrice: null, condition: 'reNew' })]);
  expect(lines[0]).toMatchObject({ quantity: '', unitPrice: '', condition: 'reNew' });
});

test('rows that were not understood or have no room are all named', () => {
  const typed = Array.from({ length: MOST_LINES - 1 }, (_, index) => ({
    ...emptyLine(index + 1),
    mpn: 'X1',
  }));
  expect(roomFor([...typed, emptyLine(99)])).toBe(1);
  const { lines, count, left } = withRows([...typed, emptyLine(99)], [unread, row(2), row(3)]);
  expect([lines.length, count]).toEqual([MOST_LINES, 1]);
  expect(left.map((one) => one.row)).toEqual([9, 3]);
});

test('a list of which nothing was understood leaves the form as it is', () => {
  const lines = [emptyLine(1)];
  expect(withRows(lines, [unread])).toEqual({ lines, count: 0, left: [unread] });
});
