import { z } from 'zod';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { applyAsStaff } from './commands/apply-as.ts';
import type { Order, Shipment } from './core/order.ts';
import { dockDay, instantOn, parcelText } from './core/shipment.ts';
import { lockOrder } from './store/orders.ts';

/** The requests to correct a parcel to the dock or back: kind, event, and the recorded parcel. */
export const parcelCorrections = {
  inbound: {
    kind: 'order.correctInbound',
    event: 'correctInbound',
    parcelOf: ({ inbound }: Order) => inbound,
  },
  return: {
    kind: 'order.correctReturn',
    event: 'correctReturn',
    parcelOf: ({ back }: Order) => back,
  },
} as const;

const CorrectedParcel = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  /** A day in GMT+8. */
  sentOn: z.string(),
});

/** Returns the fields of a parcel as requests and readers name them. */
export const parcelFacts = ({ carrier, trackingNo, at }: Shipment) => ({
  carrier,
  trackingNo,
  sentOn: dockDay(at),
});

/** Returns the fields of an order that must stay the same until the approval. */
export const parcelCorrectionFacts = ({ no, state, version }: Order, parcel: Shipment): Facts => ({
  no,
  state,
  version,
  ...parcelFacts(parcel),
});

const approvalOf = (way: CorrectedWay): ApprovalKind => {
  const { kind, event, parcelOf } = parcelCorrections[way];
  return {
    kind,
    roles: permissions.orderDelivery,
    snapshot: async (tx, { subject }) => {
      const order = await lockOrder(tx, subject);
      const parcel = order && parcelOf(order);
      return parcel ? parcelCorrectionFacts(order, parcel) : null;
    },
    carryOut: async (ctx, { subject, before, after, reason, requestedBy }) => {
      const order = await lockOrder(ctx.tx, subject);
      const recorded = order && parcelOf(order);
      if (!recorded) throw new Error('a correction is of a parcel');
      const { sentOn, ...named } = CorrectedParcel.parse(after);
      const sentAt = instantOn(sentOn, { recorded: recorded.at, now: ctx.now });
      await applyAsStaff(ctx, 'warehouse', {
        id: subject,
        version: Number(before['version']),
        event,
        payload: {
          ...named,
          sentAt,
          reason,
          before: parcelText(recorded),
          after: parcelText({ ...named, at: sentAt }),
          requestedBy,
        },
      });
    },
  };
};

/** Serves requests to correct a parcel: a second person of warehouse or support decides. */
export const parcelCorrectionApprovals: readonly ApprovalKind[] = [
  approvalOf('inbound'),
  approvalOf('return'),
];
