import type { Found } from './market.ts';

/** What a watch wants, and how it stood when it was judged last. */
export interface Standing {
  /** Pieces that are to be there together; null is any. */
  readonly wantedQuantity: number | null;
  /** 0.00001 USD; null where prices are not told. */
  readonly wantedPrice: bigint | null;
  readonly hasStock: boolean;
  readonly hasPrice: boolean;
  /** The price that was told last, while it is as wanted. */
  readonly toldPrice: bigint | null;
}

/** What is told of stock; failed lots are told as they are. */
export type StockReason = 'stock' | 'price';

/** How a watch stands now, and what its member is to be told. */
export interface Judged extends Omit<Standing, 'wantedQuantity' | 'wantedPrice'> {
  readonly tell: readonly StockReason[];
  /** Something became so on a day on which it was told already: look again tomorrow. */
  readonly again: boolean;
}

/** A price is above the wanted one again when it is so by more than this share, in percent. */
export const NOISE_PERCENT = 2n;
/** A price that was told is told anew when it has fallen by this share more, in percent. */
export const FALL_PERCENT = 5n;

const isAsWanted = ({ wantedPrice }: Standing, { lowest }: Found): boolean =>
  wantedPrice !== null && lowest !== null && lowest <= wantedPrice;

/** How a watch that begins, or wants something else now, stands: what is so already is not told. */
export const standingNow = (
  watch: Pick<Standing, 'wantedQuantity' | 'wantedPrice'>,
  found: Found,
): Omit<Judged, 'tell' | 'again'> => {
  const hasPrice = isAsWanted(
    { ...watch, hasStock: false, hasPrice: false, toldPrice: null },
    found,
  );
  return {
    hasStock: found.pieces >= (watch.wantedQuantity ?? 1),
    hasPrice,
    toldPrice: hasPrice ? found.lowest : null,
  };
};

/**
 * Judges a watch by what its member finds now. Only what becomes as wanted is told, and a reason
 * once a day at most: what becomes so a second time on a day waits for the next one.
 */
export function judgeWatch(
  watch: Standing,
  found: Found,
  toldToday: ReadonlySet<StockReason>,
): Judged {
  const isThere = found.pieces >= (watch.wantedQuantity ?? 1);
  const becameThere = isThere && !watch.hasStock;
  const becameCheap = isAsWanted(watch, found) && (!watch.hasPrice || hasFallen(watch, found));
  const tell: StockReason[] = [];
  if (becameThere && !toldToday.has('stock')) tell.push('stock');
  if (becameCheap && !toldToday.has('price')) tell.push('price');
  return {
    tell,
    again: (becameThere && toldToday.has('stock')) || (becameCheap && toldToday.has('price')),
    hasStock: isThere && (watch.hasStock || tell.includes('stock')),
    ...priceAfter(watch, found, tell.includes('price')),
  };
}

const hasFallen = ({ toldPrice }: Standing, { lowest }: Found): boolean =>
  toldPrice !== null && lowest !== null && lowest * 100n <= toldPrice * (100n - FALL_PERCENT);

function priceAfter(watch: Standing, found: Found, isTold: boolean) {
  const { wantedPrice, hasPrice, toldPrice } = watch;
  const { lowest } = found;
  if (isTold) return { hasPrice: true, toldPrice: lowest };
  const isAbove =
    wantedPrice === null || lowest === null || lowest * 100n > wantedPrice * (100n + NOISE_PERCENT);
  return isAbove ? { hasPrice: false, toldPrice: null } : { hasPrice, toldPrice };
}
