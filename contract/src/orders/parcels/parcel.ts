import type { z } from 'zod';
import type { inboundParcel, inboundParcels } from './parcel-schemas.ts';
import { isTrackingNo, plainTrackingNo } from './tracking.ts';

type Parcel = z.output<z.ZodObject<typeof inboundParcel>>;
type Shipment = z.output<z.ZodObject<typeof inboundParcels>> & {
  readonly lines: readonly unknown[];
};

/** Refuses a number whose published check digit does not fit, unless the sender insists. */
export const checkTrackingNo = (
  parcel: Parcel,
  ctx: z.RefinementCtx,
  path: readonly (string | number)[] = [],
): void => {
  if (parcel.asTyped || isTrackingNo(parcel.carrier, parcel.trackingNo)) return;
  ctx.addIssue({ code: 'custom', path: [...path, 'trackingNo'], message: 'trackingCheck' });
};

/** Most pieces of a line in one shipment, as of a line that is stated as a whole. */
const LINE_PIECES_MAX = 2_000_000_000;

const hasTooManyPieces = ({ contents }: Shipment): boolean => {
  const sums = new Map<string, number>();
  for (const { lineId, pieces } of contents.flat()) {
    sums.set(lineId, (sums.get(lineId) ?? 0) + pieces);
  }
  return [...sums.values()].some((sum) => sum > LINE_PIECES_MAX);
};

/** Refuses contents of some parcels only, too many pieces, and pieces of lines beside those. */
function checkContents(shipment: Shipment, ctx: z.RefinementCtx): void {
  const { contents, lines, moreParcels } = shipment;
  if (contents.length === 0) return;
  if (hasTooManyPieces(shipment)) {
    ctx.addIssue({ code: 'custom', path: ['contents'], message: 'quantity' });
  }
  if (contents.length !== moreParcels.length + 1) {
    ctx.addIssue({ code: 'custom', path: ['contents'], message: 'invalid' });
  }
  if (lines.length > 0) ctx.addIssue({ code: 'custom', path: ['lines'], message: 'invalid' });
}

/**
 * Refuses a shipment with a number that cannot be, with one number on two of its parcels, or with
 * contents that are not those of its parcels.
 */
export const checkShipment = (shipment: Shipment, ctx: z.RefinementCtx): void => {
  checkTrackingNo(shipment, ctx);
  checkContents(shipment, ctx);
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
