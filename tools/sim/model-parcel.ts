import type { ModelOutbound, ModelParcel } from './model.ts';

const HOUR_MS = 3_600_000;

/** Returns the day of a moment at the dock, as an hour of GMT+8 has it. */
export const dayAtDock = (moment: Date): string =>
  new Date(moment.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);

/** The parcel to the buyer, as the walk's warehouse sends every order. */
export const dispatched = { carrier: 'DHL', trackingNo: '4471992000' } as const;

/** Returns whether a correction states a day that can be, and something that was recorded wrongly. */
export function isCorrection(
  { sentAt, carrier, trackingNo, deliveredAt }: ModelOutbound,
  parcel: ModelParcel,
  now: Date,
): boolean {
  const recorded = deliveredAt === null ? null : dayAtDock(deliveredAt);
  const { deliveredOn } = parcel;
  if (deliveredOn !== null && deliveredOn < dayAtDock(sentAt)) return false;
  if (deliveredOn !== null && deliveredOn > dayAtDock(now)) return false;
  return parcel.carrier !== carrier || parcel.trackingNo !== trackingNo || deliveredOn !== recorded;
}

/** Returns when a corrected parcel counts as delivered: the buyer keeps its days whole. */
export function correctedDelivery(
  { deliveredAt }: ModelOutbound,
  { deliveredOn }: ModelParcel,
  now: Date,
): Date | null {
  if (deliveredOn === null) return null;
  if (deliveredAt !== null && dayAtDock(deliveredAt) === deliveredOn) return deliveredAt;
  const end = new Date(Date.parse(`${deliveredOn}T16:00:00Z`) - 1);
  return end < now ? end : now;
}
