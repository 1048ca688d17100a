import type { ClaimEvent } from '#contract/claims/table.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { refuseOwnOrder } from '#server/orders/public.ts';
import { findClaim } from '../store/claims.ts';
import { applyAsWarehouse, type TargetWithPayload } from './apply-event.ts';
import { partiesOf } from './propose-ruling.ts';

/**
 * Records a parcel whose shipment its buyer did not enter, as the warehouse. It ends the buyer's
 * right to withdraw and the time to send, so that a party among the staff fails with order.own.
 */
export async function recordArrival(
  ctx: CommandContext,
  event: ClaimEvent,
  target: TargetWithPayload,
): Promise<void> {
  const claim = await findClaim(ctx.tx, target.id);
  if (claim === null) throw new Failure('notFound');
  await refuseOwnOrder(ctx.tx, partiesOf(claim), requireStaff(ctx).accountId);
  await applyAsWarehouse(ctx, event, target);
}
