/** The number of boards that a bill is bought for, and their attrition. */
export interface Build {
  readonly boards: number;
  /** Pieces lost during assembly, in basis points (1/10,000). */
  readonly attritionBp: number;
}

/**
 * Pieces to buy of a line: those of all boards and what attrition takes of them, rounded up to whole
 * pieces. Exact for every number of pieces that a market trades in.
 */
export function piecesNeeded(perBoard: number, { boards, attritionBp }: Build): number {
  const pieces = BigInt(perBoard) * BigInt(boards);
  const lost = pieces * BigInt(attritionBp);
  return Number(pieces + (lost + 9_999n) / 10_000n);
}

/** The piece counts of a line: its quantity, and the number of places that its designators name. */
export interface Counted {
  readonly quantity: number | null;
  readonly counted: number | null;
}

/** Pieces per board: the quantity of the line, else its designators; null where neither tells. */
export const perBoard = ({ quantity, counted }: Counted): number | null =>
  quantity ?? (counted === 0 ? null : counted);

/** Whether quantity and designators of a line do not agree. */
export const isMiscounted = ({ quantity, counted }: Counted): boolean =>
  quantity !== null && counted !== null && quantity !== counted;
