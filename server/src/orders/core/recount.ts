import type { InboundParcel, LinePieces, Order } from './order.ts';
import { allParcels, piecesOf, receivedParcels } from './parcels/inbound.ts';

type Choice = { readonly parcel?: number | undefined };
type Counted = InboundParcel & { readonly counted: readonly LinePieces[] };

const isCounted = (parcel: InboundParcel | undefined): parcel is Counted =>
  parcel !== undefined && parcel.receivedAt !== null && parcel.counted !== null;

/**
 * Returns whether an order's count is that of each parcel; of one of whose parcels an older version
 * kept no pieces only the whole is counted again.
 */
const isByParcel = (order: Pick<Order, 'inbound'>): boolean => {
  const came = receivedParcels(order);
  return came.length > 0 && came.every(isCounted);
};

/**
 * Returns the place of the parcel that is counted again: the named one, or the only one that came.
 * Null where the goods are counted as a whole, or the parcel is not named.
 */
export function recountedPlace(order: Pick<Order, 'inbound'>, { parcel }: Choice): number | null {
  if (!isByParcel(order)) return null;
  if (parcel !== undefined) return parcel;
  const places = [...allParcels(order).entries()].filter(([, one]) => one.receivedAt !== null);
  return places.length === 1 ? (places[0]?.[0] ?? null) : null;
}

/** Returns what stands against the parcel that a count names; null where nothing does. */
export function recountViolation(order: Pick<Order, 'inbound'>, choice: Choice) {
  if (!isByParcel(order)) return choice.parcel === undefined ? null : 'invalid';
  const place = recountedPlace(order, choice);
  if (place === null) return 'needed';
  return isCounted(allParcels(order)[place]) ? null : 'invalid';
}

/** Returns the pieces of a line that are not counted again: those in other parcels. */
export function piecesBesides(
  order: Pick<Order, 'inbound' | 'lines'>,
  choice: Choice,
  lineId: string,
): number {
  const place = recountedPlace(order, choice);
  if (place === null) return 0;
  const all = order.lines.find(({ id }) => id === lineId)?.received ?? 0;
  return all - piecesOf(allParcels(order)[place]?.counted ?? [], lineId);
}

/** Returns a shipment with the count of a parcel replaced; the whole count is of no parcel. */
export function withRecount(
  order: Pick<Order, 'inbound'>,
  {
    place,
    lines,
    countedBy,
  }: { place: number | null; lines: readonly LinePieces[]; countedBy: string | null },
): Order['inbound'] {
  const { inbound } = order;
  if (inbound === null || place === null) return inbound;
  const pieces = lines.reduce((all, line) => all + line.pieces, 0);
  const change = { counted: lines, pieces, countedBy };
  const [first, all] = [inbound.parcels.length, allParcels(order)];
  const changed = all.map((parcel, index) => (index === place ? { ...parcel, ...change } : parcel));
  return { ...inbound, parcels: changed.slice(0, first), earlier: changed.slice(first) };
}

/**
 * Returns whether a person may count again what others counted: a parcel that is named, or any where
 * none is. Where parcels have no count of their own, nobody who counted a part counts the whole.
 */
export function mayCountAgain(
  order: Pick<Order, 'inbound' | 'dock'>,
  choice: Choice | null,
  accountId: string | null,
): boolean {
  const { dock } = order;
  if (dock === null) return false;
  if (!isByParcel(order)) {
    return dock.countedBy !== accountId && !(dock.alsoCountedBy ?? []).includes(accountId);
  }
  const place = choice === null ? null : recountedPlace(order, choice);
  const meant = place === null ? receivedParcels(order) : allParcels(order).slice(place, place + 1);
  // A parcel that is not there is refused at its field.
  return meant.length === 0 || meant.some(({ countedBy }) => countedBy !== accountId);
}
