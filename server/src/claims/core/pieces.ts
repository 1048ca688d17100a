import type { ReplacementEnding } from '#contract/claims/claim.ts';
import type { Claim } from './claim.ts';

/**
 * Returns the pieces that the claim had agreed on when its buyer sent them. A ruling about a lost
 * parcel names none: what was claimed is the most then.
 */
export const agreedPieces = ({ back, settlement, quantity }: Claim): number =>
  back?.agreed ?? (settlement?.returnPieces || quantity);

/** Returns the counted pieces that the claim is about; all of them where it was rejected. */
export function goodsPieces(claim: Claim): number {
  const counted = claim.counted?.pieces ?? 0;
  return claim.state === 'rejected' ? counted : Math.min(counted, agreedPieces(claim));
}

/** Returns the counted pieces beyond what was agreed: they are the buyer's. */
export const surplusPieces = (claim: Claim): number =>
  (claim.counted?.pieces ?? 0) - goodsPieces(claim);

/** Returns the pieces of the claim that have not left the dock. */
export const piecesAtDock = (claim: Claim): number =>
  claim.forwarded === null && claim.quarantinedAt === null ? goodsPieces(claim) : 0;

/** Returns the pieces beyond what was agreed that have not gone back to the buyer. */
export const surplusAtDock = (claim: Claim): number =>
  claim.surplusReturned === null ? surplusPieces(claim) : 0;

/** States in which money or a replacement was settled by the counted pieces. */
const settledByCount: readonly string[] = ['refunded', 'replacing', 'replaced'];

const hasLeft = ({ forwarded, quarantinedAt }: Claim): boolean =>
  forwarded !== null || quarantinedAt !== null;

/** Returns the fewest pieces that a corrected count may name: those that were settled, or have gone. */
export const fewestPieces = (claim: Claim): number =>
  settledByCount.includes(claim.state) || hasLeft(claim) ? goodsPieces(claim) : 0;

/** Returns whether a count may be corrected: of settled goods, only the number beyond them. */
export function isCorrectable(claim: Claim): boolean {
  if (claim.counted === null || claim.surplusReturned !== null) return false;
  return settledByCount.includes(claim.state) || hasLeft(claim) ? surplusAtDock(claim) > 0 : true;
}

/** Returns how the replacement of a claim ended; null while it is under way. */
export function replacementEnding({ replacement }: Claim): ReplacementEnding | null {
  const progress = replacement?.progress ?? null;
  if (progress === null) return null;
  const { state, isLost, acceptedPieces, pieces, refunded } = progress;
  if (state === 'refunded' || state === 'cancelled') return 'failed';
  if (state !== 'completed') return null;
  if (isLost) return 'lost';
  return acceptedPieces < pieces || refunded > 0n ? 'part' : 'whole';
}
