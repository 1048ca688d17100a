import { plainTrackingNo } from '#contract/orders/parcels/tracking.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { findOrdersByNumber } from '#server/orders/public.ts';
import { listClaimsAwaiting } from '../queries/find-scanned-claim.ts';

/**
 * Refuses the number of a parcel for which another claim or an order waits: that record would wait
 * for ever. Fails with claim.numberOfOther, which names the record.
 */
export async function refuseNumberOfOther(
  { tx, now, ...ctx }: CommandContext,
  { id, trackingNo = '' }: { readonly id: string; readonly trackingNo?: string | undefined },
): Promise<void> {
  if (plainTrackingNo(trackingNo) === '') return;
  const { accountId } = requireStaff({ tx, now, ...ctx });
  const claims = await listClaimsAwaiting(tx, trackingNo, { accountId, now });
  const claim = claims.find((one) => one.id !== id);
  const orders = claim ? [] : await findOrdersByNumber(tx, trackingNo.toUpperCase());
  const no = claim?.no ?? orders.find(({ isAwaited }) => isAwaited)?.orderNo;
  if (no !== undefined) throw new Failure('claim.numberOfOther', { no }, 'trackingNo');
}
