import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityOf } from './cells.ts';
import { filledColumns, pastedCells } from './pasted-cells.ts';

describe('cells from a spreadsheet', () => {
  test('are read back, whatever stands in them', () => {
    const cell = fc.string({ maxLength: 12 }).map((text) => text.trim());
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 5,
    });
    const written = (text: string) =>
      /["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    fc.assert(
      fc.property(rows, (all) => {
        fc.pre(all.at(-1)?.some((one) => one !== '') ?? false);
        const text = `${all.map((row) => row.map(written).join('\t')).join('\r\n')}\r\n`;
        expect(pastedCells(text)).toEqual(all);
      }),
    );
  });

  test('fill columns by what stands in them, from the part number on', () => {
    const rows = pastedCells('LM358DR\t2,500\tU1,U2\tTI\nTPS54331DR\t40\tU3\tTexas Instruments');
    expect(filledColumns(rows, 'mpn')).toEqual(['mpn', 'quantity', 'designators', 'manufacturer']);
    expect(filledColumns(pastedCells('A1\t5\nB2\t1.5'), 'mpn')).toEqual(['mpn', 'quantity']);
    expect(filledColumns(pastedCells('TI\tU1\t5'), 'manufacturer')).toEqual([
      'manufacturer',
      'designators',
      'quantity',
    ]);
    expect(filledColumns(pastedCells('5\t6'), 'quantity')).toEqual(['quantity', null]);
  });
});

test('a quantity is a whole number without a leading zero; groups may stand in it', () => {
  expect(['', ' 12 ', '2,500', '1 000 000'].map(quantityOf)).toEqual([null, 12, 2500, 1_000_000]);
  for (const wrong of ['0', '007', '1.5', '1e3', '-1', '电阻', '3000000000']) {
    expect([wrong, quantityOf(wrong)]).toEqual([wrong, undefined]);
  }
});
