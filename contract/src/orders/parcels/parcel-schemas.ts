import { z } from 'zod';
import { Id, Quantity } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { CARRIER_NAME_MAX } from '../../options.ts';
import { carrierKeyOf } from './tracking.ts';

const TrackingNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{6,40}$/, 'trackingNo');

/** The key of a carrier, or the name of another one as typed. */
const ParcelCarrier = z
  .string()
  .trim()
  .min(2, 'carrierName')
  .max(CARRIER_NAME_MAX, 'tooLong')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .&'’()-]*$/u, 'carrierName')
  .transform(carrierKeyOf);

const numbered = {
  trackingNo: TrackingNo,
  /** The number stands on the carrier's label although its check digit does not fit. */
  asTyped: z.boolean().default(false),
};

/** Fields of a parcel between a party and the dock. */
export const inboundParcel = { carrier: ParcelCarrier, ...numbered };

/** Fields of the parcel from the dock to the buyer. */
export const outboundParcel = { carrier: ParcelCarrier, ...numbered };

/** Fields of a shipment to the dock: its first parcel, and those that are sent with it. */
export const inboundParcels = {
  ...inboundParcel,
  moreParcels: z
    .array(z.object(inboundParcel))
    .max(limits.shipmentParcelsMax - 1, 'tooMany')
    .default([]),
  /** Pieces of each parcel by line, in the order of the parcels; none where the sender says none. */
  contents: z
    .array(
      z
        .array(z.object({ lineId: Id, pieces: Quantity }))
        .min(1, 'needed')
        .max(50),
    )
    .max(limits.shipmentParcelsMax, 'tooMany')
    .default([]),
};

/** The place of a parcel in its shipment; that of the first is 0. */
export const ParcelIndex = z
  .number()
  .int()
  .min(0)
  .max(limits.shipmentParcelsMax - 1);
