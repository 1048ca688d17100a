/** The facts of a quote that say which of its prices a counter-offer is measured against. */
interface Countered {
  readonly quantity: number;
  readonly moq: number | null;
  readonly priceBreaks: readonly { readonly quantity: number }[];
}

/** Returns the pieces that a quote offers of so many requested ones. */
export const piecesOffered = (
  { quantity, moq }: Omit<Countered, 'priceBreaks'>,
  requested: number,
): number => Math.min(Math.max(requested, moq ?? 1), quantity);

/**
 * Returns from how many pieces on the price of an agreed counter-offer counts: where a price break
 * applied to what is requested, from that quantity; else null, from the first piece.
 */
export function getCounterFrom(quote: Countered, requested: number): number | null {
  const offered = piecesOffered(quote, requested);
  return quote.priceBreaks.some(({ quantity }) => quantity <= offered) ? offered : null;
}
