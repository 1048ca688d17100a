import { describe, expect, it } from 'vitest';
import { findFixedColumns, fixedCells } from '../../read/fixed-width.ts';
import type { Cell, RawRow } from '../cell.ts';
import type { SheetField } from '../field.ts';
import { propose } from '../propose.ts';

const rowsOf = (table: readonly (readonly Cell[])[]): RawRow[] =>
  table.map((cells, at) => ({ row: at + 1, cells }));

const parts = ['LM358DR', 'NE555P', 'STM32F103C8T6', 'GRM188R61C225KE15D', 'BAT54S-7-F', '1N4148W'];
const makers = ['Texas Instruments', 'TI', 'STMicroelectronics', 'Murata', 'Diodes', 'Vishay'];
const places = ['U1,U2', 'U3', 'U4', 'C1-C7', 'D1,D2,D3', 'D4'];
const counts = [2, 1, 1, 7, 3, 1];

const shape = (table: readonly (readonly Cell[])[]) => {
  const { headerRow, fields } = propose(0, rowsOf(table));
  return { headerRow, fields };
};

const columns = (...list: (readonly Cell[])[]): Cell[][] =>
  parts.map((_, at) => list.map((column) => column[at] ?? ''));

describe('headings of which no word is known', () => {
  it('are found by what stands under them, and so are their columns', () => {
    const table = [
      ['Wuxi board 7'],
      ['Abc', 'Def', 'Ghi', 'Jkl'],
      ...columns(places, counts, makers, parts),
    ];
    expect(shape(table)).toEqual({
      headerRow: 2,
      fields: ['designator', 'quantity', 'manufacturer', 'mpn'],
    });
  });

  it('are not seen in a list that has none', () => {
    expect(shape(columns(places, counts, makers, parts)).headerRow).toBeNull();
  });

  it('stand over each other in two rows: the lower one is taken', () => {
    const table = [['Abc', '', 'Ghi'], ['Abd', 'Dfe', 'Ghj'], ...columns(places, counts, parts)];
    expect(shape(table).headerRow).toBe(2);
  });
});

describe('columns that their headings do not tell apart', () => {
  const fieldsOf = (headings: readonly string[], ...list: (readonly Cell[])[]) =>
    shape([headings, ...columns(...list)]).fields;
  const house = parts.map((_, at) => `100-0${at}123`);
  const codes: Record<string, readonly string[]> = {
    'Digi-Key': parts.map((_, at) => `296-1${at}34-1-ND`),
    LCSC: parts.map((_, at) => `C2580${at}`),
    Mouser: parts.map((part) => `595-${part}`),
    Farnell: parts.map((_, at) => `123456${at}`),
  };

  it.each(Object.entries(codes))('order codes of %s never outrank a maker’s numbers', (_, shop) => {
    const fields = fieldsOf(['Part Number', 'Abc', 'Ref', 'Qty'], shop, parts, places, counts);
    expect(fields.indexOf('mpn')).toBe(1);
    expect(fields[0]).not.toBe('alternative');
  });

  it('numbers of the house under "Part Number" stand behind those of the maker', () => {
    const fields = fieldsOf(
      ['Part Number', 'Manufacturer Part Number', 'Manufacturer', 'Qty'],
      house,
      parts,
      makers,
      counts,
    );
    expect(fields).toEqual([
      expect.not.stringMatching(/mpn|alternative/),
      'mpn',
      'manufacturer',
      'quantity',
    ]);
  });

  it('places on a board are no warehouse, whatever stands over them', () => {
    expect(fieldsOf(['Emplacement', 'MPN', 'Qté'], places, parts, counts)).toEqual([
      'designator',
      'mpn',
      'quantity',
    ]);
  });

  it('a price is never a quantity, whatever stands over it', () => {
    const prices = ['$0.12', '$1.40', '$2.10', '$0.01', '$0.20', '$0.03'];
    const fields = fieldsOf(['MPN', 'Amount', 'Abc'], parts, prices, counts);
    expect(fields.indexOf('quantity')).toBe(2);
  });

  it.each<[string[], SheetField[]]>([
    [
      ['Comment', 'Designator', 'Footprint'],
      ['mpn', 'designator'],
    ],
    [
      ['Value', 'Designator', 'Footprint'],
      ['mpn', 'designator'],
    ],
    [
      ['Name', 'Part', 'Package'],
      ['mpn', 'designator'],
    ],
  ])('%s are headings, and a weak one is a part number’s by content', (headings, expected) => {
    const cases = ['SOIC-8', 'DIP-8', 'LQFP-48', '0603', 'SOT-23', 'SOD-123'];
    const found = shape([headings, ...columns(parts, places, cases)]);
    expect(found.headerRow).toBe(1);
    expect(found.fields.slice(0, 2)).toEqual(expected);
  });

  it('a weak heading over values holds no part numbers', () => {
    const values = ['10k', '100nF', '4.7uF', '22R', '1M', '16MHz'];
    const fields = fieldsOf(['Comment', 'Designator', 'Footprint'], values, places, values);
    expect(fields).not.toContain('mpn');
  });
});

describe('columns that blanks set apart', () => {
  it('begin at the same place in each line', () => {
    const lines = [
      'Ref       Qty  Number          Maker',
      'R1, R2    2    RC0402JR-0710K  Yageo',
      'U1        1    LM358DR         TI',
    ];
    const found = findFixedColumns(lines.join('\n'));
    expect(found).toEqual([0, 10, 15, 31]);
    expect(fixedCells(lines[1] ?? '', found ?? [])).toEqual([
      'R1, R2',
      '2',
      'RC0402JR-0710K',
      'Yageo',
    ]);
  });

  it('are not seen in sentences', () => {
    expect(findFixedColumns('One line.\nAnother  line here.\nAnd a third one.')).toBeNull();
  });
});
