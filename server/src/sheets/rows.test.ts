import { describe, expect, it } from 'vitest';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import {
  isRefused,
  openSheets,
  problemText,
  proposeSheets,
  readRows,
  type SheetRow,
} from './public.ts';

/** Reads a file as it is proposed, with nothing set by hand. */
async function read(bytes: Uint8Array, name = 'list.csv'): Promise<SheetRow[]> {
  const opened = await openSheets(bytes, name);
  const [proposal] = await proposeSheets(opened);
  if (!proposal) throw new Error('nothing proposed');
  const rows: SheetRow[] = [];
  for await (const batch of readRows(opened, proposal)) rows.push(...batch);
  await opened.close();
  return rows;
}

const csv = (...lines: string[]) => Buffer.from(`${lines.join('\n')}\n`);
const brief = (rows: readonly SheetRow[]) =>
  rows.map((one) =>
    isRefused(one)
      ? [one.row, ...one.refusals.map(({ reason, column }) => `${reason} ${column}`)]
      : [one.row, one.values.mpn, one.values.quantity],
  );

describe('rows under a mapping', () => {
  it('reads a line whole', async () => {
    const [row] = await read(
      csv(
        '型号;品牌;数量;单价(元);批号;成色;包装;货期;起订量;描述;仓库;SKU',
        'lm358dr;TI;10K;1.234,50;22+;全新;编带;3-5天;100;双运放;深圳;A-1',
        'NE555P;TI;5;0,5;2231;全新;管装;现货;;定时器;香港;A-2',
      ),
    );
    expect(row).toEqual({
      row: 2,
      remarks: [],
      cells: expect.any(Array),
      values: {
        mpn: 'LM358DR',
        alternatives: [],
        manufacturer: 'TI',
        quantity: 10_000,
        unitPrice: '1234.5',
        currency: 'CNY',
        priceBreaks: [],
        condition: 'brandNew',
        packaging: 'roll',
        dateCode: '2201+',
        leadTime: 'any',
        leadTimeDays: 5,
        moq: 100,
        description: '双运放',
        location: '深圳',
        ownNumber: 'A-1',
        designators: [],
      },
    });
  });

  it('refuses each bad row with its row, column and reason, and keeps its cells', async () => {
    const rows = await read(
      csv(
        'Part Number,Manufacturer,Quantity,Price,Date Code',
        'LM358,TI,100,0.5,2231',
        ',TI,5,0.5,2231',
        '1-Mar,TI,5,0.5,2231',
        '1.00E+05,TI,5,0.5,2231',
        'NE555,TI,-5,0.5,2231',
        'NE556,TI,1.5,abc,2231',
        'NE557,TI,,0.5,2231',
        '=A1,TI,5,=B2*2,2231',
        'NE558,TI,5,1,000,77',
        'NE559,TI,5,0.5,soon',
        '"NE560,TI,5,0.5,2231',
        'LM2904,TI,7,call,2105+',
      ),
    );
    expect(brief(rows)).toEqual([
      [2, 'LM358', 100],
      [3, 'partMissing 0'],
      [4, 'partIsDate 0'],
      [5, 'partScientific 0'],
      [6, 'quantityNegative 2'],
      [7, 'quantityFraction 2', 'priceNotNumber 3'],
      [8, 'quantityMissing 2'],
      [9, 'formulaNoValue 0', 'formulaNoValue 3'],
      [10, 'columnsShifted 5'],
      [11, 'NE559', 5],
      [12, 'quoteOpen null'],
      [13, 'LM2904', 7],
    ]);
    const refused = rows.filter(isRefused);
    expect(refused[1]?.cells).toEqual(['1-Mar', 'TI', '5', '0.5', '2231']);
    expect(refused[1]?.refusals).toEqual([
      {
        reason: 'partIsDate',
        file: 'list.csv',
        sheet: null,
        row: 4,
        column: 0,
        facts: { text: '1-Mar' },
      },
    ]);
    const problem = rows.find(({ row }) => row === 11);
    expect(problem && !isRefused(problem) && problem.remarks.map(({ reason }) => reason)).toEqual([
      'dateCodeUnread',
    ]);
  });

  it('takes breaks from columns in pairs, from headings and from one cell', async () => {
    const pairs = csv(
      'Part Number,Quantity,Price,Price Break Quantity A,Price Break Price A,Price Break Quantity B,Price Break Price B',
      'LM358,500,0.5,100,0.4,1000,0.3',
      'NE555,500,0.5,100,0.6,,',
    );
    const [first, second] = await read(pairs);
    expect(first && !isRefused(first) && first.values).toMatchObject({
      unitPrice: '0.5',
      priceBreaks: [
        { quantity: 100, unitPrice: '0.4' },
        { quantity: 1000, unitPrice: '0.3' },
      ],
    });
    expect(second && isRefused(second) && second.refusals[0]?.reason).toBe('priceBreaksUnclear');
    const [headed] = await read(csv('MPN,Qty,10+ ($),100+ ($)', 'LM358DR,500,0.5,0.4'));
    expect(headed && !isRefused(headed) && headed.values).toMatchObject({
      unitPrice: '0.5',
      moq: 10,
      priceBreaks: [{ quantity: 100, unitPrice: '0.4' }],
    });
  });

  it('tells of a number that may have lost its zeros, and reads one that is padded', async () => {
    const bytes = xlsxFile([
      {
        name: 'Stock',
        rows: [
          ['MPN', 'Qty'],
          [2_065_102, 5],
          [{ xml: 's="3"><v>2065102</v>' }, 6],
          [{ xml: 's="1"><v>44621</v>' }, 7],
        ],
      },
    ]);
    const rows = await read(bytes, 'stock.xlsx');
    expect(brief(rows)).toEqual([
      [2, '2065102', 5],
      [3, '0002065102', 6],
      [4, 'partIsDate 0'],
    ]);
    const [first, second] = rows;
    expect(first && !isRefused(first) && first.remarks[0]).toMatchObject({
      reason: 'partWasNumber',
      sheet: 'Stock',
      row: 2,
      column: 0,
    });
    expect(second && !isRefused(second) && second.remarks).toEqual([]);
  });

  it('skips headings that come again and refuses rows of another table', async () => {
    const rows = await read(
      csv(
        'MPN,Qty,Manufacturer',
        'LM358,5,TI',
        'MPN,Qty,Manufacturer',
        'NE555,6,TI',
        'Supplier,Currency,Lead time,Condition',
        'Acme,USD,5,New',
        'MPN,Qty,Manufacturer',
        'BAT54S,7,Nexperia',
      ),
    );
    expect(brief(rows)).toEqual([
      [2, 'LM358', 5],
      [4, 'NE555', 6],
      [6, 'otherTable null'],
      [8, 'BAT54S', 7],
    ]);
  });

  it('reads a list of 79 columns, and one of part numbers alone', async () => {
    const wide = Array.from({ length: 79 }, (_, at) =>
      at === 40 ? 'MPN' : at === 70 ? 'Qty' : `x${at}`,
    );
    const line = wide.map((_, at) => (at === 40 ? 'LM358' : at === 70 ? '5' : ''));
    expect(brief(await read(csv(wide.join(','), line.join(','))))).toEqual([[2, 'LM358', 5]]);
    const opened = await openSheets(csv('LM358DR', 'NE555P', 'BAT54S-7-F'), 'parts.txt');
    const [proposal] = await proposeSheets(opened);
    expect(proposal).toMatchObject({ headerRow: null, fields: ['mpn'] });
  });

  it('prefers the sheet that is a list of parts, and leaves hidden ones', async () => {
    const list = [
      ['MPN', 'Qty', 'Manufacturer'],
      ['LM358DR', 5, 'TI'],
    ];
    const bytes = xlsxFile([
      { name: 'Cover', rows: [['Acme Ltd'], ['Stock of November']] },
      { name: 'Old', rows: list, state: 'hidden' },
      { name: 'Stock', rows: list },
    ]);
    const opened = await openSheets(bytes, 'stock.xlsx');
    const proposals = await proposeSheets(opened);
    expect(proposals.map(({ sheet }) => sheet)).toEqual([2, 0]);
  });

  it('says that a file without rows is empty', async () => {
    const empty = xlsxFile([{ name: 'A', rows: [] }]);
    await expect(read(empty, 'stock.xlsx')).rejects.toMatchObject({
      problem: { reason: 'fileEmpty' },
    });
  });

  it('reads text whose first line names the mark between cells', async () => {
    expect(brief(await read(csv('sep=;', 'MPN;Qty', 'LM358DR;5')))).toEqual([[3, 'LM358DR', 5]]);
  });

  it('is not held up by texts made to be slow', async () => {
    const blanks = ' '.repeat(30_000);
    const bad = [`"x${blanks}x"`, `"1${blanks}x"`, `"1${blanks}x"`, `"${'1 '.repeat(9000)}"`].join(
      ',',
    );
    const table = ['Manufacturer / Part No.,Qty,Price,D/C', ...Array(40).fill(bad)];
    // Read in time that grows with its square, it would outlast any patience.
    expect(await read(csv(...table))).toHaveLength(40);
    const endless = Buffer.alloc(9 << 20, 'x');
    await expect(read(endless)).rejects.toMatchObject({ problem: { reason: 'cellTooLong' } });
  });

  it('says every problem in the language of its reader', async () => {
    const rows = await read(csv('MPN,Qty', 'LM358DR,5', '1-Mar,5', ',6'));
    const problems = rows.filter(isRefused).flatMap(({ refusals }) => refusals);
    expect(problems.map((problem) => problemText(problem, 'zh'))).toEqual([
      '型号被表格软件变成了日期：1-Mar。请把该列设为文本后重新填写。',
      '没有型号。',
    ]);
    for (const lang of ['en', 'es', 'fr', 'ru'] as const) {
      for (const problem of problems) expect(problemText(problem, lang)).not.toMatch(/[{}]|\s$/);
    }
  });
});
