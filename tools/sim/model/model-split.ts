import type { OrderRow } from '#contract/orders/table.ts';
import { type ModelEvent, type ModelLine, type ModelOrder, noCorrections } from './model.ts';
import { isConsumed, missingOf, mostKept, notMadeOf, totalOf } from './model-money.ts';

type Cause = Pick<ModelEvent, 'event' | 'as'>;

/** Returns what the walk's buyers reject: the first line of which something came. */
export const rejectedLine = ({ lines }: ModelOrder): ModelLine | undefined =>
  lines.find(({ received }) => (received ?? 0) > 0) ?? lines[0];

const isNamed = (order: ModelOrder, line: ModelLine, { event }: Cause): boolean =>
  event === 'reject' && line === rejectedLine(order);

/** Lines that nobody disputes: the buyer keeps what it does not reject, silence what passed. */
const goesOn = (order: ModelOrder, line: ModelLine, cause: Cause): boolean => {
  if (isNamed(order, line, cause)) return false;
  if (line.verdict === null || line.verdict === 'pass') return true;
  return cause.event === 'reject' && line.verdict === 'conditional';
};

const hasGoods = (lines: readonly ModelLine[]): boolean =>
  lines.some(({ received, consumed, gone }) => (received ?? 0) - consumed - gone > 0);

/** Undisputed lines accept the pieces that tests consumed: those need no parcel to go on. */
const hasReceivedPieces = (lines: readonly ModelLine[]): boolean =>
  lines.some(({ received }) => (received ?? 0) > 0);

const goodsOf = (lines: readonly ModelLine[]): bigint =>
  lines.reduce((sum, line) => sum + (line.unitPrice * BigInt(line.quantity) + 500n) / 1000n, 0n);

/** Returns what went back for lines by themselves: tests that were not made, a count that was closed. */
const backOf = (order: ModelOrder): bigint =>
  notMadeOf(order) + (order.dock?.closed ? missingOf(order) : 0n);

/** Returns which lines stay in dispute; null where the order is not split (domain section 6). */
export function linesInDispute(order: ModelOrder, cause: Cause): readonly ModelLine[] | null {
  if (order.isPart || order.refunded + order.carried > backOf(order)) return null;
  const going = order.lines.filter((line) => goesOn(order, line, cause));
  const staying = order.lines.filter((line) => !goesOn(order, line, cause));
  return hasReceivedPieces(going) && hasGoods(staying) ? staying : null;
}

/** Returns the part of an order that an offer settles: its lines, with their share of the rest. */
export function partInDispute(
  order: ModelOrder,
  lines: readonly ModelLine[],
  cause: Cause,
): ModelOrder {
  if (lines.length === order.lines.length) return order;
  const copy = { ...order, lines: order.lines.map((line) => ({ ...line })) };
  splitLines(copy, cause, order.since);
  return copy;
}

/** Splits the undisputed lines off the model, as the row says that was taken. */
export function splitModel(order: ModelOrder, row: OrderRow, { now }: ModelEvent): void {
  if ('splits' in row) splitLines(order, { event: row.event, as: row.by[0] }, now);
}

function splitLines(order: ModelOrder, cause: Cause, now: Date): void {
  const staying = linesInDispute(order, cause);
  if (staying === null) return;
  const going = order.lines.filter((line) => !staying.includes(line));
  const share = (amount: bigint): bigint => (amount * goodsOf(going)) / goodsOf(order.lines);
  const child: ModelOrder = {
    ...order,
    id: '',
    state: 'cleared',
    version: 1,
    since: now,
    lines: going,
    // A parcel that leaves for other lines alone is paid by those.
    freight: isConsumed(going.map((line) => ({ ...line, accepted: null })))
      ? 0n
      : share(order.freight),
    // Neither part of a halved fee has an odd cent that the whole does not have.
    service: order.serviceBy === 'half' ? share(order.service / 2n) * 2n : share(order.service),
    retestFee:
      cause.event === 'contest'
        ? 0n
        : (order.retestFee * BigInt(going.length)) / BigInt(order.lines.length),
    refunded: 0n,
    released: 0n,
    acceptedBy: [],
    acknowledgedBy: [],
    offer: null,
    cut: 0n,
    freightBy: 'buyer',
    testsBy: 'terms',
    contested: false,
    suspension: null,
    trace: null,
    outbound: null,
    back: null,
    authorisedAt: null,
    loss: null,
    corrections: noCorrections(),
    savedAt: now,
    sweptAt: [],
    suspects: new Map(),
    dueSeenAt: null,
    isPart: true,
    splitOff: [],
  };
  for (const line of going) {
    line.accepted = mostKept(line);
    line.sellerLots = new Map();
  }
  const back = backOf(child);
  const most = order.refunded + order.carried;
  child.carried = back < most ? back : most;
  child.held = totalOf(child) - child.carried;
  const { offer } = order;
  Object.assign(order, {
    offer: offer && {
      ...offer,
      accepted: offer.accepted.filter((_, index) => staying.some((l) => l === order.lines[index])),
    },
    lines: [...staying],
    freight: order.freight - child.freight,
    service: order.service - child.service,
    retestFee: order.retestFee - child.retestFee,
    held: order.held - child.held,
    carried: order.carried - child.carried,
    splitOff: [...order.splitOff, child],
  });
}
