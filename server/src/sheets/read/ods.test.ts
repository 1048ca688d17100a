import XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { zipFile } from '#harness/files/zip-file.ts';
import type { Cell } from '../core/cell.ts';
import type { SheetLimits } from '../limits.ts';
import { openSheets } from '../open.ts';

const odsFile = (tables: string, styles = '') =>
  zipFile([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
  ]);
const text = (value: string, more = '') =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${value}</text:p></table:table-cell>`;
const number = (value: string, shown: string, more = '') =>
  `<table:table-cell office:value-type="float" office:value="${value}" ${more}><text:p>${shown}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;

async function rowsOf(bytes: Uint8Array, sheet = 0, limits: Partial<SheetLimits> = {}) {
  const opened = await openSheets(bytes, 'list.ods', limits);
  const rows: [number, ...Cell[]][] = [];
  for await (const batch of opened.rows(sheet)) {
    for (const one of batch) rows.push([one.row, ...one.cells]);
  }
  await opened.close();
  return rows;
}

describe('the reader of ods', () => {
  it('reads what another program wrote', async () => {
    const book = XLSX.utils.book_new();
    const table = [
      ['Part & No', 'Qty', ''],
      ['LM358', 5, 0.25],
      ['', '', 'x'],
      ['A  B', -1.5, true],
    ];
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(table), 'Stock');
    const bytes = new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'ods' }) as Buffer);
    expect(await rowsOf(bytes)).toEqual([
      [1, 'Part & No', 'Qty'],
      [2, 'LM358', 5, 0.25],
      [3, '', '', 'x'],
      [4, 'A  B', -1.5, { kind: 'boolean', text: 'TRUE' }],
    ]);
  });

  it('knows tables, hidden ones, repeats, merges, comments and kinds of cells', async () => {
    const bytes = odsFile(
      `<table:table table:name="Stock" table:style-name="ta1">${row(
        text('LM<text:span>358</text:span><text:s text:c="2"/>N'),
        '<table:table-cell table:number-columns-repeated="2"/>',
        number('7', '7', 'table:number-columns-repeated="2"'),
      )}<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>${row(
        text('NE555', 'table:number-rows-spanned="2" table:number-columns-spanned="1"'),
        number('100000', '1.00E+05'),
        number('2065102', '0002065102'),
        '<table:table-cell office:value-type="date" office:date-value="2022-03-01"><office:annotation><text:p>a note</text:p></office:annotation><text:p>1-Mar</text:p></table:table-cell>',
        '<table:table-cell office:value-type="string" calcext:value-type="error"><text:p>#N/A</text:p></table:table-cell>',
        number('10', '10', 'table:formula="of:=[.B1]*2"'),
      )}${row('<table:covered-table-cell/>', text('two', ''))}</table:table><table:table table:name="Costs" table:style-name="ta2">${row(text('secret'))}</table:table>`,
      '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>',
    );
    const opened = await openSheets(bytes, 'list.ods');
    expect(opened.sheets.map(({ name, hidden }) => [name, hidden])).toEqual([
      ['Stock', false],
      ['Costs', true],
    ]);
    expect(await rowsOf(bytes)).toEqual([
      [1, 'LM358  N', '', '', 7, 7],
      [
        5,
        'NE555',
        { kind: 'scientific', text: '1.00E+05' },
        '0002065102',
        { kind: 'date', text: '2022-03-01' },
        { kind: 'error', text: '#N/A' },
        10,
      ],
      [6, { kind: 'merged', text: 'NE555' }, 'two'],
    ]);
    expect(await rowsOf(bytes, 1)).toEqual([[1, 'secret']]);
  });

  it('stops a row that repeats itself beyond the limit', async () => {
    const many = `<table:table table:name="S"><table:table-row table:number-rows-repeated="1000000000">${text('x')}</table:table-row></table:table>`;
    await expect(rowsOf(odsFile(many), 0, { rowsMax: 50 })).rejects.toMatchObject({
      problem: { reason: 'fileRows', row: 51 },
    });
    const wide = `<table:table table:name="S">${row(text('x', 'table:number-columns-repeated="100000"'))}</table:table>`;
    await expect(rowsOf(odsFile(wide))).rejects.toMatchObject({
      problem: { reason: 'fileColumns' },
    });
  });
});
