import { expect, it } from 'vitest';
import { isTable, readLines } from './read-lines.ts';

const nothing = { targetPrice: '', manufacturer: '', dateCode: '', note: '' };

it('reads the columns of a sheet by their headings, in any order', () => {
  const text = 'Brand\tQty\tMPN\tTarget price\tD/C\nTI\t2,500\tlm358dr\t$0.09\t2310+';
  expect(readLines(text)).toEqual([
    {
      mpn: 'LM358DR',
      quantity: '2500',
      targetPrice: '0.09',
      manufacturer: 'TI',
      dateCode: '2310+',
      note: '',
    },
  ]);
});

it('reads cells without headings by their looks', () => {
  expect(readLines('STM32F103C8T6\t1000 pcs\t2.86\tST\tfull reels')).toEqual([
    {
      mpn: 'STM32F103C8T6',
      quantity: '1000',
      targetPrice: '2.86',
      manufacturer: 'ST',
      dateCode: '',
      note: 'full reels',
    },
  ]);
});

it('reads lines of a mail: part and quantity', () => {
  expect(readLines('LM358DR 2,500 pcs\n\n型号 数量\nTPS54331DR, 500')).toEqual([
    { ...nothing, mpn: 'LM358DR', quantity: '2500' },
    { ...nothing, mpn: '型号 数量', quantity: '' },
    { ...nothing, mpn: 'TPS54331DR', quantity: '500' },
  ]);
});

it('leaves a figure that is no quantity as it stands, for its field to say why', () => {
  const kept = readLines('A1\t0\nA2\t1.5\nA3\t007\nA4\t1e3\nA5\t-1');
  expect(kept.map((line) => line.quantity)).toEqual(['0', '1.5', '007', '1e3', '-1']);
});

it('knows one part number from a table', () => {
  expect(isTable(readLines('LM358DR'))).toBe(false);
  expect(isTable(readLines('LM358DR 10'))).toBe(true);
  expect(isTable(readLines('A1\nA2'))).toBe(true);
});
