import {
  isRefused,
  openSheets,
  proposeSheets,
  readRows,
  type SheetField,
} from '#server/sheets/public.ts';
import type { ListedPart } from './seller-format.ts';
import { tradeFormats } from './seller-trade-formats.ts';
import { uploadFormats } from './seller-upload-formats.ts';

/** A generated file with its expected reading. */
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

const formats = [...uploadFormats, ...tradeFormats];

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

/** The reader's result for a generated file. */
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
