import type { z } from 'zod';
import type { inboundParcel } from './parcel-schemas.ts';
import { isTrackingNo } from './tracking.ts';

/** Refuses a number whose published check digit does not fit, unless the sender insists. */
export const checkTrackingNo = (
  parcel: z.output<z.ZodObject<typeof inboundParcel>>,
  ctx: z.RefinementCtx,
): void => {
  if (parcel.asTyped || isTrackingNo(parcel.carrier, parcel.trackingNo)) return;
  ctx.addIssue({ code: 'custom', path: ['trackingNo'], message: 'trackingCheck' });
};
