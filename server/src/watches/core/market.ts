/** An offer as a watch looks at it. */
export interface Offered {
  readonly account: string;
  readonly quantity: number;
  /** 0.00001 USD; null where the seller wants to be asked. */
  readonly unitPrice: bigint | null;
  readonly moq: number | null;
  /** [from so many pieces, price in 0.00001 USD] by rising quantity. */
  readonly priceBreaks: readonly (readonly [number, number])[] | null;
}

/** The market of a part for one member: the offers of all others. */
export interface Found {
  readonly pieces: number;
  readonly sellers: number;
  /** The lowest unit price at the wanted quantity; null where nobody names one. */
  readonly lowest: bigint | null;
}

interface Priced {
  readonly account: string;
  readonly price: bigint;
}

/**
 * The price of an offer for so many pieces; null where it has none, has fewer, or sells only more.
 * Without a quantity it is the price that search shows.
 */
export function priceAt(offer: Offered, quantity: number | null): bigint | null {
  const { unitPrice, moq, priceBreaks } = offer;
  if (unitPrice === null || quantity === null) return unitPrice;
  if (quantity > offer.quantity || quantity < (moq ?? 1)) return null;
  const step = (priceBreaks ?? []).findLast(([from]) => from <= quantity);
  return step === undefined ? unitPrice : BigInt(step[1]);
}

/**
 * The offers of a part as a question that every member may ask: what do others offer, and at which
 * price? Offers are gone through once for each wanted quantity, however many ask.
 */
export function marketOf(
  offers: readonly Offered[],
): (member: { readonly account: string; readonly quantity: number | null }) => Found {
  const piecesOf = new Map<string, number>();
  let all = 0;
  for (const { account, quantity } of offers) {
    piecesOf.set(account, (piecesOf.get(account) ?? 0) + quantity);
    all += quantity;
  }
  const lowestAt = new Map<number | null, readonly Priced[]>();
  return ({ account, quantity }) => {
    const known = lowestAt.get(quantity) ?? lowestTwo(offers, quantity);
    lowestAt.set(quantity, known);
    const own = piecesOf.get(account);
    return {
      pieces: all - (own ?? 0),
      sellers: piecesOf.size - (own === undefined ? 0 : 1),
      lowest: known.find((one) => one.account !== account)?.price ?? null,
    };
  };
}

/** The lowest prices of the two sellers who have them: one of the two is not the member itself. */
function lowestTwo(offers: readonly Offered[], quantity: number | null): readonly Priced[] {
  let first: Priced | undefined;
  let second: Priced | undefined;
  for (const offer of offers) {
    const price = priceAt(offer, quantity);
    if (price === null) continue;
    const one = { account: offer.account, price };
    if (first === undefined || price < first.price) {
      if (first !== undefined && first.account !== one.account) second = first;
      first = one;
    } else if (one.account !== first.account && (second === undefined || price < second.price)) {
      second = one;
    }
  }
  return [first, second].filter((one) => one !== undefined);
}
