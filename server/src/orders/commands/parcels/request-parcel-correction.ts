import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import { type CommandContext, requireStaff } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { orderMachine } from '../../core/machine.ts';
import { firstReceiptOf, isOtherParcel } from '../../core/parcels/inbound.ts';
import { parcelFacts } from '../../core/parcels/parcel-correction.ts';
import { closedAtOf } from '../../core/parcels/receipt.ts';
import { dockDay } from '../../core/parcels/shipment.ts';
import type { OrdersDeps } from '../../deps.ts';
import { parcelCorrectionFacts, parcelCorrections } from '../../parcel-correction-approval.ts';
import { refuseOwnOrder } from '../../queries/is-own-order.ts';
import { lockVersion } from '../lock-version.ts';

/**
 * Asks a second person to correct the recorded parcel to the dock or back to the seller. Fails with
 * order.parcelClosed where the order went on or has no such parcel, with approval.open, with
 * order.own, and at the field where the day cannot be or nothing differs.
 */
export async function requestParcelCorrection(
  ctx: CommandContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.requestParcelCorrection>,
): Promise<void> {
  const order = await lockVersion(ctx.tx, input);
  const { kind, event, parcelOf } = parcelCorrections[input.way];
  const { accountId } = requireStaff(ctx);
  const parties = { buyerId: order.buyer.id, sellerId: order.seller?.id ?? null };
  await refuseOwnOrder(ctx.tx, parties, accountId);
  const attempt = { event, actor: 'warehouse', accountId, now: ctx.now, payload: null } as const;
  const parcel = parcelOf(order, input.parcel);
  const isOpen = orderMachine.decide(order, attempt).refused === undefined;
  if (!isOpen || parcel === null) throw new Failure('order.parcelClosed');
  const { carrier, trackingNo, sentOn } = await resolveParcel(ctx.tx, input, parcel.carrier);
  // A returned parcel came to the dock before, and so did the one that a second parcel completes.
  const { dock, placedAt } = order;
  if (sentOn < dockDay(closedAtOf(dock) ?? placedAt)) {
    throw Failure.invalidFields([{ field: 'sentOn', key: 'sentEarly' }]);
  }
  if (sentOn > dockDay(ctx.now)) {
    throw Failure.invalidFields([{ field: 'sentOn', key: 'deliveredFuture' }]);
  }
  // One shipment has one day: none of its parcels came before it was sent.
  const came = input.way === 'inbound' ? firstReceiptOf(order) : null;
  if (came !== null && sentOn > dockDay(came)) {
    throw Failure.invalidFields([{ field: 'sentOn', key: 'sentLate' }]);
  }
  const was = parcelFacts(parcel);
  const isSame = was.carrier === carrier && was.trackingNo === trackingNo && was.sentOn === sentOn;
  if (isSame) throw Failure.invalidFields([{ field: 'trackingNo', key: 'shipmentSame' }]);
  if (input.way === 'inbound' && isOtherParcel(order, { place: input.parcel, trackingNo })) {
    throw Failure.invalidFields([{ field: 'trackingNo', key: 'trackingTwice' }]);
  }
  await requestApproval(ctx, {
    kind,
    subject: { id: order.id, name: order.no },
    before: parcelCorrectionFacts(order, { way: input.way, place: input.parcel, parcel }),
    after: { carrier, trackingNo, sentOn },
    reason: input.reason,
  });
}
