import type { Offer } from '#contract/catalog/search-schemas.ts';

type PricedOffer = Pick<Offer, 'quantity' | 'unitPrice' | 'moq' | 'priceBreaks'>;

/** A column of unit prices: what one piece costs to who takes so many. */
export interface PriceColumn {
  readonly quantity: number;
  /** The number of pieces that the reader needs. */
  readonly isRequested: boolean;
}

const BREAKS_MAX = 2;

/** The quantities at which offers begin another price, those of most sellers first. */
export function commonBreaks(offers: readonly PricedOffer[]): number[] {
  const sellers = new Map<number, number>();
  for (const { priceBreaks } of offers) {
    for (const { quantity } of priceBreaks) {
      if (quantity > 1) sellers.set(quantity, (sellers.get(quantity) ?? 0) + 1);
    }
  }
  return [...sellers]
    .sort(([one, oneSellers], [other, otherSellers]) => otherSellers - oneSellers || one - other)
    .map(([quantity]) => quantity);
}

/**
 * The columns that say most about the prices of some offers: one piece, and the two quantities at
 * which most sellers begin another price; the quantity that is needed takes the place of one. Where the
 * offers have fewer, those of the whole list stand in: all its groups have as many columns.
 */
export function priceColumns(
  offers: readonly PricedOffer[],
  needed: number | null,
  listBreaks: readonly number[] = [],
): PriceColumn[] {
  const requested = needed !== null && needed > 1 ? needed : null;
  const common = [...new Set([...commonBreaks(offers), ...listBreaks])]
    .filter((quantity) => quantity !== requested)
    .slice(0, requested === null ? BREAKS_MAX : BREAKS_MAX - 1);
  const quantities = [1, ...common, ...(requested === null ? [] : [requested])];
  return quantities
    .sort((one, other) => one - other)
    .map((quantity) => ({ quantity, isRequested: quantity === requested }));
}

/**
 * The unit price of an offer at a number of pieces; null where the seller has fewer, sells no so
 * small number, or wants to be asked. At one piece it is the list price whatever the least order.
 */
export function priceAt(offer: PricedOffer, quantity: number): string | null {
  if (quantity === 1) return offer.unitPrice;
  if (quantity > offer.quantity || quantity < (offer.moq ?? 1)) return null;
  const reached = offer.priceBreaks.filter((one) => one.quantity <= quantity);
  const last = reached.reduce<(typeof reached)[number] | null>(
    (best, one) => (best === null || one.quantity > best.quantity ? one : best),
    null,
  );
  return last === null ? offer.unitPrice : last.unitPrice;
}
