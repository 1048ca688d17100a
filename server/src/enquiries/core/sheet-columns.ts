/** Columns of an answer that become the field of a quote with the same name. */
export const quoteColumns = [
  'mpn',
  'manufacturer',
  'unitPrice',
  'quantity',
  'moq',
  'priceBreaks',
  'condition',
  'packaging',
  'leadTime',
  'warrantyDays',
  'validDays',
  'dateCode',
  'origin',
  'note',
] as const;

/** Columns of the sheet by which many requests are answered, in their order. */
export const sheetColumns = [
  // Columns of the request: only `no` is read, so that rows may be sorted and left out.
  'no',
  'urgent',
  'due',
  'askedMpn',
  'askedManufacturer',
  'askedQuantity',
  'target',
  'askedCondition',
  'askedDateCode',
  'askedNote',
  'stock',
  'stockPrice',
  'lastPrice',
  // Columns that the seller fills.
  ...quoteColumns,
  'reason',
  'reasonNote',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Headings of the columns in one language. */
export type SheetHeadings = Readonly<Record<SheetColumn, string>>;

/** Where each column of a file is, counted from 0, with its heading as it stands there. */
export type SheetPlaces = ReadonlyMap<
  SheetColumn,
  { readonly index: number; readonly heading: string }
>;

/** A text by which headings and options are compared: case, width and blanks say nothing. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*]+/g, '');

/** Without these a sheet is none of ours. */
const NEEDED: readonly SheetColumn[] = ['no', 'unitPrice'];

/** The columns that a row of headings names, in whichever language; null where it is none. */
export function placesIn(
  cells: readonly string[],
  headings: readonly SheetHeadings[],
): SheetPlaces | null {
  const places = new Map<SheetColumn, { index: number; heading: string }>();
  for (const [at, text] of cells.entries()) {
    const found = comparable(text);
    if (found === '') continue;
    const column = sheetColumns.find(
      (one) => !places.has(one) && headings.some((language) => comparable(language[one]) === found),
    );
    if (column) places.set(column, { index: at, heading: text.trim() });
  }
  return NEEDED.every((column) => places.has(column)) ? places : null;
}
