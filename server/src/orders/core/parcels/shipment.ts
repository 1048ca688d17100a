import type { Shipment } from '../order.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Returns the day of an instant at the dock (GMT+8): `2026-11-21`. */
export const dockDay = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

/** Returns the last moment of a day at the dock. */
const endOfDockDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS - SHANGHAI_MS - 1);

interface Moments {
  readonly recorded: Date | null;
  readonly now: Date;
}

/** Returns the instant that is recorded for a day, else the end of the day; never later than now. */
export function instantOn(day: string, { recorded, now }: Moments): Date {
  if (recorded !== null && dockDay(recorded) === day) return recorded;
  const end = endOfDockDay(day);
  return end.getTime() > now.getTime() ? now : end;
}

/**
 * Returns when a delivery on a day counts: the instant that is recorded for that day, else its end,
 * so that the buyer has seven whole days; never later than now.
 */
export const deliveredAtOf = (deliveredOn: string | null, moments: Moments): Date | null =>
  deliveredOn === null ? null : instantOn(deliveredOn, moments);

type Recorded = Pick<Shipment, 'carrier' | 'trackingNo' | 'deliveredAt'>;

/** Returns a recorded shipment in signs that every language reads: `DHL 123, 2026-11-21`. */
export const shipmentText = ({ carrier, trackingNo, deliveredAt }: Recorded): string =>
  `${carrier} ${trackingNo}, ${deliveredAt === null ? '–' : dockDay(deliveredAt)}`;

/** Returns a parcel and the day on which it was sent, in signs that every language reads. */
export const parcelText = ({
  carrier,
  trackingNo,
  at,
}: Pick<Shipment, 'carrier' | 'trackingNo' | 'at'>): string =>
  `${carrier} ${trackingNo}, ${dockDay(at)}`;
