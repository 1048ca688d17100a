import { z } from 'zod';
import { Carrier, InboundCarrier } from '../option-schemas.ts';

const TrackingNo = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9 -]{6,40}$/, 'trackingNo');

const numbered = {
  trackingNo: TrackingNo,
  /** The number stands on the carrier's label although its check digit does not fit. */
  asTyped: z.boolean().default(false),
};

/** Fields of a parcel between a party and the dock. */
export const inboundParcel = { carrier: InboundCarrier, ...numbered };

/** Fields of the parcel from the dock to the buyer. */
export const outboundParcel = { carrier: Carrier, ...numbered };
