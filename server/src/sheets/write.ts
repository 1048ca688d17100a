import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import exceljs from 'exceljs';
import { columnLetter } from './core/cell.ts';
import { csvLine } from './core/neutral.ts';

export type WrittenFormat = 'csv' | 'xlsx';
/** A cell that is written: a number stays one in a spreadsheet. */
export type WrittenCell = string | number;
/** Rows in batches; the first is the headings. */
export type WrittenRows = AsyncGenerator<WrittenCell[][]>;

/** How a spreadsheet shows a column; a text file knows nothing of it. */
export interface ColumnLook {
  /** In characters. */
  readonly width: number;
  /** What may be chosen in its cells; anything else may still be typed. */
  readonly choices?: readonly string[];
}

export interface WrittenSheet {
  readonly format: WrittenFormat;
  readonly rows: WrittenRows;
  /** The sheet's name. */
  readonly title?: string;
  /** By column; headings stay in sight where it is given. */
  readonly look?: readonly ColumnLook[];
}

/** Spreadsheets take a text file for UTF-8 by this mark only. */
const BOM = '\ufeff';
/** Rows for which a column's choices are offered. */
const CHOICE_ROWS = 2000;

async function drained(target: Writable): Promise<void> {
  if (target.destroyed) throw new Error('the reader of a download has left');
  if (target.writableNeedDrain) await Promise.race([once(target, 'drain'), once(target, 'close')]);
}

async function writeCsv(target: Writable, { rows }: WrittenSheet): Promise<void> {
  target.write(BOM);
  for await (const batch of rows) {
    target.write(batch.map((cells) => csvLine(cells.map(String))).join(''));
    await drained(target);
  }
  target.end();
}

/** Cells are texts or numbers, never formulas: nothing has to be put before them. */
async function writeXlsx(target: Writable, { rows, title, look }: WrittenSheet): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: target,
    useSharedStrings: false,
    useStyles: false,
  });
  const sheet = book.addWorksheet(
    title ?? '1',
    look ? { views: [{ state: 'frozen', xSplit: 0, ySplit: 1 }] } : {},
  );
  if (look) {
    sheet.columns = look.map(({ width }) => ({ width }));
    addChoices(sheet, look);
  }
  for await (const batch of rows) {
    for (const cells of batch) sheet.addRow(cells).commit();
    // What was written is packed and sent before more is made.
    await pause();
    await drained(target);
  }
  sheet.commit();
  await book.commit();
}

/** The writer of streams knows the validations although its declaration does not. */
interface Validated {
  readonly dataValidations?: { add(range: string, rule: exceljs.DataValidation): void };
}

function addChoices(sheet: exceljs.Worksheet & Validated, look: readonly ColumnLook[]): void {
  for (const [at, { choices }] of look.entries()) {
    if (!choices) continue;
    const letter = columnLetter(at);
    sheet.dataValidations?.add(`${letter}2:${letter}${CHOICE_ROWS}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`"${choices.join(',')}"`],
    });
  }
}

/** Writes rows as they come, so that neither all of them nor the file stand in memory; ends `target`. */
export const writeSheet = (target: Writable, sheet: WrittenSheet): Promise<void> =>
  sheet.format === 'csv' ? writeCsv(target, sheet) : writeXlsx(target, sheet);
