import { describe, expect, it } from 'vitest';
import type { Cell, RawRow } from './cell.ts';
import type { SheetField } from './field.ts';
import { breakFrom } from './headings/break-heading.ts';
import { matchHeading, namesMakerAndPart } from './headings/heading.ts';
import { propose } from './propose.ts';

const rowsOf = (table: readonly (readonly Cell[])[]): RawRow[] =>
  table.map((cells, at) => ({ row: at + 1, cells })).filter(({ cells }) => cells.length > 0);

const parts = ['LM358DR', 'NE555P', 'STM32F103C8T6', 'GRM188R61C225KE15D', 'BAT54S-7-F', '1N4148W'];
const makers = ['Texas Instruments', 'TI', 'STMicroelectronics', 'Murata', 'Diodes', 'Vishay'];
const lines = parts.map((part, at): Cell[] => [
  part,
  makers[at] ?? '',
  String(1000 + at * 517),
  `${at + 0.25}`,
  '2231+',
  'New',
]);

const fieldsOf = (table: readonly (readonly Cell[])[]) => propose(0, rowsOf(table)).fields;

describe('headings', () => {
  const expected: readonly SheetField[] = [
    'mpn',
    'manufacturer',
    'quantity',
    'unitPrice',
    'dateCode',
    'condition',
  ];
  const headings: Record<string, readonly string[]> = {
    en: ['Mfr. Part #', 'Manufacturer Name', 'Qty Available', 'Unit Price (USD)', 'D/C', 'Cond.'],
    zh: ['型号', '品牌', '库存数量', '含税单价（元）', '批号', '成色'],
    de: ['Hersteller-Teilenummer', 'Hersteller', 'Menge', 'Stückpreis', 'Datumscode', 'Zustand'],
    es: [
      'Número de parte',
      'Fabricante',
      'Cantidad',
      'Precio unitario',
      'Código de fecha',
      'Estado',
    ],
    fr: ['Référence fabricant', 'Fabricant', 'Quantité', 'Prix unitaire', 'Code date', 'État'],
    'traditional zh': ['型號', '廠牌', '庫存數量', '單價（USD）', '批號', '成色'],
    ru: ['Парт-номер', 'Производитель', 'Кол-во', 'Цена, руб.', 'Дата-код', 'Состояние'],
  };
  for (const [language, row] of Object.entries(headings)) {
    it(`finds columns by their words in ${language}`, () => {
      expect(fieldsOf([row, ...lines])).toEqual(expected);
    });
  }

  it('reads a heading without its case, marks and numbers', () => {
    for (const text of [
      'MPN',
      'mpn',
      'M.P.N.',
      'MPN 2',
      'Part_Number',
      'partNumber',
      ' PART  NUMBER ',
      '*Mfg Part #',
      'Manufacturer\nPart Number',
    ]) {
      expect([text, matchHeading(text)[0]?.field]).toEqual([text, 'mpn']);
    }
    expect(matchHeading('Digi-Key Part Number')[0]?.field).toBe('ownNumber');
    expect(matchHeading('xyzzy')).toEqual([]);
    expect(namesMakerAndPart('Manufacturer / Part No.')).toBe(true);
    expect(namesMakerAndPart('Manufacturer Part No.')).toBe(false);
  });

  it('finds the headings under a title and empty rows', () => {
    const proposal = propose(
      0,
      rowsOf([['Stock of November'], [], ['as of', '2026-11-01'], headings['en'] ?? [], ...lines]),
    );
    expect(proposal.headerRow).toBe(4);
    expect(proposal.fields).toEqual(expected);
  });

  it('knows from how many pieces a price holds', () => {
    expect(
      ['100+', '1K', 'Price 1000', '1-99', '单价(10+)', '>=500 pcs', 'Price', 'A1'].map(breakFrom),
    ).toEqual([100, 1000, 1000, 1, 10, 500, null, null]);
  });

  it('takes no counted columns for price breaks', () => {
    const table = [
      ['MPN', 'Qty', 'Price 1', 'Price 2'],
      ...parts.map((part) => [part, '500', '0.5', '0.4']),
    ];
    expect(fieldsOf(table)).toEqual(['mpn', 'quantity', 'unitPrice', null]);
  });

  it('finds breaks in columns headed by their quantities', () => {
    const table = [
      ['MPN', 'Qty', '1+', '100+', '1000+'],
      ...parts.map((part) => [part, '500', '0.5', '0.4', '0.3']),
    ];
    expect(fieldsOf(table)).toEqual(['mpn', 'quantity', 'breakPrice', 'breakPrice', 'breakPrice']);
  });
});

describe('tables side by side', () => {
  it('takes part number and quantity of one of them, and tells the other', () => {
    const heads = ['Part Number', 'Qty', 'Brand'];
    const others = ['LT1013CS8', 'LT1028ACN8', 'LT1761ES5', 'LT3080EDD', 'LTC2983ILX', 'LT8609S'];
    const proposal = propose(
      0,
      rowsOf([
        [...heads, '', ...heads],
        ...parts.map((part, at) => [part, at + 11, 'TI', '', others[at] ?? '', 9, 'LT']),
      ]),
    );
    expect(proposal.fields).toEqual(['mpn', 'quantity', 'manufacturer', null, null, null, null]);
    expect(proposal.besideColumn).toBe(4);
  });

  it('takes no second part number for another table', () => {
    const proposal = propose(
      0,
      rowsOf([
        ['Part Number', 'Qty', 'Brand', 'Part Number'],
        ...parts.map((part, at) => [part, at + 11, 'TI', `${part}-ALT`]),
      ]),
    );
    expect(proposal.fields.slice(0, 3)).toEqual(['mpn', 'quantity', 'manufacturer']);
    expect(proposal.besideColumn).toBeNull();
  });
});

describe('what prices are in', () => {
  const priced = (head: string, price: (at: number) => string) =>
    propose(0, rowsOf([['MPN', 'Qty', head], ...parts.map((part, at) => [part, '5', price(at)])]))
      .currency;

  it('is known by the heading, or by most of the prices', () => {
    expect(priced('单价（元）', (at) => `${at + 0.5}`)).toBe('CNY');
    expect(priced('Price EUR', (at) => `${at + 0.5}`)).toBe('EUR');
    expect(priced('Price', (at) => `${at + 0.5} €`)).toBe('EUR');
    expect(priced('Price', (at) => (at === 0 ? '5 €' : `${at + 0.5}`))).toBeNull();
    expect(priced('Price (USD)', (at) => `${at + 0.5}`)).toBe('USD');
    const column = propose(
      0,
      rowsOf([
        ['MPN', 'Qty', 'Price', 'Currency'],
        ...parts.map((part, at) => [part, '5', `${at + 0.5}`, 'RMB']),
      ]),
    );
    expect(column.currency).toBe('CNY');
  });
});

describe('content', () => {
  it('finds the columns of a file without headings, in any order', () => {
    const order = [3, 1, 5, 0, 4, 2];
    const fields = fieldsOf(lines.map((line) => order.map((at) => line[at] ?? '')));
    expect(fields).toEqual([
      'unitPrice',
      'manufacturer',
      'condition',
      'mpn',
      'dateCode',
      'quantity',
    ]);
    expect(propose(0, rowsOf(lines)).headerRow).toBeNull();
  });

  it('reads a heading that says little by what stands under it', () => {
    const table = [
      ['Description', 'Designator', 'Quantity', 'Manufacturer', 'Reference'],
      ...parts.map((part, at) => [
        'Chip of some kind',
        `U${at + 1}, U${at + 20}`,
        2,
        makers[at] ?? '',
        part,
      ]),
    ];
    expect(fieldsOf(table)).toEqual([
      'description',
      'designator',
      'quantity',
      'manufacturer',
      'mpn',
    ]);
  });

  it('proposes no part numbers where there are none', () => {
    const table = [
      ['Comment', 'Designator', 'Footprint', 'LCSC'],
      ['10k', 'R1,R2', 'R_0402_1005Metric', 'C11702'],
      ['100nF', 'C1', 'C_0402_1005Metric', 'C1525'],
      ['1uF', 'C2', 'C_0402_1005Metric', 'C52923'],
    ];
    expect(fieldsOf(table)).toEqual([null, 'designator', null, 'ownNumber']);
  });

  it('keeps second part numbers apart from the first', () => {
    const table = [
      ['MPN', 'Manufacturer', 'MPN2', 'Manufacturer 2', 'Qty'],
      ['LM358', 'TI', 'LM2904', 'ST', '5'],
    ];
    expect(fieldsOf(table)).toEqual(['mpn', 'manufacturer', 'alternative', null, 'quantity']);
  });
});

describe('several tables in a sheet', () => {
  const small = [
    ['Name', 'Phone', 'City'],
    ['Li', '123', 'Shenzhen'],
  ];
  it('takes the one that is a list of parts, and tells the other', () => {
    const table = [
      ['Item', 'Total cost', 'Notes', 'Supplier'],
      ['Boards', '100', 'x', 'y'],
      [],
      ['MPN', 'Qty', 'Manufacturer'],
      ...lines.map((line) => [line[0] ?? '', line[2] ?? '', line[1] ?? '']),
    ];
    const proposal = propose(0, rowsOf([...small, [], ...table]));
    expect(proposal.headerRow).toBe(7);
    expect(proposal.fields.slice(0, 3)).toEqual(['mpn', 'quantity', 'manufacturer']);
  });

  it('takes the second of two equal tables where only that has quantities', () => {
    const header = ['Item', 'Qty', 'Reference(s)', 'Mfg', 'PN'];
    const proposal = propose(
      0,
      rowsOf([
        header,
        ...parts.map((part, at) => ['', '', `U${at + 1}`, makers[at] ?? '', part]),
        ['Collated:'],
        header,
        ...parts.map((part, at) => [String(at), '3', `U${at + 1}`, makers[at] ?? '', part]),
      ]),
    );
    expect(proposal.headerRow).toBe(9);
    expect(proposal.otherTables).toEqual([1]);
  });
});
