import type { ClaimTerms, ClaimView } from '#contract/claims/claim-schemas.ts';
import { type DeliveredPrice, paidPrice, replacementPrice } from '#contract/claims/price.ts';
import type { ClaimRemedy } from '#contract/claims/table.ts';
import { formatDecimal, parseDecimal, parseMoney, parseUnitPrice, wire } from '#contract/money.ts';
import { NO_CARRIER } from '#web/order-parts/CarrierField.tsx';

/** Texts of the forms of events; each form uses some of them. */
export interface Draft {
  readonly reason: string;
  /** The key of a carrier, or the name of another one; null for the first that is offered. */
  readonly carrier: string | null;
  readonly trackingNo: string;
  readonly asTyped: boolean;
  /** The parcel is of this claim although another record waits for one with its number. */
  readonly isOfClaim: boolean;
  readonly pieces: string;
  readonly location: string;
  readonly note: string;
  readonly remedy: ClaimRemedy;
  readonly decision: ClaimRemedy | 'reject';
  readonly returnPieces: string;
  readonly amount: string;
  readonly freight: string;
}

export const EMPTY: Draft = {
  reason: '',
  carrier: null,
  trackingNo: '',
  asTyped: false,
  isOfClaim: false,
  pieces: '',
  location: '',
  note: '',
  remedy: 'refund',
  decision: 'refund',
  returnPieces: '0',
  amount: '',
  freight: '0',
};

/** Groups of fields that a form may ask for. */
export type Part = 'reason' | 'parcel' | 'arrived' | 'count' | 'place' | 'terms' | 'ruling';

/** A number as typed; nothing typed is no number, so that the form says so. */
const count = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** Returns the terms that a draft states, as they are sent. */
function statedTerms(draft: Draft, remedy: ClaimRemedy) {
  const isPaid = remedy === 'compensation';
  return {
    returnPieces: isPaid ? 0 : count(draft.returnPieces),
    amount: remedy === 'replacement' ? '0' : draft.amount,
    freight: remedy === 'refund' ? draft.freight || '0' : '0',
  };
}

const fields: Readonly<Record<Part, (draft: Draft) => object>> = {
  reason: ({ reason }) => ({ reason }),
  parcel: ({ carrier, trackingNo, asTyped }) => ({ carrier, trackingNo, asTyped }),
  // The label of a parcel may show no carrier and no number.
  arrived: ({ carrier, trackingNo, asTyped, isOfClaim }) => ({
    ...(carrier !== NO_CARRIER && { carrier }),
    ...(trackingNo.trim() && { trackingNo }),
    asTyped,
    isOfClaim,
  }),
  count: ({ pieces }) => ({ pieces: count(pieces) }),
  place: ({ location, note }) => ({ location, note }),
  terms: (draft) => ({
    remedy: draft.remedy,
    text: draft.reason,
    ...statedTerms(draft, draft.remedy),
  }),
  ruling: (draft) =>
    draft.decision === 'reject'
      ? { decision: draft.decision, reason: draft.reason }
      : {
          decision: draft.decision,
          reason: draft.reason,
          ...statedTerms(draft, draft.decision),
        },
};

/** Returns what a draft sends for the fields that a form asks for. */
export const valuesOf = (draft: Draft, parts: readonly Part[]): object =>
  Object.assign({}, ...parts.map((part) => fields[part](draft)));

type PricedView = Pick<ClaimView, 'unitPrice' | 'delivered' | 'cut'>;

const pricedBy = ({ unitPrice, delivered, cut }: PricedView): DeliveredPrice => ({
  unitPrice: parseUnitPrice(unitPrice),
  delivered,
  cut: parseMoney(cut.amount, 'USD').minor,
});

/** Price that the buyer paid for so many claimed pieces. */
export const priceOf = (view: PricedView, quantity: number) =>
  wire(paidPrice(pricedBy(view), quantity));

/** Price that is set aside for so many pieces to replace. */
export const replacementPriceOf = (view: PricedView, quantity: number) =>
  wire(replacementPrice(pricedBy(view), quantity));

const cents = (text: string): bigint | null => {
  try {
    return parseDecimal(text, 2);
  } catch {
    return null;
  }
};

/** Returns the terms that a draft comes to, to the cent; null while something is no figure. */
export function termsOfDraft(
  view: ClaimView,
  draft: Draft,
  remedy: ClaimRemedy,
): ClaimTerms | null {
  const stated = statedTerms(draft, remedy);
  const { returnPieces } = stated;
  if (!Number.isInteger(returnPieces) || returnPieces < 0 || returnPieces > view.quantity) {
    return null;
  }
  const goods =
    remedy === 'replacement'
      ? cents(replacementPriceOf(view, returnPieces).amount)
      : cents(stated.amount);
  const freight = cents(stated.freight);
  if (goods === null || freight === null) return null;
  const money = (minor: bigint) => ({ amount: formatDecimal(minor, 2), currency: 'USD' as const });
  return {
    remedy,
    returnPieces,
    goods: money(goods),
    freight: money(freight),
    total: money(goods + freight),
  };
}
