import type { z } from 'zod';
import type { inboundParcel, inboundParcels } from './parcel-schemas.ts';
import { isTrackingNo, plainTrackingNo } from './tracking.ts';

type Parcel = z.output<z.ZodObject<typeof inboundParcel>>;
type Shipment = z.output<z.ZodObject<typeof inboundParcels>>;

/** Refuses a number whose published check digit does not fit, unless the sender insists. */
export const checkTrackingNo = (
  parcel: Parcel,
  ctx: z.RefinementCtx,
  path: readonly (string | number)[] = [],
): void => {
  if (parcel.asTyped || isTrackingNo(parcel.carrier, parcel.trackingNo)) return;
  ctx.addIssue({ code: 'custom', path: [...path, 'trackingNo'], message: 'trackingCheck' });
};

/** Refuses a shipment with a number that cannot be, or with one number on two of its parcels. */
export const checkShipment = (shipment: Shipment, ctx: z.RefinementCtx): void => {
  checkTrackingNo(shipment, ctx);
  const known = new Set([plainTrackingNo(shipment.trackingNo)]);
  for (const [index, parcel] of shipment.moreParcels.entries()) {
    const path = ['moreParcels', index];
    checkTrackingNo(parcel, ctx, path);
    const no = plainTrackingNo(parcel.trackingNo);
    if (known.has(no)) {
      ctx.addIssue({ code: 'custom', path: [...path, 'trackingNo'], message: 'trackingTwice' });
    }
    known.add(no);
  }
};
