import type { BomField, BomSheet } from '#contract/bom/bill-schemas.ts';
import { bomFields } from '#contract/bom/shapes.ts';
import {
  columnLetter,
  headOf,
  type OpenedSheets,
  proposeSheets,
  type SheetField,
  type SheetProposal,
  truncateCell,
  withoutFile,
} from '#server/sheets/public.ts';
import { isPlacedHeading } from '../core/not-placed.ts';
import type { StoredProblem, StoredSheet } from '../store/bills.ts';

/** How sure a heading is that names nothing but what is placed. */
const HEADING_SURE = 0.95;

const isField = (field: SheetField | null): field is SheetField & BomField =>
  bomFields.some((one) => one === field);

type Column = BomSheet['columns'][number];

function columnOf(
  { column, heading, field, confidence, alternatives }: SheetProposal['columns'][number],
  hasPlaced: boolean,
): Column {
  const letter = columnLetter(column);
  const headingText = truncateCell(heading);
  const others = alternatives.map((one) => one.field).filter(isField);
  if (!hasPlaced && isPlacedHeading(heading)) {
    return {
      letter,
      heading: headingText,
      field: 'dnp',
      confidence: HEADING_SURE,
      alternatives: others,
    };
  }
  // Columns without a place in a bill are passed over.
  return isField(field)
    ? { letter, heading: headingText, field, confidence, alternatives: others }
    : { letter, heading: headingText, field: null, confidence: 0, alternatives: others };
}

function sheetOf(
  { index, name, hidden }: OpenedSheets['sheets'][number],
  { headerRow, head, columns, shape }: SheetProposal,
): StoredSheet {
  const sheetColumns: Column[] = [];
  for (const column of columns) {
    sheetColumns.push(
      columnOf(
        column,
        sheetColumns.some(({ field }) => field === 'dnp'),
      ),
    );
  }
  return {
    index,
    name,
    hidden,
    headerRow,
    head: headOf({ headerRow, head }),
    columns: sheetColumns,
    shape,
  };
}

/** The content of a file, before its columns are mapped. */
export interface Looked {
  readonly sheets: readonly StoredSheet[];
  readonly warnings: readonly StoredProblem[];
}

/** How the sheets of a file may be read. Throws `Unreadable` where it is no list of anything. */
export async function previewBill(opened: OpenedSheets): Promise<Looked> {
  const proposals = await proposeSheets(opened);
  const sheets = proposals.flatMap((proposal) => {
    const info = opened.sheets.find(({ index }) => index === proposal.sheet);
    return info ? [sheetOf(info, proposal)] : [];
  });
  const warnings = [...opened.warnings, ...proposals.flatMap((one) => [...one.warnings])];
  return { sheets, warnings: warnings.map(withoutFile) };
}
