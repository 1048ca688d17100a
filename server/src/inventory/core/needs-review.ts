import type { ReviewReason } from '#contract/inventory/import-schemas.ts';

const REFUSED_SHARE = 0.1;
const REMOVED_SHARE = 0.5;

interface ImportOutcome {
  readonly rows: number;
  readonly refused: number;
  readonly removed: number;
  /** Lines that it adds beside others of the part, for the condition that was chosen for it. */
  readonly besideOthers: number;
  /** Lines in stock before it. */
  readonly stock: number;
}

/**
 * Returns why a list that came without a person should be looked at by one before it is written: more
 * than a tenth of it was refused, or it would remove more than half of the stock, or it is empty,
 * or it takes pieces for others than those in stock by a condition that no row of it says.
 */
export function reviewOf(outcome: ImportOutcome): ReviewReason[] {
  const { rows, refused, removed, besideOthers, stock } = outcome;
  const reasons: readonly (ReviewReason & { readonly applies: boolean })[] = [
    { reason: 'empty', count: 0, applies: rows === 0 },
    { reason: 'refused', count: refused, applies: refused > rows * REFUSED_SHARE },
    { reason: 'removed', count: removed, applies: removed > stock * REMOVED_SHARE },
    { reason: 'besideOthers', count: besideOthers, applies: besideOthers > 0 },
  ];
  return reasons.flatMap(({ applies, ...reason }) => (applies ? [reason] : []));
}

interface MappingDoubts {
  /** Why the mapping cannot be read by; null where it can. */
  readonly failure: 'import.columns' | 'import.rate' | 'import.condition' | null;
  /** The seller named the columns of a list of these headings before. */
  readonly isRemembered: boolean;
  readonly isCertain: boolean;
  /** The file has more tables than the one that is read. */
  readonly isPartial: boolean;
}

/** Returns why the columns of a list that came without a person should be named by one. */
export function mappingReview(doubts: MappingDoubts): ReviewReason[] {
  const { failure, isRemembered, isCertain, isPartial } = doubts;
  const isUnclear = (failure !== null && failure !== 'import.rate') || !(isRemembered || isCertain);
  return [
    ...(isUnclear ? [{ reason: 'columns', count: 0 } as const] : []),
    ...(failure === 'import.rate' ? [{ reason: 'rate', count: 0 } as const] : []),
    ...(isPartial && !isRemembered ? [{ reason: 'otherTables', count: 0 } as const] : []),
  ];
}
