import type { Input } from '#contract/call.ts';
import type * as contract from '#contract/orders/staff-calls.ts';
import { requestApproval } from '#server/approvals/public.ts';
import { Failure } from '#server/kit/failure.ts';
import type { CommandContext } from '#server/kit/request-context.ts';
import { resolveParcel } from '#server/settings/public.ts';
import { orderMachine } from '../../core/machine.ts';
import { dockDay } from '../../core/parcels/shipment.ts';
import { CORRECTION_APPROVAL, correctionFacts, shipmentFacts } from '../../correction-approval.ts';
import type { OrdersDeps } from '../../deps.ts';
import { lockOrderOfOthers } from '../lock-version.ts';

/**
 * Asks a second person to correct the recorded shipment to the buyer. Fails with
 * order.shipmentClosed where nothing is on its way to the buyer, with approval.open and
 * finance.ownMoney, and at the field where the day cannot be or nothing differs.
 */
export async function requestCorrection(
  ctx: CommandContext,
  _deps: OrdersDeps,
  input: Input<typeof contract.requestCorrection>,
): Promise<void> {
  const { order, accountId } = await lockOrderOfOthers(ctx, input);
  const event = 'correctShipment';
  const attempt = { event, actor: 'warehouse', accountId, now: ctx.now, payload: null } as const;
  const isOpen = orderMachine.decide(order, attempt).refused === undefined;
  if (!isOpen || order.outbound === null) throw new Failure('order.shipmentClosed');
  const recorded = order.outbound.carrier;
  const { carrier, trackingNo, deliveredOn } = await resolveParcel(ctx.tx, input, recorded);
  const was = shipmentFacts(order.outbound);
  const field = 'deliveredOn';
  if (deliveredOn !== null && deliveredOn < dockDay(order.outbound.at)) {
    throw Failure.invalidFields([{ field, key: 'deliveredEarly' }]);
  }
  if (deliveredOn !== null && deliveredOn > dockDay(ctx.now)) {
    throw Failure.invalidFields([{ field, key: 'deliveredFuture' }]);
  }
  const isSame =
    was.carrier === carrier && was.trackingNo === trackingNo && was.deliveredOn === deliveredOn;
  if (isSame) throw Failure.invalidFields([{ field: 'trackingNo', key: 'shipmentSame' }]);
  await requestApproval(ctx, {
    kind: CORRECTION_APPROVAL,
    subject: { id: order.id, name: order.no },
    before: correctionFacts(order, order.outbound),
    after: { carrier, trackingNo, deliveredOn },
    reason: input.reason,
  });
}
