import { describe, expect, it } from 'vitest';
import { readBillFile } from '#harness/bills/judge.ts';
import { xlsxFile } from '#harness/files/xlsx-file.ts';
import { isNumberCell } from '../core/number-cell.ts';
import { saysTotal } from '../core/total-row.ts';

const read = async (...rows: string[]) => {
  const { lines } = await readBillFile(Buffer.from(rows.join('\n')), 'bill.csv');
  return lines.map(({ row, cells }) => ({ row, ...cells }));
};
const HEAD = 'Item,Designator,Qty,Manufacturer,MPN,Description';
const items = [
  '1,"R1,R2",2,Yageo,RC0402JR-0710KL,resistor',
  '2,U1,1,TI,LM358DR,op amp',
  '3,"C1,C2,C3",3,Murata,GRM188R61C225KE15D,capacitor',
  '4,D1,1,Diodes,BAT54S-7-F,diode',
];

describe('a row of a bill', () => {
  it('that goes on with the item above gives it alternatives, and is no line', async () => {
    const lines = await read(
      HEAD,
      items[0] ?? '',
      ',,,Vishay,CRCW040210K0FKED,',
      ',,,KOA,RK73H1ETTP1002F,',
      ...items.slice(1),
    );
    expect(lines.map(({ row }) => row)).toEqual([2, 5, 6, 7]);
    expect(lines[0]).toMatchObject({
      mpn: 'RC0402JR-0710KL',
      manufacturer: 'Yageo',
      alternatives: ['CRCW040210K0FKED', 'RK73H1ETTP1002F'],
    });
  });

  it('that shares its place in a merged cell gives alternatives too', async () => {
    const rows = [
      ['Designator', 'Qty', 'Manufacturer', 'MPN'],
      ['U1', 1, 'TI', 'LM358DR'],
      ['', '', 'ST', 'LM358DT'],
      ['U2', 1, 'TI', 'NE555P'],
    ];
    const bytes = xlsxFile([{ name: 'BOM', rows, merges: ['A2:A3', 'B2:B3'] }]);
    const { lines } = await readBillFile(bytes, 'bill.xlsx');
    expect(lines.map(({ cells }) => [cells.mpn, cells.alternatives])).toEqual([
      ['LM358DR', ['LM358DT']],
      ['NE555P', []],
    ]);
  });

  it('goes on with the item above in a list without places where its price is blank too', async () => {
    const priced = ['MPN,Maker,Qty,Price', 'LM358DR,TI,5,0.1', 'NE555P,TI,2,0.2'];
    const lines = await read(...priced, 'NE555DR,ST,,', 'BAT54S-7-F,Diodes,3,0.3');
    expect(lines.map(({ mpn, alternatives }) => [mpn, ...alternatives])).toEqual([
      ['LM358DR'],
      ['NE555P', 'NE555DR'],
      ['BAT54S-7-F'],
    ]);
    const forgotten = await read(...priced, 'TPS54331DR,TI,,1.2', 'BAT54S-7-F,Diodes,3,0.3');
    expect(forgotten.map(({ mpn }) => mpn)).toContain('TPS54331DR');
  });

  it('keeps a part whose quantity was forgotten in a plain list as a line', async () => {
    const lines = await read('MPN,Qty', 'LM358DR,5', 'NE555P,', 'BAT54S-7-F,3', 'TPS54331DR,1');
    expect(lines.map(({ mpn }) => mpn)).toEqual(['LM358DR', 'NE555P', 'BAT54S-7-F', 'TPS54331DR']);
    const first = await read('Qty,MPN', '5,LM358DR', ',NE555P', '3,BAT54S-7-F', '1,TPS54331DR');
    expect(first).toHaveLength(4);
  });

  it('is an item of its own in a list where most rows have neither place nor quantity', async () => {
    const lines = await read('Qty,MPN', '5,LM358DR', ',NE555P', ',BAT54S-7-F', ',STM32F103C8T6');
    expect(lines).toHaveLength(4);
  });

  it.each([
    ['Total,,7,,,'],
    [',,7,,,Grand total (USD)'],
    ['合计,,7,,,'],
    ['Notes: all parts lead free,,,,,'],
    ['Approved by,AB,,,,'],
    ['Resistors,,,,,'],
    [',Summe,7,,,'],
  ])('%s is no line', async (row) => {
    const lines = await read(HEAD, ...items, row);
    expect(lines.map((line) => line.row)).toEqual([2, 3, 4, 5]);
  });

  it('whose number is a value or the name of a thing has no part number, and says it', async () => {
    const lines = await read(
      'Comment,Designator,Footprint',
      'LM358DR,U1,SOIC-8',
      '100nF 25V,"C1,C2",0603',
      'NE555P,U2,DIP-8',
      'FIDUCIAL,F1,FID',
      'Header 5,J1,HDR-5',
      'BAT54S-7-F,D1,SOT-23',
      'STM32F103C8T6,U3,LQFP-48',
    );
    expect(lines.map(({ mpn, description }) => mpn || description)).toEqual([
      'LM358DR',
      '100nF 25V',
      'NE555P',
      'FIDUCIAL',
      'Header 5',
      'BAT54S-7-F',
      'STM32F103C8T6',
    ]);
    expect(lines.filter(({ mpn }) => mpn !== '')).toHaveLength(4);
  });
});

describe('the text under part numbers', () => {
  it.each([
    'LM358DR',
    '1N4148W',
    'GRM188R61C225KE15D',
    '22-27-2021',
    '5973605607F',
    'SMD0805-020',
    '74HC4067BQ',
    '2N3904',
    '2468',
    'Molex 22-27-2021',
  ])('%s is a number', (text) => expect(isNumberCell(text, '')).toBe(true));

  it.each([
    '100nF',
    '100nF 25V 0603',
    '20pF (200) 5% 50V',
    '600R@100MHz',
    '12MHZ 20PF 10PPM',
    '10k',
    '4k7',
    '0R',
    'FIDUCIAL',
    'CONN_01X02',
    'JUMPER_NC_SMALL',
    'Header 5',
    'Female header 1*6p',
    'M3 Hole',
    'https://example.com/LM358',
    '',
  ])('%s is none', (text) => expect(isNumberCell(text, '')).toBe(false));

  it('is a number of digits alone where a maker stands beside it', () => {
    expect(isNumberCell('3000', 'Keystone')).toBe(true);
    expect(isNumberCell('100', '')).toBe(false);
  });
});

describe('words of sums', () => {
  it.each([
    'Total',
    'TOTAL COST',
    'Grand total (USD)',
    'Subtotal',
    'Summe',
    '合计：',
    'Итого',
    'Razem',
  ])('%s is one', (text) => expect(saysTotal(text)).toBe(true));
  it.each(['', 'TOTALPHASE-1', 'LM358DR', 'Sumida', 'SUM-12'])('%s is none', (text) =>
    expect(saysTotal(text)).toBe(false),
  );
});
