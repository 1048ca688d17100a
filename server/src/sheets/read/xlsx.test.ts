import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MadeCell, madeStyles, xlsxFile } from '#harness/files/xlsx-file.ts';
import type { Cell } from '../core/cell.ts';
import { openSheets } from '../open.ts';

async function cellsOf(bytes: Uint8Array, sheet = 0): Promise<Map<number, readonly Cell[]>> {
  const opened = await openSheets(bytes, 'list.xlsx');
  const rows = new Map<number, readonly Cell[]>();
  for await (const batch of opened.rows(sheet))
    for (const one of batch) rows.set(one.row, one.cells);
  await opened.close();
  return rows;
}

const styled = (style: number, value: number): MadeCell => ({
  xml: `s="${style}"><v>${value}</v>`,
});

describe('the reader of xlsx', () => {
  it('reads back any table, shared texts and numbers as they are', async () => {
    const cell = fc.oneof(
      fc
        .string({ unit: 'binary', maxLength: 12 })
        .map((text) => text.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 10 }),
        async (table) => {
          const clean = table.map((row) => row.map((one) => (Object.is(one, -0) ? 0 : one)));
          const rows = await cellsOf(xlsxFile([{ name: 'S', rows: clean }]));
          for (const [at, made] of clean.entries()) {
            const want = made.map((one) => (one === '' ? '' : one));
            while (want.length > 0 && want.at(-1) === '') want.pop();
            expect([...(rows.get(at + 1) ?? [])]).toEqual(want);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads what another program wrote: rich text, dates, formulas, hidden sheets', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Stock');
    sheet.addRow(['Part', 'Qty', 'When', 'Sum', 'Rich']);
    const row = sheet.addRow(['LM358', 5, new Date(Date.UTC(2022, 7, 1)), null, null]);
    row.getCell(4).value = { formula: 'B2*2', result: 10 };
    row.getCell(5).value = { richText: [{ text: 'LM' }, { font: { bold: true }, text: '358' }] };
    book.addWorksheet('Costs', { state: 'hidden' }).addRow(['secret']);
    const bytes = new Uint8Array(await book.xlsx.writeBuffer());
    const opened = await openSheets(bytes, 'list.xlsx');
    expect(opened.sheets).toEqual([
      { index: 0, name: 'Stock', hidden: false },
      { index: 1, name: 'Costs', hidden: true },
    ]);
    expect(opened.warnings).toMatchObject([{ reason: 'hiddenSheet', sheet: 'Costs' }]);
    expect((await cellsOf(bytes)).get(2)).toEqual([
      'LM358',
      5,
      { kind: 'date', text: '2022-08-01' },
      10,
      'LM358',
    ]);
  });

  it('tells what a spreadsheet made of part numbers', async () => {
    const bytes = xlsxFile([
      {
        name: 'S',
        rows: [
          [
            styled(madeStyles.day, 44621),
            styled(madeStyles.exponent, 100_000),
            styled(madeStyles.zeros, 2_065_102),
            { xml: 't="e"><v>#N/A</v>' },
            { xml: '><f>A1</f>' },
            { xml: 't="inlineStr"><is><t>A&amp;B_x000A_C</t></is>' },
          ],
        ],
      },
    ]);
    expect((await cellsOf(bytes)).get(1)).toEqual([
      { kind: 'date', text: '2022-03-01' },
      { kind: 'scientific', text: '1.00E+05' },
      '0002065102',
      { kind: 'error', text: '#N/A' },
      { kind: 'formula', text: '' },
      'A&B\nC',
    ]);
  });

  it('shows in each row of a merged column what the first holds', async () => {
    const bytes = xlsxFile([
      {
        name: 'S',
        rows: [
          ['Part', 'Qty', 'Maker'],
          ['LM358', 5, 'TI'],
          [null, 6],
          [null, 7],
        ],
        merges: ['A2:A3', 'C2:C3', 'A1:C1'],
      },
    ]);
    const rows = await cellsOf(bytes);
    expect(rows.get(3)).toEqual([
      { kind: 'merged', text: 'LM358' },
      6,
      { kind: 'merged', text: 'TI' },
    ]);
    expect(rows.get(4)).toEqual(['', 7]);
  });
});
