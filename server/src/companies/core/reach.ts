/** The reason why a reader may see a buyer's contacts; null where it may not. */
export type Because = 'self' | 'order' | 'quote' | null;

/** The relations between a reader and a buyer. */
export interface Ties {
  readonly isSelf: boolean;
  /** Both are the parties of an order that was not cancelled. */
  readonly hasOrder: boolean;
  /** One of them has a quote, opened or taken, on a post of the other. */
  readonly hasQuote: boolean;
}

/** Returns the reason to show contacts: only to the buyer itself and to its trading partners. */
export function reachReason({ isSelf, hasOrder, hasQuote }: Ties): Because {
  if (isSelf) return 'self';
  if (hasOrder) return 'order';
  return hasQuote ? 'quote' : null;
}
