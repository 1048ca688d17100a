import type { BomState } from './bill-schemas.ts';

/** A bill of materials has at most so many lines. */
export const BOM_LINES_MAX = 5000;

/** A member's file may be so large, a visitor's so large, and pasted text so long. */
export const BOM_FILE_KB = 3072;

export const BOM_VISITOR_KB = 1024;

export const BOM_PASTE_CHARS = 500_000;

/** A visitor's bill, and the file of a member's, is kept for so long. */
export const BOM_RETENTION_HOURS = 24;

export const BOM_ALTERNATIVES_MAX = 5;

/** Of a line that has to be chosen so many parts are shown. */
export const BOM_CANDIDATES_MAX = 8;

/** Stock that was listed longer ago is called old. */
export const OLD_STOCK_DAYS = 90;

/** An edit counts the sellers of a whole bill anew where it has no more lines. */
export const BOM_SELLERS_LINES = 300;

export const BOM_BOARDS_MAX = 1_000_000;

/** Half of all pieces, in basis points. */
export const BOM_ATTRITION_BP_MAX = 5000;

/** The fields of a BOM column; several columns may hold `alternative`. */
export const bomFields = [
  'mpn',
  'alternative',
  'manufacturer',
  'quantity',
  'designator',
  'description',
  /** Says that the part is not placed: DNP, not fitted. */
  'dnp',
] as const;

/**
 * The states of a line after matching. `exact`: one part, written as typed; `normalised`: one part,
 * other blanks, marks or case; `chosen`: the reader took one of the candidates. These are ready to
 * send. `base`: found without packing suffix; `ambiguous`: several makers' parts, or numbers that
 * share letters and digits; `otherMaker`: the number is another maker's. These wait for a choice.
 * `noStock`: nobody offers it now, and it may be sent as it stands; `notPart`: no part number;
 * `dnp`: not placed.
 */
export const bomStates = [
  'exact',
  'normalised',
  'chosen',
  'base',
  'ambiguous',
  'otherMaker',
  'noStock',
  'notPart',
  'dnp',
] as const;

/** States whose part is settled, whose price counts; and those that wait for the reader. */
export const readyStates: readonly BomState[] = ['exact', 'normalised', 'chosen'];

export const choiceStates: readonly BomState[] = ['base', 'ambiguous', 'otherMaker'];

/**
 * `singleSource`: one seller has it; `failedLots`: lots of this number failed in the last two
 * years; `oldStock`: all of it was listed more than `OLD_STOCK_DAYS` ago; `failedSeller`: a price is
 * that of a seller of whom lots failed; `pendingSeller`: of one whose blacklisting is being decided;
 * `depositReturned`: of one who took its integrity deposit back.
 */
export const bomRisks = [
  'singleSource',
  'failedLots',
  'oldStock',
  'failedSeller',
  'pendingSeller',
  'depositReturned',
] as const;
