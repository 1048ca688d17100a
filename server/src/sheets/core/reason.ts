/** Why a file cannot be read at all, or not to its end: nothing of it may be used. */
export const fileReasons = [
  'fileEmpty',
  /** More bytes than allowed: {max} MB. */
  'fileTooLarge',
  /** Neither a spreadsheet nor text. */
  'fileUnknown',
  'filePassword',
  'fileCorrupt',
  /** Grows beyond measure when unpacked. */
  'fileBomb',
  /** More rows than allowed: {max}. */
  'fileRows',
  /** More columns than allowed: {max}. */
  'fileColumns',
  /** More text in one cell than allowed: {max} characters. */
  'cellTooLong',
  /** A sheet has more merged cells than allowed: {max}. */
  'sheetMerges',
  /** Reading took too long or too much memory. */
  'fileTooHard',
  'sheetMissing',
] as const;
export type FileReason = (typeof fileReasons)[number];

/** Why a row is not taken. */
export const rowReasons = [
  'partMissing',
  'partTooLong',
  /** Chinese characters or nothing that a part number is made of. */
  'partNotPart',
  /** A day stands where the part number should be: {text}. */
  'partIsDate',
  /** A number with an exponent stands where the part number should be: {text}. */
  'partScientific',
  /** A number with more digits than a spreadsheet keeps: {text}. */
  'partDigitsLost',
  'quantityMissing',
  'quantityNotNumber',
  'quantityNegative',
  'quantityZero',
  'quantityFraction',
  'quantityTooLarge',
  /** One quantity stands over several rows. */
  'quantityMerged',
  'priceNotNumber',
  'priceNegative',
  'priceTooLarge',
  /** Price breaks that do not read, or of which one is dearer than the one before: {text}. */
  'priceBreaksUnclear',
  'currencyUnknown',
  'formulaNoValue',
  'cellError',
  /** More cells than the headings: a mark between columns stands inside a value. */
  'columnsShifted',
  /** A quotation mark is not closed. */
  'quoteOpen',
  /** The row belongs to another table of the same sheet. */
  'otherTable',
] as const;
export type RowReason = (typeof rowReasons)[number];

/** Reasons of remarks on a row or a file that is accepted all the same. */
export const remarkReasons = [
  /** The name ends in {ending}, the file is {format}. */
  'wrongExtension',
  'hiddenSheet',
  /** Bytes that are no {encoding} became question marks. */
  'encodingMixed',
  /** A further table begins in this row; it is not read. */
  'otherTables',
  /** A further table begins in column {from}, beside the one that is read. */
  'tableBeside',
  /** The sheet {sheet} holds a list too; one sheet is read at a time. */
  'otherSheet',
  /** The part number is a number cell: zeros in front may be lost. */
  'partWasNumber',
  'dateCodeUnread',
  'conditionUnread',
  'packagingUnread',
  'leadTimeUnread',
  'moqUnread',
  /** More than five decimals: rounded half up. */
  'priceRounded',
] as const;
export type RemarkReason = (typeof remarkReasons)[number];

export type SheetReason = FileReason | RowReason | RemarkReason;

/** One thing to tell about a file, with all that is known of where it stands. */
export interface SheetProblem {
  readonly reason: SheetReason;
  readonly file: string;
  readonly sheet: string | null;
  /** Counted from 1. */
  readonly row: number | null;
  /** Counted from 0. */
  readonly column: number | null;
  /** Values for the placeholders of its sentence: {max}, {text} and their like. */
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The problem of a file whose reading took too long or too much memory; it has no place in it. */
export const fileTooHard = {
  reason: 'fileTooHard',
  sheet: null,
  row: null,
  column: null,
  facts: {},
} as const satisfies Omit<SheetProblem, 'file'>;

/** Returns a problem without the name of its file, which the record of the file has. */
export const withoutFile = ({ file: _, ...problem }: SheetProblem): Omit<SheetProblem, 'file'> =>
  problem;
