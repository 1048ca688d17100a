import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';
import { QuantityText } from '#contract/fields.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import { UnitPriceText } from '#contract/money-schemas.ts';
import type { QuoteTyped } from './quote-form.ts';

/** The fields that a sum is made of, as typed. */
export type Summed = Pick<QuoteTyped, 'unitPrice' | 'quantity' | 'priceBreaks'>;

interface Sum {
  /** Pieces that the quote covers of those requested. */
  readonly pieces: number;
  /** Null while the price is not one. */
  readonly cost: string | null;
  /** The same pieces at the buyer's target price; null where it named none. */
  readonly atTarget: string | null;
}

const priceOf = (text: string) => UnitPriceText.safeParse(text).data;

/** Returns the typed price for so many pieces: that of the last price break that they reach. */
function priceAt({ unitPrice, priceBreaks }: Summed, pieces: number): string | undefined {
  let reached = { from: 0, price: priceOf(unitPrice) };
  for (const one of priceBreaks) {
    const from = QuantityText.safeParse(one.quantity).data;
    const price = priceOf(one.unitPrice);
    if (from === undefined || price === undefined) continue;
    if (from <= pieces && from > reached.from) reached = { from, price };
  }
  return priceOf(unitPrice) && reached.price;
}

const amount = (unitPrice: string, quantity: number) =>
  wire(lineAmount({ unitPrice: parseUnitPrice(unitPrice), quantity })).amount;

/** Sums a quote as it is typed; null while its quantity is not valid. */
export function sumOf(
  { quantity, targetPrice }: Pick<SellerRequest, 'quantity' | 'targetPrice'>,
  typed: Summed,
): Sum | null {
  const offered = QuantityText.safeParse(typed.quantity).data;
  if (offered === undefined) return null;
  const pieces = Math.min(offered, quantity);
  const price = priceAt(typed, pieces);
  return {
    pieces,
    cost: price ? amount(price, pieces) : null,
    atTarget: targetPrice ? amount(targetPrice, pieces) : null,
  };
}
