import type { ModelOrder, ModelOutbound, ModelParcel, ModelSent, ModelWay } from './model.ts';

const HOUR_MS = 3_600_000;

/** Returns the day of a moment at the dock, as an hour of GMT+8 has it. */
export const dayAtDock = (moment: Date): string =>
  new Date(moment.getTime() + 8 * HOUR_MS).toISOString().slice(0, 10);

/** The parcel to the buyer, as the walk's warehouse sends every order. */
export const dispatched = { carrier: 'DHL', trackingNo: '4471992000' } as const;
/** The parcels to the dock and back, as the walk sends them. */
export const sentParcel = { carrier: 'SF', trackingNo: 'SF1347662099' } as const;
/** Labels of the parcels that the walk sends with it. */
const moreLabels = ['SF1347662100', 'SF1347662101'] as const;

/** Returns how many parcels the walk sends of an order: one to three, by the pieces of its first line. */
export const parcelsOf = ({ lines: [first] }: Pick<ModelOrder, 'lines'>): number =>
  1 + ((first?.quantity ?? 0) % 3);

/** Returns a shipment as the walk's seller states it. */
export const sentShipment = (order: Pick<ModelOrder, 'lines'>) => ({
  ...sentParcel,
  moreParcels: moreLabels
    .slice(0, parcelsOf(order) - 1)
    .map((trackingNo) => ({ carrier: sentParcel.carrier, trackingNo })),
});

/** Another label, as corrections state it. */
export const relabeled = { carrier: 'UPS', trackingNo: 'AB1234567' } as const;

/** Returns the label that a parcel does not have. */
export const otherLabel = (sent: ModelSent | null) =>
  sent?.trackingNo === sentParcel.trackingNo ? relabeled : sentParcel;

/** Returns whether a correction states a day that can be, and something that was recorded wrongly. */
export function isCorrection(
  order: ModelOrder,
  way: ModelWay,
  { parcel, now }: { readonly parcel: ModelParcel; readonly now: Date },
): boolean {
  const sent = order[way];
  if (sent === null) return false;
  const { outbound } = order;
  const delivered = outbound?.deliveredAt ?? null;
  const recorded =
    way !== 'outbound' ? dayAtDock(sent.sentAt) : delivered === null ? null : dayAtDock(delivered);
  const earliest = way === 'outbound' ? sent.sentAt : (order.dock?.closedAt ?? order.placedAt);
  const { carrier, trackingNo, day } = parcel;
  if (day !== null && (day < dayAtDock(earliest) || day > dayAtDock(now))) return false;
  return carrier !== sent.carrier || trackingNo !== sent.trackingNo || day !== recorded;
}

/** Returns the moment that is recorded for a day: the known one, else its end, never later than now. */
function momentOn(day: string, { recorded, now }: { recorded: Date | null; now: Date }): Date {
  if (recorded !== null && dayAtDock(recorded) === day) return recorded;
  const end = new Date(Date.parse(`${day}T16:00:00Z`) - 1);
  return end < now ? end : now;
}

/** Returns when a corrected parcel counts as delivered: the buyer keeps its days whole. */
export const correctedDelivery = (
  { deliveredAt }: ModelOutbound,
  { day }: ModelParcel,
  now: Date,
): Date | null => (day === null ? null : momentOn(day, { recorded: deliveredAt, now }));

/** Returns a parcel to the dock or back as its correction leaves it. */
export function correctedSent(
  sent: ModelSent | null,
  parcel: ModelParcel | undefined,
  now: Date,
): ModelSent | null {
  if (sent === null || parcel === undefined || parcel.day === null) return sent;
  const { carrier, trackingNo, day } = parcel;
  return { carrier, trackingNo, sentAt: momentOn(day, { recorded: sent.sentAt, now }) };
}
