/** Prices of an offer, in 0.00001 USD a piece: one, and lower ones from larger quantities on. */
export interface Prices {
  readonly unitPrice: bigint;
  readonly priceBreaks: readonly { readonly quantity: number; readonly unitPrice: bigint }[];
}

/** The price a piece of so many pieces: that of the largest break that they reach. */
export function priceAt({ unitPrice, priceBreaks }: Prices, quantity: number): bigint {
  let price = unitPrice;
  let from = 0;
  for (const one of priceBreaks) {
    if (one.quantity <= quantity && one.quantity > from) {
      from = one.quantity;
      price = one.unitPrice;
    }
  }
  return price;
}
