import { importFields } from '#contract/inventory/imports.ts';
import {
  columnLetter,
  headOf,
  openSheets,
  proposeSheets,
  type SheetProposal,
  truncateCell,
  withoutFile,
} from '#server/sheets/public.ts';
import type { StoredSheet } from '../store/imports.ts';
import type { InspectedFile, LocalFile } from './messages.ts';

/** Headings of columns with remarks, in the product's languages and German. */
const REMARK =
  /^(?:remarks?|notes?|comments?|memo|备注|附注|说明|备注说明|bemerkung(?:en)?|anmerkung(?:en)?|notas?|observaci[oó]n(?:es)?|comentarios?|remarques?|commentaires?|observations?|примечани[ея]|комментари[йи]|заметки)$/i;

const isField = (field: string | null): boolean => importFields.some((one) => one === field);

function toStoredSheet(
  { index, name, hidden }: { index: number; name: string; hidden: boolean },
  { headerRow, head, columns, shape, currency }: SheetProposal,
): StoredSheet {
  return {
    index,
    name,
    hidden,
    headerRow,
    head: headOf({ headerRow, head }),
    columns: columns.map(({ column, heading, field, confidence, alternatives }) => ({
      letter: columnLetter(column),
      heading: truncateCell(heading),
      // Fields that stock has no column for are ignored.
      ...(isField(field)
        ? { field, confidence }
        : { field: REMARK.test(heading.trim()) ? 'remark' : null, confidence: 0 }),
      alternatives: alternatives.map((one) => one.field).filter(isField),
    })),
    shape,
    currency,
  };
}

/** Looks at the beginning of a file. Throws `Unreadable` where it is no list of anything. */
export async function inspectFile({ path, name }: LocalFile): Promise<InspectedFile> {
  const opened = await openSheets(path, name);
  try {
    const proposals = await proposeSheets(opened);
    const sheets = proposals.flatMap((proposal) => {
      const info = opened.sheets.find(({ index }) => index === proposal.sheet);
      return info ? [toStoredSheet(info, proposal)] : [];
    });
    const warnings = [...opened.warnings, ...proposals.flatMap((one) => [...one.warnings])];
    return { sheets, warnings: warnings.map(withoutFile) };
  } finally {
    await opened.close();
  }
}
