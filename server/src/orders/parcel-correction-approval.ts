import { z } from 'zod';
import type { CorrectedWay } from '#contract/orders/staff-schemas.ts';
import { permissions } from '#contract/permissions.ts';
import type { ApprovalKind, Facts } from '#server/approvals/public.ts';
import { applyAsStaff } from './commands/apply-as-party.ts';
import type { Order } from './core/order.ts';
import {
  inboundRecord,
  type ParcelRecord,
  parcelFacts,
  placeFacts,
  placeOfFacts,
} from './core/parcels/parcel-correction.ts';
import { instantOn, parcelText } from './core/parcels/shipment.ts';
import { isPartyOfOrder } from './party-approvals.ts';
import { lockOrder } from './store/orders.ts';

/** The requests to correct a parcel to the dock or back: kind, event, and the recorded parcel. */
export const parcelCorrections = {
  inbound: {
    kind: 'order.correctInbound',
    event: 'correctInbound',
    parcelOf: inboundRecord,
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

/**
 * Returns the fields of an order that must stay the same until the approval. What becomes of other
 * parcels to the dock may: its version is not among them.
 */
export const parcelCorrectionFacts = (
  { no, state, version }: Order,
  { way, place, parcel }: { way: CorrectedWay; place: number; parcel: ParcelRecord },
): Facts => ({
  no,
  state,
  ...(way === 'return' ? { version } : {}),
  ...parcelFacts(parcel),
  ...placeFacts(place),
});

const approvalOf = (way: CorrectedWay): ApprovalKind => {
  const { kind, event, parcelOf } = parcelCorrections[way];
  return {
    kind,
    roles: permissions.orderDelivery,
    isParty: isPartyOfOrder,
    snapshot: async (tx, { subject, before }) => {
      const order = await lockOrder(tx, subject);
      const place = placeOfFacts(before);
      const parcel = order && parcelOf(order, place);
      return parcel ? parcelCorrectionFacts(order, { way, place, parcel }) : null;
    },
    carryOut: async (ctx, { subject, before, after, reason, requestedBy }) => {
      const order = await lockOrder(ctx.tx, subject);
      const place = placeOfFacts(before);
      const recorded = order && parcelOf(order, place);
      if (!order || !recorded) throw new Error('a correction is of a parcel');
      const { sentOn, ...named } = CorrectedParcel.parse(after);
      const sentAt = instantOn(sentOn, { recorded: recorded.at, now: ctx.now });
      await applyAsStaff(ctx, 'warehouse', {
        id: subject,
        // The order is locked, and its record is the one that the request was about.
        version: order.version,
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
