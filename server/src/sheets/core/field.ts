/** The fields that a column of a stock list or of a bill of materials may hold. */
export const sheetFields = [
  /** A maker's part number. */
  'mpn',
  /** A part number that may stand in for the first; a file may have several such columns. */
  'alternative',
  'manufacturer',
  'quantity',
  'unitPrice',
  'currency',
  'condition',
  'packaging',
  'dateCode',
  'leadTime',
  'moq',
  /** From how many pieces a lower price holds; pairs with the `breakPrice` of the same place. */
  'breakQuantity',
  /** A lower price; where its heading holds the number of pieces (`100+`), it needs no pair. */
  'breakPrice',
  /** Price breaks in one cell: `20-180:0.0047,200:0.0039`. */
  'priceBreaks',
  'description',
  /** Words about a row's goods; no heading is proposed for it. */
  'remark',
  /** Where the goods lie: a warehouse, a shelf, a country. */
  'location',
  /** The number that the file's owner or a distributor gave the part. */
  'ownNumber',
  'designator',
] as const;
export type SheetField = (typeof sheetFields)[number];

/** Which sheet is read, where its headings are, and what its columns hold. */
export interface SheetMapping {
  /** Counted from 0, hidden sheets included. */
  readonly sheet: number;
  /** Row of the headings, counted from 1; null where there are none. */
  readonly headerRow: number | null;
  /** By column, from the first; null is passed over.  */
  readonly fields: readonly (SheetField | null)[];
  /** Which mark stands before decimals in text cells; found from the file where absent. */
  readonly decimal?: '.' | ',';
  /** Fields without which a row is refused: part number and quantity where absent. */
  readonly needs?: readonly SheetField[];
  /** A quantity of zero is read; it is refused where absent. */
  readonly allowsZero?: boolean;
}

/** A proposal for one column: its probable field, and the alternatives. */
export interface ProposedColumn {
  /** Counted from 0. */
  readonly column: number;
  readonly heading: string;
  readonly field: SheetField | null;
  /** 0 to 1: how sure the proposal is; 0 where the field is null. */
  readonly confidence: number;
  /** Other fields, the likeliest first. */
  readonly alternatives: readonly { readonly field: SheetField; readonly confidence: number }[];
}

/** How a sheet is probably to be read. */
export interface Proposal {
  readonly sheet: number;
  readonly headerRow: number | null;
  readonly fields: readonly (SheetField | null)[];
  readonly columns: readonly ProposedColumn[];
  /** Headings as written, normalised and joined: files of one shape share it. */
  readonly shape: string;
  /** Rows at which further tables with other headings begin in the rows that were looked at. */
  readonly otherTables: readonly number[];
  readonly decimal: '.' | ',';
  /** The first column of another table that stands beside this one, which is not read. */
  readonly besideColumn: number | null;
  /** The currency that headings, a currency column or most prices name; null where none does. */
  readonly currency: string | null;
  /** 0 to 1: how much this looks like a list of parts; sheets of a file are compared by it. */
  readonly score: number;
}
