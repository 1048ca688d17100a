import { z } from 'zod';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { applyAsStaff } from './commands/apply-as.ts';
import type { Order, Shipment } from './core/order.ts';
import { dockDay, instantOn, parcelText } from './core/shipment.ts';
import { lockOrder } from './store/orders.ts';

type ParcelRecord = Pick<Shipment, 'carrier' | 'trackingNo' | 'at'>;

/** The requests to correct a parcel to the dock or back: kind, event, and the recorded parcel. */
export const parcelCorrections = {
  inbound: {
    kind: 'order.correctInbound',
    event: 'correctInbound',
    // A parcel that the dock has is corrected no more.
    parcelOf: ({ inbound }: Order, place: number): ParcelRecord | null => {
      const parcel = inbound?.parcels[place];
      return inbound && parcel?.receivedAt === null ? { ...parcel, at: inbound.at } : null;
    },
  },
  return: {
    kind: 'order.correctReturn',
    event: 'correctReturn',
    parcelOf: ({ back }: Order): ParcelRecord | null => back,
  },
} as const;

const CorrectedParcel = z.object({
  carrier: z.string(),
  trackingNo: z.string(),
  /** A day in GMT+8. */
  sentOn: z.string(),
});

/** Returns the fields of a parcel as requests and readers name them. */
export const parcelFacts = ({ carrier, trackingNo, at }: ParcelRecord) => ({
  carrier,
  trackingNo,
  sentOn: dockDay(at),
});

/** Returns the fields of an order that must stay the same until the approval. */
export const parcelCorrectionFacts = (
  { no, state, version }: Order,
  parcel: ParcelRecord,
): Facts => ({
  no,
  state,
  version,
  ...parcelFacts(parcel),
});

/** The place of a parcel in its shipment as requests name it; requests about the first never did. */
export const placeFacts = (place: number): Facts => (place === 0 ? {} : { parcel: place });

const approvalOf = (way: CorrectedWay): ApprovalKind => {
  const { kind, event, parcelOf } = parcelCorrections[way];
  return {
    kind,
    roles: permissions.orderDelivery,
    snapshot: async (tx, { subject, before }) => {
      const order = await lockOrder(tx, subject);
      const place = Number(before['parcel'] ?? 0);
      const parcel = order && parcelOf(order, place);
      return parcel ? { ...parcelCorrectionFacts(order, parcel), ...placeFacts(place) } : null;
    },
    carryOut: async (ctx, { subject, before, after, reason, requestedBy }) => {
      const order = await lockOrder(ctx.tx, subject);
      const place = Number(before['parcel'] ?? 0);
      const recorded = order && parcelOf(order, place);
      if (!recorded) throw new Error('a correction is of a parcel');
      const { sentOn, ...named } = CorrectedParcel.parse(after);
      const sentAt = instantOn(sentOn, { recorded: recorded.at, now: ctx.now });
      await applyAsStaff(ctx, 'warehouse', {
        id: subject,
        version: Number(before['version']),
        event,
        payload: {
          ...named,
          parcel: place,
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
