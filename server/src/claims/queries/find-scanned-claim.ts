import type { ClaimParcel } from '#contract/dock/constants.ts';
import { plainTrackingNo } from '#contract/orders/parcels/tracking.ts';
import type { Db } from '#server/kit/database/database.ts';
import type { Claim } from '../core/claim.ts';
import { allowedEvents } from '../core/machine.ts';
import { claimsByTrackingNo, findClaim, findClaimByNo } from '../store/claims.ts';

/** A claim as a scan at the dock finds it, and whether its parcel may be counted now. */
interface ScannedClaim {
  readonly claimId: string;
  readonly claimNo: string;
  readonly parcel: ClaimParcel;
}

/** A claim among several, with what tells it from the others. */
interface ClaimCandidate extends ScannedClaim {
  readonly buyer: string;
  readonly seller: string;
  readonly mpn: string;
}

/** Who scans, and when. */
interface Scanning {
  readonly accountId: string;
  readonly now: Date;
}

function parcelOf(claim: Claim, scanning: Scanning): ClaimParcel {
  const events = allowedEvents(claim, { actor: 'warehouse', ...scanning });
  if (events.includes('receive')) return 'sent';
  return events.includes('recordArrival') ? 'toSend' : 'none';
}

const scannedOf = (claim: Claim, scanning: Scanning): ScannedClaim => ({
  claimId: claim.id,
  claimNo: claim.no,
  parcel: parcelOf(claim, scanning),
});

/** Returns the claim of a number that its label shows; null where there is none. */
export async function findScannedClaim(
  db: Db,
  no: string,
  scanning: Scanning,
): Promise<ScannedClaim | null> {
  const claim = await findClaimByNo(db, no);
  return claim && scannedOf(claim, scanning);
}

/** Returns claims whose buyer sent the goods by a parcel of this number, those that wait for it first. */
export async function findScannedClaims(
  db: Db,
  trackingNo: string,
  scanning: Scanning,
): Promise<ClaimCandidate[]> {
  const wanted = plainTrackingNo(trackingNo);
  // Parcels whose label shows no number are not those of a text without one.
  const claims = wanted === '' ? [] : await claimsByTrackingNo(db, wanted);
  const found = claims.map((claim) => ({
    ...scannedOf(claim, scanning),
    buyer: claim.buyer.name,
    seller: claim.seller.name,
    mpn: claim.mpn,
  }));
  const isAwaited = ({ parcel }: ScannedClaim) => parcel === 'sent';
  return [...found.filter(isAwaited), ...found.filter((one) => !isAwaited(one))];
}

/** Returns claims that wait for a parcel of this number which the dock has not recorded. */
export async function listClaimsAwaiting(
  db: Db,
  trackingNo: string,
  scanning: Scanning,
): Promise<{ readonly id: string; readonly no: string }[]> {
  const wanted = plainTrackingNo(trackingNo);
  const claims = wanted === '' ? [] : await claimsByTrackingNo(db, wanted);
  return claims.filter(
    (claim) => parcelOf(claim, scanning) === 'sent' && claim.back?.recordedBy === undefined,
  );
}

/** Returns the number and the buyer of a claim; null where there is none. */
export async function buyerOfClaim(
  db: Db,
  id: string,
): Promise<{ readonly no: string; readonly buyerId: string } | null> {
  const claim = await findClaim(db, id);
  return claim && { no: claim.no, buyerId: claim.buyer.id };
}
