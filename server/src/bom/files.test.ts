import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bom, BomMapping, BomSheet } from '#contract/bom/bill-schemas.ts';
import * as contract from '#contract/bom/calls.ts';
import { BOM_LINES_MAX, BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import { BASE_PATH } from '#contract/call.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { languages } from '#contract/options.ts';
import type { FailureData } from '#contract/response-schemas.ts';
import { hasData, type LabelledFile, labelledFiles } from '#harness/files/bom-files.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { zipFile } from '#harness/files/zip-file.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { Caller, Refused } from '../../../tools/deal/caller.ts';

vi.setConfig({ testTimeout: 120_000 });
if (!hasData) process.stdout.write('bom files: real ones skipped, the shared data is not here\n');

let town: TestMarket;
let visitor: Caller;
let buyer: Caller;

beforeAll(async () => {
  town = await openTestMarket();
  visitor = town.visitor('Filer');
  buyer = await town.member('Filebuyer', 'buyer');
  const seller = await town.member('Fileseller', 'seller');
  await seller.send(inventoryAdd, {
    lines: [{ mpn: 'LM358DR', manufacturer: 'TI', quantity: 1000, unitPrice: '0.10' }],
  });
}, 60_000);
afterAll(() => town.close());

const text = (lines: readonly string[]) => Buffer.from(`${lines.join('\r\n')}\r\n`);
const upload = (name: string, bytes: Buffer, who = visitor) =>
  who.upload(contract.bomUpload, name, bytes);

const mappingOf = (sheet: BomSheet) => ({
  sheet: sheet.index,
  headerRow: sheet.headerRow,
  fields: sheet.columns.map(({ field }) => field),
});

async function read(name: string, bytes: Buffer, who = visitor): Promise<Bom> {
  const { bom, token } = await upload(name, bytes, who);
  const [sheet] = bom.file?.sheets ?? [];
  if (sheet === undefined) throw new Error(`${name}: nothing was proposed`);
  const mapping = mappingOf(sheet);
  return who.send(contract.bomRead, { id: bom.id, token, version: bom.version, mapping });
}

async function failOf(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { msg } = error.reply;
    const data = error.reply.data as FailureData;
    return { fail: data.fail, field: data.fields?.[0]?.field ?? null, msg };
  }
  return null;
}

describe('a file that is no bill', () => {
  const locked = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(4096),
  ]);
  it.each([
    ['empty.csv', Buffer.alloc(0), 'file.empty'],
    ['bill.exe', text(['MPN,Qty']), 'file.format'],
    ['large.csv', Buffer.alloc(BOM_VISITOR_KB * 1024 + 1, 'a'), 'file.tooLarge'],
    [
      'picture.xlsx',
      Buffer.from('\x89PNG\r\n\x1a\n'.padEnd(900, '\0'), 'latin1'),
      'bom.unreadable',
    ],
    ['paper.csv', Buffer.from('%PDF-1.7 '.padEnd(900, 'x')), 'bom.unreadable'],
    ['archive.xlsx', zipFile([{ name: 'readme.txt', content: 'hello' }]), 'bom.unreadable'],
    [
      'torn.xlsx',
      xlsxFile([{ name: 'BOM', rows: [['MPN', 'Qty']] }]).subarray(0, 300),
      'bom.unreadable',
    ],
    ['broken.xls', locked, 'bom.unreadable'],
    ['blank.csv', text(['', '', '']), 'bom.unreadable'],
  ] as [string, Buffer, string][])('%s is refused at its field', async (name, bytes, fail) => {
    const failure = await failOf(upload(name, bytes));
    expect(failure).toMatchObject({ fail, field: 'file' });
    expect(failure?.msg).not.toMatch(/[{}]/);
  });

  it('leaves nothing behind', async () => {
    const { pool } = town.market.database;
    const before = await pool.query('select count(*) from bom.bill');
    await failOf(upload('paper.csv', Buffer.from('%PDF-1.7 '.padEnd(900, 'x'))));
    expect(await pool.query('select count(*) from bom.bill')).toMatchObject({ rows: before.rows });
  });

  it('has more lines than a bill may have, or none', async () => {
    const many = Array.from({ length: BOM_LINES_MAX + 1 }, (_, at) => `LM${100_000 + at},1`);
    expect(await failOf(read('many.csv', text(['MPN,Qty', ...many])))).toMatchObject({
      fail: 'bom.tooManyLines',
    });
    expect(await failOf(read('none.csv', text(['MPN,Qty,Note', ',,nothing'])))).toMatchObject({
      fail: 'bom.noLines',
    });
  });
});

describe('what is wrong with a file', () => {
  /** Somebody whose browser asks for a language. */
  const readerOf = (lang: string) =>
    new Caller(lang, async ({ path, headers, body }) => {
      const reply = await town.market.http.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, 'accept-language': lang },
        payload: body,
      });
      return { status: reply.statusCode, body: reply.body };
    });

  it.each(languages)('is reported with its limit and its row in %s', async (lang) => {
    const said = async (name: string, bytes: Buffer) =>
      (await failOf(upload(name, bytes, readerOf(lang))))?.msg ?? '';
    const large = Buffer.alloc(BOM_VISITOR_KB * 1024 + 1, 'a');
    expect(await said('large.csv', large)).toContain(`${BOM_VISITOR_KB} KB`);
    const cell = text(['MPN,Qty', 'LM358DR,1', `"${'x'.repeat(32_768)}y",2`]);
    const long = text(['MPN,Qty', 'LM358DR,1', `${'x'.repeat(32_768)},2`]);
    const failure = [await said('long.csv', long), await said('quoted.csv', cell)];
    expect(failure[0]).toMatch(/3(?=[^\d]*32767)/);
    expect(failure[1]).toBe(failure[0]);
    expect(failure[0]).not.toMatch(/[{}]/);
  });

  it('is reported where a quotation mark is not closed, at the file and at its line', async () => {
    for (const lines of [
      ['MPN,Qty', '"LM358DR,2', 'NE555P,3'],
      ['MPN,Qty', '"LM358DR,2', 'NE555P,3', 'BC847B",4'],
      ['MPN,Qty,Ref', 'LM358DR,2,"U1', 'NE555P,3,U2'],
    ]) {
      const { bom, token } = await upload('open.csv', text(lines));
      const [sheet] = bom.file?.sheets ?? [];
      if (sheet === undefined) throw new Error('nothing was proposed');
      expect(bom.file?.warnings).toContainEqual(
        expect.objectContaining({ code: 'quoteOpen', row: 2 }),
      );
      const mapping = mappingOf(sheet);
      const bill = await visitor.send(contract.bomRead, {
        id: bom.id,
        token,
        version: bom.version,
        mapping,
      });
      expect(bill.lines[0]?.problem, lines.join(' ')).toMatch(/quotation mark/);
    }
  });
});

describe('a naming of columns', () => {
  it('is refused without a part number, or where a field stands twice', async () => {
    const { bom, token } = await upload('bill.csv', text(['MPN,Qty,Ref', 'LM358DR,2,U1']));
    const named = (fields: BomMapping['fields'], sheet = 0) =>
      failOf(
        visitor.send(contract.bomRead, {
          id: bom.id,
          token,
          version: bom.version,
          mapping: { sheet, headerRow: 1, fields },
        }),
      );
    expect(await named([null, 'quantity'])).toMatchObject({ fail: 'bom.columns' });
    expect(await named(['mpn', 'quantity', 'quantity'])).toMatchObject({ fail: 'bom.columns' });
    expect(await named(['mpn'], 7)).toMatchObject({ fail: 'input.invalid' });
    expect(await named(['mpn', 'alternative', 'alternative'])).toBeNull();
  });
});

describe('odd rows', () => {
  it('are kept, with what is wrong reported, and no quantity is guessed', async () => {
    const bill = await read(
      'odd.csv',
      text([
        'Part Number,Quantity,Reference,Description',
        'LM358DR,0,"U1",op amp',
        'LM358DR,007,"U2",op amp',
        'LM358DR,1.5,"U3",op amp',
        'LM358DR,1e3,"U4",op amp',
        'LM358DR,-1,"U5",op amp',
        'LM358DR,two,"U6, U7",op amp',
        '贴片电阻,3,"R1-R3",resistor',
        'DNP,1,"R9",resistor',
        ',2,"R10-R11",resistor',
        ',,,Total of all',
      ]),
    );
    expect(
      bill.lines.map(({ mpn, quantity, dnp, problem, match }) => [
        mpn,
        quantity,
        dnp,
        problem !== null,
        match.state,
      ]),
    ).toEqual([
      ['LM358DR', null, true, false, 'dnp'],
      ['LM358DR', 7, false, false, 'exact'],
      ['LM358DR', null, false, true, 'exact'],
      [
        'LM358DR',
        expect.toSatisfy((n) => n === null || n === 1000),
        false,
        expect.any(Boolean),
        'exact',
      ],
      ['LM358DR', null, false, true, 'exact'],
      ['LM358DR', null, false, true, 'exact'],
      ['贴片电阻', 3, false, true, 'notPart'],
      ['', 1, true, false, 'dnp'],
      ['', 2, false, false, 'notPart'],
    ]);
  });

  it('are refused cell by cell where they are typed', async () => {
    const bill = await read('bill.csv', text(['MPN,Qty', 'LM358DR,2']), buyer);
    const id = bill.lines[0]?.id ?? '';
    const edit = (cells: object) =>
      failOf(
        buyer.send(contract.bomEdit, {
          id: bill.id,
          version: bill.version,
          edits: [{ do: 'change', id, cells: { mpn: 'LM358DR', ...cells } }],
        }),
      );
    for (const quantity of ['0', '007', '1.5', '1e3', '-1', 'x', 2.5, 2_000_000_001]) {
      expect(await edit({ quantity }), String(quantity)).toMatchObject({
        fail: 'input.invalid',
        field: 'edits.0.cells.quantity',
      });
    }
    expect(await edit({ mpn: 'x'.repeat(201) })).toMatchObject({ field: 'edits.0.cells.mpn' });
    expect(await edit({ mpn: 'LM\x1d8\ud800DR', description: '\0' })).toBeNull();
  });

  it('take only ids that are theirs', async () => {
    const bill = await read('bill.csv', text(['MPN,Qty', 'LM358DR,2']), buyer);
    const edit = (...edits: Parameters<typeof buyer.send<typeof contract.bomEdit>>[1]['edits']) =>
      failOf(buyer.send(contract.bomEdit, { id: bill.id, version: bill.version, edits }));
    const foreign = randomUUID();
    const cells = { mpn: 'NE555P' };
    for (const one of [
      { do: 'change' as const, id: foreign, cells },
      { do: 'remove' as const, id: foreign },
      { do: 'choose' as const, id: foreign, part: null },
      { do: 'add' as const, id: randomUUID(), after: foreign, cells },
    ]) {
      expect(await edit(one), one.do).toMatchObject({ fail: 'bom.lineGone' });
    }
    const own = bill.lines[0]?.id ?? '';
    const twice = { do: 'add' as const, id: own, after: null, cells };
    expect(await edit(twice)).toMatchObject({ fail: 'order.hasChange' });
  });
});

/** A bill's file, in a language. */
async function exported(id: string, format: 'csv' | 'xlsx', lang: string) {
  const { http } = town.market;
  const reply = await http.inject({
    method: 'POST',
    url: BASE_PATH + contract.bomExport.path,
    headers: { ...buyer.header, 'accept-language': lang },
    payload: { id, format },
  });
  const { link } = reply.json<{ data: { link: string } }>().data;
  return http.inject({ method: 'GET', url: link });
}

describe('an export', () => {
  const odd = ['=HYPERLINK("X"),2', '+5V-REG,3', '@HOME-2,4', '-12V/A,5', 'LM358DR,6'];

  it.each(['csv', 'xlsx'] as const)(
    'as %s is read back as the same lines in every language, formulas harmless',
    async (format) => {
      const bill = await read('bill.csv', text(['MPN,Qty', ...odd]), buyer);
      for (const lang of languages) {
        const file = await exported(bill.id, format, lang);
        expect(file.statusCode).toBe(200);
        if (format === 'csv') expect(file.payload).not.toMatch(/(?:^|[\n,])"?[=+@-]/);
        const again = await read(`bill.${format}`, file.rawPayload, buyer);
        expect(
          again.lines.map(({ mpn, quantity }) => [mpn, quantity]),
          lang,
        ).toEqual(bill.lines.map(({ mpn, quantity }) => [mpn, quantity]));
      }
    },
  );

  it('is not for those who may not open it', async () => {
    const bill = await read('bill.csv', text(['MPN,Qty', 'LM358DR,2']), buyer);
    expect(await failOf(visitor.send(contract.bomExport, { id: bill.id }))).toMatchObject({
      fail: 'notFound',
    });
    const forged = await town.market.http.inject({ method: 'GET', url: '/bom-files?of=abc' });
    expect(forged.statusCode).toBe(404);
  });
});

/** Labelled columns of a file, and those of them that are proposed. */
function compared({ label }: LabelledFile, sheet: BomSheet) {
  const at = (field: string) => sheet.columns.findIndex((column) => column.field === field);
  const labelled: [string, number[]][] = [
    ['mpn', label.mpn_columns.map(({ index }) => index)],
    ['quantity', label.qty_column ? [label.qty_column.index] : []],
    ['manufacturer', label.manufacturer_columns.map(({ index }) => index)],
    ['designator', label.designator_column ? [label.designator_column.index] : []],
  ];
  const there = labelled.filter(([, columns]) => columns.length > 0);
  return {
    labelled: there.length,
    right: there.filter(([field, columns]) => columns.includes(at(field))).length,
  };
}

describe.runIf(hasData)('real bills of materials', () => {
  it('are proposed as labelled in 95 of 100 columns, and read', async () => {
    let [labelled, right, rows, lines, none] = [0, 0, 0, 0, 0];
    for (const file of labelledFiles()) {
      const { bom, token } = await upload(file.name, readFileSync(file.path));
      const [sheet] = bom.file?.sheets ?? [];
      if (sheet === undefined) throw new Error(file.name);
      const found = compared(file, sheet);
      labelled += found.labelled;
      right += found.right;
      if (file.label.mpn_columns.length === 0) continue;
      const mapping = mappingOf(sheet);
      const bill = await visitor.send(contract.bomRead, {
        id: bom.id,
        token,
        version: bom.version,
        mapping,
      });
      const got = new Map(bill.lines.map((line) => [(line.row ?? 0) - 1, line]));
      // Rows above the headings are of another table, which is reported.
      const own = file.label.rows_with_mpn_list.filter((row) => row >= (sheet.headerRow ?? 0));
      const missed = own.filter((row) => (got.get(row)?.mpn ?? '') === '');
      rows += own.length;
      lines += own.length - missed.length;
      none += own.filter((row) => got.get(row)?.match.state === 'notPart').length;
    }
    process.stdout.write(
      `bom files: ${right} of ${labelled} columns as labelled, ${lines} of ${rows} part rows read, ${none} of them taken for no number\n`,
    );
    expect(right / labelled).toBeGreaterThanOrEqual(0.95);
    expect(lines / rows).toBeGreaterThanOrEqual(0.99);
    expect(none / rows).toBeLessThan(0.02);
  });
});
