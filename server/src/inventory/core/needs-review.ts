import type { ImportMode } from '#contract/inventory/import-schemas.ts';

const REFUSED_SHARE = 0.1;
const REMOVED_SHARE = 0.5;

interface ImportOutcome {
  readonly mode: ImportMode;
  readonly rows: number;
  readonly refused: number;
  readonly removed: number;
  /** Lines in stock before it. */
  readonly stock: number;
}

/**
 * Whether a list that came without a person should be looked at by one before it is written: more
 * than a tenth of it was refused, or it would remove more than half of the stock, or it is empty.
 */
export const needsReview = ({ rows, refused, removed, stock }: ImportOutcome): boolean =>
  rows === 0 || refused > rows * REFUSED_SHARE || removed > stock * REMOVED_SHARE;
