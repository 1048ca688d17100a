import { expect, test } from 'vitest';
import { headOf } from './head.ts';

test('rows are shown at their own place, blank ones between them', () => {
  const head = [
    { row: 1, cells: ['Company stock list'] },
    { row: 3, cells: ['MPN', 'Qty'] },
    { row: 4, cells: ['AD620ANZ', 100] },
  ];
  expect(headOf({ headerRow: 3, head })).toEqual([
    ['Company stock list'],
    [],
    ['MPN', 'Qty'],
    ['AD620ANZ', '100'],
  ]);
});

test('a table far below the top is shown, and only its beginning', () => {
  const head = Array.from({ length: 40 }, (_, at) => ({ row: 60 + at, cells: [`row ${60 + at}`] }));
  const shown = headOf({ headerRow: 60, head });
  expect(shown).toHaveLength(72);
  expect(shown[59]).toEqual(['row 60']);
  expect(headOf({ headerRow: null, head: [{ row: 900, cells: ['far'] }] })).toEqual([]);
});
