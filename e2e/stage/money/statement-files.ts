import exceljs from 'exceljs';
import { cellText } from '#server/sheets/core/cell.ts';
import { openSheets } from '#server/sheets/open.ts';
import { pdfText } from '../browser/pdf-text.ts';

/** A statement as one of its forms says it, in cents; what went out has no sign. */
interface StatementFigures {
  readonly opening: number;
  readonly incoming: number;
  readonly outgoing: number;
  readonly closing: number;
  /** The changes of all movements and the balances after them, the oldest first. */
  readonly changes: readonly number[];
  readonly balances: readonly number[];
}

/** A statement in a file, with the day of each movement where the file is a sheet. */
interface StatementFile extends StatementFigures {
  readonly days: readonly string[];
}

/** Cents of a figure as a page or a file shows it. */
export const cents = (text: string): number =>
  Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

/** Takes the sign from a sum that went out; nothing stays zero without one. */
const unsigned = (outgoing: number): number => 0 - outgoing;

/** Reads rows of a sheet: opening, a row for each movement, what came in and went out, closing. */
function readRows(rows: readonly (readonly string[])[]): StatementFile {
  const sum = (name: string, column: number) =>
    cents(rows.find((row) => row[2] === name)?.[column] ?? 'none');
  const movements = rows.filter(([no]) => /^\d+$/.test(no ?? ''));
  return {
    opening: sum('Opening balance', 5),
    incoming: sum('Total in', 4),
    outgoing: unsigned(sum('Total out', 4)),
    closing: sum('Closing balance', 5),
    changes: movements.map((row) => cents(row[4] ?? '')),
    balances: movements.map((row) => cents(row[5] ?? '')),
    days: movements.map((row) => (row[1] ?? '').slice(0, 10)),
  };
}

/** Reads a statement in CSV as the market reads sheets of others. */
export async function readCsv(bytes: Buffer): Promise<StatementFile> {
  const opened = await openSheets(bytes, 'statement.csv');
  const rows: string[][] = [];
  try {
    for await (const batch of opened.rows(0)) {
      for (const { cells } of batch) rows.push(cells.map(cellText));
    }
  } finally {
    await opened.close();
  }
  return readRows(rows);
}

/** Reads a statement in XLSX. */
export async function readXlsx(bytes: Buffer): Promise<StatementFile> {
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes as never);
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow({ includeEmpty: true }, (row) => {
    rows.push((row.values as unknown[]).slice(1).map((value) => String(value ?? '')));
  });
  return readRows(rows);
}

const isMoney = (text = ''): boolean => /^-?[\d,]+\.\d\d$/.test(text);
const number = /^(EX|TO|AO|AS|RC|WD|CP|DP|CM)-\d{6}-\d+$/;

/** Reads a statement in PDF: the number of a movement is followed by its change and its balance. */
export function readPdf(bytes: Buffer): StatementFigures {
  const lines = pdfText(bytes);
  const after = (name: string) => cents(lines[lines.indexOf(name) + 1] ?? 'none');
  const at = lines.flatMap((line, index) =>
    number.test(line) && isMoney(lines[index + 1]) ? [index] : [],
  );
  return {
    opening: after('Opening balance'),
    incoming: after('Total in'),
    outgoing: unsigned(after('Total out')),
    closing: after('Closing balance'),
    changes: at.map((index) => cents(lines[index + 1] ?? '')),
    balances: at.map((index) => cents(lines[index + 2] ?? '')),
  };
}
