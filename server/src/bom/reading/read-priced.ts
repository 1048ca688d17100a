import { PRICED_ROWS_MAX, pricedFields } from '#contract/bom/priced.ts';
import type { PricedField, PricedList, PricedRow } from '#contract/bom/priced-schemas.ts';
import {
  cellText,
  columnLetter,
  isRefused,
  type OpenedSheets,
  proposeSheets,
  readRows,
  type SheetField,
  type SheetRow,
  type SheetValues,
  truncateCell,
  withoutFile,
} from '#server/sheets/public.ts';
import type { StoredProblem } from '../store/bills.ts';

/** A row as it was read; its problems have no words yet. */
type ReadRow = Omit<PricedRow, 'problems'> & { readonly problems: readonly StoredProblem[] };

/** A list of parts with agreed prices as the reader of sheets understands it. */
export interface ReadPriced extends Omit<PricedList, 'rows' | 'warnings'> {
  readonly rows: readonly ReadRow[];
  readonly warnings: readonly StoredProblem[];
}

const MANUFACTURER_MAX = 120;

const fieldOf = (field: SheetField | null): PricedField | null =>
  pricedFields.find((one) => one === field) ?? null;

/** Prices without a currency are in USD, as the form says. */
const isForeign = ({ unitPrice, currency }: SheetValues): boolean =>
  unitPrice !== null && currency !== null && currency !== 'USD';

function lineOf(values: SheetValues): PricedRow['line'] {
  return {
    mpn: values.mpn,
    manufacturer: (values.manufacturer ?? '').slice(0, MANUFACTURER_MAX),
    quantity: values.quantity,
    unitPrice: isForeign(values) ? null : values.unitPrice,
    condition: values.condition,
    packaging: values.packaging,
    dateCode: values.dateCode ?? '',
  };
}

function rowOf(read: SheetRow): ReadRow {
  const cells = truncateCell(
    read.cells
      .map(cellText)
      .filter((text) => text !== '')
      .join(' · '),
  );
  const problems = (isRefused(read) ? read.refusals : read.remarks).map(withoutFile);
  if (isRefused(read)) return { row: read.row, cells, line: null, otherCurrency: null, problems };
  const otherCurrency = isForeign(read.values) ? read.values.currency : null;
  return { row: read.row, cells, line: lineOf(read.values), otherCurrency, problems };
}

/**
 * Reads the sheet that is most a list of parts, by the columns that are found in it: a row is
 * understood or has its reasons. Null where there is no part number. Throws `Unreadable`.
 */
export async function readPriced(opened: OpenedSheets): Promise<ReadPriced | null> {
  const [proposal] = await proposeSheets(opened);
  const fields = proposal?.fields.map(fieldOf) ?? [];
  if (proposal === undefined || !fields.includes('mpn')) return null;
  // A quantity that does not read is a reason; one that has no column is typed afterwards.
  const needs = (['mpn', 'quantity'] as const).filter((field) => fields.includes(field));
  const { sheet, headerRow, decimal } = proposal;
  const rows: ReadRow[] = [];
  let rowsLeft = 0;
  for await (const batch of readRows(opened, { sheet, headerRow, fields, decimal, needs })) {
    for (const read of batch) {
      if (rows.length < PRICED_ROWS_MAX) rows.push(rowOf(read));
      else rowsLeft += 1;
    }
  }
  return {
    sheet: opened.sheets.find(({ index }) => index === sheet)?.name || null,
    columns: proposal.columns.map(({ column, heading }) => ({
      letter: columnLetter(column),
      heading: truncateCell(heading),
      field: fields[column] ?? null,
    })),
    rows,
    rowsLeft,
    warnings: [...opened.warnings, ...proposal.warnings].map(withoutFile),
  };
}
