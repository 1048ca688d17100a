import { importFields } from '#contract/inventory/imports.ts';
import {
  cellText,
  columnLetter,
  openSheets,
  proposeSheets,
  type SheetProblem,
  type SheetProposal,
} from '#server/sheets/public.ts';
import type { KeptProblem, KeptSheet } from './import-store.ts';
import type { FileHere, Looked } from './thread-messages.ts';

const CELL_CHARS = 200;
const HEAD_ROWS = 20;
const HEAD_COLUMNS = 100;
/** So many rows below the headings are shown, and no row beyond the second figure. */
const ROWS_BELOW = 12;
const LAST_ROW_MAX = 200;

/** A problem without the name of its file, which the import has. */
export const kept = ({ reason, sheet, row, column, facts }: SheetProblem): KeptProblem => ({
  reason,
  sheet,
  row,
  column,
  facts,
});

const isField = (field: string | null): boolean => importFields.some((one) => one === field);

/** The first rows, each at its own place: those that hold nothing stand there as blank ones. */
export function headOf({ headerRow, head }: Pick<SheetProposal, 'headerRow' | 'head'>): string[][] {
  const first = headerRow ?? head[0]?.row ?? 1;
  const last = Math.min(Math.max(HEAD_ROWS, first + ROWS_BELOW), LAST_ROW_MAX);
  const shown: string[][] = [];
  for (const { row, cells } of head) {
    if (row > last) break;
    while (shown.length < row - 1) shown.push([]);
    shown.push(cells.slice(0, HEAD_COLUMNS).map((cell) => cellText(cell).slice(0, CELL_CHARS)));
  }
  return shown;
}

function sheetOf(
  { index, name, hidden }: { index: number; name: string; hidden: boolean },
  { headerRow, head, columns, shape }: SheetProposal,
): KeptSheet {
  return {
    index,
    name,
    hidden,
    headerRow,
    head: headOf({ headerRow, head }),
    columns: columns.map(({ column, heading, field, confidence, alternatives }) => ({
      letter: columnLetter(column),
      heading: heading.slice(0, CELL_CHARS),
      // What stock has no place for is passed over.
      field: isField(field) ? field : null,
      confidence: isField(field) ? confidence : 0,
      alternatives: alternatives.map((one) => one.field).filter(isField),
    })),
    shape,
  };
}

/** Looks at the beginning of a file. Throws `Unreadable` where it is no list of anything. */
export async function look({ path, name }: FileHere): Promise<Looked> {
  const opened = await openSheets(path, name);
  try {
    const proposals = await proposeSheets(opened);
    const sheets = proposals.flatMap((proposal) => {
      const info = opened.sheets.find(({ index }) => index === proposal.sheet);
      return info ? [sheetOf(info, proposal)] : [];
    });
    const warnings = [...opened.warnings, ...proposals.flatMap((one) => [...one.warnings])];
    return { sheets, warnings: warnings.map(kept) };
  } finally {
    await opened.close();
  }
}
