/** Why a reader is told how a buyer is reached; null where it is not told. */
export type Because = 'self' | 'order' | 'quote' | null;

/** The relations between a reader and a buyer. */
export interface Ties {
  readonly isSelf: boolean;
  /** Both are the parties of an order that was not cancelled. */
  readonly hasOrder: boolean;
  /** One of them has a quote, opened or taken, on a post of the other. */
  readonly hasQuote: boolean;
}

/** Contacts go to the buyer itself and to those it trades with, to nobody else. */
export function reachReason({ isSelf, hasOrder, hasQuote }: Ties): Because {
  if (isSelf) return 'self';
  if (hasOrder) return 'order';
  return hasQuote ? 'quote' : null;
}
