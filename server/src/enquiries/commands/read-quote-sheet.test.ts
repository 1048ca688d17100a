import exceljs from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BASE_PATH, type Output } from '#contract/call.ts';
import * as contract from '#contract/enquiries/calls.ts';
import type { SheetRowResult } from '#contract/enquiries/quote-sheet-schemas.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { languages } from '#contract/options.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { type Caller, Refused } from '../../../../tools/deal/caller.ts';
import type { SheetColumn } from '../core/sheet-columns.ts';
import { sheetWords } from '../sheet-texts.ts';

let town: TestMarket;
let buyer: Caller;
let seller: Caller;
let round = 0;
let parts: string[] = [];
let enquiry = '';

beforeAll(async () => {
  town = await openTestMarket();
  buyer = await town.member('Dana', 'buyer');
}, 60_000);
afterAll(() => town.close());

/** A seller of its own whose stock holds three parts, asked for by a buyer in four lines. */
beforeEach(async () => {
  round += 1;
  seller = await town.member(`Min${round}`, 'seller');
  parts = [1, 2, 3].map((at) => `SHEET-${round}-${at}`);
  const held = { manufacturer: 'Texas Instruments', quantity: 800, unitPrice: '0.5' };
  await seller.send(inventoryAdd, { lines: parts.map((mpn) => ({ mpn, ...held })) });
  enquiry = await ask(1000);
});

async function ask(quantity: number): Promise<string> {
  const lines = parts.map((mpn) => ({ mpn, quantity, targetPrice: '0.42' }));
  return (await buyer.send(contract.inquirySend, { type: 'match', lines })).id;
}

async function download(lang: string): Promise<exceljs.Workbook> {
  const reply = await town.market.http.inject({
    method: 'POST',
    url: BASE_PATH + contract.quoteSheet.path,
    headers: { ...seller.header, 'accept-language': lang },
    payload: { type: 'match' },
  });
  const { link } = reply.json<{ data: Output<typeof contract.quoteSheet> }>().data;
  const file = await town.market.http.inject({ method: 'GET', url: link });
  expect(file.statusCode).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(file.rawPayload as never);
  return book;
}

/** The sheet that is filled, with the columns by their headings. */
function firstSheet(book: exceljs.Workbook) {
  const sheet = book.worksheets[0];
  if (sheet === undefined) throw new Error('there is no sheet');
  const headings = sheet.getRow(1).values as string[];
  return { sheet, at: (heading: string) => headings.indexOf(heading) };
}

type Fill = Partial<Record<SheetColumn, string | number>>;

/** Fills rows of the downloaded sheet by part number, and turns them upside down. */
async function filled(lang: (typeof languages)[number], fills: Readonly<Record<string, Fill>>) {
  const book = await download(lang);
  const { sheet, at: placeOf } = firstSheet(book);
  const at = (column: SheetColumn) => placeOf(sheetWords[lang].columns[column]);
  const rows: unknown[][] = [];
  for (let row = 2; row <= sheet.rowCount; row += 1) {
    const fill = fills[String(sheet.getRow(row).getCell(at('askedMpn')).value)] ?? {};
    for (const [column, value] of Object.entries(fill)) {
      sheet.getRow(row).getCell(at(column as SheetColumn)).value = value;
    }
    rows.push(sheet.getRow(row).values as unknown[]);
  }
  for (const [index, values] of rows.toReversed().entries()) {
    sheet.getRow(index + 2).values = values as exceljs.CellValue[];
  }
  return { bytes: Buffer.from(await book.xlsx.writeBuffer()), book };
}

const upload = async (bytes: Buffer, name = 'quotes.xlsx') =>
  (await seller.upload(contract.quoteUpload, name, bytes)).rows;
const answersOf = (rows: readonly SheetRowResult[]) =>
  rows.flatMap(({ id, version, outcome, quote, refusal }) =>
    id && version !== null && (outcome === 'quote' || outcome === 'refuse')
      ? [{ id, version, quote, refusal }]
      : [],
  );
const detail = () => buyer.send(contract.inquiryDetail, { id: enquiry });
const states = async () =>
  (await detail()).lines.map((line) => line.requests.map((one) => one.state).join());
const refusedAt = (reply: Promise<unknown>) =>
  reply.then(
    () => 'done',
    (error) => (error instanceof Refused ? error.reply : error),
  );

describe('a sheet of what waits for a seller', () => {
  it('is headed in the reader’s language, in sight, and filled but for the price', async () => {
    for (const lang of languages) {
      const words = sheetWords[lang];
      const book = await download(lang);
      expect(book.worksheets.map((one) => [one.name, one.state])).toEqual([
        [words.title, 'visible'],
        [words.choices, 'visible'],
      ]);
      const { sheet, at } = firstSheet(book);
      expect(sheet.rowCount).toBe(4);
      const cell = (column: SheetColumn) =>
        sheet.getRow(2).getCell(at(words.columns[column])).value;
      expect(cell('no')).toMatch(/^EQ-\d{6}-\d+\/1$/);
      expect(cell('askedQuantity')).toBe(1000);
      expect(cell('quantity')).toBe(800);
      expect(cell('stock')).toBe(800);
      expect(cell('condition')).toBe(words.conditions.brandNew);
      expect(cell('unitPrice') || null).toBeNull();
    }
  });

  it('leaves the condition of stock that does not know it to its seller, who has to say it', async () => {
    const mpn = `SHEET-UNKNOWN-${round}`;
    const held = { manufacturer: 'Texas Instruments', quantity: 800, unitPrice: '0.5' };
    await seller.send(inventoryAdd, { lines: [{ mpn, ...held, condition: 'unknown' }] });
    const lines = [{ mpn, quantity: 100, condition: 'brandNew' as const }];
    await buyer.send(contract.inquirySend, { type: 'match', lines });
    const outcomes = async (fill: Fill) =>
      (await upload((await filled('en', { [mpn]: { unitPrice: 0.48, ...fill } })).bytes)).filter(
        (row) => row.mpn === mpn,
      );
    expect(await outcomes({})).toMatchObject([
      { outcome: 'fault', faults: [{ column: sheetWords.en.columns.condition }] },
    ]);
    expect(await outcomes({ condition: sheetWords.en.conditions.reNew })).toMatchObject([
      { outcome: 'quote' },
    ]);
  });

  it('sorted otherwise and filled in, it quotes, refuses and leaves, all in one act', async () => {
    for (const lang of ['zh', 'ru'] as const) {
      const [first = '', second = '', third = ''] = parts;
      const { bytes } = await filled(lang, {
        [first]: { unitPrice: 0.48, quantity: 700, priceBreaks: '500: 0.46', moq: 100 },
        [second]: { reason: sheetWords[lang].reasons.tooFew, reasonNote: '800' },
      });
      const rows = await upload(bytes);
      expect(rows.map((one) => [one.row, one.mpn, one.outcome])).toEqual([
        [2, third, 'left'],
        [3, second, 'refuse'],
        [4, first, 'quote'],
      ]);
      expect(await states()).toEqual(['awaiting', 'awaiting', 'awaiting']);
      const answers = answersOf(rows);
      expect(await seller.send(contract.quoteSubmitMany, { answers })).toEqual({
        quoted: 1,
        refused: 1,
      });
      const { lines } = await detail();
      expect(lines[0]?.requests[0]).toMatchObject({
        state: 'quoted',
        quote: {
          unitPrice: '0.48',
          quantity: 700,
          moq: 100,
          version: 1,
          priceBreaks: [{ quantity: 500, unitPrice: '0.46' }],
        },
      });
      expect(lines[1]?.requests[0]).toMatchObject({
        state: 'refused',
        refusal: { reason: 'tooFew', note: '800' },
      });
      expect(lines[2]?.requests[0]?.state).toBe('awaiting');
      enquiry = await ask(900);
      const { list } = await seller.send(contract.quoteList, { type: 'match', tab: 'awaiting' });
      for (const one of list.filter(({ quantity }) => quantity === 1000)) {
        const { id, version } = one;
        await seller.send(contract.quoteRefuse, { id, version, reason: 'other' });
      }
    }
  });

  it('read twice it does nothing twice; what ended since the download is reported', async () => {
    const [first = '', second = '', third = ''] = parts;
    const { bytes } = await filled('en', {
      [first]: { unitPrice: 0.48 },
      [second]: { unitPrice: 0.5 },
      [third]: { unitPrice: 0.52 },
    });
    const before = await detail();
    const lineId = before.lines[1]?.id ?? null;
    await buyer.send(contract.inquiryClose, { id: enquiry, version: before.version, lineId });
    const rows = await upload(bytes);
    expect(rows.map((one) => [one.mpn, one.outcome, one.state])).toEqual([
      [third, 'quote', 'awaiting'],
      [second, 'over', 'closed'],
      [first, 'quote', 'awaiting'],
    ]);
    const answers = answersOf(rows);
    await seller.send(contract.quoteSubmitMany, { answers });
    expect((await upload(bytes)).map((one) => [one.outcome, one.state])).toEqual([
      ['over', 'quoted'],
      ['over', 'closed'],
      ['over', 'quoted'],
    ]);
    const again = await refusedAt(seller.send(contract.quoteSubmitMany, { answers }));
    expect(again).toMatchObject({ code: 'order.hasChange' });
    const { lines } = await detail();
    expect(lines[0]?.requests[0]?.quote?.version).toBe(1);
  });

  it('answers all or none, also of two tabs at once', async () => {
    const [first = '', second = ''] = parts;
    const { bytes } = await filled('en', {
      [first]: { unitPrice: 0.48 },
      [second]: { unitPrice: 0.5 },
    });
    const answers = answersOf(await upload(bytes));
    const { lines, version } = await detail();
    const lineId = lines[0]?.id ?? null;
    await buyer.send(contract.inquiryClose, { id: enquiry, version, lineId });
    expect(await refusedAt(seller.send(contract.quoteSubmitMany, { answers }))).toMatchObject({
      code: 'order.hasChange',
    });
    expect(await states()).toEqual(['closed', 'awaiting', 'awaiting']);
    const open = answersOf(await upload(bytes));
    const ends = await Promise.all(
      [1, 2, 3].map(() => refusedAt(seller.send(contract.quoteSubmitMany, { answers: open }))),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    for (const end of ends.filter((one) => one !== 'done')) {
      expect(end).toMatchObject({ code: 'order.hasChange' });
    }
  });

  it('wrong rows stand by row, column and value, and stop nothing from being read', async () => {
    const [first = '', second = '', third = ''] = parts;
    const { bytes } = await filled('en', {
      [first]: { unitPrice: 0.48, quantity: 0 },
      [second]: { unitPrice: 0.1234567, reason: '' },
      [third]: { no: 'EQ-000000-1/1', unitPrice: 1 },
    });
    const rows = await upload(bytes);
    const { columns } = sheetWords.en;
    expect(rows.map((one) => [one.row, one.outcome, one.faults])).toEqual([
      [2, 'fault', [{ column: columns.no, value: 'EQ-000000-1/1', key: 'enquiryUnknown' }]],
      [3, 'fault', [{ column: columns.unitPrice, value: '0.1234567', key: 'unitPrice' }]],
      [4, 'fault', [{ column: columns.quantity, value: '0', key: 'quantity' }]],
    ]);
    const stranger = await town.member(`Other${round}`, 'seller');
    const { rows: theirs } = await stranger.upload(contract.quoteUpload, 'q.xlsx', bytes);
    expect(theirs.map((one) => one.faults[0]?.key)).toEqual(Array(3).fill('enquiryUnknown'));
  });

  it('a file that is none says why', async () => {
    for (const [name, bytes, why] of [
      ['empty.xlsx', Buffer.alloc(0), /empty/],
      ['other.csv', Buffer.from('part,price\nLM358,1\n'), /no columns/],
      ['picture.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), /./],
      [
        'heads.csv',
        Buffer.from(`${sheetWords.en.columns.no},${sheetWords.en.columns.unitPrice}\n`),
        /no rows/,
      ],
    ] as const) {
      const reply = await refusedAt(upload(bytes, name));
      expect([name, reply]).toEqual([
        name,
        expect.objectContaining({ msg: expect.stringMatching(why) }),
      ]);
    }
  });

  it('a thousand rows are read and answered in one act', async () => {
    const many = Array.from({ length: 500 }, (_, at) => `MANY-${round}-${at}`);
    const held = { manufacturer: 'TI', quantity: 800, unitPrice: '0.5' };
    await seller.send(inventoryAdd, { lines: many.map((mpn) => ({ mpn, ...held })) });
    for (const quantity of [10, 20]) {
      const lines = many.map((mpn) => ({ mpn, quantity }));
      await buyer.send(contract.inquirySend, { type: 'match', lines });
    }
    const book = await download('en');
    const { sheet, at } = firstSheet(book);
    sheet.eachRow((row, place) => {
      if (place > 1) row.getCell(at(sheetWords.en.columns.unitPrice)).value = 0.25;
    });
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    const answers = answersOf(await upload(bytes));
    expect(answers).toHaveLength(1000);
    expect((await seller.send(contract.quoteSubmitMany, { answers })).quoted).toBe(1000);
  }, 60_000);
});
