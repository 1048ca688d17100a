import type { Verdict } from '#contract/orders/history-schemas.ts';
import { acceptAllLines } from './changes.ts';
import {
  atMost,
  goodsOf,
  missingAmount,
  noSettlement,
  refundedOf,
  testsNotMade,
  totalOf,
} from './money/money.ts';
import type { Line, Order } from './order.ts';
import { parcelWithLines } from './parcels/inbound.ts';
import { isConsumedWhole } from './pieces.ts';

/** An order as a split leaves it: what stays in dispute, and the child that goes on by itself. */
export interface SplitOrder {
  readonly rest: Order;
  /** Without an id: the store gives it one. */
  readonly child: Order;
  /** Cents of the escrow that go with the child. */
  readonly moved: bigint;
}

/** The event that opens a dispute, and the lines that the buyer named. */
export interface Opening {
  readonly event: string;
  readonly lines: readonly string[];
}

/** Verdicts of goods that the buyer may keep against nobody's will when it does not reject them. */
const keepable: Readonly<Record<'buyer' | 'silence', readonly (Verdict | null)[]>> = {
  buyer: ['pass', 'conditional', null],
  silence: ['pass', null],
};

/** Returns whether pieces were received for any of these lines, consumed ones included. */
const hasReceivedPieces = (order: Order, lines: readonly Line[]): boolean =>
  order.lots.some((lot) => lines.some(({ id }) => id === lot.lineId));

const hasGoods = (order: Order, lines: readonly Line[]): boolean =>
  order.lots.some((lot) => lot.onShelf > 0 && lines.some(({ id }) => id === lot.lineId));

/** Returns the part of an amount that falls to goods of a price, rounded down to the cent. */
const shareOf = (amount: bigint, part: bigint, all: bigint): bigint =>
  all === 0n ? 0n : (amount * part) / all;

/** Returns what was refunded before the split, in cents: tests not made and a closed short count. */
const refundedBefore = (order: Order): bigint =>
  testsNotMade(order) + ((order.dock?.shortClosedAt ?? null) === null ? 0n : missingAmount(order));

/** The part of an order that has some of its lines: their lots and packs, and the rest as it was. */
const partOf = (order: Order, lines: readonly Line[]): Order => {
  const has = ({ lineId }: { readonly lineId: string }) => lines.some(({ id }) => id === lineId);
  return {
    ...order,
    lines,
    lots: order.lots.filter(has),
    inbound: order.inbound && {
      ...order.inbound,
      parcels: order.inbound.parcels.map((parcel) => parcelWithLines(parcel, has)),
      earlier: order.inbound.earlier.map((parcel) => parcelWithLines(parcel, has)),
    },
    dock: order.dock && { ...order.dock, packs: (order.dock.packs ?? []).filter(has) },
  };
};

/**
 * Splits the lines that nobody disputes off an order whose dispute begins (domain section 6).
 * Freight and service are shared by the price of the goods, rounded down to the cent for the child;
 * a retest's fee by the number of lines; no freight goes with lines that tests consumed whole. Returns null where no line goes on, none would stay, more
 * went back than the lines explain, or the order is a part itself.
 */
export function splitOrder(order: Order, { event, lines }: Opening): SplitOrder | null {
  // A part that stood still and is confirmed anew stays whole: parts have no parts of their own.
  if (order.parent !== null) return null;
  // A settlement that was revoked gave money back for all lines: no part of it belongs to one of them.
  if (refundedOf(order) > refundedBefore(order)) return null;
  const verdicts = keepable[event === 'reject' ? 'buyer' : 'silence'];
  const goes = (line: Line) => verdicts.includes(line.verdict) && !lines.includes(line.id);
  const going = order.lines.filter(goes);
  const staying = order.lines.filter((line) => !goes(line));
  if (!hasReceivedPieces(order, going) || !hasGoods(order, staying)) return null;

  const part = goodsOf({ lines: going });
  const all = goodsOf(order);
  // A test that the seller asks for now is made of the lines that stay.
  const isRetested = event === 'contest';
  const retestFee = isRetested
    ? 0n
    : shareOf(order.retestFee, BigInt(going.length), BigInt(order.lines.length));
  const goingPart = partOf(order, going);
  const accepted = { ...goingPart, ...acceptAllLines(goingPart) };
  // Lines that tests consumed whole leave in no parcel: that of the others is paid by the others.
  const freight = isConsumedWhole(accepted) ? 0n : shareOf(order.freight, part, all);
  // Halves of both parts add up to those of the whole: the child's fee has no odd cent.
  const service =
    order.terms.serviceBy === 'half'
      ? 2n * shareOf(order.service / 2n, part, all)
      : shareOf(order.service, part, all);
  const first = { ...goingPart, freight, service, retestFee };
  const carried = atMost(refundedBefore(first), order.refunded + order.carried);
  const moved = totalOf(first) - carried;
  const rest: Order = {
    ...partOf(order, staying),
    freight: order.freight - freight,
    service: order.service - service,
    retestFee: order.retestFee - retestFee,
    held: order.held - moved,
    moved: order.moved + moved,
    carried: order.carried - carried,
    offer: order.offer && {
      ...order.offer,
      lines: order.offer.lines.filter(({ lineId }) => staying.some(({ id }) => id === lineId)),
    },
  };
  if (moved <= 0n || rest.held - rest.refunded <= 0n) return null;
  return { rest, child: childOf(order, { ...first, held: moved, carried }), moved };
}

/** The child as it begins: its lines are accepted, its goods are to be sent to the buyer. */
function childOf(parent: Order, part: Order): Order {
  const child: Order = {
    ...part,
    id: '',
    no: `${parent.no}-${parent.children.length + 1}`,
    state: 'cleared',
    version: 1,
    placedAt: parent.since,
    since: parent.since,
    source: null,
    parent: { id: parent.id, no: parent.no },
    children: [],
    moved: 0n,
    released: 0n,
    refunded: 0n,
    ...noSettlement,
    acceptedBy: [],
    acknowledgedBy: [],
    dispute: null,
    offer: null,
    outbound: null,
    back: null,
    authorisedAt: null,
    trace: null,
    contestedAt: null,
    statementAt: null,
    suspension: null,
  };
  return { ...child, ...acceptAllLines(child) };
}
