import XLSX from '@e965/xlsx';
import type { SheetField } from '#server/sheets/public.ts';
import { xlsxFile } from './xlsx-file.ts';

/** A part number and its maker, as a seller's list would name them. */
export interface ListedPart {
  readonly mpn: string;
  readonly manufacturer: string;
}

/** A cell as written. */
export type Written = string | number;
/** A line of a made list. */
export type Line = ListedPart & { readonly quantity: number; readonly at: number };

/** How one format writes a line; `rows` may add cells, `isRefused` marks lines to be refused. */
export interface Format {
  readonly format: string;
  readonly fileName: string;
  readonly headings: readonly string[] | null;
  readonly fields: readonly (SheetField | null)[];
  readonly cells: (line: Line) => readonly Written[];
  readonly isRefused?: (line: Line) => boolean;
  readonly write: (rows: readonly (readonly Written[])[]) => Uint8Array;
}

/** A cell between quotation marks. */
export const quoted = (cell: Written) => `"${String(cell).replaceAll('"', '""')}"`;
/** A cell as it is, quoted where it must be. */
export const plain = (mark: string) => (cell: Written) =>
  new RegExp(`["\\r\\n${mark}]|^ | $`).test(String(cell)) ? quoted(cell) : String(cell);

/** A text file with a mark between cells. */
export const text =
  (mark: string, end = '\r\n', cellText = plain(mark)) =>
  (rows: readonly (readonly Written[])[]) =>
    Buffer.from(rows.map((row) => row.map(cellText).join(mark) + end).join(''));

/** A workbook of another kind than xlsx. */
export const book = (bookType: 'biff8' | 'ods') => (rows: readonly (readonly Written[])[]) => {
  const made = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(made, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), 'Stock');
  return new Uint8Array(XLSX.write(made, { type: 'buffer', bookType }) as Buffer);
};
/** An xlsx of one sheet. */
export const workbook = (rows: readonly (readonly Written[])[]) =>
  xlsxFile([{ name: 'Stock', rows }]);

/** A price of four places. */
export const price = ({ at }: Line) => Number((((at * 37) % 9000) / 1000 + 0.012).toFixed(4));
/** A year and week. */
export const code = ({ at }: Line) => `${18 + (at % 6)}${String(1 + (at % 52)).padStart(2, '0')}`;
/** A description with a comma in it. */
export const words = ({ at }: Line) => `IC electronic part, ${at} of the list`;
/** Every fifth line. */
export const fifth = ({ at }: Line) => at % 5 === 0;
