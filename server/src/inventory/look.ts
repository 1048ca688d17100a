import { importFields } from '#contract/inventory/imports.ts';
import {
  columnLetter,
  headOf,
  openSheets,
  proposeSheets,
  type SheetProblem,
  type SheetProposal,
  shownCell,
} from '#server/sheets/public.ts';
import type { KeptProblem, KeptSheet } from './import-store.ts';
import type { FileHere, Looked } from './thread-messages.ts';

/** A problem without the name of its file, which the import has. */
export const kept = ({ reason, sheet, row, column, facts }: SheetProblem): KeptProblem => ({
  reason,
  sheet,
  row,
  column,
  facts,
});

const isField = (field: string | null): boolean => importFields.some((one) => one === field);

function sheetOf(
  { index, name, hidden }: { index: number; name: string; hidden: boolean },
  { headerRow, head, columns, shape, currency }: SheetProposal,
): KeptSheet {
  return {
    index,
    name,
    hidden,
    headerRow,
    head: headOf({ headerRow, head }),
    columns: columns.map(({ column, heading, field, confidence, alternatives }) => ({
      letter: columnLetter(column),
      heading: shownCell(heading),
      // What stock has no place for is passed over.
      field: isField(field) ? field : null,
      confidence: isField(field) ? confidence : 0,
      alternatives: alternatives.map((one) => one.field).filter(isField),
    })),
    shape,
    currency,
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
