import { cellText } from './core/cell.ts';
import type { SheetProposal } from './rows.ts';

const CELL_CHARS = 200;
const HEAD_ROWS = 20;
const HEAD_COLUMNS = 100;
/** So many rows below the headings are shown, and no row beyond the second figure. */
const ROWS_BELOW = 12;
const LAST_ROW_MAX = 200;

/** A text of a cell as it is shown over a choice of columns. */
export const truncateCell = (text: string): string => text.slice(0, CELL_CHARS);

/** The first rows, each at its own place: those that hold nothing stand there as blank ones. */
export function headOf({ headerRow, head }: Pick<SheetProposal, 'headerRow' | 'head'>): string[][] {
  const first = headerRow ?? head[0]?.row ?? 1;
  const last = Math.min(Math.max(HEAD_ROWS, first + ROWS_BELOW), LAST_ROW_MAX);
  const preview: string[][] = [];
  for (const { row, cells } of head) {
    if (row > last) break;
    while (preview.length < row - 1) preview.push([]);
    preview.push(cells.slice(0, HEAD_COLUMNS).map((cell) => truncateCell(cellText(cell))));
  }
  return preview;
}
