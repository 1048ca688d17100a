import type { SellerRequest } from '#contract/enquiries/seller-request-schemas.ts';

/** Returns how a request ended, as a key of the words for it; null while it takes a quote. */
export function endOf({ state, leftBy, quote }: Pick<SellerRequest, 'state' | 'leftBy' | 'quote'>) {
  if (state === 'awaiting' || state === 'quoted') return null;
  if (leftBy !== null) return `${leftBy}Left` as const;
  if (quote !== null || state === 'refused' || state === 'ordered') return state;
  return state === 'expired' ? 'unanswered' : 'closedUnquoted';
}
