import type { BookFigures } from '#contract/wallet/book-figures.ts';

/** The figures of a currency's close, in minor units. */
export interface CloseFigures extends BookFigures {
  /** The closing balances of the newest statement of each account. */
  readonly bank: bigint;
  readonly ownFunds: bigint;
  /** The sum of lines that are open. */
  readonly openLines: bigint;
  /** The sum of records that are booked and have no line, with the bank account's sign. */
  readonly unlisted: bigint;
  /** The sum of matched records that a second person has not booked yet. */
  readonly unbooked: bigint;
}

/**
 * Returns how far the bank is from the books: zero where every cent of the statement is a liability,
 * revenue, exchange position or the provider's own, an open line, or a record on its way.
 */
export function differenceOf(figures: CloseFigures): bigint {
  const { available, frozen, deposits, escrow, revenue, exchange, suspense, ownFunds } = figures;
  const books = available + frozen + deposits + escrow + revenue + exchange + suspense + ownFunds;
  return figures.bank - books - figures.openLines - figures.unbooked + figures.unlisted;
}

/** Returns which part of a volume is explained, in 1/10,000; all of nothing is explained. */
export function explainedShare(volume: bigint, unexplained: bigint): number {
  return volume === 0n ? 10_000 : Number(((volume - unexplained) * 10_000n) / volume);
}
