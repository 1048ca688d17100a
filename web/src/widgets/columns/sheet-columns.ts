/** A sheet of an uploaded file, as shown for the mapping of its columns. */
export interface PreviewSheet<Field extends string> {
  /** Row of the headings as found, counted from 1; null where there are none. */
  readonly headerRow: number | null;
  /** The first rows, those above the headings included. */
  readonly head: readonly (readonly string[])[];
  readonly columns: readonly PreviewColumn<Field>[];
}

/** The proposal for one column. */
export interface PreviewColumn<Field extends string> {
  readonly heading: string;
  readonly field: Field | null;
  /** The confidence of the proposal, 0 to 1. */
  readonly confidence: number;
  readonly alternatives: readonly Field[];
}

/** The reader's mapping of a sheet. */
export interface ColumnNames<Field extends string> {
  readonly headerRow: number | null;
  /** By column, from the first; null skips the column. */
  readonly fields: readonly (Field | null)[];
}

/** Fields that a sheet may have, in the order of the list, and their names. */
export interface FieldNames<Field extends string> {
  readonly all: readonly Field[];
  readonly name: (field: Field) => string;
}

/**
 * Names what a column holds; a field that a file has once, which is one not in `many`, leaves the
 * column that had it.
 */
export function withColumn<Field extends string>(
  fields: readonly (Field | null)[],
  assignment: { readonly index: number; readonly field: Field | null },
  many: readonly Field[],
): (Field | null)[] {
  const { index: at, field } = assignment;
  const isOne = field !== null && !many.includes(field);
  return Array.from({ length: Math.max(fields.length, at + 1) }, (_, index) => {
    if (index === at) return field;
    const other = fields[index] ?? null;
    return isOne && other === field ? null : other;
  });
}

/** The columns of a sheet, and the reader's choice of what each holds. */
export interface ColumnsProps<Field extends string> {
  readonly sheet: PreviewSheet<Field>;
  readonly draft: ColumnNames<Field>;
  readonly names: FieldNames<Field>;
  readonly onField: (columnIndex: number, field: Field | null) => void;
}

type Sheet = PreviewSheet<string>;

/** Returns the heading of a column; empty where it has none. */
export const headingOf = (sheet: Sheet, headerRow: number | null, columnIndex: number): string =>
  headerRow === null
    ? ''
    : (sheet.head[headerRow - 1]?.[columnIndex] ?? '').trim() ||
      headingProposed(sheet, headerRow, columnIndex);

const headingProposed = (sheet: Sheet, headerRow: number, columnIndex: number): string =>
  headerRow === sheet.headerRow ? (sheet.columns[columnIndex]?.heading ?? '') : '';

/** Returns the first non-empty cells of a column, below its heading. */
export function samplesOf(sheet: Sheet, headerRow: number | null, columnIndex: number): string[] {
  return sheet.head
    .slice(headerRow ?? 0)
    .map((row) => (row[columnIndex] ?? '').trim())
    .filter((cell) => cell !== '')
    .slice(0, 3);
}

/** Returns the number of columns: that of the widest row shown. */
export const columnCount = (sheet: Sheet): number =>
  Math.max(sheet.columns.length, ...sheet.head.map((row) => row.length));

/** Returns the letters of a spreadsheet's column: A, B ... Z, AA. */
export function columnLetters(columnIndex: number): string {
  const rest = Math.floor(columnIndex / 26);
  return (rest === 0 ? '' : columnLetters(rest - 1)) + String.fromCharCode(65 + (columnIndex % 26));
}
