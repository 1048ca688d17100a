import type { Tx } from '#server/kit/database/database.ts';
import { repurchasedDeposit } from '../core/compensation.ts';
import * as recipes from '../core/recipes.ts';
import { depositSoldFor, type Moved, openAccounts, post, type Ref } from '../store/ledger.ts';

/** The facts of every movement of money for a claim besides its amounts. */
export interface ClaimMovement {
  /** Names this movement for good: repeated with the same content it moves nothing. */
  readonly key: string;
  /** The claim that causes it; its id is that of its escrow. */
  readonly claim: Ref;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly now: Date;
}

/** Money of a seller: cents of its balance, and fen of its deposit that are sold for cents. */
export interface SellerMoney {
  readonly availableMinor: bigint;
  readonly deposit: { readonly fen: bigint; readonly minor: bigint };
}

/** Sets a seller's money aside in the escrow of a claim. Fails with `wallet.notEnough`. */
export const setAsideForClaim = (tx: Tx, move: ClaimMovement & SellerMoney): Promise<Moved> => {
  const transfer = recipes.compensationHeld({ ...move, claimId: move.claim.id });
  return post(tx, { ...move, cause: move.claim, transfer });
};

/** Pays `minor` cents of what was set aside to the buyer. Fails with `wallet.overHold`. */
export async function payFromClaim(
  tx: Tx,
  move: ClaimMovement & { readonly minor: bigint },
): Promise<Moved> {
  await openAccounts(tx, [move.buyerId]);
  const transfer = recipes.compensationPaid({ ...move, claimId: move.claim.id });
  return post(tx, { ...move, cause: move.claim, transfer });
}

/**
 * Gives the rest of what was set aside, exactly `minor` cents, back to the seller: to the deposit what
 * was taken from it, to the balance all else and `toBalance` cents at least.
 */
export async function returnToSeller(
  tx: Tx,
  move: ClaimMovement & { readonly minor: bigint; readonly toBalance: bigint },
): Promise<Moved> {
  const { claim, sellerId, minor, toBalance } = move;
  const sold = await depositSoldFor(tx, { claimId: claim.id, sellerId });
  const deposit = repurchasedDeposit(sold, minor - toBalance);
  const transfer = recipes.compensationReturned({ ...move, claimId: claim.id, deposit });
  return post(tx, { ...move, cause: claim, transfer });
}

/**
 * Fills the escrow of a replacement order with the seller's money: it is released to the seller once
 * the buyer has the replacement, and refunded to the buyer where it fails. Fails with
 * `wallet.notEnough`.
 */
export const fundReplacement = (
  tx: Tx,
  move: Omit<ClaimMovement, 'claim'> & { readonly order: Ref; readonly minor: bigint },
): Promise<Moved> => {
  const { order, minor } = move;
  const transfer = recipes.compensationHeld({ ...move, claimId: order.id, availableMinor: minor });
  return post(tx, { ...move, cause: order, transfer });
};
