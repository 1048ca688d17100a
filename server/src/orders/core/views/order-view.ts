import type { HandlerOutput } from '#contract/call.ts';
import { unitPriceText, wire } from '#contract/money.ts';
import type { orderOne } from '#contract/orders/calls.ts';
import type { OrderFactsWire } from '#contract/orders/history-schemas.ts';
import type { LineReport, OrderLine } from '#contract/orders/line-schemas.ts';
import type { OrderActor, OrderEvent } from '#contract/orders/table.ts';
import type { Due } from '#contract/orders/view-schemas.ts';
import { daysOffOf, toWait } from '#server/kit/state-machine.ts';
import { isOtherDateCode } from '../dock.ts';
import { countDiffers, orderMachine } from '../machine.ts';
import { amountOf } from '../money/money.ts';
import { toOfferMoney } from '../money/settlement.ts';
import type { Line, Order, Side, Waiting } from '../order.ts';
import { tracedParcel } from '../parcels/inbound.ts';
import type { ReportStates } from '../suspension.ts';
import { freeCancellation } from '../terms.ts';
import { allowedFor, type Reader, readingOf, requestedLoss } from './allowed-events.ts';
import { eventMoneyView } from './event-money-view.ts';
import { lotsOnShelf } from './lots-view.ts';
import { toNegotiationView } from './negotiation-view.ts';
import { orderHead } from './order-head.ts';
import { inboundView, shipmentView } from './parcel-view.ts';
import { partsView } from './parts-view.ts';
import { toPartyView } from './party-view.ts';
import { sumsView } from './sums-view.ts';
import { suspensionView } from './suspension-view.ts';
import { warningView } from './warning-view.ts';

/** A row of history as the store keeps it. */
export interface Happening {
  readonly event: OrderEvent | 'place' | 'split';
  readonly by: OrderActor;
  readonly accountId: string | null;
  readonly at: Date;
  readonly from: Order['state'] | null;
  readonly to: Order['state'];
  readonly facts: OrderFactsWire;
}

/** The facts that a view needs besides the order. */
export interface Beside {
  readonly now: Date;
  readonly history: readonly Happening[];
  /** Reports by line. */
  readonly reports: ReadonlyMap<string, readonly LineReport[]>;
  /** The address at which the reader gets a stored file now. */
  readonly link: (url: string) => string;
  /** Reports that were revoked, and whether a decision on a stop waits for a second person. */
  readonly revoked: ReportStates['revoked'];
  readonly decisionRequested: boolean;
  /** The dock's address, and whether it is the demonstration's. */
  readonly dock: {
    readonly lines: readonly string[];
    /** When it takes parcels; empty where nobody said. */
    readonly hours: string;
    readonly isDemo: boolean;
  };
  /** Lines of the seller's address; none where it has not settled in. */
  readonly returnTo: readonly string[];
  /** Whether a second person is asked to declare the traced parcel lost. */
  readonly lossRequested: boolean;
  /** Whether the reading member of staff is the buyer or the seller. */
  readonly staffIsParty: boolean;
}

type View = HandlerOutput<typeof orderOne>;

/** Whom an order waits for, as a page shows it. */
export function dueOf(waiting: Waiting | null, now: Date): Due | null {
  if (waiting === null) return null;
  return {
    ...toWait(waiting, now),
    at: waiting.at?.toISOString() ?? null,
    daysOff: daysOffOf(waiting),
  };
}

/**
 * Whether the buyer of an agent order may not know yet that its supplier has an account: until the
 * supplier has confirmed, the buyer sees only the supplier that it named itself.
 */
const hidesSeller = (order: Order, reader: Reader, history: readonly Happening[]): boolean =>
  order.kind === 'agent' &&
  reader.me === 'buyer' &&
  order.parent === null &&
  !history.some((row) => row.by === 'seller');

/** Where a line's pieces are; null until the seller has sent them. */
function piecesOf(order: Order, line: Line): OrderLine['pieces'] {
  if (line.shipped === null) return null;
  const lots = order.lots.filter((lot) => lot.lineId === line.id);
  const all = (count: (lot: Order['lots'][number]) => number) =>
    lots.reduce((sum, lot) => sum + count(lot), 0);
  const received = line.received ?? 0;
  return {
    shipped: line.shipped,
    received,
    consumed: all((lot) => lot.consumed),
    dispatched: all((lot) => lot.dispatched),
    returned: all((lot) => lot.returned),
    quarantined: all((lot) => lot.quarantined),
    scrapped: all((lot) => lot.scrapped),
    // Until the bench has sorted them into lots, all pieces lie on the shelf as they came.
    onShelf: lots.length === 0 ? received : all((lot) => lot.onShelf),
  };
}

const lineView = (
  order: Order,
  line: Line,
  { reader, reports }: { readonly reader: Reader } & Pick<Beside, 'reports'>,
): View['lines'][number] => ({
  id: line.id,
  mpn: line.mpn,
  manufacturer: line.manufacturer,
  condition: line.condition,
  packaging: line.packaging,
  dateCode: line.dateCode,
  lotCode: line.lotCode,
  leadTime: line.leadTime,
  warrantyDays: line.warrantyDays,
  quantity: line.quantity,
  unitPrice: unitPriceText(line.unitPrice),
  amount: wire(amountOf(line)),
  verdict: line.verdict,
  acceptedQuantity: line.acceptedQuantity,
  refund: line.refund === null ? null : wire(line.refund),
  pieces: piecesOf(order, line),
  reports: [...(reports.get(line.id) ?? [])],
  lots: reader.me === 'staff' ? lotsOnShelf(order, line) : [],
});

/** An offer with the money of it, as the ledger would carry it out. */
function offerView(order: Order, reader: Reader): View['offer'] {
  const { offer } = order;
  return (
    offer && {
      by: offer.by,
      at: offer.at.toISOString(),
      reason: offer.reason,
      lines: offer.lines.map((line) => ({ ...line })),
      cut: wire(offer.cut),
      freightBy: offer.freightBy,
      testsBy: offer.testsBy,
      money: toOfferMoney(order, offer, reader.me === 'buyer' ? 'buyer' : 'other'),
    }
  );
}

function countView({ dock, acknowledgedBy, ...order }: Order): View['count'] {
  // Nothing is compared while parcels of the first shipment are expected.
  if (dock === null || dock.closedAt === null) return null;
  return {
    differs: countDiffers(order),
    acknowledgedBy: [...acknowledgedBy],
    restRequestedAt: dock.restRequestedAt?.toISOString() ?? null,
    recountedAt: dock.recountedAt?.toISOString() ?? null,
  };
}

const traceView = (order: Order, trace: Order['trace'], lossRequested: boolean): View['trace'] =>
  trace && {
    at: trace.at.toISOString(),
    way: trace.way,
    caseNo: trace.caseNo,
    note: trace.note,
    carrier: tracedParcel(order)?.carrier ?? '',
    trackingNo: tracedParcel(order)?.trackingNo ?? '',
    lossRequested,
  };

/** Where the seller's goods go and come back to; the buyer sends nothing. */
function addressesView(order: Order, reader: Reader, { dock, returnTo }: Beside) {
  if (reader.me === 'buyer') return { dockAddress: null, returnTo: null };
  return {
    dockAddress: {
      lines: [...dock.lines],
      hours: dock.hours,
      reference: order.no,
      isDemo: dock.isDemo,
    },
    returnTo: returnTo.length === 0 ? null : [...returnTo],
  };
}

const agreedSides = ({ terms }: Order): Side[] => [
  ...(terms.buyerAt === null ? [] : (['buyer'] as const)),
  ...(terms.sellerAt === null ? [] : (['seller'] as const)),
];

/** Terms are in force from the moment at which the second party agreed. */
function inForceAt({ terms: { buyerAt, sellerAt } }: Order): Date | null {
  if (buyerAt === null || sellerAt === null) return null;
  return buyerAt.getTime() > sellerAt.getTime() ? buyerAt : sellerAt;
}

function dockView({ dock, lines }: Order, { link }: Beside): View['dock'] {
  return (
    dock && {
      at: dock.at.toISOString(),
      parcels: dock.parcels,
      weightKg: dock.weightKg,
      seals: dock.seals,
      location: dock.location,
      photos: dock.photos.map(({ url, name }) => ({ url: link(url), name })),
      packageSeals: dock.packageSeals ?? null,
      packs: (dock.packs ?? []).map((pack) => {
        const line = lines.find(({ id }) => id === pack.lineId);
        return { ...pack, isOtherDateCode: line !== undefined && isOtherDateCode(line, pack) };
      }),
    }
  );
}

/**
 * An order as its reader may see it: the buyer never sees what Assay takes from the seller, the
 * seller never sees the buyer's address and account at the carrier.
 */
export function toOrderView(order: Order, reader: Reader, beside: Beside): View {
  const { now, history } = beside;
  const { terms, dispute } = order;
  const allowedEvents = allowedFor(order, reader, beside);
  return {
    ...orderHead(order),
    source: order.source,
    ...partsView(order),
    me: reader.me,
    buyer: toPartyView(order.buyer, reader),
    seller:
      order.seller === null || hidesSeller(order, reader, history)
        ? null
        : toPartyView(order.seller, reader),
    supplier: order.supplier,
    lines: order.lines.map((line) => lineView(order, line, { reader, reports: beside.reports })),
    inspection: order.inspection,
    shipTo: reader.me === 'seller' ? null : order.shipTo,
    sums: sumsView(order, reader.me),
    due: dueOf(orderMachine.waiting(order, now), now),
    allowedEvents,
    eventMoney: eventMoneyView(
      order,
      beside.staffIsParty ? allowedEvents : [...allowedEvents, requestedLoss],
      { ...readingOf(reader, now), me: reader.me },
    ),
    staffIsParty: beside.staffIsParty,
    acceptedBy: [...order.acceptedBy],
    count: countView(order),
    offer: offerView(order, reader),
    warning: warningView(order, now),
    ...suspensionView(order, beside.staffIsParty ? { me: reader.me } : reader, beside),
    trace: traceView(order, order.trace, beside.lossRequested),
    ...addressesView(order, reader, beside),
    dispute: dispute && {
      reason: dispute.reason,
      lines: [...dispute.lines],
      decision: dispute.decision,
      decidedReason: dispute.decidedReason,
      ...toNegotiationView(order, now),
    },
    inbound: inboundView(order.inbound, reader.accountId),
    outbound: shipmentView(order.outbound),
    back: shipmentView(order.back),
    dock: dockView(order, beside),
    returnAuthorised: order.authorisedAt !== null,
    terms: {
      number: terms.number,
      hash: terms.hash,
      at: terms.at.toISOString(),
      agreedBy: agreedSides(order),
      inForceAt: inForceAt(order)?.toISOString() ?? null,
      testsOnPass: terms.testsOnPass,
      testsOnFail: terms.testsOnFail,
      service: wire(order.service),
      serviceBy: terms.serviceBy,
      freeCancellation: terms.form === 1 ? [] : freeCancellation(order.kind),
    },
    history: history.map((row) => ({
      event: row.event,
      by: row.by,
      you: row.accountId !== null && row.accountId === reader.accountId,
      at: row.at.toISOString(),
      from: row.from,
      to: row.to,
      facts: row.facts,
    })),
  };
}
