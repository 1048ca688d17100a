import { moneyPlace } from '#contract/orders/money/money-place.ts';
import type { BuyerShare, OrderActor, OrderEvent, OrderRow } from '#contract/orders/table.ts';
import { acceptAllLines, acceptNoLines, acceptStatedPieces, settlementOf } from '../changes.ts';
import { orderMachine } from '../machine.ts';
import { isReplacement, type Order, type Side } from '../order.ts';
import type { OrderPayloads } from '../payload.ts';
import { isConsumedWhole } from '../pieces.ts';
import { splitOrder } from '../split.ts';
import { afterSteps, coverOf, type MoneyStep, stepsOf } from '../steps.ts';
import { violationOf } from '../validate.ts';
import { type Fee, feesOf } from './ending-money.ts';
import { withoutEmptyParcel } from './settlement.ts';

/** Events that move money, or decide what is moved by those that follow; one with figures is previewed. */
const moneyEvents = [
  'cancelLate',
  'closeShort',
  'accept',
  'acceptReturn',
  'acceptOffer',
  'settle',
  'orderReturn',
  'quarantine',
  'dispatch',
  'complete',
  'authorise',
  'sendBack',
  'refund',
  'confirmReceipt',
  'declareLost',
] as const satisfies readonly OrderEvent[];
export type MoneyEvent = (typeof moneyEvents)[number];

/** The money that leaves escrow by an event and by those that follow from it, in cents. */
export interface EventMoney {
  readonly toSeller: bigint;
  readonly fees: readonly Fee[];
  readonly refundNow: bigint;
  readonly refundLater: bigint;
  readonly insurance: { readonly to: Side; readonly minor: bigint } | null;
}

type Stated = OrderPayloads['settlePart']['lines'];

const acceptedBy: Readonly<Record<BuyerShare, (order: Order, stated: Stated) => Partial<Order>>> = {
  all: acceptAllLines,
  none: acceptNoLines,
  stated: (order, lines) => acceptStatedPieces(order, { lines }),
  offered: (order) => acceptStatedPieces(order, { lines: order.offer?.lines ?? [] }),
};

/** Returns an order as a row leaves it, but for what its money does. */
function decidedBy(order: Order, row: OrderRow, stated: Stated): Order {
  const settled = row.event === 'acceptOffer' ? settlementOf(order) : {};
  const moved: Order = { ...order, ...settled, state: row.to };
  return 'accepted' in row ? { ...moved, ...acceptedBy[row.accepted](moved, stated) } : moved;
}

/** An order as its last event leaves it, with the ledger's steps of that event. */
interface Ended {
  readonly order: Order;
  readonly steps: readonly MoneyStep[];
}

/** Returns the steps by which the escrow of an order is resolved if nothing more is decided. */
function endOf(order: Order): Ended {
  const none = { order, steps: [] };
  if (order.lines.some(({ acceptedQuantity }) => acceptedQuantity === null)) return none;
  const place = moneyPlace(order.kind, order.state);
  if (place === 'refunding') return { order, steps: stepsOf('refund', order) };
  if (place !== 'held') return none;
  if (isReplacement(order) && isConsumedWhole(order)) {
    return { order, steps: stepsOf('refund', order) };
  }
  const ended = withoutEmptyParcel(order);
  return { order: ended, steps: stepsOf('release', ended) };
}

const refundIn = (steps: readonly MoneyStep[]): bigint =>
  steps.reduce((sum, step) => (step.what === 'refund' ? sum + step.minor : sum), 0n);

/** Returns the money of an order that a row leaves so, with the steps of the row itself. */
function moneyOf(decided: Ended): Omit<EventMoney, 'insurance'> {
  const end = endOf(afterSteps(decided.order, decided.steps));
  const releases = [decided, end].flatMap(({ order, steps }) =>
    steps.flatMap((step) => (step.what === 'release' ? [{ order, step }] : [])),
  );
  return {
    toSeller: releases.reduce((sum, { step }) => sum + step.toSeller, 0n),
    fees: releases.flatMap(({ order, step }) => feesOf(order, step)),
    refundNow: refundIn(decided.steps),
    refundLater: refundIn(end.steps),
  };
}

function moneyOfRow(order: Order, row: OrderRow, stated: Stated = []): EventMoney {
  const decided = decidedBy(order, row, stated);
  const steps = 'money' in row ? stepsOf(row.money, decided) : [];
  return {
    ...moneyOf({ order: decided, steps }),
    insurance: 'cover' in row ? { to: row.cover, minor: coverOf[row.cover](decided) } : null,
  };
}

export interface Reading {
  readonly actor: readonly OrderActor[];
  readonly accountId: string | null;
  readonly now: Date;
}

/** The row that an event takes; the first confirmation of a result has the money of the second. */
function rowOf(order: Order, event: OrderEvent, reading: Reading): OrderRow | null {
  const { row } = orderMachine.decide(order, { event, ...reading, payload: null });
  if (row === undefined || event !== 'accept') return row ?? null;
  return orderMachine.rows(order, event).find((one) => 'accepted' in one) ?? null;
}

/**
 * Returns the money of an event that needs no figures, as the ledger carries it out: in its own
 * transaction and, if nothing else is decided, until escrow is resolved. Null where it may not be taken.
 */
export function moneyOfEvent(order: Order, event: MoneyEvent, reading: Reading): EventMoney | null {
  const row = rowOf(order, event, reading);
  return row === null ? null : moneyOfRow(order, row);
}

/** Returns whether an event has money that a reader may know before it is taken. */
export const isMoneyEvent = (event: OrderEvent): event is MoneyEvent =>
  (moneyEvents as readonly OrderEvent[]).includes(event);

/** Returns the money of a part that support would accept; null where it may not. */
export function moneyOfPart(order: Order, lines: Stated, reading: Reading): EventMoney | null {
  const payload: OrderPayloads['settlePart'] = { reason: '', lines };
  const decision = orderMachine.decide(order, { event: 'settlePart', ...reading, payload });
  if (decision.row === undefined) return null;
  const { row, actor } = decision;
  const attempt = { ...reading, event: row.event, actor, payload };
  return violationOf(order, attempt) === null ? moneyOfRow(order, row, lines) : null;
}

/** Returns the money of an order of which as many pieces arrive and pass as its seller ships. */
export function moneyOfShipment(order: Order, lines: OrderPayloads['ship']['lines']): EventMoney {
  const piecesOf = (id: string, all: number): number =>
    lines.find(({ lineId }) => lineId === id)?.pieces ?? all;
  const arrived: Order = {
    ...order,
    state: 'cleared',
    lines: order.lines.map((line) => {
      const received = piecesOf(line.id, line.quantity);
      // Nothing is tested of a line that does not come: its report gives back the price of its tests.
      return { ...line, received, ...(received === 0 && { testsNotMade: order.testsEach }) };
    }),
  };
  const cleared = { ...arrived, ...acceptAllLines(arrived) };
  return { ...moneyOf({ order: cleared, steps: [] }), insurance: null };
}

/** Returns the lines that go on by themselves where the buyer rejects others, and their money. */
export function moneyGoingOn(
  order: Order,
  rejected: readonly string[],
): { readonly lines: readonly string[]; readonly money: EventMoney } | null {
  const split = splitOrder(order, { event: 'reject', lines: rejected });
  return (
    split && {
      lines: split.child.lines.map(({ id }) => id),
      money: { ...moneyOf({ order: split.child, steps: [] }), insurance: null },
    }
  );
}
