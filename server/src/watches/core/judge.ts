import type { Found } from './market.ts';

/** The conditions of a watch, and its state when it was judged last. */
export interface WatchState {
  /** Pieces that must be in stock in total; null is any number. */
  readonly wantedQuantity: number | null;
  /** 0.00001 USD; null where prices are not shown. */
  readonly wantedPrice: bigint | null;
  readonly hasStock: boolean;
  readonly hasPrice: boolean;
  /** The price of the last notification, while it is as wanted. */
  readonly notifiedPrice: bigint | null;
}

/** Reasons of stock to notify; failed lots have their own. */
export type StockReason = 'stock' | 'price';

/** The current state of a watch, and the reasons to notify its member. */
export interface Judged extends Omit<WatchState, 'wantedQuantity' | 'wantedPrice'> {
  readonly reasons: readonly StockReason[];
  /** A condition was met again on a day with a notification: judge it again tomorrow. */
  readonly again: boolean;
}

/** A price counts as above the wanted one again beyond this share more, in percent. */
export const NOISE_PERCENT = 2n;
/** A notified price is notified again once it has fallen by this share more, in percent. */
export const FALL_PERCENT = 5n;

const isAsWanted = ({ wantedPrice }: WatchState, { lowest }: Found): boolean =>
  wantedPrice !== null && lowest !== null && lowest <= wantedPrice;

/** How a watch that begins, or wants something else now, stands: what is so already is not notified. */
export const computeInitialStatus = (
  watch: Pick<WatchState, 'wantedQuantity' | 'wantedPrice'>,
  found: Found,
): Omit<Judged, 'reasons' | 'again'> => {
  const hasPrice = isAsWanted(
    { ...watch, hasStock: false, hasPrice: false, notifiedPrice: null },
    found,
  );
  return {
    hasStock: found.pieces >= (watch.wantedQuantity ?? 1),
    hasPrice,
    notifiedPrice: hasPrice ? found.lowest : null,
  };
};

/**
 * Judges a watch by what its member finds now. Only what becomes as wanted is notified, and a reason
 * once a day at most: what becomes so a second time on a day waits for the next one.
 */
export function judgeWatch(
  watch: WatchState,
  found: Found,
  notifiedToday: ReadonlySet<StockReason>,
): Judged {
  const isThere = found.pieces >= (watch.wantedQuantity ?? 1);
  const becameThere = isThere && !watch.hasStock;
  const becameCheap = isAsWanted(watch, found) && (!watch.hasPrice || hasFallen(watch, found));
  const reasons: StockReason[] = [];
  if (becameThere && !notifiedToday.has('stock')) reasons.push('stock');
  if (becameCheap && !notifiedToday.has('price')) reasons.push('price');
  return {
    reasons,
    again:
      (becameThere && notifiedToday.has('stock')) || (becameCheap && notifiedToday.has('price')),
    hasStock: isThere && (watch.hasStock || reasons.includes('stock')),
    ...priceAfter(watch, found, reasons.includes('price')),
  };
}

const hasFallen = ({ notifiedPrice }: WatchState, { lowest }: Found): boolean =>
  notifiedPrice !== null &&
  lowest !== null &&
  lowest * 100n <= notifiedPrice * (100n - FALL_PERCENT);

function priceAfter(watch: WatchState, found: Found, isNotified: boolean) {
  const { wantedPrice, hasPrice, notifiedPrice } = watch;
  const { lowest } = found;
  if (isNotified) return { hasPrice: true, notifiedPrice: lowest };
  const isAbove =
    wantedPrice === null || lowest === null || lowest * 100n > wantedPrice * (100n + NOISE_PERCENT);
  return isAbove ? { hasPrice: false, notifiedPrice: null } : { hasPrice, notifiedPrice };
}
