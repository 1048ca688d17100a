import type { HistoryRow } from '#contract/orders/view-schemas.ts';

/** The key of the sentence that says how an order was placed: a seller also places replacements. */
export function placedKey({ facts }: Pick<HistoryRow, 'facts'>) {
  if (!facts.source) return 'history.place';
  return facts.bid ? 'history.placeFromBid' : 'history.placeFrom';
}
