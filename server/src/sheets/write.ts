import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import exceljs from 'exceljs';
import { columnLetter } from './core/cell.ts';
import { csvLine } from './core/neutral.ts';

export type WrittenFormat = 'csv' | 'xlsx';
/** An amount as text: a spreadsheet gets its number, a text file all of its decimals. */
export interface DecimalCell {
  readonly decimal: string;
}
/** A cell that is written: a number stays one in a spreadsheet. */
export type WrittenCell = string | number | DecimalCell;
/** Rows in batches; the first is the headings. */
export type WrittenRows = AsyncGenerator<WrittenCell[][]>;

/** The layout of a spreadsheet's column; text files have none. */
export interface ColumnLayout {
  /** In characters. */
  readonly width: number;
  /** Values that the cells offer to choose from; other values may still be typed. */
  readonly choices?: readonly string[];
}

/** The columns of a spreadsheet, with the name of the sheet that lists the choices. */
export interface SheetLayout {
  readonly title: string;
  readonly choicesTitle: string;
  readonly columns: readonly ColumnLayout[];
}

export interface WrittenSheet {
  readonly format: WrittenFormat;
  readonly rows: WrittenRows;
  /** The headings stay visible where it is set. */
  readonly layout?: SheetLayout;
}

/** Spreadsheets take a text file for UTF-8 by this mark only. */
const BOM = '\ufeff';
/** Rows for which a column's choices are offered. */
const CHOICE_ROWS = 2000;

async function waitForDrain(target: Writable): Promise<void> {
  if (target.destroyed) throw new Error('the reader of a download has left');
  if (target.writableNeedDrain) await Promise.race([once(target, 'drain'), once(target, 'close')]);
}

const textOf = (cell: WrittenCell): string =>
  typeof cell === 'object' ? cell.decimal : String(cell);
const cellValue = (cell: WrittenCell): string | number =>
  typeof cell === 'object' ? Number(cell.decimal) : cell;

async function writeCsv(target: Writable, { rows }: WrittenSheet): Promise<void> {
  target.write(BOM);
  for await (const batch of rows) {
    target.write(batch.map((cells) => csvLine(cells.map(textOf))).join(''));
    await waitForDrain(target);
  }
  target.end();
}

/** Cells are texts or numbers, never formulas: nothing has to be put before them. */
async function writeXlsx(target: Writable, { rows, layout }: WrittenSheet): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({
    stream: target,
    useSharedStrings: false,
    useStyles: false,
  });
  const views: exceljs.WorksheetViewFrozen[] = [{ state: 'frozen', xSplit: 0, ySplit: 1 }];
  const sheet = book.addWorksheet(layout?.title ?? '1', layout ? { views } : {});
  if (layout) {
    sheet.columns = layout.columns.map(({ width }) => ({ width }));
    offerChoices(sheet, layout);
  }
  let headings: readonly WrittenCell[] | null = null;
  for await (const batch of rows) {
    headings ??= batch[0] ?? [];
    for (const cells of batch) sheet.addRow(cells.map(cellValue)).commit();
    // Written rows are compressed and sent before more are made.
    await pause();
    await waitForDrain(target);
  }
  sheet.commit();
  if (layout) listChoices(book, layout, headings ?? []);
  await book.commit();
}

/** Columns of choices, with the place of each among them. */
const chosenOf = (layout: SheetLayout) =>
  layout.columns.flatMap(({ choices }, index) => (choices ? [{ choices, at: index }] : []));

/** The writer of streams knows the validations although its declaration does not. */
interface Validated {
  readonly dataValidations?: { add(range: string, rule: exceljs.DataValidation): void };
}

function offerChoices(sheet: exceljs.Worksheet & Validated, layout: SheetLayout): void {
  for (const [place, { choices, at }] of chosenOf(layout).entries()) {
    const [column, list] = [columnLetter(at), columnLetter(place)];
    sheet.dataValidations?.add(`${column}2:${column}${CHOICE_ROWS}`, {
      type: 'list',
      allowBlank: true,
      showErrorMessage: false,
      formulae: [`'${layout.choicesTitle}'!$${list}$2:$${list}$${choices.length + 1}`],
    });
  }
}

/** Choices stand in a sheet of their own, in sight: a comma in one would part a list in a cell. */
function listChoices(
  book: exceljs.stream.xlsx.WorkbookWriter,
  layout: SheetLayout,
  headings: readonly WrittenCell[],
): void {
  const chosen = chosenOf(layout);
  const sheet = book.addWorksheet(layout.choicesTitle);
  sheet.columns = chosen.map(() => ({ width: 24 }));
  const deepest = Math.max(0, ...chosen.map(({ choices }) => choices.length));
  sheet.addRow(chosen.map(({ at }) => cellValue(headings[at] ?? ''))).commit();
  for (let row = 0; row < deepest; row += 1) {
    sheet.addRow(chosen.map(({ choices }) => choices[row] ?? '')).commit();
  }
  sheet.commit();
}

/** Writes rows as they come, so that neither all of them nor the file stand in memory; ends `target`. */
export const writeSheet = (target: Writable, sheet: WrittenSheet): Promise<void> =>
  sheet.format === 'csv' ? writeCsv(target, sheet) : writeXlsx(target, sheet);
