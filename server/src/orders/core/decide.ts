import {
  type OrderActor,
  type OrderEvent,
  type OrderGuard,
  type OrderRow,
  orderTable,
  orderWaits,
} from '#contract/orders/table.ts';
import { endOf } from '#server/kit/working-days.ts';
import { countDiffers, countSettledAt, momentOf } from './due.ts';
import { type Act, givenTo } from './given.ts';
import type { Order, Side } from './order.ts';

type Guard = (order: Order, act: Act) => boolean;

const sideOfAct = (act: Act): Side | null =>
  act.as === 'buyer' || act.as === 'seller' ? act.as : null;

const everyLinePasses: Guard = ({ lines }) => lines.every((line) => line.verdict === 'pass');

/** A part is kept where some pieces are and some that came or were ordered are not. */
const partAccepted: Guard = (order, act) => {
  const given = givenTo('settlePart', act);
  if (given === null) return true;
  const kept = order.lines.map(
    (line) => given.lines.find(({ lineId }) => lineId === line.id)?.acceptedQuantity ?? 0,
  );
  return (
    kept.some((pieces) => pieces > 0) &&
    order.lines.some((line, at) => (kept[at] ?? 0) < line.quantity)
  );
};

/** The end of the time in which the seller has to ship, as the table's wait says. */
const shipmentDue = ({ since }: Order): Date => endOf(orderWaits.paid?.within ?? '5wd', since);

/** A guard that the table names and that is missing here does not compile. */
const guards: Record<OrderGuard, Guard> = {
  shipmentLate: (order, act) => act.now.getTime() >= shipmentDue(order).getTime(),
  countDiffers: (order, act) =>
    countDiffers(order) && order.acknowledgedBy.every((side) => side !== act.as),
  countSettled: (order, act) =>
    !countDiffers(order) ||
    order.acknowledgedBy.length === 2 ||
    act.now.getTime() >= countSettledAt(order).getTime(),
  everyLotReported: (order, act) => {
    const given = givenTo('report', act);
    if (given === null) return true;
    const reported = new Set(given.verdicts.map(({ lotId }) => lotId));
    return order.lots.length > 0 && order.lots.every((lot) => reported.has(lot.id));
  },
  otherPending: (order) => order.acceptedBy.length === 0,
  otherAccepted: (order, act) => {
    const side = sideOfAct(act);
    return order.acceptedBy.length > 0 && side !== null && !order.acceptedBy.includes(side);
  },
  verdictPass: everyLinePasses,
  verdictNotPass: (order, act) => !everyLinePasses(order, act),
  partAccepted,
  nothingShipped: (order) => order.inbound === null,
  termsOpen: (order) => order.terms.buyerAt === null,
  termsAgreed: (order) => order.terms.buyerAt !== null,
  delivered: (order) => order.outbound?.deliveredAt != null,
  notDelivered: (order) => order.outbound !== null && order.outbound.deliveredAt === null,
  notAuthorised: (order) => order.authorisedAt === null,
  returnAuthorised: (order) => order.authorisedAt !== null,
};

/** The row that an act takes, or what stands against it. */
export type Decision =
  | { readonly row: OrderRow; readonly refused?: never }
  | { readonly refused: 'wrongState' | 'notYourMove'; readonly row?: never }
  /** `due` stands against a row of the clock before its moment. */
  | { readonly refused: 'guard'; readonly guard: OrderGuard | 'due'; readonly row?: never };

/** The rows by which an event leaves the order's present state, whoever may take them. */
export const rowsOf = (order: Order, event?: OrderEvent): OrderRow[] =>
  (orderTable[order.kind] as readonly OrderRow[]).filter(
    (row) => row.from === order.state && (event === undefined || row.event === event),
  );

const mayTake = (row: OrderRow, actor: OrderActor): boolean =>
  (row.by as readonly OrderActor[]).includes(actor);

/**
 * Finds the row that an act takes: the first whose guard holds. Where none does, the guard named
 * is that of the last row, which is the one that moves the order on. Pure: no clock, no database.
 */
export function decide(order: Order, act: Act): Decision {
  const leaving = rowsOf(order, act.event);
  if (leaving.length === 0) return { refused: 'wrongState' };
  const mine = leaving.filter((row) => mayTake(row, act.as));
  if (mine.length === 0) return { refused: 'notYourMove' };
  let stands: OrderGuard | 'due' = 'due';
  for (const row of mine) {
    if ('when' in row && !guards[row.when](order, act)) stands = row.when;
    else if (act.as === 'clock' && !momentHasCome(row, order, act.now)) stands = 'due';
    else return { row };
  }
  return { refused: 'guard', guard: stands };
}

function momentHasCome(row: OrderRow, order: Order, now: Date): boolean {
  const moment = momentOf(row, order);
  return moment !== null && moment.getTime() <= now.getTime();
}

/** The event that the clock must take now; null where none is due. */
export function dueEvent(order: Order, now: Date): OrderEvent | null {
  const events = new Set(rowsOf(order).map((row) => row.event));
  for (const event of events) {
    if (decide(order, { event, as: 'clock', now, given: null }).row !== undefined) return event;
  }
  return null;
}

/**
 * The earliest moment at which the clock will have to act on an order as it stands; null where it
 * never has to. Rows whose guard stands against them do not count.
 */
export function nextClock(order: Order): Date | null {
  const moments = rowsOf(order)
    .filter((row) => !('when' in row) || guards[row.when](order, asked(row, order.since)))
    .map((row) => momentOf(row, order))
    .filter((moment) => moment !== null)
    .map((moment) => moment.getTime());
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}

const asked = (row: OrderRow, now: Date): Act => ({
  event: row.event,
  as: 'clock',
  now,
  given: null,
});
