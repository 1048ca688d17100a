import { z } from 'zod';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { applyAsStaff } from './commands/apply-as-party.ts';
import type { Order, Shipment } from './core/order.ts';
import { deliveredAtOf, dockDay, shipmentText } from './core/parcels/shipment.ts';
import { isPartyOfOrder } from './party-approvals.ts';
import { lockOrder } from './store/orders.ts';

/** The kind of request for the second person who corrects a recorded shipment. */
export const CORRECTION_APPROVAL = 'order.correctShipment';

/** A shipment to the buyer as a request names it; `deliveredOn` is a day in GMT+8. */
export const CorrectedShipment = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  deliveredOn: z.string().nullable(),
});

/** Returns the fields of a shipment as requests and readers name them. */
export const shipmentFacts = ({ carrier, trackingNo, deliveredAt }: Shipment) => ({
  carrier,
  trackingNo,
  deliveredOn: deliveredAt === null ? null : dockDay(deliveredAt),
});

/** Returns the fields of an order that must stay the same until the approval. */
export const correctionFacts = ({ no, state, version }: Order, outbound: Shipment): Facts => ({
  no,
  state,
  version,
  ...shipmentFacts(outbound),
});

/** Serves requests to correct a shipment: a second person of warehouse or support decides. */
export const correctionApproval: ApprovalKind = {
  kind: CORRECTION_APPROVAL,
  roles: permissions.orderDelivery,
  isParty: isPartyOfOrder,
  snapshot: async (tx, { subject }) => {
    const order = await lockOrder(tx, subject);
    return order === null || order.outbound === null
      ? null
      : correctionFacts(order, order.outbound);
  },
  carryOut: async (ctx, { subject, before, after, reason, requestedBy }) => {
    const outbound = (await lockOrder(ctx.tx, subject))?.outbound ?? null;
    if (outbound === null) throw new Error('a correction is of a shipment');
    const { deliveredOn, ...parcel } = CorrectedShipment.parse(after);
    const recorded = outbound.deliveredAt;
    const deliveredAt = deliveredAtOf(deliveredOn, { recorded, now: ctx.now });
    await applyAsStaff(ctx, 'warehouse', {
      id: subject,
      version: Number(before['version']),
      event: 'correctShipment',
      payload: {
        ...parcel,
        deliveredAt,
        reason,
        before: shipmentText(outbound),
        after: shipmentText({ ...parcel, deliveredAt }),
        requestedBy,
      },
    });
  },
};
