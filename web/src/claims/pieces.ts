import type { ClaimView } from '#contract/claims/claim-schemas.ts';
import { hasArrived, hasSurplus } from './track.ts';

/** Returns the pieces that were agreed to go back; none where nothing was sent and nothing will be. */
function agreedOf({ state, back, settlement, claimed }: ClaimView): number {
  if (back !== null) return back.agreed;
  const isOver = ['withdrawn', 'rejected', 'compensated'].includes(state);
  return isOver ? 0 : (settlement ?? claimed).returnPieces;
}

/** Returns where the delivered pieces are; the lines add up to what was delivered. */
export function piecesOf(view: ClaimView) {
  const { count, back, forwarded } = view;
  const agreed = agreedOf(view);
  // A rejected claim gives all that came back in one parcel.
  const isRejected = view.state === 'rejected' && back !== null;
  const rejectedSurplus = isRejected ? Math.max(0, (count?.pieces ?? 0) - agreed) : 0;
  const surplus = hasSurplus(view) ? (view.surplus?.pieces ?? 0) : 0;
  const toReturn = agreed + rejectedSurplus;
  const counted = Math.min(count?.pieces ?? 0, toReturn);
  // Pieces beyond what was agreed are those that stay with the buyer, then those that it did not claim.
  const beyond = surplus + rejectedSurplus;
  const claimedStay = view.quantity - agreed;
  const hasLeft = forwarded !== null || view.quarantinedAt !== null;
  return {
    kept: view.delivered - view.quantity - Math.max(0, beyond - claimedStay),
    stay: Math.max(0, claimedStay - beyond),
    toReturn: back === null ? toReturn : 0,
    way: back !== null && count === null && !hasArrived(view) ? toReturn : 0,
    uncounted: hasArrived(view) ? toReturn : 0,
    missing: count === null ? 0 : toReturn - counted,
    dock: hasLeft ? 0 : counted,
    surplus,
    gone: forwarded === null ? 0 : counted,
    quarantine: view.quarantinedAt === null ? 0 : counted,
  };
}
