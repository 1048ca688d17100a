import type { OrderMoney, OrderRow } from '#contract/orders/table.ts';
import { type ModelEvent, type ModelOrder, noCorrections, type Side } from './model.ts';
import { notKept, retestable } from './model-guards.ts';
import { addReported } from './model-lots.ts';
import {
  missingOf,
  mostKept,
  notMadeOf,
  payoutOf,
  retestFeeOf,
  testsRetained,
  totalOf,
} from './model-money.ts';
import {
  besides,
  changeBox,
  changeExpected,
  correctedDelivery,
  correctedSent,
  dispatched,
  expectedBoxes,
  newInbound,
  otherLabel,
  recountedPlace,
  sentParcel,
} from './model-parcel.ts';
import { splitModel } from './model-split.ts';
import { suspensionChanges } from './model-suspension.ts';

/** Money that an event moved besides the order's escrow, by the names of people. */
export interface Paid {
  readonly to: string;
  readonly minor: bigint;
}

const sideOf = ({ as }: ModelEvent): Side => (as === 'seller' ? 'seller' : 'buyer');

/** Adds a parcel to what came before it: the walk receives them in the order in which they were sent. */
function addParcel(order: ModelOrder, { now, person, pieces }: ModelEvent): void {
  const { dock } = order;
  order.trace = null;
  order.dock = {
    at: now,
    restRequestedAt: null,
    closedAt: dock?.closedAt ?? null,
    recountedAt: null,
    closed: false,
  };
  const counts = order.lines.map((_, index) => pieces?.[index] ?? 0);
  changeExpected(order, { state: 'received', counts, by: person });
  for (const [index, line] of order.lines.entries()) {
    line.received = (line.received ?? 0) + (pieces?.[index] ?? 0);
  }
}

/** How each event changes an order besides its state; most change nothing else. */
const changes: Partial<Record<OrderRow['event'], (order: ModelOrder, event: ModelEvent) => void>> =
  {
    ...suspensionChanges,
    price: (order, { now, service = 0n, freight = 0n, termsHash = '', ...by }) => {
      const { testsOnPass = order.testsOnPass, testsOnFail = order.testsOnFail } = by;
      const { serviceBy = order.serviceBy } = by;
      Object.assign(order, { termsAt: now, service, freight, termsHash, buyerAgreedAt: null });
      Object.assign(order, { testsOnPass, testsOnFail, serviceBy });
    },
    acceptTerms: (order, { now }) => {
      order.buyerAgreedAt = now;
    },
    ship: (order, { pieces, now }) => {
      order.inbound = newInbound(order, now);
      for (const [index, line] of order.lines.entries()) {
        line.shipped = pieces?.[index] || line.quantity;
      }
    },
    receiveParcel: addParcel,
    receive: (order, event) => {
      addParcel(order, event);
      order.acknowledgedBy = [];
      if (order.dock !== null) order.dock.closedAt = event.now;
      while (expectedBoxes(order) > 0) changeExpected(order, { state: 'abandoned' });
    },
    recount: (order, { person, pieces, place, now }) => {
      order.acknowledgedBy = [];
      if (order.dock !== null) order.dock.recountedAt = now;
      const counts = order.lines.map((_, index) => pieces?.[index] ?? 0);
      for (const [index, line] of order.lines.entries()) {
        line.received = besides(order, place, index) + (counts[index] ?? 0);
      }
      changeBox(order, recountedPlace(order, place), { counts, by: person });
    },
    acknowledge: (order, event) => {
      order.acknowledgedBy.push(sideOf(event));
    },
    requestRest: ({ dock }, { now }) => {
      if (dock !== null) dock.restRequestedAt = now;
    },
    shipRest: (order, { pieces, now }) => {
      order.inbound = newInbound(order, now);
      for (const [index, line] of order.lines.entries()) {
        line.shipped = (line.received ?? 0) + (pieces?.[index] ?? 0);
      }
    },
    closeShort: (order) => {
      order.acknowledgedBy.push('buyer');
      if (order.dock !== null) Object.assign(order.dock, { restRequestedAt: null, closed: true });
    },
    trace: (order, { now }) => {
      order.trace = now;
    },
    endTrace: (order) => {
      order.trace = null;
    },
    abandonRest: (order, { now }) => {
      order.trace = null;
      changeExpected(order, { state: 'abandoned' });
      if (expectedBoxes(order) > 0) return;
      // The count begins now. What the seller declared of its first shipment stands.
      const isFirst = order.dock?.closedAt === null;
      order.acknowledgedBy = [];
      if (order.dock !== null) {
        Object.assign(order.dock, { closedAt: now, recountedAt: null, restRequestedAt: null });
      }
      if (isFirst) return;
      for (const line of order.lines) line.shipped = line.received;
    },
    shipAgain: (order) => {
      order.trace = null;
      order.inbound = null;
      for (const line of order.lines) line.shipped = null;
    },
    report: (order, { verdicts = [], consumed = [], reported = [] }) => {
      order.acceptedBy = [];
      for (const line of order.lines) addReported(line, reported, order.testsEach);
      order.retestFee = retestFeeOf(order);
      for (const [index, line] of order.lines.entries()) {
        line.verdict = verdicts[index] ?? line.verdict;
        line.consumed = consumed[index] ?? line.consumed;
      }
    },
    accept: (order, event) => {
      order.acceptedBy.push(sideOf(event));
    },
    contest: (order) => {
      Object.assign(order, { contested: true, offer: null, acceptedBy: [] });
      // Tests of a retest that its parent's seller asked for say nothing on this one.
      for (const line of order.lines) line.sellerLots = new Map();
      order.earlierRetestFee = order.retestFee;
      order.retestFee += order.testsEach * BigInt(retestable(order));
    },
    offer: (order, event) => {
      const { now: at, pieces = [], cut = 0n, freightBy = 'buyer', testsBy = 'terms' } = event;
      order.offer = { by: sideOf(event), at, accepted: pieces, cut, freightBy, testsBy };
    },
    withdrawOffer: (order) => {
      order.offer = null;
    },
    requestRuling: (order, event) => {
      order.rulingRequestedBy.push(sideOf(event));
      if (order.rulingRequestedBy.length === 2) order.rulingRequestedAt = event.now;
    },
    acceptOffer: (order) => {
      const { cut = 0n, freightBy = 'buyer', testsBy = 'terms' } = order.offer ?? {};
      Object.assign(order, { cut, freightBy, testsBy });
    },
    dispatch: (order, { now }) => {
      order.outbound = { sentAt: now, ...dispatched, deliveredAt: null };
    },
    confirmReceipt: (order) => {
      order.trace = null;
    },
    // No parcel leaves: its freight is nobody's.
    complete: (order) => {
      order.freightBy = 'assay';
    },
    correctShipment: (order, { now, parcel }) => {
      if (order.outbound === null || parcel === undefined) return;
      const { carrier, trackingNo } = parcel;
      const deliveredAt = correctedDelivery(order.outbound, parcel, now);
      order.outbound = { ...order.outbound, carrier, trackingNo, deliveredAt };
      if (deliveredAt !== null) order.trace = null;
    },
    correctInbound: (order, { now, parcel }) => {
      const corrected = correctedSent(order.inbound, parcel, now);
      order.inbound = order.inbound && corrected && { ...order.inbound, ...corrected };
    },
    correctReturn: (order, { now, parcel }) => {
      order.back = correctedSent(order.back, parcel, now);
    },
    updateTracking: (order) => {
      order.inbound = order.inbound && { ...order.inbound, ...otherLabel(order.inbound) };
    },
    sendBackRest: (order, { now }) => {
      order.back = { sentAt: now, ...sentParcel };
    },
    sendBack: (order, { now }) => {
      order.back = { sentAt: now, ...sentParcel };
    },
    deliver: (order, { now }) => {
      order.trace = null;
      if (order.outbound !== null) order.outbound = { ...order.outbound, deliveredAt: now };
    },
    authorise: (order, { now }) => {
      order.authorisedAt = now;
    },
  };

function decideLines(order: ModelOrder, row: OrderRow, { pieces }: ModelEvent): void {
  if (!('accepted' in row)) return;
  const kept = (index: number): number => {
    const line = order.lines[index];
    if (line === undefined || row.accepted === 'none') return 0;
    if (row.accepted === 'all') return mostKept(line);
    return (row.accepted === 'offered' ? order.offer?.accepted : pieces)?.[index] ?? 0;
  };
  for (const [index, line] of order.lines.entries()) line.accepted = kept(index);
  if (row.accepted === 'offered' || row.from === 'disputed') order.offer = null;
}

const refundTo = (order: ModelOrder, whole: bigint): void => {
  if (whole > order.refunded + order.carried) order.refunded = whole - order.carried;
};

/** Moves the money of a row within the order's escrow; returns what the seller gets of it. */
const moves: Record<OrderMoney, (order: ModelOrder) => bigint> = {
  hold: (order) => {
    order.held = totalOf(order);
    return 0n;
  },
  refundPart: (order) => {
    refundTo(order, payoutOf(order).refund);
    return 0n;
  },
  refundTests: (order) => {
    refundTo(order, notMadeOf(order) + (order.dock?.closed ? missingOf(order) : 0n));
    return 0n;
  },
  refundMissing: (order) => {
    refundTo(order, missingOf(order));
    return 0n;
  },
  release: (order) => {
    const { seller, refund } = payoutOf(order);
    refundTo(order, refund);
    order.released = order.held - order.refunded;
    return seller;
  },
  refund: (order) => {
    const tests = testsRetained(order);
    order.released += tests;
    order.refunded = order.held - tests;
    return 0n;
  },
};

function moveGoods(order: ModelOrder, row: OrderRow): void {
  if (!('goods' in row) || row.goods === 'sort') return;
  const rest = notKept(order);
  for (const [index, line] of order.lines.entries()) {
    const left = (line.received ?? 0) - line.consumed - line.gone;
    line.gone += row.goods === 'returnRest' ? (rest[index] ?? 0) : left;
  }
}

/** A request about the first parcel stands as long as nothing happens to that parcel. */
function openCorrection(
  { inbound, corrections }: ModelOrder,
  { event, from, to }: OrderRow,
  before: ModelOrder['inbound'],
): ModelOrder['corrections']['inbound'] {
  const isUntouched =
    from === 'inbound' &&
    to === 'inbound' &&
    event !== 'correctInbound' &&
    inbound?.boxes[0]?.state === 'expected' &&
    inbound.trackingNo === before?.trackingNo &&
    inbound.carrier === before.carrier;
  return isUntouched ? corrections.inbound : null;
}

/** Takes a row on the model; returns what people were paid by it. */
export function apply(order: ModelOrder, row: OrderRow, event: ModelEvent): Paid[] {
  const isLost = row.event === 'declareLost';
  const { inbound } = order;
  changes[row.event]?.(order, event);
  splitModel(order, row, event);
  decideLines(order, row, event);
  const before = { held: order.held, refunded: order.refunded };
  const toSeller = 'money' in row ? moves[row.money](order) : 0n;
  moveGoods(order, row);
  const paid: Paid[] = [
    { to: order.buyer, minor: order.refunded - before.refunded - (order.held - before.held) },
    { to: order.seller, minor: toSeller },
  ];
  if (isLost && 'cover' in row) {
    paid.push(
      row.cover === 'buyer'
        ? { to: order.buyer, minor: totalOf(order) - order.refunded - order.carried }
        : { to: order.seller, minor: payoutOf(order).seller },
    );
  }
  order.version += 1;
  if (row.to !== row.from) {
    order.since = event.now;
    Object.assign(order, { rulingRequestedBy: [], rulingRequestedAt: null });
    order.wroteAt = { buyer: null, seller: null };
  }
  if (event.as === 'buyer' || event.as === 'seller') {
    order.wroteAt = { ...order.wroteAt, [event.as]: order.wroteAt[event.as] ?? event.now };
  }
  order.state = row.to;
  // Requests to a second person are about the order as it was.
  order.loss = null;
  order.corrections = { ...noCorrections(), inbound: openCorrection(order, row, inbound) };
  order.savedAt = event.now;
  order.sweptAt = [];
  order.dueSeenAt = null;
  return paid.filter(({ minor }) => minor !== 0n);
}
