import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import exceljs from 'exceljs';
import { csvLine } from './core/neutral.ts';

export type SheetFormat = 'csv' | 'xlsx';
/** Rows in batches; the first is the headings. */
export type SheetRows = AsyncGenerator<string[][]>;

/** Spreadsheets take a text file for UTF-8 by this mark only. */
const BOM = '\ufeff';

async function drained(target: Writable): Promise<void> {
  if (target.destroyed) throw new Error('the reader of a download has left');
  if (target.writableNeedDrain) await Promise.race([once(target, 'drain'), once(target, 'close')]);
}

async function writeCsv(target: Writable, rows: SheetRows): Promise<void> {
  target.write(BOM);
  for await (const batch of rows) {
    target.write(batch.map(csvLine).join(''));
    await drained(target);
  }
  target.end();
}

/** Cells are texts, never formulas: nothing has to be put before them, and nothing is converted. */
async function writeXlsx(target: Writable, rows: SheetRows): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: target,
    useSharedStrings: false,
    useStyles: false,
  });
  const sheet = book.addWorksheet('1');
  for await (const batch of rows) {
    for (const cells of batch) sheet.addRow(cells).commit();
    // What was written is packed and sent before more is made.
    await pause();
    await drained(target);
  }
  sheet.commit();
  await book.commit();
}

/** Writes rows as they come, so that neither all of them nor the file stand in memory; ends `target`. */
export const writeSheet = (
  target: Writable,
  format: SheetFormat,
  rows: SheetRows,
): Promise<void> => (format === 'csv' ? writeCsv(target, rows) : writeXlsx(target, rows));
