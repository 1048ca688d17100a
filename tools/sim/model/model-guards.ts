import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { OrderGuard } from '#contract/orders/table.ts';
import {
  acknowledgeCountWithin,
  type OrderWaitGuard,
  orderWaits,
  restWithin,
} from '#contract/orders/waits.ts';
import { endOf } from '#server/kit/working-days.ts';
import type { ModelEvent, ModelOrder } from './model.ts';
import { boxesOf, expectedBoxes, receivedPlaces } from './model-parcel.ts';
import { suspensionGuards } from './model-suspension.ts';

type Guard = (
  order: ModelOrder,
  event: Pick<ModelEvent, 'as' | 'person' | 'now' | 'pieces' | 'place'>,
) => boolean;

const differs = ({ lines }: ModelOrder): boolean =>
  lines.some(
    ({ quantity, shipped, received }) =>
      received !== null && (received !== quantity || received !== (shipped ?? quantity)),
  );
const isShort = ({ lines }: ModelOrder): boolean =>
  lines.some(({ quantity, received }) => received !== null && received < quantity);
const shelfOf = ({ lines }: ModelOrder): readonly { left: number; isSuspect: boolean }[] =>
  lines.map(({ received, consumed, gone, verdict }) => ({
    left: (received ?? 0) - consumed - gone,
    isSuspect: verdict === 'suspect',
  }));
/** Returns how many lines did not pass and still have pieces that can be tested again. */
export const retestable = (order: ModelOrder): number =>
  shelfOf(order).filter(({ left }, index) => left > 0 && order.lines[index]?.verdict !== 'pass')
    .length;
/** Whether all of which something came was found alike: nobody judges what did not come. */
const areAll = ({ lines }: ModelOrder, verdict: Verdict): boolean => {
  const came = lines.filter(({ received }) => (received ?? 0) > 0);
  return came.length > 0 && came.every((line) => line.verdict === verdict);
};

const shortOpen: Guard = (order) => isShort(order) && !order.acknowledgedBy.includes('buyer');
const restRequested: Guard = (order, event) =>
  shortOpen(order, event) && order.dock?.restRequestedAt != null;
const restOpen: Guard = (order, event) =>
  shortOpen(order, event) &&
  order.dock?.restRequestedAt != null &&
  event.now < endOf(restWithin, order.dock.restRequestedAt);
/** Both parties have their day from the count that stands: the last one. */
export const countedSince = ({ dock, since }: ModelOrder): Date =>
  dock?.recountedAt ?? dock?.closedAt ?? since;
const countOpen: Guard = (order, event) =>
  restOpen(order, event) ||
  (differs(order) &&
    order.acknowledgedBy.length < 2 &&
    event.now < endOf(acknowledgeCountWithin, countedSince(order)));

/** Pieces of each line that leave the shelf beside those that the buyer keeps. */
export const notKept = (order: ModelOrder): number[] =>
  shelfOf(order).map(({ left }, index) => {
    const line = order.lines[index];
    const kept = Math.max(0, (line?.accepted ?? line?.quantity ?? 0) - (line?.consumed ?? 0));
    return left - Math.min(kept, left);
  });

/** Those of them that go back to the seller: suspect ones go into quarantine. */
const restOf = (order: ModelOrder): number[] =>
  notKept(order).map((pieces, index) => (shelfOf(order)[index]?.isSuspect ? 0 : pieces));

/** Pieces of all lines that leave for the buyer: those it keeps and no test consumed. */
const sentPieces = (order: ModelOrder): number => {
  const rest = notKept(order);
  return shelfOf(order).reduce((sum, { left }, index) => sum + left - (rest[index] ?? 0), 0);
};

/**
 * Support rules after three working days, or two after an offer, or once both parties ask, or at the
 * end of the evidence window of two where a party has not written in it.
 */
export const rulingFrom = ({ since, offer, rulingRequestedAt, wroteAt }: ModelOrder): Date => {
  const window = endOf('2wd', since);
  const isSilent = [wroteAt.buyer, wroteAt.seller].some((at) => at === null || at >= window);
  const moments = [endOf('3wd', since)];
  if (isSilent) moments.push(window);
  if (offer !== null) moments.push(endOf('2wd', offer.at));
  if (rulingRequestedAt !== null) moments.push(rulingRequestedAt);
  return new Date(Math.min(...moments.map((one) => one.getTime())));
};

/** The guards of the order table as domain section 6 means them. */
export const guards: Readonly<Record<OrderGuard | OrderWaitGuard, Guard>> = {
  sampleEnded: () => false,
  ...suspensionGuards,
  correctionApproved: ({ outbound }) => outbound !== null,
  inboundCorrectionApproved: ({ inbound }) => inbound !== null,
  returnCorrectionApproved: ({ back }) => back !== null,
  shipmentLate: ({ since }, { now }) => now >= endOf(orderWaits.paid?.within ?? '5wd', since),
  countDiffers: (order, { as }) =>
    differs(order) && !order.acknowledgedBy.some((one) => one === as),
  countOpen,
  countSettled: (order, event) => !countOpen(order, event),
  shortOpen,
  restOpen,
  restRequested,
  restMissing: (order, event) => shortOpen(order, event) && order.dock?.restRequestedAt == null,
  countedByOther: (order, { person, place }) => {
    const places = place === undefined ? receivedPlaces(order) : [place];
    const isOther = places.some((one) => boxesOf(order)[one]?.by !== person);
    return order.dock !== null && isOther && !order.dock.closed;
  },
  notTraced: ({ trace, state, outbound }) =>
    trace === null && !(state === 'dispatched' && outbound?.deliveredAt != null),
  traced: ({ trace }) => trace !== null,
  moreParcelsExpected: (order) => expectedBoxes(order) > 1,
  othersExpected: (order) => order.trace !== null && expectedBoxes(order) > 1,
  restTraced: (order) => order.trace !== null && order.dock !== null && expectedBoxes(order) <= 1,
  // Goods are lost as a whole where none came and no other parcel may.
  lossApproved: (order) =>
    order.trace !== null &&
    (order.state !== 'inbound' || (order.dock === null && expectedBoxes(order) <= 1)),
  // No two orders of the walk are for one part, so that none resembles a lot that failed.
  noWarning: () => true,
  piecesLeft: (order) => shelfOf(order).some(({ left }) => left > 0),
  notSuspect: (order) => shelfOf(order).some(({ left, isSuspect }) => left > 0 && !isSuspect),
  mayContest: (order) => !order.contested && retestable(order) > 0,
  allFail: (order) => areAll(order, 'fail'),
  noOwnOffer: ({ offer }, { as }) => offer?.by !== as,
  ownOffer: ({ offer }, { as }) => offer?.by === as,
  offeredByOther: ({ offer }, { as }) => offer !== null && offer.by !== as,
  rulingOpen: (order, { now }) => now >= rulingFrom(order),
  mayRequestRuling: (order, { as, now }) =>
    now < rulingFrom(order) && !order.rulingRequestedBy.some((one) => one === as),
  negotiating: (order, { now }) => now < rulingFrom(order),
  buyerOffered: ({ offer }) => offer?.by === 'buyer',
  sellerOffered: ({ offer }) => offer?.by === 'seller',
  restToReturn: (order) => restOf(order).some((pieces) => pieces > 0),
  restReturned: (order) => restOf(order).every((pieces) => pieces === 0),
  piecesToSend: (order) => sentPieces(order) > 0,
  nothingToSend: (order) => sentPieces(order) === 0 && !order.isReplacement,
  replacementConsumed: (order) => sentPieces(order) === 0 && order.isReplacement,
  everyLotReported: () => true,
  otherPending: ({ acceptedBy }) => acceptedBy.length === 0,
  otherAccepted: ({ acceptedBy }, { as }) =>
    acceptedBy.length > 0 && !acceptedBy.some((one) => one === as),
  verdictPass: (order) => areAll(order, 'pass'),
  verdictNotPass: (order) => !areAll(order, 'pass'),
  partAccepted: ({ lines }, { pieces }) =>
    pieces === undefined ||
    (pieces.some((kept) => kept > 0) &&
      lines.some(({ quantity }, index) => (pieces[index] ?? 0) < quantity)),
  nothingShipped: ({ inbound }) => inbound === null,
  termsOpen: ({ buyerAgreedAt }) => buyerAgreedAt === null,
  termsAgreed: ({ buyerAgreedAt }) => buyerAgreedAt !== null,
  delivered: ({ outbound }) => outbound?.deliveredAt != null,
  notDelivered: ({ outbound }) => outbound !== null && outbound.deliveredAt === null,
  notAuthorised: ({ authorisedAt }) => authorisedAt === null,
  returnAuthorised: ({ authorisedAt }) => authorisedAt !== null,
};
