import { beforeAll, expect, test } from 'vitest';
import { inventoryAdd, inventoryEdit } from '#contract/inventory/calls.ts';
import type { OwnLine } from '#contract/inventory/schemas.ts';
import { loadSchemas } from '#web/api/late-schemas.ts';
import {
  draftOf,
  editViolations,
  emptyLine,
  inputOf,
  refusedPath,
  type StockDraft,
  toEditInput,
  validateLines,
} from './stock-form.ts';

beforeAll(() => loadSchemas(inventoryAdd, inventoryEdit));

const line: StockDraft = {
  ...emptyLine(7),
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  quantity: '12500',
  unitPrice: '2.86',
};
const own: OwnLine = {
  id: '019363e1-0000-7000-8000-000000000001',
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  quantity: 12_500,
  unitPrice: '2.86',
  condition: 'brandNew',
  packaging: null,
  dateCode: '2414',
  leadTime: 'now',
  moq: 10,
  priceBreaks: [{ quantity: 100, unitPrice: '2.7' }],
  confirmedAt: '2026-11-21T08:00:00Z',
  version: 3,
  freshness: 'fresh',
};

test('blank lines and blank price breaks are not sent', () => {
  const breaks = [
    { quantity: '', unitPrice: '' },
    { quantity: '100', unitPrice: '2.7' },
  ];
  expect(inputOf([emptyLine(1), { ...line, moq: '10', breaks }])).toEqual({
    lines: [
      {
        mpn: 'STM32F103C8T6',
        manufacturer: 'STMicroelectronics',
        quantity: 12_500,
        unitPrice: '2.86',
        condition: 'brandNew',
        packaging: null,
        dateCode: '',
        leadTime: 'now',
        moq: 10,
        priceBreaks: [{ quantity: 100, unitPrice: '2.7' }],
      },
    ],
  });
});

test('an error stands at its line and price break, whatever was left out before it', () => {
  const breaks = [
    { quantity: '', unitPrice: '' },
    { quantity: '', unitPrice: '2.7' },
  ];
  const lines = [emptyLine(1), { ...line, quantity: '', breaks }];
  expect(validateLines(lines)).toMatchObject({
    '7.quantity': 'quantityEmpty',
    '7.breaks.1.quantity': 'quantityEmpty',
  });
  expect(refusedPath(lines, 'lines.0.priceBreaks.0.unitPrice')).toBe('7.breaks.1.unitPrice');
  expect(refusedPath(lines, 'lines.0.mpn')).toBe('7.mpn');
  expect(refusedPath(lines, 'lines')).toBe('lines');
});

test('prices that do not fall are refused as a whole', () => {
  const breaks = [{ quantity: '100', unitPrice: '3' }];
  expect(validateLines([{ ...line, breaks }])).toEqual({ '7.priceBreaks': 'priceBreaks' });
});

test('an edit sends the line as it stands, with what was typed', () => {
  const draft = { ...draftOf(own), quantity: '40' };
  expect(editViolations(own, draft)).toEqual({});
  expect(toEditInput(own, draft)).toMatchObject({
    id: own.id,
    version: 3,
    line: { quantity: 40, moq: 10, priceBreaks: [{ quantity: 100, unitPrice: '2.7' }] },
  });
  expect(editViolations(own, { ...draft, unitPrice: '2.7' })).toEqual({
    '1.priceBreaks': 'priceBreaks',
  });
});
