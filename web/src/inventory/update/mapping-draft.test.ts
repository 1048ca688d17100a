import { expect, test } from 'vitest';
import type { ImportView, SheetView } from '#contract/inventory/import-schemas.ts';
import {
  columnCount,
  columnLetters,
  headingOf,
  samplesOf,
} from '#web/widgets/columns/sheet-columns.ts';
import {
  draftOf,
  mappingOf,
  missingFields,
  needsRate,
  withField,
  withSheet,
} from './mapping-draft.ts';

const sheet: SheetView = {
  index: 0,
  name: 'Stock',
  hidden: false,
  headerRow: 2,
  head: [
    ['Yunjing stock, November', '', ''],
    ['MPN', 'Qty', 'Price', 'Note'],
    ['STM32F103C8T6', '12500', '2.86'],
    ['', '40', ''],
    ['AD620ANZ', '', '6.1'],
  ],
  columns: [
    { letter: 'A', heading: 'MPN', field: 'mpn', confidence: 0.99, alternatives: [] },
    { letter: 'B', heading: 'Qty', field: 'quantity', confidence: 0.97, alternatives: ['moq'] },
    { letter: 'C', heading: 'Price', field: 'unitPrice', confidence: 0.9, alternatives: [] },
  ],
};
const other: SheetView = { ...sheet, index: 1, name: 'Old', hidden: true, headerRow: null };
const view = {
  sheets: [other, sheet],
  mapping: null,
  mode: null,
} as unknown as ImportView;

test('the first sheet that is not hidden is proposed, as it was read', () => {
  const draft = draftOf(view);
  expect(draft).toMatchObject({ sheet: 0, headerRow: 2, mode: 'update', currency: 'USD' });
  expect(draft.fields).toEqual(['mpn', 'quantity', 'unitPrice']);
  expect(missingFields(draft)).toEqual([]);
  expect(withSheet(view, draft, 1)).toMatchObject({ sheet: 1, headerRow: null });
});

test('a field that a file has once moves; breaks may stand in many columns', () => {
  const draft = withField(draftOf(view), 3, 'mpn');
  expect(draft.fields).toEqual([null, 'quantity', 'unitPrice', 'mpn']);
  const none = withField(draft, 3, null);
  expect(missingFields(none)).toEqual(['mpn']);
  const breaks = withField(withField(none, 2, 'breakPrice'), 3, 'breakPrice');
  expect(breaks.fields).toEqual([null, 'quantity', 'breakPrice', 'breakPrice']);
});

test('a rate goes along where prices are in another currency, and only there', () => {
  const draft = { ...draftOf(view), currency: 'cny', rate: '0,1412' };
  expect(needsRate(draft)).toBe(true);
  expect(mappingOf(draft)).toMatchObject({ currency: 'CNY', rate: '0.1412' });
  expect(mappingOf(withField(draft, 2, null)).rate).toBeNull();
  expect(mappingOf({ ...draft, currency: 'USD' }).rate).toBeNull();
});

test('headings and samples follow the row of headings', () => {
  expect(columnCount(sheet)).toBe(4);
  expect(headingOf(sheet, 2, 3)).toBe('Note');
  expect(headingOf(sheet, null, 0)).toBe('');
  expect(samplesOf(sheet, 2, 0)).toEqual(['STM32F103C8T6', 'AD620ANZ']);
  expect(samplesOf(sheet, null, 1)).toEqual(['Qty', '12500', '40']);
});

test('columns are lettered as spreadsheets do', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'BA',
    'ZZ',
    'AAA',
  ]);
});
