import XLSX from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { type ZipPart, zipFile } from '#harness/files/zip-file.ts';
import type { SheetLimits } from './limits.ts';
import { openSheets } from './open.ts';
import { Unreadable } from './read/unreadable.ts';

/** Why a file is refused, reading every sheet to its end; null where it is read. */
async function refusal(bytes: Uint8Array, name = 'list.xlsx', limits: Partial<SheetLimits> = {}) {
  try {
    const opened = await openSheets(bytes, name, limits);
    try {
      for (const { index } of opened.sheets) for await (const _ of opened.rows(index));
    } finally {
      await opened.close();
    }
    return null;
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    throw error;
  }
}

const table = [
  ['Part Number', 'Qty'],
  ['LM358', 5],
];
const written = (bookType: XLSX.BookType, rows: unknown[][] = table) => {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'Stock');
  return new Uint8Array(XLSX.write(book, { type: 'buffer', bookType }) as Buffer);
};
const whole = xlsxFile([{ name: 'Stock', rows: table }]);

/** The workbook with one part put in place of its own. */
function withPart(part: ZipPart, keep: (name: string) => boolean = () => true): Buffer {
  const main = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (target: string, type: string) =>
    `<Relationships><Relationship Id="r1" Type="${main}/${type}" Target="${target}"/></Relationships>`;
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relations('xl/workbook.xml', 'officeDocument') },
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="S" r:id="r1"/></sheets></workbook>',
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relations('sheet.xml', 'worksheet') },
  ];
  return zipFile([...parts.filter(({ name }) => name !== part.name && keep(name)), part]);
}
/** An old workbook of which the end of its stream was lost. */
function cutOff(bytes: Uint8Array): Uint8Array {
  const file = XLSX.CFB.read(Buffer.from(bytes), { type: 'buffer' });
  const stream = XLSX.CFB.find(file, '/Workbook');
  if (!stream) throw new Error('no workbook');
  const records = Buffer.from(stream.content as Uint8Array);
  stream.content = records.subarray(0, records.length - 20) as never;
  stream.size = records.length - 20;
  return new Uint8Array(XLSX.CFB.write(file, { type: 'buffer' }) as Buffer);
}

const SHEET = 'xl/sheet.xml';
const rowXml = '<row><c t="inlineStr"><is><t>LM358</t></is></c><c><v>5</v></c></row>';
const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

describe('files by what they are', () => {
  it('reads each format, whatever its name says, and tells a wrong name', async () => {
    const formats = {
      xlsx: whole,
      xls: written('biff8'),
      ods: written('ods'),
      xlsb: written('xlsb'),
      html: written('html'),
      xml: written('xlml'),
      text: Buffer.from('Part Number\tQty\nLM358\t5\n'),
    };
    for (const [format, bytes] of Object.entries(formats)) {
      const opened = await openSheets(bytes, 'stock.dat');
      expect(opened.format).toBe(format);
      expect(opened.warnings).toMatchObject([
        { reason: 'wrongExtension', facts: { ending: 'dat', format } },
      ]);
      const rows = [];
      for await (const batch of opened.rows(0)) rows.push(...batch);
      expect(rows.map(({ row, cells }) => [row, ...cells.map(String)])).toEqual([
        [1, 'Part Number', 'Qty'],
        [2, 'LM358', '5'],
      ]);
      await opened.close();
    }
  });

  it('reads old sheets in the signs of their country', async () => {
    const bytes = Buffer.from(written('biff5', [['Part Number', 'Qty', 'QQQQ']]));
    const page = bytes.indexOf(Buffer.from([0x42, 0, 2, 0]));
    bytes.writeUInt16LE(936, page + 4);
    Buffer.from([0xd0, 0xcd, 0xba, 0xc5]).copy(bytes, bytes.indexOf('QQQQ'));
    const opened = await openSheets(bytes, 'list.xls');
    const rows = [];
    for await (const batch of opened.rows(0)) rows.push(...batch);
    expect(rows[0]?.cells).toEqual(['Part Number', 'Qty', '型号']);
    await opened.close();
  });

  it('tells hidden sheets of the old format', async () => {
    const book = XLSX.utils.book_new();
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(table), 'Stock');
    XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(table), 'Costs');
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const bytes = new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
    const opened = await openSheets(bytes, 'list.xls');
    expect(opened.sheets.map(({ hidden }) => hidden)).toEqual([false, true]);
    await opened.close();
  });

  it('reads a sheet twice', async () => {
    const opened = await openSheets(written('biff8'), 'stock.xls');
    for (const _ of [1, 2]) {
      let rows = 0;
      for await (const batch of opened.rows(0)) rows += batch.length;
      expect(rows).toBe(2);
    }
    await opened.close();
  });
});

describe('files that are refused', () => {
  it('says why, for each kind', async () => {
    const cases: Record<string, [Uint8Array, string]> = {
      'nothing at all': [Buffer.alloc(0), 'fileEmpty'],
      'blanks alone': [Buffer.from(' \r\n \n'), 'fileEmpty'],
      'a picture': [Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1'), 'fileUnknown'],
      'a page to print': [Buffer.from('%PDF-1.7 ...'), 'fileUnknown'],
      'a program': [
        Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 3, 4, 5, 6, 0, 0]),
        'fileUnknown',
      ],
      'another zipped file': [zipFile([{ name: 'a.txt', content: 'a' }]), 'fileUnknown'],
      'a workbook cut off': [whole.subarray(0, whole.length - 40), 'fileCorrupt'],
      'a workbook with its middle overwritten': [
        Buffer.concat([whole.subarray(0, 900), Buffer.alloc(400, 7), whole.subarray(1300)]),
        'fileCorrupt',
      ],
      'a workbook with one digit changed': [
        withPart({ name: SHEET, content: sheetXml(rowXml), claimedCrc: 7 }),
        'fileCorrupt',
      ],
      'an old sheet cut off': [written('biff2').subarray(0, 70), 'fileCorrupt'],
      'an old workbook whose records end early': [cutOff(written('biff8')), 'fileCorrupt'],
      'a sheet that is no XML': [
        withPart({ name: SHEET, content: '<worksheet><row' }),
        'fileCorrupt',
      ],
      'a sheet that is not there': [withPart({ name: 'other', content: '' }), 'fileCorrupt'],
      'entities that grow': [
        withPart({ name: SHEET, content: `<!DOCTYPE a [<!ENTITY b "bb">]>${sheetXml('')}` }),
        'fileCorrupt',
      ],
      'a part behind a password': [
        withPart({ name: SHEET, content: sheetXml(rowXml), isEncrypted: true }),
        'filePassword',
      ],
    };
    for (const [what, [bytes, reason]] of Object.entries(cases)) {
      expect([what, (await refusal(bytes))?.reason]).toEqual([what, reason]);
    }
  });

  it('knows passwords of xls, of office envelopes and of ods', async () => {
    const envelope = Buffer.alloc(2048);
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(envelope);
    Buffer.from('EncryptedPackage', 'utf16le').copy(envelope, 1024);
    expect((await refusal(envelope))?.reason).toBe('filePassword');
    const file = XLSX.CFB.read(Buffer.from(written('biff8')), { type: 'buffer' });
    const stream = XLSX.CFB.find(file, '/Workbook');
    if (!stream) throw new Error('no workbook');
    const records = Buffer.from(stream.content as Uint8Array);
    const first = 4 + records.readUInt16LE(2);
    const filePass = Buffer.from([0x2f, 0, 6, 0, 0, 0, 1, 2, 3, 4]);
    stream.content = Buffer.concat([
      records.subarray(0, first),
      filePass,
      records.subarray(first),
    ]) as never;
    const xls = new Uint8Array(XLSX.CFB.write(file, { type: 'buffer' }) as Buffer);
    expect((await refusal(xls, 'list.xls'))?.reason).toBe('filePassword');
    const ods = zipFile([
      { name: 'content.xml', content: 'xx' },
      { name: 'META-INF/manifest.xml', content: '<manifest:encryption-data/>' },
    ]);
    expect((await refusal(ods, 'list.ods'))?.reason).toBe('filePassword');
  });

  it('refuses a bomb by what it unpacks to, said or unsaid', async () => {
    const megabyte = `<row a="${'x'.repeat(1 << 20)}"/>`;
    function* blanks() {
      for (let at = 0; at < 60; at += 1) yield megabyte;
    }
    expect((await refusal(withPart({ name: SHEET, content: blanks() })))?.reason).toBe('fileBomb');
    const lying = withPart({ name: SHEET, content: blanks(), claimedBytes: 1000 });
    expect((await refusal(lying))?.reason).toBe('fileBomb');
    const ods = zipFile([{ name: 'content.xml', content: blanks() }]);
    expect((await refusal(ods, 'list.ods'))?.reason).toBe('fileBomb');
    const small = withPart({ name: SHEET, content: sheetXml(rowXml), claimedBytes: 7 });
    expect((await refusal(small))?.reason).toBe('fileCorrupt');
  });

  it('ends a thread that takes too much memory or time, and nothing else', async () => {
    const rows = Array.from({ length: 8000 }, (_, at) => [`PART-${at}`, at, `text ${at}`]);
    const bytes = written('biff8', rows);
    const memory = await refusal(bytes, 'list.xls', { threadMemoryMb: 12 });
    expect(memory?.reason).toBe('fileTooHard');
    expect((await refusal(bytes, 'list.xls', { threadMs: 1 }))?.reason).toBe('fileTooHard');
    expect(await refusal(bytes, 'list.xls')).toBeNull();
  });

  it('refuses more than the limits, and says where', async () => {
    const text = Buffer.from(`mpn,qty\n${'LM358,5\n'.repeat(50)}`);
    expect(await refusal(text, 'list.csv', { rowsMax: 50 })).toMatchObject({
      reason: 'fileRows',
      row: 51,
      facts: { max: 50 },
    });
    expect(await refusal(text, 'list.csv', { rowsMax: 51 })).toBeNull();
    expect(await refusal(text, 'list.csv', { columnsMax: 1 })).toMatchObject({
      reason: 'fileColumns',
      row: 1,
    });
    expect(await refusal(text, 'list.csv', { fileBytesMax: 100 })).toMatchObject({
      reason: 'fileTooLarge',
    });
    expect(await refusal(whole, 'list.xlsx', { cellCharsMax: 8 })).toMatchObject({
      reason: 'cellTooLong',
      sheet: 'Stock',
      row: 1,
      column: 0,
    });
    expect((await refusal(whole, 'list.xlsx', { rowsMax: 1 }))?.reason).toBe('fileRows');
    expect((await refusal(written('biff8'), 'list.xls', { rowsMax: 1 }))?.reason).toBe('fileRows');
    expect((await refusal(whole, 'list.xlsx', { sharedTextBytesMax: 3 }))?.reason).toBe(
      'fileTooHard',
    );
  });

  it('refuses more merged cells than are read, in each format', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [`PART-${at}`, at]);
    const merges = Array.from({ length: 12 }, (_, at) => `A${3 * at + 1}:A${3 * at + 3}`);
    const xlsx = xlsxFile([{ name: 'Stock', rows, merges }]);
    const book = XLSX.utils.book_new();
    const sheet = XLSX.utils.aoa_to_sheet(rows);
    sheet['!merges'] = merges.map((range) => XLSX.utils.decode_range(range));
    XLSX.utils.book_append_sheet(book, sheet, 'Stock');
    const problem = { reason: 'sheetMerges', facts: { max: 11 } };
    const old = new Uint8Array(XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
    for (const [bytes, name] of [[xlsx, 'list.xlsx'] as const, [old, 'list.xls'] as const]) {
      expect(await refusal(bytes, name, { mergesMax: 11 }), name).toMatchObject(problem);
      expect(await refusal(bytes, name, { mergesMax: 12 }), name).toBeNull();
    }
    const cell =
      '<table:table-cell table:number-rows-spanned="3"><text:p>LM358</text:p></table:table-cell>';
    const table = `<table:table>${`<table:table-row>${cell}</table:table-row>`.repeat(12)}</table:table>`;
    const ods = zipFile([{ name: 'content.xml', content: `<office:body>${table}</office:body>` }]);
    expect(await refusal(ods, 'list.ods', { mergesMax: 11 })).toMatchObject(problem);
    expect(await refusal(ods, 'list.ods', { mergesMax: 12 })).toBeNull();
  });

  it('stops at the limit in a sheet whose merged cells cover each of its rows many times', async () => {
    const merges = Array.from(
      { length: 60_000 },
      (_, at) => `${'ABC'[at % 3]}1:${'ABC'[at % 3]}9999`,
    );
    const bytes = xlsxFile([{ name: 'Stock', rows: table, merges }]);
    expect(await refusal(bytes)).toMatchObject({ reason: 'sheetMerges', facts: { max: 50_000 } });
  });

  it('stops a file of three million rows at the limit', async () => {
    const bytes = Buffer.alloc(8 * 3_000_000, 'LM358,5\n');
    expect(await refusal(bytes, 'list.csv')).toMatchObject({
      reason: 'fileRows',
      row: 1_048_577,
      facts: { max: 1_048_576 },
    });
  });
});
