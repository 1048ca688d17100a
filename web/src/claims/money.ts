import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { replacementPriceOf } from './moves/draft.ts';

const cents = ({ amount }: MoneyWire): bigint => parseMoney(amount, 'USD').minor;

/** Returns all that the buyer was paid: by the claim, out of its replacement's escrow, and by the cover. */
export function paidInAll({ money, replacement }: Pick<ClaimView, 'money' | 'replacement'>) {
  const { refunded, covered } = replacement ?? {};
  const more = [refunded, covered].reduce((sum, part) => sum + (part ? cents(part) : 0n), 0n);
  return wire(cents(money.paid) + more);
}

/**
 * Returns the seller's money in the escrow of a replacement that is under way: the price of what was
 * not refunded. The money of an agent order leaves with its parcel.
 */
export function escrowOfReplacement(view: ClaimView): MoneyWire {
  const { replacement, state, kind } = view;
  if (replacement === null || state !== 'replacing') return wire(0n);
  const isReleased = kind === 'agent' && replacement.state === 'dispatched';
  if (isReleased || replacement.ending !== null) return wire(0n);
  const pieces = Math.min(view.settlement?.returnPieces ?? 0, view.count?.pieces ?? 0);
  return wire(cents(replacementPriceOf(view, pieces)) - cents(replacement.refunded));
}
