import { claimPath } from '#contract/addresses.ts';
import type { Db } from '#server/kit/database/database.ts';
import { sideOf } from '../core/claim.ts';
import { findClaimByNo } from '../store/claims.ts';

/** A compensation as one of its parties finds it by the number in the ledger. Amounts in cents. */
export interface Compensation {
  readonly id: string;
  readonly no: string;
  readonly side: 'buyer' | 'seller';
  readonly orderNo: string;
  readonly counterparty: string;
  readonly paid: bigint;
  readonly outstanding: bigint;
  /** The claim's page in the console of that side. */
  readonly link: string;
}

/** Returns the compensation of a claim by its number; null where the account is no party of it. */
export async function findCompensation(
  db: Db,
  { no, accountId }: { readonly no: string; readonly accountId: string },
): Promise<Compensation | null> {
  const claim = await findClaimByNo(db, no);
  const side = claim && sideOf(claim, accountId);
  if (!claim || side === null) return null;
  return {
    id: claim.id,
    no: claim.no,
    side,
    orderNo: claim.orderNo,
    counterparty: side === 'buyer' ? claim.seller.name : claim.buyer.name,
    paid: claim.paid,
    outstanding: claim.outstanding,
    link: claimPath(side, claim.kind, claim.id),
  };
}
