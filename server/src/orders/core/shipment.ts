import type { Shipment } from './order.ts';

const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** Returns the day of an instant at the dock (GMT+8): `2026-11-21`. */
export const dockDay = (instant: Date): string =>
  new Date(instant.getTime() + SHANGHAI_MS).toISOString().slice(0, 10);

/** Returns the last moment of a day at the dock. */
const endOfDockDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + DAY_MS - SHANGHAI_MS - 1);

/**
 * Returns when a delivery on a day counts: the instant that is recorded for that day, else its end,
 * so that the buyer has seven whole days; never later than now.
 */
export function deliveredAtOf(
  deliveredOn: string | null,
  { recorded, now }: { readonly recorded: Date | null; readonly now: Date },
): Date | null {
  if (deliveredOn === null) return null;
  if (recorded !== null && dockDay(recorded) === deliveredOn) return recorded;
  const end = endOfDockDay(deliveredOn);
  return end.getTime() > now.getTime() ? now : end;
}

type Recorded = Pick<Shipment, 'carrier' | 'trackingNo' | 'deliveredAt'>;

/** Returns a recorded shipment in signs that every language reads: `DHL 123, 2026-11-21`. */
export const shipmentText = ({ carrier, trackingNo, deliveredAt }: Recorded): string =>
  `${carrier} ${trackingNo}, ${deliveredAt === null ? '–' : dockDay(deliveredAt)}`;
