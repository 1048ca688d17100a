import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { divideHalfUp, parseMoney, wire } from '#contract/money.ts';
import type { MoneyWire } from '#contract/money-schemas.ts';
import { type Draft, priceOf, replacementPriceOf } from './draft.ts';

const cents = ({ amount }: MoneyWire): bigint => parseMoney(amount, 'USD').minor;

/** Returns what so many of the pieces of agreed terms are worth: their share of the goods, freight in full. */
export function worthOfPieces(view: ClaimView, terms: ClaimTerms, pieces: number): bigint {
  const { remedy, goods, freight, returnPieces } = terms;
  if (remedy === 'replacement') return cents(replacementPriceOf(view, pieces));
  return divideHalfUp(cents(goods) * BigInt(pieces), BigInt(returnPieces)) + cents(freight);
}

/** Returns whether fewer pieces were counted than were agreed to go back. */
export const isCountedShort = ({ count, settlement }: ClaimView): boolean =>
  count !== null && count.pieces < (settlement?.returnPieces ?? 0);

/** Amounts that a ruling about goods that were sent may begin with. */
interface RulingAmounts {
  /** The worth of the counted pieces; null where none came, or all did. */
  readonly counted: MoneyWire | null;
  /** All that was agreed. */
  readonly whole: MoneyWire;
}

/** Returns the amounts for goods that were sent; null while none were. A ruling pays no more than their price. */
export function rulingAmounts(view: ClaimView): RulingAmounts | null {
  const { back, count, settlement } = view;
  if (back === null || settlement === null) return null;
  const most = cents(priceOf(view, view.quantity));
  const atMost = (minor: bigint): MoneyWire => wire(minor < most ? minor : most);
  const isPart = isCountedShort(view) && count !== null && count.pieces > 0;
  return {
    counted: isPart ? atMost(worthOfPieces(view, settlement, count.pieces)) : null,
    whole: atMost(cents(settlement.total)),
  };
}

/**
 * Returns what the form of a ruling begins with. Goods that were sent are ruled on by what was
 * agreed about them, the counted part of it where too few came; the amount is left to be typed
 * where none did.
 */
export function firstRuling(view: ClaimView): Partial<Draft> {
  const amounts = rulingAmounts(view);
  const first = view.offer ?? view.claimed;
  const draft = {
    decision: view.back === null ? first.remedy : 'compensation',
    returnPieces: `${first.returnPieces}`,
    amount: first.goods.amount,
    freight: first.freight.amount,
  } as const;
  if (amounts === null) return draft;
  if (isCountedShort(view)) return { ...draft, amount: amounts.counted?.amount ?? '' };
  return { ...draft, amount: amounts.whole.amount };
}
