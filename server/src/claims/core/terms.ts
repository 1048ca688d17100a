import { type DeliveredPrice, paidPrice, replacementPrice } from '#contract/claims/price.ts';
import type { ClaimRemedy } from '#contract/claims/table.ts';
import { limits } from '#contract/limits.ts';
import { parseMoney } from '#contract/money.ts';
import type { Claim, Terms } from './claim.ts';

const DAY_MS = 86_400_000;

type Priced = DeliveredPrice & Pick<Claim, 'quantity'>;

/** Terms as somebody stated them: amounts are decimal strings. */
export interface StatedTerms {
  readonly remedy: ClaimRemedy;
  readonly returnPieces: number;
  readonly amount: string;
  readonly freight?: string | undefined;
}

const cents = (amount: string): bigint => parseMoney(amount, 'USD').minor;

/** Share of the return freight that a seller may be asked to pay, at most. */
const freightMost = cents(limits.claimFreightMostUsd);

/**
 * Returns stated terms in cents. Nothing goes back for a compensation; for a replacement the price
 * of the pieces that go back is set aside, whatever amount was stated.
 */
export function termsOf(claim: Priced, stated: StatedTerms): Terms {
  const { remedy, amount, freight = '0' } = stated;
  const returnPieces = remedy === 'compensation' ? 0 : stated.returnPieces;
  return {
    remedy,
    returnPieces,
    goods: remedy === 'replacement' ? replacementPrice(claim, returnPieces) : cents(amount),
    freight: remedy === 'refund' ? cents(freight) : 0n,
  };
}

/** The field of stated terms that is wrong, and its most; null where they may stand. */
export interface TermsViolation {
  readonly field: 'returnPieces' | 'amount' | 'freight';
  readonly most: bigint;
}

/**
 * Returns what stands against terms: more pieces than are claimed, none to send back where some
 * have to, more money than the claimed pieces cost the buyer, or nothing at all. What a replacement
 * comes to follows from its pieces.
 */
export function violationOf(claim: Priced, terms: Terms): TermsViolation | null {
  const most = paidPrice(claim, claim.quantity);
  const fewest = terms.remedy === 'compensation' ? 0 : 1;
  if (terms.returnPieces < fewest || terms.returnPieces > claim.quantity) {
    return { field: 'returnPieces', most: BigInt(claim.quantity) };
  }
  const isStated = terms.remedy !== 'replacement';
  if (terms.goods <= 0n || (isStated && terms.goods > most)) return { field: 'amount', most };
  if (terms.freight > freightMost) return { field: 'freight', most: freightMost };
  return null;
}

/** Returns until when pieces may be claimed on: their warranty, at least 30 days. */
export const warrantyUntil = (completedAt: Date, warrantyDays: number): Date =>
  new Date(completedAt.getTime() + Math.max(warrantyDays, limits.afterSaleDaysMin) * DAY_MS);

/** The sum that terms cost the seller. */
export const totalOf = ({ goods, freight }: Pick<Terms, 'goods' | 'freight'>): bigint =>
  goods + freight;
