import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/calls.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import type { OrdersDeps } from '../deps.ts';
import { lockOrder } from '../store/orders.ts';
import { applyAsParty } from './apply-as.ts';

/**
 * The seller mends the carrier or number of its parcel to the dock. Fails as the event does, and at
 * the number where nothing differs.
 */
export async function updateTracking(
  ctx: CommandContext,
  _deps: OrdersDeps,
  { id, version, ...typed }: Input<typeof contract.updateTracking>,
): Promise<void> {
  const recorded = (await lockOrder(ctx.tx, id))?.inbound ?? null;
  const { carrier, trackingNo } = await resolveParcel(ctx.tx, typed, recorded?.carrier);
  const before = recorded === null ? '' : `${recorded.carrier} ${recorded.trackingNo}`;
  const after = `${carrier} ${trackingNo}`;
  await applyAsParty(ctx, {
    id,
    version,
    event: 'updateTracking',
    payload: { carrier, trackingNo, before, after },
  });
  // Compared last: a stranger learns nothing about the record.
  if (before === after) {
    throw Failure.invalidFields([{ field: 'trackingNo', key: 'shipmentSame' }]);
  }
}
