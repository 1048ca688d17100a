import XLSX from '@e965/xlsx';
import {
  isRefused,
  openSheets,
  proposeSheets,
  readRows,
  type SheetField,
} from '#server/sheets/public.ts';
import { xlsxFile } from './xlsx-file.ts';

/** A part number and its maker, as a seller's list would name them. */
export interface ListedPart {
  readonly mpn: string;
  readonly manufacturer: string;
}

/** What a made file is to be read as. */
export interface SellerFile {
  /** The format's name in the table of formats that sellers upload. */
  readonly format: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly fields: readonly (SheetField | null)[];
  /** Rows in their order: part number and quantity as they are to be read. */
  readonly rows: readonly { readonly mpn: string; readonly quantity: number }[];
  /** Rows that are to be refused: shortages, zeros, shifted columns. */
  readonly refused: number;
}

type Written = string | number;
type Line = ListedPart & { readonly quantity: number; readonly at: number };

/** How one format writes a line; `rows` may add cells, `isRefused` marks lines to be refused. */
interface Format {
  readonly format: string;
  readonly fileName: string;
  readonly headings: readonly string[] | null;
  readonly fields: readonly (SheetField | null)[];
  readonly cells: (line: Line) => readonly Written[];
  readonly isRefused?: (line: Line) => boolean;
  readonly write: (rows: readonly (readonly Written[])[]) => Uint8Array;
}

const quoted = (cell: Written) => `"${String(cell).replaceAll('"', '""')}"`;
const plain = (mark: string) => (cell: Written) =>
  new RegExp(`["\\r\\n${mark}]|^ | $`).test(String(cell)) ? quoted(cell) : String(cell);

const text =
  (mark: string, end = '\r\n', cellText = plain(mark)) =>
  (rows: readonly (readonly Written[])[]) =>
    Buffer.from(rows.map((row) => row.map(cellText).join(mark) + end).join(''));

const book = (bookType: 'biff8' | 'ods') => (rows: readonly (readonly Written[])[]) => {
  const made = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Stock');
  return new Uint8Array(XLSX.write(made, { type: 'buffer', bookType }) as Buffer);
};
const workbook = (rows: readonly (readonly Written[])[]) => xlsxFile([{ name: 'Stock', rows }]);

const price = ({ at }: Line) => Number((((at * 37) % 9000) / 1000 + 0.012).toFixed(4));
const code = ({ at }: Line) => `${18 + (at % 6)}${String(1 + (at % 52)).padStart(2, '0')}`;
const words = ({ at }: Line) => `IC electronic part, ${at} of the list`;
const fifth = ({ at }: Line) => at % 5 === 0;

const formats: readonly Format[] = [
  {
    format: 'netCOMPONENTS',
    fileName: 'netcomponents.xlsx',
    headings:
      'Part Number|Quantity|Manufacturer|Description|Date Code|Price|Shopping Cart URL|Supplier Datasheet URL|Price Break Quantity A|Price Break Price A|Price Break Quantity B|Price Break Price B'.split(
        '|',
      ),
    fields: [
      'mpn',
      'quantity',
      'manufacturer',
      'description',
      'dateCode',
      'unitPrice',
      null,
      null,
      'breakQuantity',
      'breakPrice',
      'breakQuantity',
      'breakPrice',
    ],
    cells: (line) => [
      line.mpn,
      line.quantity,
      line.manufacturer,
      words(line),
      code(line),
      price(line),
      `https://shop.example/${line.at}`,
      '',
      100,
      Number((price(line) * 0.9).toFixed(5)),
      1000,
      Number((price(line) * 0.8).toFixed(5)),
    ],
    write: workbook,
  },
  {
    format: 'Mectronic',
    fileName: 'seller12.txt',
    headings: null,
    fields: ['mpn', 'manufacturer', 'quantity', 'description'],
    cells: (line) => [line.mpn, line.manufacturer, line.quantity, words(line)],
    write: text(',', '\r\n', quoted),
  },
  {
    format: 'PartBridge',
    fileName: 'partbridge.txt',
    headings: null,
    fields: ['mpn', 'manufacturer', 'dateCode', 'quantity'],
    cells: (line) => [
      line.mpn,
      line.manufacturer,
      `${code(line)}+`,
      fifth(line) ? -line.quantity : line.quantity,
    ],
    isRefused: fifth,
    write: text('\t'),
  },
  {
    format: 'Automa.Net',
    fileName: 'automa.csv',
    headings: ['Part number', 'Brand', 'QTY', 'SKU', 'Condition'],
    fields: ['mpn', 'manufacturer', 'quantity', 'ownNumber', 'condition'],
    cells: (line) => [line.mpn, line.manufacturer, line.quantity, `S-${line.at}`, 'New'],
    write: text(','),
  },
  {
    format: 'SkySelect',
    fileName: 'skyselect.csv',
    headings:
      'Part number,Alternate Part Number,Description,UOM,Qty Available,Min Order Qty,Std Pack Qty,Location,Condition,Serial number,Lead time in Calendar Days,Unit Price,Currency,Supplier Code,Manufacturer Code,Notes'.split(
        ',',
      ),
    fields: [
      'mpn',
      'alternative',
      'description',
      null,
      'quantity',
      'moq',
      null,
      'location',
      'condition',
      null,
      'leadTime',
      'unitPrice',
      'currency',
      'ownNumber',
      'manufacturer',
      null,
    ],
    cells: (line) => [
      line.mpn,
      '',
      words(line),
      'EA',
      line.quantity,
      10,
      100,
      'Dallas',
      'NE',
      '',
      fifth(line) ? 'Stock' : 14,
      price(line),
      'USD',
      `X${line.at}`,
      line.manufacturer,
      '',
    ],
    write: text(','),
  },
  {
    format: 'BOMIST',
    fileName: 'bomist.csv',
    headings: ['Part Number', 'Manufacturer', 'Type', 'Stock (+/-)', 'Storage', 'Comment'],
    fields: ['mpn', 'manufacturer', null, 'quantity', 'location', null],
    cells: (line) => [line.mpn, line.manufacturer, 'IC', line.quantity, 'Shelf A', 'checked'],
    write: text(';', '\n'),
  },
  {
    format: 'Rearcounter',
    fileName: 'rearcounter.xls',
    headings:
      'Part Number,Quantity,Part Type,OEM Licensed,Selling Price,List Price,Description'.split(','),
    fields: ['mpn', 'quantity', null, null, 'unitPrice', null, 'description'],
    cells: (line) => [
      line.mpn,
      fifth(line) ? 0 : line.quantity,
      'IC',
      'Y',
      line.at % 3 === 0 ? 0 : price(line),
      price(line) + 1,
      words(line),
    ],
    isRefused: fifth,
    write: book('biff8'),
  },
  {
    format: 'BrokerBin feed',
    fileName: 'brokerbin.csv',
    headings: [
      'part number',
      'heci',
      'manufacturer',
      'condition',
      'price',
      'quantity',
      'description',
    ],
    fields: [
      'mpn',
      'ownNumber',
      'manufacturer',
      'condition',
      'unitPrice',
      'quantity',
      'description',
    ],
    cells: (line) => [
      line.mpn,
      '',
      line.manufacturer,
      fifth(line) ? 'REF' : 'NEW',
      fifth(line) ? 'CALL' : price(line),
      line.quantity,
      words(line),
    ],
    write: text(',', '\r\n', quoted),
  },
  {
    format: 'PowerSource Online feed',
    fileName: 'powersource.csv',
    headings: null,
    fields: [
      'ownNumber',
      'mpn',
      'manufacturer',
      null,
      'condition',
      'quantity',
      'unitPrice',
      'description',
      null,
      null,
    ],
    cells: (line) => [
      4_000_000 + line.at,
      line.mpn,
      line.manufacturer,
      '',
      'NEW',
      line.quantity,
      price(line),
      words(line),
      'Components',
      12,
    ],
    write: text(','),
  },
  {
    format: 'Tel-Explorer feed',
    fileName: 'telexplorer.csv',
    headings: [
      'part number',
      'clei',
      'manufacturer',
      'condition',
      'quantity',
      'price',
      'description',
    ],
    fields: [
      'mpn',
      'ownNumber',
      'manufacturer',
      'condition',
      'quantity',
      'unitPrice',
      'description',
    ],
    cells: (line) => [
      line.mpn,
      `CLEI${line.at}`,
      line.manufacturer,
      'Used',
      line.quantity,
      `$${price(line)}`,
      words(line),
    ],
    write: text(','),
  },
  {
    format: 'purchase request export',
    fileName: 'request.ods',
    headings: [
      'Manufacturer',
      'Part Number',
      'Description',
      'Quantity',
      'UOM',
      'Quantity Available',
      'Price Per Unit',
      'Lead Time (in # of days, 0 for stock)',
      'Notes',
      'Alternative Part Number',
    ],
    fields: [
      'manufacturer',
      'mpn',
      'description',
      null,
      null,
      'quantity',
      'unitPrice',
      'leadTime',
      null,
      'alternative',
    ],
    cells: (line) => [
      line.manufacturer,
      line.mpn,
      words(line),
      line.quantity + 7,
      'EA',
      line.quantity,
      price(line),
      fifth(line) ? 0 : 21,
      '',
      '',
    ],
    write: book('ods'),
  },
  {
    format: 'LCSC/JLCPCB parts list',
    fileName: 'lcsc.csv',
    headings:
      'LCSC Part,First Category,Second Category,MFR.Part,Package,Solder Joint,Manufacturer,Library Type,Description,Datasheet,Price,Stock'.split(
        ',',
      ),
    fields: [
      'ownNumber',
      null,
      null,
      'mpn',
      null,
      null,
      'manufacturer',
      null,
      'description',
      null,
      'priceBreaks',
      'quantity',
    ],
    cells: (line) => [
      `C${10_000 + line.at}`,
      'Integrated Circuits',
      'Logic',
      line.mpn,
      'SOT-23',
      3,
      line.manufacturer,
      'Extended',
      words(line),
      `https://data.example/${line.at}.pdf`,
      '20-180:0.0047,200-580:0.0039,600-:0.0031',
      line.quantity,
    ],
    // As one copy of it goes round: the commas of price and description are not quoted.
    isRefused: fifth,
    write: (rows) =>
      Buffer.from(
        rows
          .map((row, at) => {
            const cellText = at % 5 === 1 ? String : plain(',');
            return `${row.map(cellText).join(',')}\n`;
          })
          .join(''),
      ),
  },
];

/** A file of each format that sellers upload, made of real part numbers. */
export function sellerFiles(parts: readonly ListedPart[]): SellerFile[] {
  return formats.map(({ format, fileName, headings, fields, cells, isRefused, write }, place) => {
    const share = Math.floor(parts.length / formats.length);
    const lines = parts.slice(place * share, (place + 1) * share).map((part, at) => ({
      ...part,
      at,
      quantity: ((at * 7919) % 90_000) + 1,
    }));
    const rows = lines.map(cells);
    const kept = lines.filter((line) => isRefused?.(line) !== true);
    return {
      format,
      fileName,
      bytes: write(headings ? [headings, ...rows] : rows),
      fields,
      rows: kept.map(({ mpn, quantity }) => ({ mpn: mpn.trim().toUpperCase(), quantity })),
      refused: lines.length - kept.length,
    };
  });
}

/** What the reader made of a made file. */
export interface JudgedSellerFile {
  readonly format: string;
  readonly wrong: readonly string[];
  readonly rows: number;
  readonly found: number;
  readonly falselyTaken: number;
}

/** Reads a made file by what is proposed for it; headings' columns and every row are compared. */
export async function judgeSellerFile(file: SellerFile): Promise<JudgedSellerFile> {
  const opened = await openSheets(file.bytes, file.fileName);
  try {
    const [proposal] = await proposeSheets(opened);
    if (!proposal) throw new Error(`${file.format}: nothing to read`);
    const wrong = file.fields.flatMap((field, column) => {
      const found = proposal.fields[column] ?? null;
      return found === field ? [] : [`column ${column + 1}: ${found} for ${field}`];
    });
    const wanted = new Map(file.rows.map(({ mpn, quantity }) => [`${mpn} ${quantity}`, true]));
    let found = 0;
    let falselyTaken = 0;
    for await (const batch of readRows(opened, proposal)) {
      for (const one of batch) {
        if (isRefused(one)) continue;
        if (wanted.delete(`${one.values.mpn} ${one.values.quantity}`)) found += 1;
        else falselyTaken += 1;
      }
    }
    return { format: file.format, wrong, rows: file.rows.length, found, falselyTaken };
  } finally {
    await opened.close();
  }
}
