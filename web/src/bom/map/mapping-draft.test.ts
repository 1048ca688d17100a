import { expect, test } from 'vitest';
import type { BomFile } from '#contract/bom/bill-schemas.ts';
import { mappingOf, missingFields, withField, withSheet } from './mapping-draft.ts';

const column = { letter: 'A', heading: '', confidence: 1, alternatives: [] };
const file: BomFile = {
  name: 'board.xlsx',
  bytes: 10,
  pasted: false,
  sheets: [
    {
      index: 1,
      name: 'BOM',
      hidden: false,
      headerRow: 3,
      head: [],
      columns: [
        { ...column, field: 'mpn' },
        { ...column, field: null },
        { ...column, field: 'quantity' },
      ],
      remembered: false,
    },
    {
      index: 0,
      name: 'Notes',
      hidden: false,
      headerRow: null,
      head: [],
      columns: [],
      remembered: false,
    },
  ],
  mapping: null,
  warnings: [],
};

test('the sheet that is most like a list is proposed, and what was chosen before goes first', () => {
  expect(mappingOf(file)).toEqual({ sheet: 1, headerRow: 3, fields: ['mpn', null, 'quantity'] });
  const mapping = { sheet: 0, headerRow: null, fields: [] };
  expect(mappingOf({ ...file, mapping })).toEqual(mapping);
  expect(withSheet(file, 0)).toEqual(mapping);
});

test('one column holds the part number; several may hold alternatives', () => {
  const moved = withField(mappingOf(file), 1, 'mpn');
  expect(moved.fields).toEqual([null, 'mpn', 'quantity']);
  const others = withField(withField(moved, 0, 'alternative'), 3, 'alternative');
  expect(others.fields).toEqual(['alternative', 'mpn', 'quantity', 'alternative']);
  expect(missingFields(others)).toEqual([]);
  expect(missingFields(withField(others, 1, null))).toEqual(['mpn']);
});
