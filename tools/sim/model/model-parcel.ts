import type {
  ModelBox,
  ModelInbound,
  ModelOrder,
  ModelOutbound,
  ModelParcel,
  ModelSent,
  ModelWay,
} from './model.ts';

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

interface SentLine {
  readonly lineId: string;
  readonly pieces: number;
}

/** Returns the pieces of each parcel: some sellers state them, where each holds some of every line. */
function contentsOf(order: Pick<ModelOrder, 'lines'>, lines: readonly SentLine[]): SentLine[][] {
  const parcels = parcelsOf(order);
  const isStated = (order.lines[0]?.quantity ?? 0) % 2 === 0;
  const fits = lines.length > 0 && lines.every(({ pieces }) => pieces >= parcels);
  if (!isStated || !fits) return [];
  return Array.from({ length: parcels }, (_, place) =>
    lines.map(({ lineId, pieces }) => {
      const each = Math.floor(pieces / parcels);
      return { lineId, pieces: place === 0 ? pieces - each * (parcels - 1) : each };
    }),
  );
}

/** Returns what a shipment holds as the walk's seller states it: by parcels, or as a whole. */
export function sentContents(order: Pick<ModelOrder, 'lines'>, lines: readonly SentLine[]) {
  const contents = contentsOf(order, lines);
  return contents.length === 0 ? { lines } : { contents };
}

const box: ModelBox = { state: 'expected', counts: [], by: '' };

/** Returns the parcels of a shipment that is sent, after those that came before. */
export const newInbound = (order: ModelOrder, sentAt: Date): ModelInbound => ({
  sentAt,
  ...sentParcel,
  boxes: Array.from({ length: parcelsOf(order) }, () => box),
  earlier: boxesOf(order).filter(({ state }) => state === 'received'),
});

/** Returns all parcels of an order by their places: those of shipments before come last. */
export const boxesOf = ({ inbound }: Pick<ModelOrder, 'inbound'>): readonly ModelBox[] =>
  inbound === null ? [] : [...inbound.boxes, ...inbound.earlier];

/** Returns the places of parcels that came. */
export const receivedPlaces = (order: Pick<ModelOrder, 'inbound'>): number[] =>
  [...boxesOf(order).entries()].flatMap(([place, { state }]) =>
    state === 'received' ? [place] : [],
  );

export const expectedBoxes = ({ inbound }: Pick<ModelOrder, 'inbound'>): number =>
  inbound?.boxes.filter(({ state }) => state === 'expected').length ?? 0;

/** Changes the parcel at a place. */
export function changeBox(order: ModelOrder, place: number, change: Partial<ModelBox>): void {
  const { inbound } = order;
  if (inbound === null) return;
  const changed = boxesOf(order).map((one, index) =>
    index === place ? { ...one, ...change } : one,
  );
  const first = inbound.boxes.length;
  order.inbound = { ...inbound, boxes: changed.slice(0, first), earlier: changed.slice(first) };
}

/** Changes the first parcel that is expected: the walk takes them in the order in which they go. */
export const changeExpected = (order: ModelOrder, change: Partial<ModelBox>): void =>
  changeBox(
    order,
    order.inbound?.boxes.findIndex(({ state }) => state === 'expected') ?? 0,
    change,
  );

/** Returns the place that is counted again: the stated one, or the only parcel that came. */
export const recountedPlace = (order: ModelOrder, place: number | undefined): number =>
  place ?? receivedPlaces(order)[0] ?? 0;

/** Returns pieces of lines that are in other parcels than the one that is counted again. */
export const besides = (order: ModelOrder, place: number | undefined, index: number): number =>
  (order.lines[index]?.received ?? 0) -
  (boxesOf(order)[recountedPlace(order, place)]?.counts[index] ?? 0);

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
