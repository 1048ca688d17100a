import { designators } from '#contract/bom/designators.ts';
import type { EditedColumn } from './cells.ts';
import { editedColumns } from './cells.ts';

/** Cells as a spreadsheet puts them on the clipboard: parted by tabs, quoted where they hold one. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = '';
  };
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  endCell();
  // Copied text ends with a line break, which is not a row.
  if (rows.at(-1)?.every((one) => one === '')) rows.pop();
  return rows;
}

/** A figure, valid or not: an invalid quantity is reported in the cell of quantities. */
const FIGURE = /^[-+]?\d[\d.,\s\u00a0\u202f]*(?:e\d+)?$/i;

const columnTexts = (rows: readonly (readonly string[])[], index: number): string[] =>
  rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');

/** Returns the columns that pasted cells fill from the part number on, known by their content. */
function byContent(rows: readonly (readonly string[])[], width: number): (EditedColumn | null)[] {
  const free = new Set<EditedColumn>(editedColumns.filter((column) => column !== 'mpn'));
  const claimColumn = (column: EditedColumn) => (free.delete(column) ? column : null);
  return Array.from({ length: width }, (_, index) => {
    if (index === 0) return 'mpn';
    const cells = columnTexts(rows, index);
    if (cells.length === 0) return null;
    if (cells.every((cell) => FIGURE.test(cell))) return claimColumn('quantity');
    if (cells.every((cell) => designators(cell) !== null)) return claimColumn('designators');
    return claimColumn('manufacturer');
  });
}

/**
 * The columns that pasted cells fill, by place. From the part number on they are known by what stands
 * in them, as people copy part and quantity and leave out the rest; from elsewhere they follow the
 * columns of the table.
 */
export function filledColumns(
  rows: readonly (readonly string[])[],
  from: EditedColumn,
): (EditedColumn | null)[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (from === 'mpn') return byContent(rows, width);
  const start = editedColumns.indexOf(from);
  return Array.from({ length: width }, (_, index) => editedColumns[start + index] ?? null);
}
