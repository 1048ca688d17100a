import type { OrderEvent } from '#contract/orders/table.ts';
import { acceptedInFull, lineRefund, noSettlement } from './money/money.ts';
import type { Dispute, Line, Order, Shipment, Side } from './order.ts';
import { placeOf, withParcel } from './parcels/inbound.ts';
import {
  parcelReceived,
  received,
  recounted,
  restAbandoned,
  restRequested,
  restShipped,
  shipped,
} from './parcels/receipt.ts';
import type { OrderPayloads } from './payload.ts';
import { hasLots, worstVerdict } from './pieces.ts';
import { contestFee, feeOfMade } from './retest.ts';
import { confirmedNothing, reinstated, suspended } from './suspension.ts';
import { nextTerms } from './terms.ts';

/** An event as it changes an order. */
export interface ChangeStep<E extends OrderEvent> {
  readonly event: OrderEvent;
  readonly accountId?: string | null;
  readonly actor: string;
  readonly now: Date;
  readonly payload: OrderPayloads[E];
}
/** Returns the parts of an order that an event changes besides state and version. */
export type Change<E extends OrderEvent> = (order: Order, step: ChangeStep<E>) => Partial<Order>;

const noChange = (): Partial<Order> => ({});

/** Decides each line: the pieces that the buyer keeps, and what it gets back. */
const decideLines = (order: Order, piecesOf: (line: Line) => number): Partial<Order> => ({
  lines: order.lines.map((line) => {
    const decided = { ...line, acceptedQuantity: piecesOf(line) };
    return { ...decided, refund: lineRefund(decided, order) };
  }),
});

/** Decides the lines of an order: all that came is kept, or none of it. */
export const acceptAllLines = (order: Order) => decideLines(order, acceptedInFull);
export const acceptNoLines = (order: Order) => decideLines(order, () => 0);

/** Returns who bears what, and the cut, by the offer that stands. */
export const settlementOf = ({ offer }: Pick<Order, 'offer'>) => {
  if (offer === null) return noSettlement;
  const { cut, freightBy, testsBy } = offer;
  return { cut, freightBy, testsBy };
};

/** Decides the lines as the settlement offer states them. */
export const acceptOfferedPieces = (order: Order) =>
  acceptStatedPieces(order, { lines: order.offer?.lines ?? [] });

/** Decides the lines as support states them; a line that is left out is not kept. */
export const acceptStatedPieces = (
  order: Order,
  { lines }: Pick<OrderPayloads['settlePart'], 'lines'>,
) =>
  decideLines(
    order,
    (line) => lines.find(({ lineId }) => lineId === line.id)?.acceptedQuantity ?? 0,
  );

const joined = (side: readonly Side[], { actor }: { readonly actor: string }): Side[] =>
  actor === 'buyer' || actor === 'seller' ? [...side, actor] : [...side];

/** Keeps what support decided, and why, beside what the buyer rejected. */
const supportDecision = (
  order: Order,
  { event, payload }: { readonly event: string; readonly payload: { readonly reason: string } },
): Partial<Order> => ({
  offer: null,
  dispute: {
    reason: order.dispute?.reason ?? '',
    lines: order.dispute?.lines ?? [],
    decision: event,
    decidedReason: payload.reason,
  },
});

/** Decides a dispute, or how a suspended order goes on: there nobody disputed anything. */
const decided = (
  order: Order,
  step: { readonly event: string; readonly payload: { readonly reason: string } },
): Partial<Order> =>
  order.suspension === null ? supportDecision(order, step) : { suspension: null, offer: null };

const parcel = (payload: { carrier: string; trackingNo: string }, shippedAt: Date) => ({
  carrier: payload.carrier,
  trackingNo: payload.trackingNo,
  at: shippedAt,
  deliveredAt: null,
});

/** Returns a recorded parcel as two people corrected it. */
const correctedParcel = (
  recorded: Shipment | null,
  { carrier, trackingNo, sentAt }: OrderPayloads['correctReturn'],
) => recorded && { ...recorded, carrier, trackingNo, at: sentAt };

const agreedBySeller: Change<'confirm'> = (order, { payload, now }) => ({
  terms: { ...order.terms, sellerAt: now },
  lines: order.lines.map((line) => ({
    ...line,
    lotCode: payload.lots?.find(({ lineId }) => lineId === line.id)?.lotCode ?? line.lotCode,
  })),
});

const priced: Change<'price'> = (order, { payload, now }) => {
  const seller = payload.seller ?? order.seller;
  const next = {
    ...order,
    service: payload.service,
    freight: payload.freight,
    seller,
    terms: {
      testsOnPass: payload.testsOnPass ?? order.terms.testsOnPass,
      testsOnFail: payload.testsOnFail ?? order.terms.testsOnFail,
      serviceBy: payload.serviceBy ?? order.terms.serviceBy,
    },
  };
  const terms = nextTerms(next, order.terms.number + 1, now);
  return { service: payload.service, freight: payload.freight, seller, terms };
};

const contested: Change<'contest'> = (order, { now }) => ({
  contestedAt: now,
  offer: null,
  acceptedBy: [],
  retestFee: order.retestFee + contestFee(order),
  earlierRetestFee: order.retestFee,
});

const openDispute = (order: Order): Dispute =>
  order.dispute ?? { reason: '', lines: [], decision: null, decidedReason: null };

/** A dispute that begins anew: nobody has asked for a ruling yet. */
const newDispute = (order: Order): Dispute => {
  const { reason, lines, decision, decidedReason } = openDispute(order);
  return { reason, lines, decision, decidedReason };
};

type SideStep = { readonly actor: string; readonly now: Date };

/** A side that acts in a dispute has broken its silence; one that opens a dispute begins anew. */
const withStatement = (order: Order, { actor, now }: SideStep): Pick<Order, 'statementAt'> => {
  const isOpen = order.state === 'disputed' && order.statementAt !== null;
  const { buyer, seller } = (isOpen && order.statementAt) || { buyer: null, seller: null };
  return {
    statementAt: {
      buyer: buyer ?? (actor === 'buyer' ? now : null),
      seller: seller ?? (actor === 'seller' ? now : null),
    },
  };
};

const rulingRequested = (order: Order, step: SideStep): Partial<Order> => {
  const dispute = openDispute(order);
  const rulingRequestedBy = joined(dispute.rulingRequestedBy ?? [], step);
  const both = rulingRequestedBy.length > 1 ? { rulingRequestedAt: step.now.toISOString() } : {};
  return { dispute: { ...dispute, rulingRequestedBy, ...both }, ...withStatement(order, step) };
};

const offered: Change<'offer'> = (order, { payload, actor, now }) => ({
  ...withStatement(order, { actor, now }),
  dispute: order.state === 'disputed' ? openDispute(order) : newDispute(order),
  offer: {
    by: actor === 'seller' ? 'seller' : 'buyer',
    at: now,
    reason: payload.reason,
    lines: [...payload.lines],
    cut: payload.cut,
    freightBy: payload.freightBy,
    testsBy: payload.testsBy,
  },
});

const reported: Change<'report'> = (order, { payload }) => {
  const lots = order.lots.map((lot) => ({
    ...lot,
    verdict: payload.verdicts.find(({ lotId }) => lotId === lot.id)?.verdict ?? lot.verdict,
  }));
  const verdictOf = (line: Line) =>
    worstVerdict(lots.filter((lot) => lot.lineId === line.id).map((lot) => lot.verdict));
  // A price that was refunded once stays refunded, whatever a retest makes up for. It is never above
  // what the order charges for a line: the tests of a replacement are Assay's, and a retest of
  // support may have added tests that nobody bought.
  const notMadeOf = (line: Line): bigint => {
    if (!hasLots(order, line)) return order.testsEach;
    const priced = payload.notMade.find(({ lineId }) => lineId === line.id)?.minor ?? 0n;
    const minor = priced < order.testsEach ? priced : order.testsEach;
    return minor > line.testsNotMade ? minor : line.testsNotMade;
  };
  return {
    lots,
    lines: order.lines.map((line) => ({
      ...line,
      verdict: verdictOf(line),
      testsNotMade: notMadeOf(line),
    })),
    retestFee: feeOfMade(order, payload.retestNotMade),
    acceptedBy: [],
  };
};

/** The changes by each event besides state and version; a missing event does not compile. */
export const changes: { readonly [E in OrderEvent]: Change<E> } = {
  confirm: agreedBySeller,
  decline: noChange,
  cancel: noChange,
  expire: noChange,
  pay: noChange,
  ship: shipped,
  cancelLate: noChange,
  receiveParcel: parcelReceived,
  receive: received,
  acknowledge: (order, step) => ({ acknowledgedBy: joined(order.acknowledgedBy, step) }),
  recount: recounted,
  requestRest: restRequested,
  shipRest: restShipped,
  closeShort: (order, step) => ({
    dock: order.dock && { ...order.dock, restRequestedAt: null, shortClosedAt: step.now },
    acknowledgedBy: joined(order.acknowledgedBy, step),
  }),
  trace: (order, { payload, now }) => ({
    trace:
      order.state === 'inbound'
        ? { ...payload, at: now, way: 'inbound', parcel: placeOf(order, payload.parcel) }
        : { caseNo: payload.caseNo, note: payload.note, at: now, way: 'outbound' },
  }),
  endTrace: () => ({ trace: null }),
  abandonRest: restAbandoned,
  correctShipment: ({ outbound, trace }, { payload }) => {
    const { carrier, trackingNo, deliveredAt } = payload;
    return {
      // A delivered parcel is lost no more.
      trace: deliveredAt === null ? trace : null,
      outbound: outbound && { ...outbound, carrier, trackingNo, deliveredAt },
    };
  },
  correctInbound: ({ inbound }, { payload }) => {
    const { carrier, trackingNo, sentAt, parcel: place = 0 } = payload;
    const corrected = withParcel(inbound, place, { carrier, trackingNo });
    return { inbound: corrected && { ...corrected, at: sentAt } };
  },
  correctReturn: ({ back }, { payload }) => ({ back: correctedParcel(back, payload) }),
  updateTracking: ({ inbound }, { payload: { carrier, trackingNo, parcel: place = 0 } }) => ({
    inbound: withParcel(inbound, place, { carrier, trackingNo }),
  }),
  declareLost: noChange,
  shipAgain: (order) => ({
    trace: null,
    inbound: null,
    lines: order.lines.map((line) => ({ ...line, shipped: null })),
  }),
  inspect: noChange,
  report: reported,
  accept: (order, step) => ({ acceptedBy: joined(order.acceptedBy, step) }),
  reject: (order, { payload, actor, now }) => ({
    ...withStatement(order, { actor, now }),
    dispute: {
      reason: payload.reason,
      lines: [...payload.lines],
      decision: null,
      decidedReason: null,
    },
  }),
  contest: contested,
  acceptReturn: (order) => ({ offer: null, dispute: openDispute(order) }),
  offer: offered,
  withdrawOffer: (order, step) => ({ offer: null, ...withStatement(order, step) }),
  requestRuling: rulingRequested,
  acceptOffer: settlementOf,
  autoAccept: noChange,
  autoDispute: (order, step) => ({
    ...withStatement(order, step),
    dispute: { reason: '', lines: [], decision: null, decidedReason: null },
  }),
  settle: supportDecision,
  settlePart: supportDecision,
  retest: (order, step) => ({ ...decided(order, step), ...confirmedNothing(order) }),
  suspend: suspended,
  reinstate: (order, step) => ({
    ...reinstated(order, step),
    ...(order.suspension?.from === 'disputed'
      ? { dispute: newDispute(order), ...withStatement(order, step) }
      : {}),
  }),
  // The buyer had the goods, whatever the carrier was asked.
  recordReturn: (_, { payload, now }) => ({
    trace: null,
    suspension: null,
    back: parcel(payload, now),
  }),
  orderReturn: decided,
  quarantine: decided,
  sendBackRest: (_, { payload, now }) => ({ back: parcel(payload, now) }),
  dispatch: (_, { payload, now }) => ({ outbound: parcel(payload, now) }),
  complete: noChange,
  deliver: ({ outbound }, { now, payload: { deliveredAt = now } }) => ({
    trace: null,
    outbound: outbound === null ? null : { ...outbound, deliveredAt },
  }),
  authorise: (_, { now }) => ({ authorisedAt: now }),
  sendBack: (_, { payload, now }) => ({ back: parcel(payload, now) }),
  refund: noChange,
  // Whatever the carrier was asked: the buyer has the goods.
  confirmReceipt: () => ({ trace: null }),
  price: priced,
  acceptTerms: (order, { now }) => ({ terms: { ...order.terms, buyerAt: now } }),
};
