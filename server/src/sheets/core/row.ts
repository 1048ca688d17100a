import type { Cell } from './cell.ts';
import type { SheetProblem } from './reason.ts';

/** A lower price from so many pieces on. */
export interface SheetBreak {
  readonly quantity: number;
  readonly unitPrice: string;
}

/** The parsed values of a row; an absent value is null or empty. */
export interface SheetValues {
  /** As the contract keeps it: trimmed, invisible characters removed, upper case. */
  readonly mpn: string;
  /** Part numbers of `alternative` columns, in their order. */
  readonly alternatives: readonly string[];
  readonly manufacturer: string | null;
  /** A whole number of 1 and more, of 0 where the mapping takes it; null only where the mapping does not need it. */
  readonly quantity: number | null;
  /** A decimal text of at most five places, above zero; null where there is none or 0. */
  readonly unitPrice: string | null;
  /** ISO code from the cell, the currency column or the heading; null where none says it. */
  readonly currency: string | null;
  /** At most so many as the row has, by rising quantity; the first price is not among them. */
  readonly priceBreaks: readonly SheetBreak[];
  readonly condition: 'brandNew' | 'likeNew' | 'reNew' | null;
  readonly packaging: 'roll' | 'pallet' | 'pipe' | null;
  /** `2231` or `2231+`; a year alone (`22+`) or a range is its first week with a plus. */
  readonly dateCode: string | null;
  readonly leadTime: 'now' | 'any' | null;
  readonly leadTimeDays: number | null;
  readonly moq: number | null;
  readonly description: string | null;
  readonly location: string | null;
  readonly ownNumber: string | null;
  readonly designators: readonly string[];
}

/** A row that was understood, with what is worth telling about it. */
export interface AcceptedRow {
  readonly row: number;
  readonly values: SheetValues;
  readonly remarks: readonly SheetProblem[];
  /** Its cells as they were. */
  readonly cells: readonly Cell[];
}

/** A row that was not taken, with every reason and its cells as they were. */
export interface RefusedRow {
  readonly row: number;
  readonly refusals: readonly SheetProblem[];
  /** Its part number where that was read, else empty. */
  readonly mpn: string;
  readonly cells: readonly Cell[];
}

export type SheetRow = AcceptedRow | RefusedRow;

export const isRefused = (row: SheetRow): row is RefusedRow => 'refusals' in row;
