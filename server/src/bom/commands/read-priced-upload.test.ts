import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PRICED_ROWS_MAX } from '#contract/bom/priced.ts';
import { pricedPaste, pricedUpload } from '#contract/bom/priced-calls.ts';
import { BOM_VISITOR_KB } from '#contract/bom/shapes.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

// Files are read in a thread of its own, which takes a moment to start.
vi.setConfig({ testTimeout: 60_000 });

let market: TestMarket;
let visitor: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor('Passer');
}, 60_000);
afterAll(() => market.close());

const HEAD = 'Part number\tMaker\tQty\tUnit price (USD)\tDate code\tRemark';
const paste = (...rows: string[]) => visitor.send(pricedPaste, { text: rows.join('\n') });

describe('a list of parts with agreed prices', () => {
  it('becomes lines: part, maker, quantity, price and date code by their headings', async () => {
    const list = await paste(
      HEAD,
      'lm358dr\tTexas Instruments\t10,000\t0.092\t2414\t',
      'NE555P\tTI\t7 pcs\t2.74\t\tmail of 3 May',
    );
    expect(list.columns.map(({ field }) => field)).toEqual([
      'mpn',
      'manufacturer',
      'quantity',
      'unitPrice',
      'dateCode',
      null,
    ]);
    expect(list.rows.map(({ row, line }) => ({ row, ...line }))).toMatchObject([
      { row: 2, mpn: 'LM358DR', quantity: 10_000, unitPrice: '0.092', dateCode: '2414' },
      { row: 3, mpn: 'NE555P', manufacturer: 'TI', quantity: 7, unitPrice: '2.74', dateCode: '' },
    ]);
    expect(list.rowsLeft).toBe(0);
  });

  it('keeps every row that it cannot read, with its cells and the reason', async () => {
    const list = await paste(
      HEAD,
      'LM358DR\tTI\t100\t0.092\t2414\t',
      '\tTI\t5\t1\t\tno part',
      'NE555P\tTI\tmany\t2.74\t\t',
      'BAT54S\tDiodes\t10\t1\tsoon\t',
    );
    const [, second, third, fourth] = list.rows;
    expect(second).toMatchObject({ row: 3, line: null, cells: 'TI · 5 · 1 · no part' });
    expect(third).toMatchObject({ row: 4, line: null });
    expect(third?.problems[0]).toMatchObject({
      code: 'quantityNotNumber',
      message: 'The quantity is not a number: many',
      column: 'C',
    });
    expect(fourth?.line).toMatchObject({ mpn: 'BAT54S', dateCode: '' });
    expect(fourth?.problems[0]?.code).toBe('dateCodeUnread');
  });

  it('takes no price of another currency for one in USD', async () => {
    const list = await paste(
      'Part number\tMaker\tQty\tUnit price',
      'LM358DR\tTI\t100\t¥0.66',
      'NE555P\tTI\t7\t$2.74',
    );
    expect(list.rows[0]).toMatchObject({ line: { unitPrice: null }, otherCurrency: 'CNY' });
    expect(list.rows[1]).toMatchObject({ line: { unitPrice: '2.74' }, otherCurrency: null });
  });

  it('is read out of a spreadsheet as well, and lines without a quantity stay', async () => {
    const rows = [
      ['MPN', 'Manufacturer'],
      ['LM358DR', 'TI'],
      ['NE555P', 'TI'],
    ];
    const bytes = xlsxFile([{ name: 'Offer', rows }]);
    const list = await visitor.upload(pricedUpload, 'offer.xlsx', bytes);
    expect(list.sheet).toBe('Offer');
    expect(list.rows.map(({ line }) => [line?.mpn, line?.quantity])).toEqual([
      ['LM358DR', null],
      ['NE555P', null],
    ]);
  });

  it('counts the rows after those that it returns', async () => {
    const many = Array.from(
      { length: PRICED_ROWS_MAX + 5 },
      (_, index) => `LM${1000 + index}\tTI\t5\t1\t\t`,
    );
    const list = await paste(HEAD, ...many);
    expect([list.rows.length, list.rowsLeft]).toEqual([PRICED_ROWS_MAX, 5]);
  });

  it.each([
    ['empty.csv', Buffer.alloc(0), 'file.empty'],
    ['list.exe', Buffer.from('MPN,Qty'), 'file.format'],
    ['large.csv', Buffer.alloc(BOM_VISITOR_KB * 1024 + 1, 'a'), 'file.tooLarge'],
    ['paper.csv', Buffer.from('%PDF-1.7 '.padEnd(900, 'x')), 'bom.unreadable'],
    ['none.csv', Buffer.from('MPN,Qty\n'), 'bom.noLines'],
  ] as [string, Buffer, string][])('%s is refused', async (name, bytes, fail) => {
    await expect(visitor.upload(pricedUpload, name, bytes)).rejects.toMatchObject({
      reply: { data: { fail } },
    });
  });

  it('leaves nothing behind', async () => {
    const count = async () =>
      (await market.market.database.pool.query('select count(*)::int as all from bom.bill')).rows;
    const before = await count();
    await paste(HEAD, 'LM358DR\tTI\t100\t0.092\t2414\t');
    expect(await count()).toEqual(before);
  });
});
