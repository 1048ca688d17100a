import type { OrderFacts } from '#contract/orders/history-schemas.ts';
import type { OrderEvent } from '#contract/orders/table.ts';
import { isOtherDateCode } from './dock.ts';
import { countDiffers } from './machine.ts';
import { sellerCosts, settledBy } from './money/settlement.ts';
import type { Order } from './order.ts';
import { allParcels, countReceived, statedPieces, tracedParcel } from './parcels/inbound.ts';
import type { OrderPayloads } from './payload.ts';
import { restPieces, worstVerdict } from './pieces.ts';
import { lastRetestFee, proposedLots, type RetestChoice } from './retest.ts';

const total = (pieces: readonly number[]): number => pieces.reduce((all, one) => all + one, 0);
const usd = (minor: bigint) => ({ minor, currency: 'USD' as const });

const sentPieces = (order: Order): number =>
  total(order.lines.map((line) => line.shipped ?? line.quantity));

const remainingPieces = (order: Order): number =>
  total(restPieces(order).map(({ pieces }) => pieces));

/** Date codes of packs that were not agreed, each once: `LM358DR 2338`. */
function otherDateCodes({ dock, lines }: Order): OrderFacts {
  const found = (dock?.packs ?? []).flatMap((pack) => {
    const line = lines.find(({ id }) => id === pack.lineId);
    return line && isOtherDateCode(line, pack) ? [`${line.mpn} ${pack.dateCode}`] : [];
  });
  return found.length === 0 ? {} : { otherDateCodes: [...new Set(found)].slice(0, 20).join(', ') };
}

const parcelOf = ({
  carrier,
  trackingNo,
}: {
  carrier: string;
  trackingNo: string;
}): OrderFacts => ({
  carrier,
  trackingNo,
});

/** The lots and tests of a retest, and its price. */
const retestFacts = ({ lots, tests, price }: RetestChoice): OrderFacts => ({
  retestLots: lots.map(({ no }) => no).join(', '),
  tests: tests.join(', '),
  retestPrice: usd(price),
});

/** The number of parcels that were sent together, where it is more than one. */
const severalParcels = ({ inbound }: Order): OrderFacts => {
  const parcels = inbound?.parcels.length ?? 0;
  return parcels > 1 ? { parcels } : {};
};

/** A shipment by its first parcel, how many there are, and the numbers of the others. */
const shipmentFacts = (order: Order, sent: OrderPayloads['shipRest']): OrderFacts => ({
  ...parcelOf(sent),
  ...severalParcels(order),
  ...(sent.moreParcels?.length
    ? { moreTrackingNos: sent.moreParcels.map(({ trackingNo }) => trackingNo).join(', ') }
    : {}),
});

/** The parcel of several that was given up now: the one that was so last. */
function lastAbandoned(order: Order): OrderFacts {
  const parcels = order.inbound?.parcels ?? [];
  const [latest] = parcels
    .filter(({ abandonedAt }) => abandonedAt !== null)
    .sort((one, other) => Number(other.abandonedAt) - Number(one.abandonedAt));
  return latest === undefined ? {} : { ...parcelOf(latest), ...severalParcels(order) };
}

/** The parcel that was counted again, where several came. */
function recountedParcel(order: Order, { parcel }: OrderPayloads['recount']): OrderFacts {
  const counted = parcel === undefined ? undefined : allParcels(order)[parcel];
  return counted === undefined ? {} : parcelOf(counted);
}

/** Returns the parcel that was received now: the named one, else the one that came last. */
function lastReceived({ inbound }: Order, place: number | undefined) {
  const parcels = inbound?.parcels ?? [];
  const [latest] = parcels
    .filter(({ receivedAt }) => receivedAt !== null)
    .sort((one, other) => Number(other.receivedAt) - Number(one.receivedAt));
  return parcels[place ?? -1] ?? latest ?? { carrier: '', trackingNo: '' };
}

/** The parcel that the carrier is asked about. */
function tracedFacts(order: Order): OrderFacts {
  const traced = tracedParcel(order);
  return traced === null ? {} : parcelOf(traced);
}

type FactsOf<E extends OrderEvent> = (
  order: Order,
  payload: OrderPayloads[E],
  before: Order,
) => OrderFacts;

/** Returns the service fee, its bearer and the freight of a priced order. */
export const priceFacts = ({ service, freight, terms }: Order): OrderFacts => ({
  service: usd(service),
  freight: usd(freight),
  ...(service > 0n && { serviceBy: terms.serviceBy }),
});

/** The facts that an event states besides its reason; both parties see them. */
const facts: { readonly [E in OrderEvent]?: FactsOf<E> } = {
  price: priceFacts,
  ship: (order, payload) => ({
    ...shipmentFacts(order, payload),
    pieces: sentPieces(order),
  }),
  receiveParcel: (order, { parcel, lines }) => ({
    ...parcelOf(lastReceived(order, parcel)),
    ...severalParcels(order),
    receivedParcels: countReceived(order),
    pieces: total(lines.map((line) => line.pieces)),
  }),
  receive: (order) => ({
    pieces: total(order.lines.map((line) => line.received ?? 0)),
    shipped: sentPieces(order),
    ordered: total(order.lines.map((line) => line.quantity)),
    differs: countDiffers(order),
    ...otherDateCodes(order),
  }),
  recount: (order, payload) => ({
    ...recountedParcel(order, payload),
    pieces: total(order.lines.map((line) => line.received ?? 0)),
    shipped: sentPieces(order),
    ordered: total(order.lines.map((line) => line.quantity)),
    differs: countDiffers(order),
  }),
  shipRest: (order, payload) => ({
    ...shipmentFacts(order, payload),
    pieces: total(statedPieces(payload).map(({ pieces }) => pieces)),
  }),
  trace: (order, { caseNo }) => ({ ...tracedFacts(order), caseNo }),
  endTrace: (_, __, before) => tracedFacts(before),
  abandonRest: lastAbandoned,
  declareLost: (_, { caseNo }) => ({ caseNo }),
  shipAgain: (_, { caseNo }) => ({ caseNo }),
  correctShipment: (_, { before, after }) => ({ before, after }),
  correctInbound: (_, { before, after }) => ({ before, after }),
  correctReturn: (_, { before, after }) => ({ before, after }),
  updateTracking: (_, { before, after }) => ({ before, after }),
  offer: (order, { lines, cut, freightBy, testsBy }) => ({
    pieces: total(lines.map((line) => line.acceptedQuantity)),
    cut: usd(cut),
    freightBy,
    testsBy,
    sellerCosts: usd(
      sellerCosts(settledBy(order, order.offer ?? { lines, cut, freightBy, testsBy })),
    ),
  }),
  acceptOffer: (order) => ({
    pieces: total(order.lines.map((line) => line.acceptedQuantity ?? 0)),
    cut: usd(order.cut),
    freightBy: order.freightBy,
    testsBy: order.testsBy,
    sellerCosts: usd(sellerCosts(order)),
  }),
  inspect: (_, { lots }) => ({ lots: lots.length }),
  report: (order, _, before) => {
    const verdict = worstVerdict(order.lots.map((lot) => lot.verdict));
    return {
      ...(verdict === null ? {} : { verdict }),
      lots: order.lots.length,
      ...(order.retestFee === before.retestFee ? {} : { retestFee: usd(lastRetestFee(order)) }),
    };
  },
  settlePart: ({ lines }) => ({ pieces: total(lines.map((line) => line.acceptedQuantity ?? 0)) }),
  dispatch: (_, payload) => parcelOf(payload),
  deliver: (_, { deliveredOn }) => (deliveredOn === undefined ? {} : { deliveredOn }),
  sendBackRest: (order, payload) => ({ ...parcelOf(payload), pieces: remainingPieces(order) }),
  retest: (_, { retest }) =>
    retest === undefined ? {} : { ...retestFacts(retest), retestBy: 'assay' },
  contest: (order) => ({
    ...retestFacts({
      lots: proposedLots(order),
      tests: order.inspection.tests,
      price: lastRetestFee(order),
    }),
    retestBy: 'seller',
  }),
  suspend: (_, { report }) => ({ report }),
  recordReturn: (_, payload) => parcelOf(payload),
  sendBack: (_, payload) => parcelOf(payload),
};

/** Returns the facts of an event on an order as it left it, without those of moved money. */
export function factsOf<E extends OrderEvent>(
  order: Order,
  { event, payload }: { readonly event: E; readonly payload: OrderPayloads[E] },
  before: Order,
): OrderFacts {
  const { reason, note } = payload as { readonly reason?: string; readonly note?: string };
  return {
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
    ...facts[event]?.(order, payload, before),
  };
}
