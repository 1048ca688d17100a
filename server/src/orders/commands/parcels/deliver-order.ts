import type { Input } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { deliveredAtOf, dockDay } from '../../core/parcels/shipment.ts';
import type { OrdersDeps } from '../../deps.ts';
import { lockOrder } from '../../store/orders.ts';
import { applyAsStaff } from '../apply-as-party.ts';

const DAY_MS = 86_400_000;

/** Returns why a parcel that was sent at a moment cannot have been delivered on a day; null where it can. */
function dayViolation(day: string, { sentAt, now }: { sentAt: Date | null; now: Date }) {
  if (sentAt !== null && day < dockDay(sentAt)) return 'deliveredEarly';
  if (day > dockDay(now)) return 'deliveredFuture';
  const earliest = dockDay(new Date(now.getTime() - limits.deliveredDaysBackMax * DAY_MS));
  return day < earliest ? 'deliveredLongAgo' : null;
}

/**
 * A desk records that the carrier has delivered: warehouse, or support where it follows up. The
 * buyer's seven days count from the end of the day that is stated, else from now. Fails at the field
 * where the day cannot be, or is so long ago that one person alone would end the buyer's time.
 */
export async function deliverOrder(
  ctx: CommandContext,
  _deps: OrdersDeps,
  { id, version, deliveredOn }: Input<typeof contract.deliverOrder>,
): Promise<void> {
  const as = requireStaff(ctx).roles.includes('warehouse') ? 'warehouse' : 'support';
  if (deliveredOn === null) {
    await applyAsStaff(ctx, as, { id, version, event: 'deliver', payload: {} });
    return;
  }
  const { now } = ctx;
  const order = await lockOrder(ctx.tx, id);
  const key = dayViolation(deliveredOn, { sentAt: order?.outbound?.at ?? null, now });
  if (key !== null) throw Failure.invalidFields([{ field: 'deliveredOn', key }]);
  const deliveredAt = deliveredAtOf(deliveredOn, { recorded: null, now }) ?? now;
  const payload = { deliveredAt, deliveredOn };
  await applyAsStaff(ctx, as, { id, version, event: 'deliver', payload });
}
