import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireMember } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { sideOf } from '../../core/order.ts';
import { isOtherParcel } from '../../core/parcels/inbound.ts';
import type { OrdersDeps } from '../../deps.ts';
import { lockOrder } from '../../store/orders.ts';
import { applyAsParty } from '../apply-as-party.ts';

/**
 * The seller mends the carrier or number of a parcel to the dock. Fails as the event does, and at the
 * number where nothing differs or another parcel has it.
 */
export async function updateTracking(
  ctx: CommandContext,
  _deps: OrdersDeps,
  { id, version, ...typed }: Input<typeof contract.updateTracking>,
): Promise<void> {
  const order = await lockOrder(ctx.tx, id);
  // Refused before the carrier is looked at: a stranger learns nothing about the record.
  if (order === null || sideOf(order, requireMember(ctx).accountId) === null) {
    throw new Failure('notFound');
  }
  const recorded = order.inbound?.parcels[typed.parcel] ?? null;
  const { carrier, trackingNo, parcel } = await resolveParcel(ctx.tx, typed, recorded?.carrier);
  const before = recorded === null ? '' : `${recorded.carrier} ${recorded.trackingNo}`;
  const after = `${carrier} ${trackingNo}`;
  await applyAsParty(ctx, {
    id,
    version,
    event: 'updateTracking',
    payload: { carrier, trackingNo, parcel, before, after },
  });
  // Compared last: who may not mend it is told so first.
  if (before === after) {
    throw Failure.invalidFields([{ field: 'trackingNo', key: 'shipmentSame' }]);
  }
  if (isOtherParcel(order, { place: parcel, trackingNo })) {
    throw Failure.invalidFields([{ field: 'trackingNo', key: 'trackingTwice' }]);
  }
}
