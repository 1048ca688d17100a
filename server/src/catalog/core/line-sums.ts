import type { CompiledFilter } from './compiled-filter.ts';

/** Sums over the matching lines of one part. */
export interface LineSums {
  readonly lines: number;
  /** More lines pass than were counted. */
  readonly linesMore: boolean;
  readonly quantity: number;
  /**
   * At a quantity, of the lines that can supply it; of all where none of those has a price. Null
   * where every seller wants to be asked.
   */
  readonly lowest: number | null;
  /** Whether a line that can supply the quantity has the lowest price. */
  readonly isLowestSupplied: boolean;
  readonly confirmedAt: number;
  /** The lower end of the best seller's record. */
  readonly bestScore: number;
}

/** How lines are summed up: the first so many that pass. */
export interface SumOptions {
  readonly compiled: CompiledFilter;
  readonly most: number;
  /** So many pieces are bought; null is few. */
  readonly quantity: number | null;
  /** The lower end of a seller's record; 0 where there is none. */
  readonly scoreOf: (account: number) => number;
}
