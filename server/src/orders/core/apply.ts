import type { OrderEvent, OrderRow } from '#contract/orders/table.ts';
import { type Act, type Given, givenTo } from './given.ts';
import { keptInFull, lineRefund } from './money.ts';
import type { Line, Order, Side } from './order.ts';
import { worst } from './pieces.ts';
import { nextTerms } from './terms.ts';

interface Taking<E extends OrderEvent> {
  readonly row: OrderRow;
  readonly act: Act;
  readonly given: Given[E];
}
type Change<E extends OrderEvent> = (order: Order, taking: Taking<E>) => Partial<Order>;

const nothing = (): Partial<Order> => ({});

/** Decides each line: the pieces that the buyer keeps, and what it gets back. */
const kept = (order: Order, piecesOf: (line: Line) => number): Partial<Order> => ({
  lines: order.lines.map((line) => {
    const decided = { ...line, acceptedQuantity: piecesOf(line) };
    return { ...decided, refund: lineRefund(decided, order) };
  }),
});
const keptNone = (order: Order) => kept(order, () => 0);

const joined = (side: readonly Side[], act: Act): Side[] =>
  act.as === 'buyer' || act.as === 'seller' ? [...side, act.as] : [...side];

const decided = (order: Order, decision: string, reason: string): Partial<Order> => ({
  dispute: {
    reason: order.dispute?.reason ?? '',
    lines: order.dispute?.lines ?? [],
    decision,
    decidedReason: reason,
  },
});

const parcel = (given: { carrier: string; trackingNo: string }, at: Date) => ({
  carrier: given.carrier,
  trackingNo: given.trackingNo,
  at,
  deliveredAt: null,
});

const agreedBySeller: Change<'confirm'> = (order, { act }) => ({
  terms: { ...order.terms, sellerAt: act.now },
});

const priced: Change<'price'> = (order, { given, act }) => {
  const seller = given.seller ?? order.seller;
  const next = { ...order, service: given.service, freight: given.freight, seller };
  const terms = nextTerms(next, order.terms.number + 1, act.now);
  return { service: given.service, freight: given.freight, seller, terms };
};

const received: Change<'receive'> = (order, { given, act }) => ({
  dock: {
    at: act.now,
    parcels: given.parcels,
    weightKg: given.weightKg,
    seals: given.seals,
    location: given.location,
    photos: given.photos,
  },
  inbound: order.inbound === null ? null : { ...order.inbound, deliveredAt: act.now },
  lines: order.lines.map((line) => ({
    ...line,
    received: given.lines.find(({ lineId }) => lineId === line.id)?.pieces ?? 0,
  })),
});

const reported: Change<'report'> = (order, { given }) => {
  const lots = order.lots.map((lot) => ({
    ...lot,
    verdict: given.verdicts.find(({ lotId }) => lotId === lot.id)?.verdict ?? lot.verdict,
  }));
  const verdictOf = (line: Line) =>
    worst(lots.filter((lot) => lot.lineId === line.id).map((lot) => lot.verdict));
  return {
    lots,
    lines: order.lines.map((line) => ({ ...line, verdict: verdictOf(line) })),
    acceptedBy: [],
  };
};

/** What each event changes besides state and version; a new event does not compile without. */
const changes: { readonly [E in OrderEvent]: Change<E> } = {
  confirm: agreedBySeller,
  decline: nothing,
  cancel: nothing,
  lapse: nothing,
  pay: nothing,
  ship: (order, { given, act }) => ({
    inbound: parcel(given, act.now),
    lines: order.lines.map((line) => ({
      ...line,
      shipped: given.lines.find(({ lineId }) => lineId === line.id)?.pieces ?? line.quantity,
    })),
  }),
  cancelLate: keptNone,
  receive: received,
  acknowledge: (order, { act }) => ({ acknowledgedBy: joined(order.acknowledgedBy, act) }),
  inspect: nothing,
  report: reported,
  accept: (order, { row, act }) => ({
    acceptedBy: joined(order.acceptedBy, act),
    ...(row.to === 'cleared' ? kept(order, keptInFull) : {}),
  }),
  reject: (_, { given }) => ({
    dispute: {
      reason: given.reason,
      lines: [...given.lines],
      decision: null,
      decidedReason: null,
    },
  }),
  presume: (order) => kept(order, keptInFull),
  doubt: () => ({ dispute: { reason: '', lines: [], decision: null, decidedReason: null } }),
  settle: (order, { given }) => ({
    ...decided(order, 'settle', given.reason),
    ...kept(order, keptInFull),
  }),
  settlePart: (order, { given }) => ({
    ...decided(order, 'settlePart', given.reason),
    ...kept(
      order,
      (line) => given.lines.find(({ lineId }) => lineId === line.id)?.acceptedQuantity ?? 0,
    ),
  }),
  retest: (order, { given }) => ({ ...decided(order, 'retest', given.reason), acceptedBy: [] }),
  turnBack: (order, { given }) => ({
    ...decided(order, 'turnBack', given.reason),
    ...keptNone(order),
  }),
  quarantine: (order, { given }) => ({
    ...decided(order, 'quarantine', given.reason),
    ...keptNone(order),
  }),
  dispatch: (_, { given, act }) => ({ outbound: parcel(given, act.now) }),
  deliver: ({ outbound }, { act }) => ({
    outbound: outbound === null ? null : { ...outbound, deliveredAt: act.now },
  }),
  authorise: (_, { act }) => ({ authorisedAt: act.now }),
  sendBack: (_, { given, act }) => ({ back: parcel(given, act.now) }),
  refund: nothing,
  take: nothing,
  price: priced,
  agree: (order, { act }) => ({ terms: { ...order.terms, buyerAt: act.now } }),
};

/** The order after an act took a row. The act was decided on and its givens were checked before. */
export function apply(order: Order, row: OrderRow, act: Act): Order {
  const change = changes[act.event] as Change<OrderEvent>;
  const given = givenTo(act.event, act) ?? {};
  return {
    ...order,
    ...change(order, { row, act, given: given as Given[OrderEvent] }),
    state: row.to,
    version: order.version + 1,
    since: row.to === row.from ? order.since : act.now,
  };
}
