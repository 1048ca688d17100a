import type { ImportMode } from '#contract/inventory/import-schemas.ts';

const REFUSED_SHARE = 0.1;
const REMOVED_SHARE = 0.5;

interface ImportOutcome {
  readonly mode: ImportMode;
  readonly rows: number;
  readonly refused: number;
  readonly removed: number;
  /** Lines that it adds beside others of the part, for the condition that was chosen for it. */
  readonly besideOthers: number;
  /** Lines in stock before it. */
  readonly stock: number;
}

/**
 * Whether a list that came without a person should be looked at by one before it is written: more
 * than a tenth of it was refused, or it would remove more than half of the stock, or it is empty,
 * or it takes pieces for others than those in stock by a condition that no row of it says.
 */
export const needsReview = (outcome: ImportOutcome): boolean => {
  const { rows, refused, removed, besideOthers, stock } = outcome;
  const isLarge = refused > rows * REFUSED_SHARE || removed > stock * REMOVED_SHARE;
  return rows === 0 || isLarge || besideOthers > 0;
};
