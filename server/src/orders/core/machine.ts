import type { Verdict } from '#contract/orders/history-schemas.ts';
import type { LossOutcome } from '#contract/orders/staff-schemas.ts';
import { type OrderRow, orderTable, sampleEndings } from '#contract/orders/table.ts';
import {
  acknowledgeCountWithin,
  orderWaitOf,
  orderWaits,
  restWithin,
} from '#contract/orders/waits.ts';
import { defineMachine } from '#server/kit/state-machine.ts';
import { endOf, mainlandCalendar } from '#server/kit/working-days.ts';
import { isReplacement, type Order } from './order.ts';
import { countExpected, othersExpected, placeOf } from './parcels/inbound.ts';
import { type OrderAttempt, payloadOf } from './payload.ts';
import { hasLots, hasNothingToSend, restPieces } from './pieces.ts';
import { mayCountAgain } from './recount.ts';
import { contestOffer } from './retest.ts';
import { rulingFrom } from './ruling.ts';
import { suspensionGuards } from './suspension.ts';

type Guard = (order: Order, attempt: OrderAttempt) => boolean;

/** Returns whether the dock counted other numbers than were ordered or declared as sent. */
export const countDiffers = (order: Pick<Order, 'lines'>): boolean =>
  order.lines.some(
    ({ received, shipped, quantity }) =>
      received !== null && (received !== quantity || received !== (shipped ?? quantity)),
  );

/** Returns when the count that stands was made: a second count is the parties' to see anew. */
const countedSince = ({ dock, since }: Order): Date =>
  dock?.recountedAt ?? dock?.closedAt ?? dock?.at ?? since;

/** Returns when a count that differs is settled without a word of both parties. */
const countSettledAt = (order: Order, calendar = mainlandCalendar): Date =>
  endOf(acknowledgeCountWithin, countedSince(order), calendar);

const isShort = ({ lines }: Order): boolean =>
  lines.some((line) => line.received !== null && line.received < line.quantity);

/** The buyer may still choose what becomes of a short count. */
const shortOpen: Guard = (order) => isShort(order) && !order.acknowledgedBy.includes('buyer');

/** The seller has time to send the missing pieces. */
const restOpen: Guard = (order, attempt) => {
  const requestedAt = order.dock?.restRequestedAt ?? null;
  if (requestedAt === null || !shortOpen(order, attempt)) return false;
  return attempt.now.getTime() < endOf(restWithin, requestedAt).getTime();
};

const countOpen: Guard = (order, attempt) =>
  restOpen(order, attempt) ||
  (countDiffers(order) &&
    order.acknowledgedBy.length < 2 &&
    attempt.now.getTime() < countSettledAt(order).getTime());

const piecesLeft: Guard = ({ lots }) => lots.some((lot) => lot.onShelf > 0);

/** Returns when the buyer's time began: with the delivery, or when a stop of the order ended. */
function deliveredSince({ outbound, since }: Order): Date | null {
  const deliveredAt = outbound?.deliveredAt ?? null;
  return deliveredAt === null || deliveredAt > since ? deliveredAt : since;
}

/** Something may go back: not all that is left is suspect. */
const notSuspect: Guard = ({ lots }) =>
  lots.some((lot) => lot.onShelf > 0 && lot.verdict !== 'suspect');

/** The event by which a parcel that is lost leaves its state. */
export const lossEventOf = (outcome: LossOutcome) =>
  outcome === 'refund' ? 'declareLost' : 'shipAgain';

/** Returns whether a parcel that was given up may still come. */
const isAbandoned = ({ inbound }: Order): boolean =>
  inbound?.parcels.some(({ abandonedAt }) => abandonedAt !== null) ?? false;

/**
 * Returns whether goods on their way to the dock are lost as a whole: none lie there, and no parcel
 * but the traced one is expected. Else that one is given up, and the count is short.
 */
const isLostAsWhole = (order: Order): boolean => order.dock === null && countExpected(order) <= 1;

/** Who asked for it never approves it as well. */
const lossApproved: Guard = (order, attempt) => {
  const loss = payloadOf('declareLost', attempt) ?? payloadOf('shipAgain', attempt);
  const isOther = loss === null || loss.requestedBy !== attempt.accountId;
  return order.trace !== null && isOther && (order.state !== 'inbound' || isLostAsWhole(order));
};

/** Who asked for a correction never approves it as well. */
const correctionApproved: Guard = ({ outbound }, attempt) =>
  outbound !== null &&
  payloadOf('correctShipment', attempt)?.requestedBy !== (attempt.accountId ?? null);

const correctedByOther =
  (event: 'correctInbound' | 'correctReturn', recorded: 'inbound' | 'back'): Guard =>
  (order, attempt) =>
    order[recorded] !== null &&
    payloadOf(event, attempt)?.requestedBy !== (attempt.accountId ?? null);

/** Returns whether goods that resemble a failed lot hold the payment back (section 8). */
export const holdsPayment = ({ warning }: Pick<Order, 'warning'>, now: Date): boolean =>
  warning !== null && (warning.until === null || now.getTime() < warning.until.getTime());

/** Returns whether all lines of which pieces came were found alike; every line counts where none came. */
function isJudged(order: Order, verdict: Verdict): boolean {
  const came = order.lines.filter((line) => hasLots(order, line));
  return (came.length > 0 ? came : order.lines).every((line) => line.verdict === verdict);
}

const everyLinePasses: Guard = (order) => isJudged(order, 'pass');

/** A part is kept where some pieces are and some that came or were ordered are not. */
const partAccepted: Guard = (order, attempt) => {
  const stated = payloadOf('settlePart', attempt);
  if (stated === null) return true;
  const acceptedQuantities = order.lines.map(
    (line) => stated.lines.find(({ lineId }) => lineId === line.id)?.acceptedQuantity ?? 0,
  );
  return (
    acceptedQuantities.some((pieces) => pieces > 0) &&
    order.lines.some((line, index) => (acceptedQuantities[index] ?? 0) < line.quantity)
  );
};

const everyLotReported: Guard = (order, attempt) => {
  const report = payloadOf('report', attempt);
  if (report === null) return true;
  const reported = new Set(report.verdicts.map(({ lotId }) => lotId));
  return order.lots.length > 0 && order.lots.every((lot) => reported.has(lot.id));
};

/** The end of the time in which the seller has to ship, as the table's wait says. */
const shipmentDue = ({ since }: Order): Date => endOf(orderWaits.paid?.within ?? '5wd', since);

const sampleRows: readonly OrderRow[] = [...orderTable.trade, ...sampleEndings];

/** The machine of orders: what may happen to one, by whom, until when. */
export const orderMachine = defineMachine(
  ({ kind, sample }: Order): readonly OrderRow[] =>
    sample === null ? orderTable[kind] : sampleRows,
  {
    guards: {
      shipmentLate: (order, { now }) => now.getTime() >= shipmentDue(order).getTime(),
      countDiffers: (order, { actor }) =>
        countDiffers(order) && order.acknowledgedBy.every((side) => side !== actor),
      countOpen,
      shortOpen,
      restOpen,
      restMissing: (order, attempt) =>
        shortOpen(order, attempt) && (order.dock?.restRequestedAt ?? null) === null,
      restRequested: (order, attempt) =>
        shortOpen(order, attempt) && (order.dock?.restRequestedAt ?? null) !== null,
      countedByOther: (order, attempt) =>
        mayCountAgain(order, payloadOf('recount', attempt), attempt.accountId ?? null) &&
        // Money that went back for missing pieces stays back: the count is closed with it.
        (order.dock?.shortClosedAt ?? null) === null,
      notTraced: ({ trace, outbound, state }) =>
        trace === null && !(state === 'dispatched' && outbound?.deliveredAt != null),
      traced: ({ trace }) => trace !== null,
      moreParcelsExpected: (order, attempt) => {
        const came = payloadOf('receiveParcel', attempt);
        return came === null
          ? countExpected(order) > (isAbandoned(order) ? 0 : 1)
          : othersExpected(order, placeOf(order, came.parcel));
      },
      othersExpected: (order) => order.trace !== null && countExpected(order) > 1,
      restTraced: (order) =>
        order.trace !== null && order.dock !== null && countExpected(order) <= 1,
      lossApproved,
      correctionApproved,
      inboundCorrectionApproved: correctedByOther('correctInbound', 'inbound'),
      returnCorrectionApproved: correctedByOther('correctReturn', 'back'),
      noWarning: (order, { now }) => !holdsPayment(order, now),
      sampleEnded: (_, attempt) => payloadOf('refund', attempt)?.endsSample === true,
      piecesLeft,
      notSuspect,
      mayContest: (order) => contestOffer(order) !== null,
      allFail: (order) => isJudged(order, 'fail'),
      noOwnOffer: ({ offer }, { actor }) => offer === null || offer.by !== actor,
      ownOffer: ({ offer }, { actor }) => offer !== null && offer.by === actor,
      offeredByOther: ({ offer }, { actor }) => offer !== null && offer.by !== actor,
      buyerOffered: ({ offer }) => offer?.by === 'buyer',
      sellerOffered: ({ offer }) => offer?.by === 'seller',
      rulingOpen: (order, { now }) => now.getTime() >= rulingFrom(order).getTime(),
      mayRequestRuling: (order, { actor, now }) =>
        now.getTime() < rulingFrom(order).getTime() &&
        (order.dispute?.rulingRequestedBy ?? []).every((side) => side !== actor),
      negotiating: (order, { now }) => now.getTime() < rulingFrom(order).getTime(),
      restToReturn: (order) => restPieces(order).length > 0,
      restReturned: (order) => restPieces(order).length === 0,
      piecesToSend: (order) => !hasNothingToSend(order),
      nothingToSend: (order) => hasNothingToSend(order) && !isReplacement(order),
      replacementConsumed: (order) => hasNothingToSend(order) && isReplacement(order),
      countSettled: (order, attempt) => !countOpen(order, attempt),
      everyLotReported,
      ...suspensionGuards,
      furtherReport: ({ suspension }, attempt) => {
        const revoked = payloadOf('suspend', attempt)?.report;
        return suspension?.reports.every(({ no }) => no !== revoked) ?? false;
      },
      otherPending: (order) => order.acceptedBy.length === 0,
      otherAccepted: (order, { actor }) =>
        order.acceptedBy.length > 0 &&
        (actor === 'buyer' || actor === 'seller') &&
        !order.acceptedBy.includes(actor),
      verdictPass: everyLinePasses,
      verdictNotPass: (order, attempt) => !everyLinePasses(order, attempt),
      partAccepted,
      nothingShipped: (order) => order.inbound === null,
      termsOpen: (order) => order.terms.buyerAt === null,
      termsAgreed: (order) => order.terms.buyerAt !== null,
      delivered: (order) => order.outbound?.deliveredAt != null,
      notDelivered: (order) => order.outbound !== null && order.outbound.deliveredAt === null,
      notAuthorised: (order) => order.authorisedAt === null,
      returnAuthorised: (order) => order.authorisedAt !== null,
    },
    moments: {
      delivered: deliveredSince,
      priced: (order) => order.terms.at,
      termsAgreed: (order) => order.terms.buyerAt,
      returnAuthorised: (order) => order.authorisedAt,
      traced: (order) => order.trace?.at ?? null,
      counted: countedSince,
      restRequested: (order) => order.dock?.restRequestedAt ?? null,
      offered: (order) => order.offer?.at ?? null,
      rulingOpen: rulingFrom,
    },
    wait: (order) => orderWaitOf(order.kind, order.state),
  },
);
